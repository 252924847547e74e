import { queryOfWords } from '@atrium/contract/phrases';
import { hitOf, nothing, type SearchSource } from '../../search/search-source.ts';
import { searchEvents } from './calendar.search.ts';

/** The events to come, the nearest first, and then those that are past. */
export const searchOwnEvents: SearchSource = async ({ context, words, limit, isNear }) => {
  if (isNear) return nothing;
  const { upcoming, past } = await searchEvents(context, { q: queryOfWords(words) });
  const events = [...upcoming, ...past];
  const hits = events.slice(0, limit).map(({ id, title, start, allDay, extendedProps }) =>
    hitOf({
      ...{ id, title, detail: extendedProps.location ?? '', place: start },
      ...(allDay ? { day: start.slice(0, 10) } : { at: new Date(start).toISOString() }),
    }),
  );
  return { total: events.length, hits };
};
