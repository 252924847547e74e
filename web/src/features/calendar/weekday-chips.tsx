import '@mantine/core/styles/Chip.css';
import { type Weekday, weekdays } from '@atrium/contract/recurrence-rule';
import { Chip, Group } from '@mantine/core';
import { useFormat } from '../../ui/format.ts';
import { weekFrom } from './calendar-days.ts';

interface WeekdayChipsProps {
  label: string;
  /** With which day weeks begin; Sunday is 0. */
  weekStart: number;
  value: readonly string[];
  /** Never with none. */
  onChange: (chosen: Weekday[]) => void;
}

/** A week fits in a line. */
const chip = { label: { paddingInline: 10 }, iconWrapper: { display: 'none' } } as const;

/** Days of a week to choose some of, from the one with which weeks begin. */
export function WeekdayChips({ label, weekStart, value, onChange }: WeekdayChipsProps) {
  const format = useFormat();
  const named = weekdays.map((weekday, index) => ({ weekday, name: format.weekday(index, 'short') }));
  const choose = (chosen: string[]) => {
    const known = weekdays.filter((weekday) => chosen.includes(weekday));
    if (known.length > 0) onChange(known);
  };
  return (
    <Chip.Group multiple value={[...value]} onChange={choose}>
      <Group gap={4} role="group" aria-label={label}>
        {weekFrom(weekStart, named).map(({ weekday, name }) => (
          <Chip key={weekday} value={weekday} size="xs" styles={chip}>
            {name}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}
