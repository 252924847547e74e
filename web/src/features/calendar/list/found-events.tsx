import type { CalendarEvent, EventKind } from '@atrium/contract/calendar';
import { searchLimit } from '@atrium/contract/event-search';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { todayIn } from '../../../ui/zone-clock.ts';
import { eventSearchQuery } from '../calendar.queries.ts';
import { type Entry, entryOf } from '../entries.ts';
import { entrySelector, StageContext, useStage } from '../grid/stage.ts';
import classes from './event-list.module.css';
import { ListDay } from './list-day.tsx';

interface FoundEventsProps {
  q: string;
  kinds: readonly EventKind[];
}

/** What was searched for: what is to come, and what is past, the nearest first. Each leads to its day. */
export function FoundEvents({ q, kinds }: FoundEventsProps) {
  const { t } = useTranslation();
  const stage = useStage();
  const { number } = useFormat();
  const { data, error, refetch } = useQuery(eventSearchQuery(q, kinds));
  const leading = useMemo(
    () => ({
      ...stage,
      open: (entry: Entry) => {
        stage.goTo(entry.firstDay, 'day');
        stage.focus(entrySelector(entry.key));
      },
    }),
    [stage],
  );
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={240} />;
  const count = data.upcoming.length + data.past.length;
  return (
    <StageContext value={leading}>
      <VisuallyHidden role="status">{t('search.count', { count, formatted: number(count) })}</VisuallyHidden>
      {count === 0 && (
        <EmptyState
          icon={<IconSearchOff size={20} stroke={1.5} />}
          title={t('search.nothing', { q })}
          text={t('calendar.found.nothing')}
        />
      )}
      <FoundPart title={t('calendar.found.upcoming')} events={data.upcoming} />
      <FoundPart title={t('calendar.found.past')} events={data.past} />
    </StageContext>
  );
}

function FoundPart({ title, events }: { title: string; events: readonly CalendarEvent[] }) {
  const { t } = useTranslation();
  const { zone } = useStage();
  const entries = events.map((event) => entryOf(event, zone));
  const days = Map.groupBy(entries, ({ firstDay }) => firstDay);
  const today = todayIn(zone);
  if (events.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={classes.foundHeading}>{title}</h2>
      {[...days].map(([day, here]) => (
        <ListDay key={day} day={day} entries={here} isToday={day === today} />
      ))}
      {events.length >= searchLimit && <p className={classes.foundMore}>{t('calendar.found.more')}</p>}
    </section>
  );
}
