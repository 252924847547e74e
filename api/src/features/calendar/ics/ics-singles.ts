import { dayMilliseconds } from '@atrium/contract/days';
import { momentAt } from '@atrium/contract/time-zone';
import { dayTestOf, numbersIn, type RuleDay, ruleDay, weekdaysOfRules } from './ics-rule-days.ts';
import { type Parts, partsOf, type RuleStart, untilOf, wallOf } from './ics-rules.ts';

/** The beginnings that a rule has from three months ago to two years ahead, at most 200; null for a rule that cannot be followed. */
export type FindStarts = (raw: string, start: RuleStart) => number[] | null;

const daysAhead = 730;
const daysBehind = 90;
const daysOfYear = 366;
const mostSingles = 200;
const longestRule = 1_000;
const mostTimesOfDay = 24;
/** The rules of a file are looked through for so many days together, so that no file keeps others waiting. */
const mostDays = 2_000_000;

const knownParts = `FREQ INTERVAL COUNT UNTIL WKST BYMONTH BYMONTHDAY BYYEARDAY BYWEEKNO BYDAY BYHOUR BYMINUTE BYSECOND BYSETPOS`;

/** For the rules of one file. */
export function singleStartsOf(now: number): FindStarts {
  let left = mostDays;
  return (raw, start) => {
    const rule = raw.length > longestRule ? null : readRule(raw.toUpperCase(), start);
    if (!rule) return null;
    const [first, last] = daysToLookAt(rule, now);
    left -= Math.max(0, last - first);
    return left < 0 ? null : startsBetween(rule, start, [first, last], now);
  };
}

interface Rule {
  readonly startWall: number;
  readonly startPeriod: number;
  readonly interval: number;
  readonly count: number | null;
  /** The last moment, or the last day in UTC. */
  readonly until: number;
  readonly has: (day: RuleDay) => boolean;
  readonly periodOf: (day: RuleDay) => number;
  readonly timesOfDay: readonly number[];
  readonly positions: readonly number[] | null;
}

function readRule(raw: string, start: RuleStart): Rule | null {
  const parts = partsOf(raw);
  if (!parts || [...parts.keys()].some((name) => !knownParts.split(' ').includes(name))) return null;
  const startWall = wallOf(start);
  const startDay = ruleDay(Math.floor(startWall / dayMilliseconds));
  const [has, periodOf, timesOfDay] = [dayTestOf(parts, startDay), periodsOf(parts), timesIn(parts, startWall)];
  const [interval, count] = [wholeNumber(parts.get('INTERVAL') ?? '1'), wholeNumber(parts.get('COUNT') ?? '0')];
  const until = endOf(parts.get('UNTIL'), start);
  const positions = numbersIn(parts.get('BYSETPOS') ?? '0');
  if (!has || !periodOf || !timesOfDay || !interval || count === null || until === null || !positions) return null;
  const rest = { startWall, startPeriod: periodOf(startDay), interval, until, has, periodOf, timesOfDay };
  return { ...rest, count: count || null, positions: parts.has('BYSETPOS') ? positions : null };
}

function wholeNumber(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function endOf(text: string | undefined, start: RuleStart): number | null {
  if (text === undefined) return Number.POSITIVE_INFINITY;
  const said = untilOf(text, start);
  const iso = said?.replace(/^(\d{4})(\d\d)(\d\d)/, '$1-$2-$3').replace(/T(\d\d)(\d\d)(\d\d)/, 'T$1:$2:$3');
  return iso === undefined ? null : Date.parse(iso);
}

/** Days, weeks, months and years are numbered, so that each so many-th can be found. */
function periodsOf(parts: Parts): Rule['periodOf'] | null {
  const weekStart = weekdaysOfRules.indexOf(parts.get('WKST') ?? 'MO');
  const frequency = parts.get('FREQ');
  if (weekStart < 0) return null;
  if (frequency === 'DAILY') return ({ number }) => number;
  // 1970 began on a Thursday.
  if (frequency === 'WEEKLY') return ({ number }) => Math.floor((number + 4 - weekStart) / 7);
  if (frequency === 'MONTHLY') return ({ year, month }) => year * 12 + month;
  return frequency === 'YEARLY' ? ({ year }) => year : null;
}

/** In milliseconds since midnight, in order. */
function timesIn(parts: Parts, startWall: number): number[] | null {
  const start = new Date(startWall);
  const hours = numbersIn(parts.get('BYHOUR') ?? String(start.getUTCHours()));
  const minutes = numbersIn(parts.get('BYMINUTE') ?? String(start.getUTCMinutes()));
  const seconds = numbersIn(parts.get('BYSECOND') ?? String(start.getUTCSeconds()));
  if (!hours || !minutes || !seconds || hours.length * minutes.length * seconds.length > mostTimesOfDay) return null;
  const times = hours.flatMap((hour) =>
    minutes.flatMap((minute) => seconds.map((second) => ((hour * 60 + minute) * 60 + second) * 1_000)),
  );
  const areReal = times.every((time) => time >= 0 && time < dayMilliseconds);
  return areReal ? [...new Set(times)].sort((one, other) => one - other) : null;
}

/** From a year before, so that the period of the first is whole. What is counted is counted from the start. */
function daysToLookAt({ startWall, count }: Rule, now: number): [number, number] {
  const today = Math.floor(now / dayMilliseconds);
  const startDay = Math.floor(startWall / dayMilliseconds);
  const first = count === null ? Math.max(startDay, today - daysBehind - 1) : startDay;
  return [first - daysOfYear, today + daysAhead + daysOfYear];
}

function startsBetween(rule: Rule, start: RuleStart, days: readonly [number, number], now: number): number[] {
  const { count, until } = rule;
  const found: number[] = [];
  let number = 0;
  for (const wall of wallsIn(rule, days)) {
    number += 1;
    const moment = start.allDay ? wall : momentAt(start.timeZone, wall);
    const isLater = moment > now + daysAhead * dayMilliseconds || moment > until;
    if (isLater || (count !== null && number > count) || found.length === mostSingles) break;
    if (moment >= now - daysBehind * dayMilliseconds) found.push(moment);
  }
  return found;
}

/** The event itself is the first, whether the rule has its day or not. */
function* wallsIn(rule: Rule, days: readonly [number, number]): Generator<number, undefined> {
  yield rule.startWall;
  for (const walls of setsIn(rule, days)) yield* positioned(walls, rule).filter((wall) => wall > rule.startWall);
}

/** What each period has, as the clocks show it. */
function* setsIn(rule: Rule, [first, last]: readonly [number, number]): Generator<number[], undefined> {
  const { startPeriod, interval, periodOf, has, timesOfDay } = rule;
  let [period, walls]: [number, number[]] = [startPeriod, []];
  for (let number = first; number <= last; number += 1) {
    const day = ruleDay(number);
    if (periodOf(day) !== period) {
      yield walls;
      [period, walls] = [periodOf(day), []];
    }
    const isInPeriod = period >= startPeriod && (period - startPeriod) % interval === 0;
    if (isInPeriod && has(day)) walls.push(...timesOfDay.map((time) => number * dayMilliseconds + time));
  }
  yield walls;
}

function positioned(walls: readonly number[], { positions }: Rule): readonly number[] {
  return positions ? walls.filter((_, index) => isWanted(positions, index, walls.length)) : walls;
}

function isWanted(positions: readonly number[], index: number, of: number): boolean {
  return positions.includes(index + 1) || positions.includes(index - of);
}
