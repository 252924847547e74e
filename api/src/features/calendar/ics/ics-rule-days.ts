import { dayMilliseconds } from '@atrium/contract/days';

/** A day, numbered from 1970, with what rules ask of it. Sunday is 0. */
export interface RuleDay {
  number: number;
  weekday: number;
  year: number;
  month: number;
  ofMonth: number;
  daysOfMonth: number;
  ofYear: number;
  daysOfYear: number;
}

export function ruleDay(number: number): RuleDay {
  const date = new Date(number * dayMilliseconds);
  const [year, month, ofMonth] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const dayAt = (...at: [number, number, number]) => Date.UTC(...at) / dayMilliseconds;
  return {
    ...{ number, year, ofMonth, month: month + 1, weekday: date.getUTCDay() },
    daysOfMonth: dayAt(year, month + 1, 1) - number + ofMonth - 1,
    ofYear: number - dayAt(year, 0, 1) + 1,
    daysOfYear: dayAt(year + 1, 0, 1) - dayAt(year, 0, 1),
  };
}

type Parts = ReadonlyMap<string, string>;
type Test = (day: RuleDay) => boolean;

export const weekdaysOfRules = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Whether a rule has a day, as RFC 5545 (3.3.10) tells it by its parts, and by the start what these do not say; null for parts that cannot be read. */
export function dayTestOf(parts: Parts, start: RuleDay): Test | null {
  const weekStart = Math.max(0, weekdaysOfRules.indexOf(parts.get('WKST') ?? 'MO'));
  const tests = [
    byNumber(parts, 'BYMONTH', ({ month }) => [month, 12]),
    byNumber(parts, 'BYMONTHDAY', ({ ofMonth, daysOfMonth }) => [ofMonth, daysOfMonth]),
    byNumber(parts, 'BYYEARDAY', ({ ofYear, daysOfYear }) => [ofYear, daysOfYear]),
    byNumber(parts, 'BYWEEKNO', (day) => weekOf(day, weekStart)),
    byWeekday(parts),
    unsaid(parts, start),
  ];
  const readable = tests.filter((test) => test !== null);
  return readable.length < tests.length ? null : (day) => readable.every((test) => test(day));
}

/** Whole numbers in a list; null for anything else. */
export function numbersIn(list: string): number[] | null {
  const numbers = list.split(',');
  return numbers.every((number) => /^[+-]?\d{1,3}$/.test(number)) ? numbers.map(Number) : null;
}

/** `placeOf` says which one it is, and of how many: a number below zero counts from the last. */
function byNumber(parts: Parts, name: string, placeOf: (day: RuleDay) => readonly [number, number]): Test | null {
  const list = parts.get(name);
  if (list === undefined) return () => true;
  const numbers = numbersIn(list);
  return numbers && ((day) => isAmong(numbers, ...placeOf(day)));
}

function isAmong(numbers: readonly number[], place: number, of: number): boolean {
  return numbers.includes(place) || numbers.includes(place - of - 1);
}

/** The week of the year: the first has four days of it at least. */
function weekOf({ number, weekday }: RuleDay, weekStart: number): [number, number] {
  const middle = ruleDay(number - ((weekday - weekStart + 7) % 7) + 3);
  const [week, daysAfter] = [Math.ceil(middle.ofYear / 7), middle.daysOfYear - middle.ofYear];
  return [week, week + Math.floor(daysAfter / 7)];
}

function byWeekday(parts: Parts): Test | null {
  const list = parts.get('BYDAY');
  if (list === undefined) return () => true;
  const [frequency, isInMonth] = [parts.get('FREQ'), parts.get('FREQ') === 'MONTHLY' || parts.has('BYMONTH')];
  const isNumbered = frequency === 'MONTHLY' || (frequency === 'YEARLY' && !parts.has('BYWEEKNO'));
  const wanted = list.split(',').map((text) => /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/.exec(text));
  if (wanted.some((match) => !match || (match[1] !== undefined && !isNumbered))) return null;
  const days = wanted.map((match) => ({
    nth: Number(match?.[1] ?? 0),
    weekday: weekdaysOfRules.indexOf(match?.[2] ?? ''),
  }));
  return (day) => {
    const [place, of] = isInMonth ? [day.ofMonth, day.daysOfMonth] : [day.ofYear, day.daysOfYear];
    const [nth, fromEnd] = [Math.ceil(place / 7), -Math.ceil((of - place + 1) / 7)];
    return days.some((each) => each.weekday === day.weekday && [0, nth, fromEnd].includes(each.nth));
  };
}

/** What no part says is as it is at the start. */
function unsaid(parts: Parts, start: RuleDay): Test {
  const frequency = parts.get('FREQ');
  const says = (...names: string[]) => names.some((name) => parts.has(name));
  if (frequency === 'DAILY' || says('BYDAY', 'BYMONTHDAY', 'BYYEARDAY')) return () => true;
  if (frequency === 'WEEKLY' || says('BYWEEKNO')) return ({ weekday }) => weekday === start.weekday;
  if (frequency === 'MONTHLY' || says('BYMONTH')) return ({ ofMonth }) => ofMonth === start.ofMonth;
  return ({ month, ofMonth }) => month === start.month && ofMonth === start.ofMonth;
}
