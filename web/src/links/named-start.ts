import type { FindDay, FoundDay } from '../ui/day-words/find-day.ts';
import { dayAt, momentOf } from '../ui/zone-clock.ts';

/** What a thing says, and the moment at which it said so: its "Friday" is the one after that. */
export interface Said {
  text: string;
  at: string;
}

interface Reader {
  /** Of whoever reads it, and maybe of whoever wrote it. */
  language: string;
  zone: string;
  /** In milliseconds. */
  now: number;
}

/**
 * When that is which a text speaks of: the first day in it that is not over, with its hour if it has one, as a moment; else the day alone.
 * Undefined where it names none.
 */
export async function startNamedIn({ text, at }: Said, { language, zone, now }: Reader): Promise<string | undefined> {
  const startOf = ({ day, time }: FoundDay) =>
    time === null ? day : new Date(momentOf(zone, day, time)).toISOString();
  const isToCome = (found: FoundDay) =>
    found.time === null ? found.day >= dayAt(zone, now) : Date.parse(startOf(found)) > now;
  for (const findDay of await readersOf(language, zone, Date.parse(at))) {
    const found = findDay(text, isToCome);
    if (found) return startOf(found);
  }
  return undefined;
}

async function readersOf(language: string, zone: string, at: number): Promise<FindDay[]> {
  const { findDayIn, wallTimeOf } = await import('../ui/day-words/find-day.ts');
  const languages = [...new Set([language, 'en'])];
  return Promise.all(languages.map((each) => findDayIn(each, () => wallTimeOf(zone, at))));
}
