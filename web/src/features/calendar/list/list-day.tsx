import { type Entry, inOrder, isOn } from '../entries.ts';
import { useStage } from '../grid/stage.ts';
import { EventLine } from './event-line.tsx';
import classes from './event-list.module.css';

interface ListDayProps {
  day: string;
  entries: readonly Entry[];
  isToday: boolean;
}

/** A day of a list, with what is on it. */
export function ListDay({ day, entries, isToday }: ListDayProps) {
  const { format, goTo } = useStage();
  return (
    <section className={classes.listDay} aria-label={format.longDay(day)}>
      <h3 className={classes.listHeading} data-today={isToday || undefined}>
        <button type="button" className={classes.listDate} onClick={() => goTo(day, 'day')}>
          {format.longDay(day)}
        </button>
      </h3>
      <ul className={classes.lines}>
        {inOrder(entries.filter((entry) => isOn(entry, day))).map((entry) => (
          <li key={entry.key}>
            <EventLine entry={entry} day={day} />
          </li>
        ))}
      </ul>
    </section>
  );
}
