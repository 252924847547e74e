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

const ourParts = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'WKST'];

/** A rule of a file in the words that the calendar knows; null when it says something that these cannot. */
export function knownRule(raw: string, start: RuleStart): string | null {
  const plain = raw.toUpperCase().replace(/;$/, '');
  if (parseRecurrence(plain)) return plain.length <= 300 ? ruleForFile(plain, start) : null;
  const given = partsOf(plain);
  if (!given) return null;
  const parts = new Map(Object.entries(withoutWhatIsSo(given, start)));
  if ([...parts.keys()].some((name) => !ourParts.includes(name))) return null;
  const until = parts.get('UNTIL');
  const last = until === undefined ? undefined : untilOf(until, start);
  if (last === null) return null;
  if (last !== undefined) parts.set('UNTIL', last);
  const rule = ourParts.flatMap((name) => (parts.has(name) ? [`${name}=${parts.get(name)}`] : [])).join(';');
  return rule.length <= 300 && parseRecurrence(rule) ? rule : null;
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

/** Parts that say what the start says already are left out, and what can be said in the words of a month is. */
function withoutWhatIsSo(given: Parts, start: RuleStart): Record<string, string> {
  const wall = new Date(wallOf(start));
  const { BYMONTH, BYMONTHDAY, BYHOUR, BYMINUTE, BYSECOND, BYSETPOS, ...rest } = Object.fromEntries(given);
  const unsaid = Object.entries({
    BYHOUR: isUnlike(BYHOUR, wall.getUTCHours()),
    BYMINUTE: isUnlike(BYMINUTE, wall.getUTCMinutes()),
    BYSECOND: isUnlike(BYSECOND, wall.getUTCSeconds()),
  }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const byMonth = isUnlike(BYMONTH, wall.getUTCMonth() + 1);
  const byMonthDay = isUnlike(BYMONTHDAY, wall.getUTCDate());
  const rule: Record<string, string> = { ...rest, ...Object.fromEntries(unsaid) };
  // A day of the month without its month is in every month.
  if (rule.FREQ === 'YEARLY' && (byMonth !== undefined || byMonthDay !== undefined)) return { ...rule, BYMONTH: '' };
  if (rule.FREQ === 'YEARLY' && BYMONTHDAY !== undefined && BYMONTH === undefined) return { ...rule, BYMONTHDAY };
  if (rule.FREQ !== 'YEARLY' && BYMONTH !== undefined) return { ...rule, BYMONTH };
  if (byMonthDay !== undefined || (rule.FREQ !== 'YEARLY' && rule.FREQ !== 'MONTHLY' && BYMONTHDAY !== undefined))
    return { ...rule, BYMONTHDAY: BYMONTHDAY ?? '' };
  if (BYMONTHDAY !== undefined && rule.BYDAY !== undefined) return { ...rule, BYMONTHDAY };
  return inMonths(withDays(rule, BYSETPOS), BYMONTH !== undefined);
}

/** Undefined for a part that is not there, or says what is so. */
function isUnlike(part: string | undefined, value: number): string | undefined {
  return part === undefined || Number(part) === value ? undefined : part;
}

/** `BYDAY=TU;BYSETPOS=2` is `BYDAY=2TU`; every day that is a Monday or a Tuesday is every week on these. */
function withDays(rule: Record<string, string>, place: string | undefined): Record<string, string> {
  const { FREQ, INTERVAL = '1', BYDAY } = rule;
  if (place !== undefined) {
    const isOne = BYDAY !== undefined && weekdaysOfRules.includes(BYDAY) && /^[+-]?[1-5]$/.test(place);
    return isOne ? { ...rule, BYDAY: `${place}${BYDAY}` } : { ...rule, BYSETPOS: place };
  }
  if (FREQ === 'DAILY' && BYDAY !== undefined && INTERVAL === '1') return { ...rule, FREQ: 'WEEKLY' };
  return rule;
}

/** The second Sunday of May, each year, is the second Sunday of every twelfth month. */
function inMonths(rule: Record<string, string>, namesMonth: boolean): Record<string, string> {
  if (rule.FREQ !== 'YEARLY' || rule.BYDAY === undefined) return rule;
  if (!namesMonth) return { ...rule, BYMONTH: '' };
  return { ...rule, FREQ: 'MONTHLY', INTERVAL: String(Number(rule.INTERVAL ?? 1) * 12) };
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
