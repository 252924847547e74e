import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLatest } from '../../ui/use-latest.ts';
import { eventQuery } from './calendar.queries.ts';
import { placeIn } from './entries.ts';

interface Linked {
  /** The number of an event, or `new`. */
  event?: string | undefined;
  /** Which of its occurrences. */
  at?: string | undefined;
  /** The day that the address asks for. */
  date?: string | undefined;
}

interface Shown {
  zone: string;
  days: readonly string[];
  onDay: (day: string) => void;
}

/** An address that names an event and no day leads to the day of the event. */
export function useLinkedDay({ event, at, date }: Linked, { zone, days, onDay }: Shown): void {
  const isLinked = date === undefined && /^\d+$/.test(event ?? '');
  const { data: first } = useQuery({ ...eventQuery(Number(event)), enabled: isLinked && at === undefined });
  const start = at === undefined ? first : { start: at, end: at, allDay: at.length === 10 };
  const day = isLinked && start ? placeIn(zone, start).firstDay : undefined;
  const target = day === undefined || days.includes(day) ? undefined : day;
  const latest = useLatest(onDay);
  useEffect(() => {
    if (target !== undefined) latest.current(target);
  }, [target, latest]);
}
