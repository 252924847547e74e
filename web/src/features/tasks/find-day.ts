import { wallTimeAt } from '@atrium/contract/time-zone';
import type { Chrono, ParsedResult } from 'chrono-node';
import { accountZone } from '../../ui/zone-clock.ts';
import { withMoreDays } from './more-days.ts';
import type { FindDay } from './quick-add-words.ts';

/** "a day" and "for three days" is how long something takes, and not when it is. */
const mereLength =
  /^(?:an?|one|the|for|für|pendant|durant)\s|^(?!(?:next|this|last|coming)\s)\S+\s(?:minute|hour|day|week|month|year)s?$/iu;

type Load = () => Promise<{ casual: Chrono }>;

const english: Load = () => import('chrono-node/en');

/** Each language's words come when they are first wanted. */
const readers: Readonly<Record<string, Load>> = {
  ar: () => import('chrono-node/ar'),
  de: () => import('chrono-node/de'),
  en: english,
  fr: () => import('chrono-node/fr'),
  pt: () => import('chrono-node/pt'),
};

/** Reads days in the words of a language, seen from `now`: of two Fridays, the one to come. */
export async function findDayIn(language: string, now = ownWallTime): Promise<FindDay> {
  const { casual } = await (readers[language] ?? english)();
  const reader = withMoreDays(language, casual);
  return (text) => {
    const today = now();
    const found = reader.parse(text, today, { forwardDate: true }).find((result) => isMeant(result, today));
    if (!found) return null;
    const { index, start } = found;
    return {
      ...{ index, length: found.text.length, day: dayOf(start.date()) },
      time: start.isCertain('hour') ? timeOf(start.date()) : null,
      isWeekday: start.isCertain('weekday') && !start.isCertain('day'),
    };
  };
}

/** Neither a length, nor a month in passing, nor a number that could be an hour. */
function isMeant({ text, start }: ParsedResult, today: Date): boolean {
  if (mereLength.test(text) && !/ tomorrow$/i.test(text)) return false;
  if (start.isCertain('day') || start.isCertain('weekday')) return true;
  if (start.isCertain('month')) return /\s/.test(text);
  if (start.isCertain('hour')) return !/^\D*\d{1,2}$/.test(text);
  return dayOf(start.date()) === dayOf(today);
}

/** What the clocks of the account show, as a moment at which those of the device show it: by them days are read. */
function ownWallTime(): Date {
  return new Date(new Date(wallTimeAt(accountZone(), Date.now())).toISOString().slice(0, -1));
}

function dayOf(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function timeOf(date: Date): string {
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
