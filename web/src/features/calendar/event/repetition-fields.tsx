import '@mantine/core/styles/Chip.css';
import { frequencies } from '@atrium/contract/recurrence-rule';
import { Chip, Group, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { firstDayOfWeek } from '../../../ui/first-day-of-week.ts';
import { useFormat } from '../../../ui/format.ts';
import { CountField } from '../../../ui/forms/count-field.tsx';
import classes from './event-panel.module.css';
import { type Repetition, weekdays, weekFrom } from './recurrence-form.ts';

interface RepetitionFieldsProps {
  value: Repetition;
  onChange: (patch: Partial<Repetition>) => void;
}

/** A week fits in a line. */
const chip = { label: { paddingInline: 10 }, iconWrapper: { display: 'none' } } as const;

const inMonth: readonly Repetition['inMonth'][] = ['day', 'nth', 'last'];

/** Every so many days, weeks, months or years, and on which of their days. */
export function RepetitionFields({ value, onChange }: RepetitionFieldsProps) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const named = weekdays.map((weekday, index) => ({ weekday, name: format.weekday(index, 'short') }));
  return (
    <>
      <div className={classes.times}>
        <CountField
          label={t('calendar.repeat.interval')}
          max={999}
          value={value.interval}
          onChange={(interval) => onChange({ interval })}
        />
        <Select
          label={t('calendar.repeat.unit')}
          allowDeselect={false}
          data={frequencies.map((name) => ({
            value: name,
            label: t(`calendar.repeat.units.${name}`, { count: value.interval }),
          }))}
          value={value.frequency}
          onChange={(name) => onChange({ frequency: frequencies.find((known) => known === name) ?? 'WEEKLY' })}
        />
      </div>
      {value.frequency === 'WEEKLY' && (
        <Chip.Group
          multiple
          value={[...value.weekdays]}
          onChange={(chosen) => chosen.length > 0 && onChange({ weekdays: chosen })}
        >
          <Group gap={4} role="group" aria-label={t('calendar.repeat.weekdays')}>
            {weekFrom(firstDayOfWeek(i18n.language), named).map(({ weekday, name }) => (
              <Chip key={weekday} value={weekday} size="xs" styles={chip}>
                {name}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      )}
      {value.frequency === 'MONTHLY' && (
        <Select
          label={t('calendar.repeat.inMonth')}
          allowDeselect={false}
          data={inMonth.map((name) => ({ value: name, label: t(`calendar.repeat.inMonths.${name}`) }))}
          value={value.inMonth}
          onChange={(name) => onChange({ inMonth: inMonth.find((known) => known === name) ?? 'day' })}
        />
      )}
    </>
  );
}
