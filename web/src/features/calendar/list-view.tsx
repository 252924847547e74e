import { Button } from '@mantine/core';
import { IconCalendarOff, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { todayIn } from '../../ui/zone-clock.ts';
import { type Entry, inOrder, isOn } from './entries.ts';
import { EventLine } from './event-line.tsx';
import classes from './event-list.module.css';
import { morningOf } from './month-view.tsx';
import { useStage } from './stage.ts';
import { useGridKeys } from './use-grid-keys.ts';

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
  const full = days
    .map((day) => ({ day, here: inOrder(entries.filter((entry) => isOn(entry, day))) }))
    .filter(({ here }) => here.length > 0);
  if (full.length === 0) return <NothingThere />;
  return (
    <section aria-label={label} aria-describedby="calendar-keys" onKeyDown={onKeyDown}>
      {full.map(({ day, here }) => (
        <section key={day} className={classes.listDay} aria-label={stage.format.longDay(day)}>
          <h3 className={classes.listHeading} data-today={day === today || undefined}>
            <button type="button" className={classes.listDate} onClick={() => stage.goTo(day, 'day')}>
              {stage.format.longDay(day)}
            </button>
          </h3>
          <ul className={classes.lines}>
            {here.map((entry) => (
              <li key={entry.key}>
                <EventLine entry={entry} day={day} />
              </li>
            ))}
          </ul>
        </section>
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
