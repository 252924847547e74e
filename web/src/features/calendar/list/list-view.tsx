import { Button } from '@mantine/core';
import { IconCalendarOff, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { todayIn } from '../../../ui/zone-clock.ts';
import { type Entry, isOn } from '../entries.ts';
import { useStage } from '../grid/stage.ts';
import { useGridKeys } from '../grid/use-grid-keys.ts';
import { morningOf } from '../occurrence.ts';
import { ListDay } from './list-day.tsx';

interface ListViewProps {
  days: readonly string[];
  entries: readonly Entry[];
  label: string;
}

/** What there is, day by day. */
export function ListView({ days, entries, label }: ListViewProps) {
  const stage = useStage();
  const onKeyDown = useGridKeys('days');
  const today = todayIn(stage.zone);
  const full = days.filter((day) => entries.some((entry) => isOn(entry, day)));
  if (full.length === 0) return <NothingThere />;
  return (
    <section aria-label={label} aria-describedby="calendar-keys" onKeyDown={onKeyDown}>
      {full.map((day) => (
        <ListDay key={day} day={day} entries={entries} isToday={day === today} />
      ))}
    </section>
  );
}

function NothingThere() {
  const { t } = useTranslation();
  const stage = useStage();
  return (
    <EmptyState
      icon={<IconCalendarOff size={20} stroke={1.5} />}
      title={t('calendar.empty.title')}
      text={t('calendar.empty.text')}
      action={
        stage.canAdd && (
          <Button
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            onClick={() => stage.add(morningOf(stage, stage.date))}
          >
            {t('calendar.add')}
          </Button>
        )
      }
    />
  );
}
