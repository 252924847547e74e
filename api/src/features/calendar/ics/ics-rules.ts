import { dayMilliseconds } from '@atrium/contract/days';
import { parseRecurrence } from '@atrium/contract/recurrence-rule';
import { momentAt, wallTimeAt } from '@atrium/contract/time-zone';
import { weekdaysOfRules } from './ics-rule-days.ts';

/** When an event that repeats begins, by the clocks of its zone. */
export interface RuleStart {
  startsAt: number;
  allDay: boolean;
  timeZone: string;
}

export type Parts = ReadonlyMap<string, string>;

const ourParts = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYMONTH', 'BYMONTHDAY', 'BYDAY', 'BYSETPOS', 'WKST'];
/** They may say what the start says already, or what can be said in fewer words. */
const wordyParts = /BY(MONTH|MONTHDAY|SETPOS)=/;

/** A rule of a file in the words that the calendar knows; null when it says something that these cannot. */
export function knownRule(raw: string, start: RuleStart): string | null {
  const plain = raw.toUpperCase().replace(/;$/, '');
  if (parseRecurrence(plain) && !wordyParts.test(plain)) return plain.length <= 300 ? ruleForFile(plain, start) : null;
  const given = partsOf(plain);
  if (!given) return null;
  const parts = new Map(Object.entries(withoutWhatIsSo(given, start)));
  if ([...parts.keys()].some((name) => !ourParts.includes(name))) return null;
  const until = parts.get('UNTIL');
  const last = until === undefined ? undefined : untilOf(until, start);
  if (last === null) return null;
  if (last !== undefined) parts.set('UNTIL', last);
  const rule = ourParts
    .flatMap((name) => {
      const value = parts.get(name);
      return value === undefined ? [] : [`${name}=${wordyParts.test(`${name}=`) ? plainNumbers(value) : value}`];
    })
    .join(';');
  return rule.length <= 300 && parseRecurrence(rule) ? rule : null;
}

/** `+1,05` is `1,5`. */
function plainNumbers(list: string): string {
  return list.split(',').map(Number).join();
}

/** Null when a part is there twice, or is none. */
export function partsOf(raw: string): Parts | null {
  const pairs = raw
    .split(';')
    .filter((part) => part !== '')
    .map((part) => part.split('=', 2));
  const parts = new Map(pairs.map(([name = '', value = '']) => [name.trim(), value.trim()]));
  return parts.size === pairs.length ? parts : null;
}

/** Parts that say what the start says already are left out, and what can be said in fewer words is. */
function withoutWhatIsSo(given: Parts, start: RuleStart): Record<string, string> {
  const wall = new Date(wallOf(start));
  const { BYHOUR, BYMINUTE, BYSECOND, ...rest } = Object.fromEntries(given);
  const unsaid = Object.entries({
    BYHOUR: isUnlike(BYHOUR, wall.getUTCHours()),
    BYMINUTE: isUnlike(BYMINUTE, wall.getUTCMinutes()),
    BYSECOND: isUnlike(BYSECOND, wall.getUTCSeconds()),
  }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return withoutDayOfStart(withDays({ ...rest, ...Object.fromEntries(unsaid) }), wall);
}

/** Undefined for a part that is not there, or says what is so. */
function isUnlike(part: string | undefined, value: number): string | undefined {
  return part === undefined || Number(part) === value ? undefined : part;
}

/** A year goes by the month of the start, and both by its day. A day without its month is in every month of a year. */
function withoutDayOfStart(rule: Record<string, string>, wall: Date): Record<string, string> {
  const { BYMONTH, BYMONTHDAY, ...rest } = rule;
  if (rule.BYDAY !== undefined || isUnlike(BYMONTHDAY, wall.getUTCDate()) !== undefined) return rule;
  if (rule.FREQ === 'MONTHLY' && BYMONTH === undefined) return rest;
  return rule.FREQ === 'YEARLY' && Number(BYMONTH) === wall.getUTCMonth() + 1 ? rest : rule;
}

/**
 * `BYDAY=TU;BYSETPOS=2` is `BYDAY=2TU`; of all days of the week the last is the last day of the month; every day that is a Monday or a
 * Tuesday is every week on these.
 */
function withDays(rule: Record<string, string>): Record<string, string> {
  const { BYSETPOS: place, ...rest } = rule;
  const { FREQ, INTERVAL = '1', BYMONTH, BYMONTHDAY, BYDAY } = rest;
  if (BYDAY === undefined || BYMONTHDAY !== undefined) return rule;
  if (place === undefined) return FREQ === 'DAILY' && INTERVAL === '1' ? { ...rule, FREQ: 'WEEKLY' } : rule;
  const isOfSomeMonths = FREQ === 'YEARLY' && BYMONTH?.includes(',');
  if (isOfSomeMonths || !/^[+-]?[1-5]$/.test(place)) return rule;
  if (weekdaysOfRules.includes(BYDAY)) return { ...rest, BYDAY: `${place}${BYDAY}` };
  const { BYDAY: _, ...withoutDays } = rest;
  const isEachDay = weekdaysOfRules.every((day) => BYDAY.split(',').includes(day));
  return isEachDay ? { ...withoutDays, BYMONTHDAY: place } : rule;
}

/** A day for what takes whole days, and a moment for all else: what files are to say. Null for what is no time. */
export function untilOf(text: string, start: RuleStart): string | null {
  const [, year, month, day, hour, minute, second, zulu] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/.exec(text) ?? [];
  if (year === undefined) return null;
  const date = Date.parse(`${year}-${month}-${day}T${hour ?? '00'}:${minute ?? '00'}:${second ?? '00'}Z`);
  if (Number.isNaN(date)) return null;
  if (start.allDay) return compact(date).slice(0, 8);
  if (zulu) return `${compact(date)}Z`;
  const moment =
    hour === undefined ? momentAt(start.timeZone, date + dayMilliseconds) - 1_000 : momentAt(start.timeZone, date);
  return `${compact(moment)}Z`;
}

/** The end of a rule as a file is to say it. */
export function ruleForFile(rule: string, start: RuleStart): string {
  return rule.replace(/UNTIL=(\w+)/, (_, until: string) => `UNTIL=${untilOf(until, start) ?? until}`);
}

function compact(moment: number): string {
  return new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '');
}

export function wallOf({ startsAt, allDay, timeZone }: RuleStart): number {
  return allDay ? startsAt : wallTimeAt(timeZone, startsAt);
}
