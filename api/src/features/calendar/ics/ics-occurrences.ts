import { occurrencesOf } from '@atrium/contract/recurrence';
import { type KeptEvent, seriesOf } from '../calendar.rows.ts';
import { momentOfOriginal } from './ics-events.ts';

/** Whether an event stands for this occurrence of its series. */
export function standsFor(event: KeptEvent, originalStart: string): boolean {
  if (event.originalStart === null) return false;
  return momentOfOriginal(event.originalStart, event) === momentOfOriginal(originalStart, event);
}

/** One that begins just then, or any. */
export function hasOccurrence(event: KeptEvent, moment?: number): boolean {
  const series = seriesOf(event);
  if (!series) return false;
  for (const { startsAt } of occurrencesOf(series, moment)) {
    if (moment === undefined || startsAt === moment) return true;
    if (startsAt > moment) return false;
  }
  return false;
}
