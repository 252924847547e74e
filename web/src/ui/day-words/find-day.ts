import { wallTimeAt } from '@atrium/contract/time-zone';
import type { Chrono, ParsedResult } from 'chrono-node';
import { accountZone } from '../zone-clock.ts';
import { ofEachMonth, withMoreDays } from './more-days.ts';
import { plainWords } from './plain-words.ts';
import { isHourSaid } from './said-hour.ts';

export interface FoundDay {
  /** Where its words stand. */
  index: number;
  length: number;
  /** YYYY-MM-DD. */
  day: string;
  /** HH:mm; null where none is named. */
  time: string | null;
  /** Whether it is a day of the week, which there is every week. */
  isWeekday: boolean;
  /** Whether it is said to be that day of each month. */
  isMonthly: boolean;
}

/** Finds the first day that a text names; of those that fit, where it is said which do. */
export type FindDay = (text: string, isFit?: (found: FoundDay) => boolean) => FoundDay | null;

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
export async function findDayIn(language: string, now = () => wallTimeOf(accountZone(), Date.now())): Promise<FindDay> {
  const { casual } = await (readers[language] ?? english)();
  const reader = withMoreDays(language, casual);
  return (text, isFit = () => true) => {
    const today = now();
    const plain = plainWords(text);
    const all = reader.parse(plain.text, today, { forwardDate: true });
    const meant = all.filter((result) => isMeant(result, plain.text, today));
    return meant.map((result) => foundDay(result, plain.placeOf)).find(isFit) ?? null;
  };
}

function foundDay({ index, text, start }: ParsedResult, placeOf: (index: number) => number): FoundDay {
  const place = placeOf(index);
  return {
    ...{ index: place, length: placeOf(index + text.length) - place, day: dayOf(start.date()) },
    time: start.isCertain('hour') ? timeOf(start.date()) : null,
    isWeekday: start.isCertain('weekday') && !start.isCertain('day'),
    isMonthly: start.tags().has(ofEachMonth),
  };
}

/** Before what ends a name, such as the "3d" of "pump-3d". */
const nameBefore = /[\p{L}\p{N}][-_]$/u;
const lastYear = 9999;

/** Neither a length, nor a part of a name, nor a month in passing, nor a number that could be an hour. */
function isMeant({ text, index, start }: ParsedResult, line: string, today: Date): boolean {
  if (nameBefore.test(line.slice(0, index)) || start.date().getFullYear() > lastYear) return false;
  if (mereLength.test(text) && !/ tomorrow\b/i.test(text)) return false;
  if (start.isCertain('day') || start.isCertain('weekday')) return true;
  if (start.isCertain('month')) return /\s/.test(text);
  if (start.isCertain('hour')) return isHourSaid(text, line.slice(0, index), line.slice(index + text.length));
  return dayOf(start.date()) === dayOf(today);
}

/** What the clocks of a zone show, as the moment at which those of the device show it: by them days are read. */
export function wallTimeOf(zone: string, moment: number): Date {
  return new Date(new Date(wallTimeAt(zone, moment)).toISOString().slice(0, -1));
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
