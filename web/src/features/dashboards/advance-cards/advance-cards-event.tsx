import type { CalendarEvent } from '@atrium/contract/calendar';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { useFormat } from '../../../ui/format.ts';
import { PersonAvatar } from '../../../ui/person-avatar.tsx';
import cardClasses from '../card.module.css';
import { Card, Loaded } from '../card.tsx';
import { EventLink } from '../coming-up.tsx';
import { comingEventsQuery } from '../dashboards.queries.ts';
import classes from './advance-cards-people.module.css';

const guestsShown = 5;

/** Where one is to be next, and with whom. */
export function NextEvent() {
  const ability = useAbility();
  return ability.can('read', 'Calendar') ? <Next /> : null;
}

function Next() {
  const { t } = useTranslation();
  const answer = useQuery(comingEventsQuery);
  return (
    <Card
      title={t('dashboards.meeting.title')}
      span={4}
      link={
        <Link to="/apps/calendar" className={cardClasses.link}>
          {t('dashboards.coming.calendarLink')}
        </Link>
      }
    >
      <Loaded answer={answer} height={132}>
        {(events) => {
          const [next] = events.toSorted((one, other) => (one.start < other.start ? -1 : 1));
          return next ? <Event event={next} /> : <p className={cardClasses.text}>{t('dashboards.coming.noEvents')}</p>;
        }}
      </Loaded>
    </Card>
  );
}

function Event({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation();
  const { day, dateTime, list } = useFormat();
  const { start, allDay, extendedProps } = event;
  const { guests, location } = extendedProps;
  return (
    <div className={classes.event}>
      <EventLink event={event} />
      <strong>{allDay ? day(start.slice(0, 10)) : dateTime(start)}</strong>
      {location !== '' && <bdi className={cardClasses.text}>{location}</bdi>}
      {guests.length > 0 && (
        <>
          <span className={classes.guests}>
            {guests.slice(0, guestsShown).map(({ value, label, avatar }) => (
              <PersonAvatar key={value} name={label} picture={avatar} size="sm" />
            ))}
          </span>
          <p className={cardClasses.text}>
            {t('dashboards.meeting.guests', { names: list(guests.map(({ label }) => label)) })}
          </p>
        </>
      )}
    </div>
  );
}
