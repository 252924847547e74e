import { wallTimeAt } from '@atrium/contract/time-zone';
import type { Chrono } from 'chrono-node';
import { accountZone } from '../../ui/zone-clock.ts';
import type { FindDay } from './quick-add-words.ts';

/** "a day" is how long something takes, and not when it is. */
const mereLength = /^(?:an?|one|the)\s/i;

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
  return (text) => {
    const found = casual.parse(text, now(), { forwardDate: true }).find((result) => !mereLength.test(result.text));
    if (!found) return null;
    return { index: found.index, length: found.text.length, day: dayOf(found.start.date()) };
  };
}

/** What the clocks of the account show, as a moment at which those of the device show it: by them days are read. */
function ownWallTime(): Date {
  return new Date(new Date(wallTimeAt(accountZone(), Date.now())).toISOString().slice(0, -1));
}

function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
