import { type BusyAccount, listBusyTimes } from '@atrium/contract/busy-times';
import { type CalendarEvent, type EventKind, getEvent, listEvents } from '@atrium/contract/calendar';
import { type CalendarLayer, readCalendarLayers } from '@atrium/contract/calendar-layers';
import { listGuestChoices } from '@atrium/contract/event-guests';
import { searchEvents } from '@atrium/contract/event-search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { BackendError } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { addDays } from './calendar-days.ts';
import { iso, startOfDay } from './calendar-zone.ts';
import { daysAhead, isKnownAhead } from './event/free-time.ts';

/** Events get another kind where theirs is deleted. */
const followsKinds = { follows: ['event-kind'] };

interface EventQuestion {
  kinds: readonly EventKind[];
  days: readonly string[];
  zone: string;
}

/** What is on these days. Whole days are days of UTC for the server, hours are the viewer's: it is asked for both. */
export function eventListQuery({ kinds, days, zone }: EventQuestion) {
  const first = days[0] ?? '1970-01-01';
  const end = addDays(days.at(-1) ?? first, 1);
  const from = iso(Math.min(Date.parse(first), startOfDay(zone, first)));
  const to = iso(Math.max(Date.parse(end), startOfDay(zone, end)));
  return queryOptions({
    queryKey: ['event', 'list', { kinds, from, to }],
    queryFn: ({ signal }): Promise<CalendarEvent[]> =>
      kinds.length === 0
        ? Promise.resolve([])
        : call(listEvents, { query: { calendars: [...kinds], from, to } }, { signal }),
    placeholderData: keepPreviousData,
    meta: followsKinds,
  });
}

const longestSearch = 100;

/** The events of these kinds that hold these words, the nearest first. */
export function eventSearchQuery(q: string, kinds: readonly EventKind[]) {
  return queryOptions({
    queryKey: ['event', 'search', { q, kinds }],
    queryFn: ({ signal }) =>
      kinds.length === 0
        ? Promise.resolve({ upcoming: [], past: [] })
        : call(searchEvents, { query: { q: q.slice(0, longestSearch), calendars: [...kinds] } }, { signal }),
    placeholderData: keepPreviousData,
    meta: followsKinds,
  });
}

/** As it was put in, whatever its occurrence. Null for one that is not there. */
export function eventQuery(id: number) {
  return queryOptions({
    queryKey: ['event', 'one', id],
    queryFn: async ({ signal }): Promise<CalendarEvent | null> => {
      try {
        return (await call(getEvent, { parameters: { id } }, { signal })).event;
      } catch (error) {
        if (error instanceof BackendError && error.status === 404) return null;
        throw error;
      }
    },
    meta: followsKinds,
  });
}

export function layersQuery(layers: readonly CalendarLayer[], days: readonly string[]) {
  const from = days[0] ?? '1970-01-01';
  const to = days.at(-1) ?? from;
  return queryOptions({
    queryKey: ['layer', 'list', { layers, from, to }],
    queryFn: ({ signal }) => call(readCalendarLayers, { query: { from, to, layers: [...layers] } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: layers.length > 0,
    meta: { follows: ['task', 'invoice'] },
  });
}

interface BusyQuestion {
  accountIds: readonly number[];
  /** From its beginning by the clocks of the zone on. */
  day: string;
  zone: string;
  /** The event that they are invited to already. */
  except: number | undefined;
}

/** When people have something on a day and in the weeks after it: whatever time of it is chosen is known then. */
export function busyTimesQuery({ accountIds, day, zone, except }: BusyQuestion) {
  return queryOptions({
    queryKey: ['event', 'busy', { accountIds, day, zone, except }],
    queryFn: async ({ signal }): Promise<BusyAccount[]> => {
      const from = iso(startOfDay(zone, day));
      const to = iso(startOfDay(zone, addDays(day, daysAhead + 1)));
      return (await call(listBusyTimes, { query: { accountIds: [...accountIds], from, to, except } }, { signal }))
        .accounts;
    },
    // While somebody else is invited, or it is put on a day that was asked about already.
    placeholderData: (previous, query) => (isAbout(query?.queryKey[2], { day, zone }) ? previous : undefined),
    enabled: accountIds.length > 0 && day !== '',
  });
}

function isAbout(known: unknown, { day, zone }: Pick<BusyQuestion, 'day' | 'zone'>): boolean {
  if (typeof known !== 'object' || known === null || !('day' in known) || !('zone' in known)) return false;
  return typeof known.day === 'string' && known.zone === zone && isKnownAhead(known.day, day);
}

export function guestChoicesQuery(q: string) {
  return queryOptions({
    queryKey: ['account', 'guests', q],
    queryFn: async ({ signal }) => (await call(listGuestChoices, { query: { q } }, { signal })).guests,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
