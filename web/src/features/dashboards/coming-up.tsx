import type { CalendarEvent } from '@atrium/contract/calendar';
import type { Task } from '@atrium/contract/tasks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { useFormat } from '../../ui/format.ts';
import cardClasses from './card.module.css';
import { Card, Loaded } from './card.tsx';
import { comingEventsQuery, dueTasksQuery } from './dashboards.queries.ts';
import classes from './table.module.css';

const shown = 3;

/** What is next for oneself: events of the next two weeks, and tasks by the day on which they are due. */
export function ComingUp({ span = 4 }: { span?: 4 | 6 }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const hasTasks = ability.can('read', 'Task');
  const hasEvents = ability.can('read', 'Calendar');
  if (!hasTasks && !hasEvents) return null;
  return (
    <Card
      title={t('dashboards.coming.title')}
      span={span}
      link={
        <span className={classes.links}>
          {hasEvents && (
            <Link to="/apps/calendar" className={cardClasses.link}>
              {t('dashboards.coming.calendarLink')}
            </Link>
          )}
          {hasTasks && (
            <Link to="/apps/todo" className={cardClasses.link}>
              {t('dashboards.coming.tasksLink')}
            </Link>
          )}
        </span>
      }
    >
      {hasEvents && <Events />}
      {hasTasks && <Tasks />}
    </Card>
  );
}

function Events() {
  const { t } = useTranslation();
  const answer = useQuery(comingEventsQuery);
  return (
    <Loaded answer={answer} height={52 * shown}>
      {(events) => {
        const coming = events.toSorted((one, other) => (one.start < other.start ? -1 : 1)).slice(0, shown);
        if (coming.length === 0) return <p className={cardClasses.text}>{t('dashboards.coming.noEvents')}</p>;
        return (
          <ul className={classes.list} aria-label={t('dashboards.coming.events')}>
            {coming.map((event) => (
              <EventRow key={`${event.id} ${event.start}`} event={event} />
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}

/** To the panel of an event, on the day of the occurrence that is meant. */
export function EventLink({ event: { id, title, start, originalStart } }: { event: CalendarEvent }) {
  return (
    <Link
      to="/apps/calendar"
      search={{ event: id, at: originalStart, date: start.slice(0, 10) }}
      className={cardClasses.link}
    >
      <bdi>{title}</bdi>
    </Link>
  );
}

function EventRow({ event }: { event: CalendarEvent }) {
  const { day, dateTime } = useFormat();
  const { start, allDay, extendedProps } = event;
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <EventLink event={event} />
        <span className={classes.note}>
          {allDay ? day(start.slice(0, 10)) : dateTime(start)}
          {extendedProps.location !== '' && (
            <>
              {' · '}
              <bdi>{extendedProps.location}</bdi>
            </>
          )}
        </span>
      </span>
    </li>
  );
}

function Tasks() {
  const { t } = useTranslation();
  const answer = useQuery(dueTasksQuery(shown));
  return (
    <Loaded answer={answer} height={52 * shown}>
      {(tasks) => {
        const due = tasks.filter(({ dueDate }) => dueDate !== null);
        if (due.length === 0) return <p className={cardClasses.text}>{t('dashboards.coming.noTasks')}</p>;
        return (
          <ul className={classes.list} aria-label={t('dashboards.coming.tasks')}>
            {due.map((task) => (
              <TaskRow key={task.id} task={task} />
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}

function TaskRow({ task: { id, title, dueDate } }: { task: Task }) {
  const { t } = useTranslation();
  const { day } = useFormat();
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <Link to="/apps/todo" search={{ task: id }} className={cardClasses.link}>
          <bdi>{title}</bdi>
        </Link>
        <span className={classes.note}>{dueDate !== null && t('dashboards.coming.due', { day: day(dueDate) })}</span>
      </span>
    </li>
  );
}
