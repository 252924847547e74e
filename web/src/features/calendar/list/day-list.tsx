import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Entry, inOrder, isOn } from '../entries.ts';
import { useStage } from '../grid/stage.ts';
import { EventLine } from './event-line.tsx';
import classes from './event-list.module.css';

/** The chosen day of a month that has no room for titles. */
export function DayList({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation();
  const { date, format, goTo } = useStage();
  const here = inOrder(entries.filter((entry) => isOn(entry, date)));
  return (
    <section className={classes.listDay} aria-label={format.longDay(date)}>
      <h2 className={classes.listHeading}>
        <button type="button" className={classes.listDate} onClick={() => goTo(date, 'day')}>
          {format.longDay(date)}
        </button>
      </h2>
      {here.length === 0 && (
        <Text size="sm" c="dimmed" px={16} py={12}>
          {t('calendar.empty.day')}
        </Text>
      )}
      <ul className={classes.lines}>
        {here.map((entry) => (
          <li key={entry.key}>
            <EventLine entry={entry} day={date} />
          </li>
        ))}
      </ul>
    </section>
  );
}
