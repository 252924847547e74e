import { dayMilliseconds } from '@atrium/contract/days';
import { wallTimeAt } from '@atrium/contract/time-zone';

/** The clocks of a zone are set from one distance to UTC to another, in minutes. */
interface Transition {
  at: number;
  from: number;
  to: number;
}

const firstYear = 1970;
const lastYear = 2040;
const step = 7 * dayMilliseconds;
const known = new Map<string, unknown[]>();

type Property = readonly [name: string, parameters: object, type: string, ...values: unknown[]];

/** A zone as a VTIMEZONE (jCal): how its clocks are set from 1970 on, by rules as far as these last, and by dates otherwise. */
export function zoneComponent(zone: string): unknown[] {
  const found = known.get(zone) ?? ['vtimezone', [['tzid', {}, 'text', zone]], observancesOf(zone)];
  known.set(zone, found);
  return found;
}

function observancesOf(zone: string): unknown[] {
  const transitions = transitionsOf(zone);
  const start = Date.UTC(firstYear, 0, 1);
  const first = { at: start, from: offsetAt(zone, start), to: offsetAt(zone, start) };
  const groups = Map.groupBy(transitions, ({ from, to }) => `${from}/${to}`);
  return [observance([first]), ...[...groups.values()].flatMap(observances)];
}

/** Weeks are looked through for a change, and the week that has one is halved until the second is found. */
function transitionsOf(zone: string): Transition[] {
  const found: Transition[] = [];
  const end = Date.UTC(lastYear + 1, 0, 1);
  for (let before = Date.UTC(firstYear, 0, 1); before < end; before += step) {
    const [from, to] = [offsetAt(zone, before), offsetAt(zone, before + step)];
    if (from !== to) found.push({ at: changeIn(zone, before, before + step, from), from, to });
  }
  return found;
}

function changeIn(zone: string, before: number, after: number, from: number): number {
  let [low, high] = [before, after];
  while (high - low > 1_000) {
    const middle = Math.floor((low + high) / 2_000) * 1_000;
    if (offsetAt(zone, middle) === from) low = middle;
    else high = middle;
  }
  return high;
}

/** Those at the end that follow a rule of the year, and the rest by their dates. */
function observances(transitions: readonly Transition[]): unknown[] {
  const rule = ruleOf(transitions);
  if (!rule) return [observance(transitions)];
  const rest = transitions.slice(0, -rule.count);
  const regular = transitions.slice(-rule.count, -rule.count + 1);
  return [...(rest.length > 0 ? [observance(rest)] : []), observance(regular, rule.text)];
}

const leastForRule = 5;

/** The day of the month by its weekday, from the beginning or the end, that most of the last years share. */
function ruleOf(transitions: readonly Transition[]): { text: string; count: number } | null {
  const last = transitions.at(-1);
  if (!last || new Date(last.at).getUTCFullYear() < lastYear) return null;
  const rules = placesOf(last).map((place) => {
    const back = transitions.toReversed();
    const years = back.findIndex(
      (each, index) =>
        !placesOf(each).includes(place) || wallOf(each).getUTCFullYear() !== wallOf(last).getUTCFullYear() - index,
    );
    return { text: place, count: years < 0 ? back.length : years };
  });
  const best = rules.reduce((one, other) => (other.count > one.count ? other : one));
  return best.count >= leastForRule ? best : null;
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** The rules that have this day, with its hour; which of them is meant, other years tell. */
function placesOf(transition: Transition): string[] {
  const wall = wallOf(transition);
  const day = wall.getUTCDate();
  const days = new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + 1, 0)).getUTCDate();
  const nth = Math.ceil(day / 7);
  const places = [...(nth < 5 ? [nth] : []), ...(day > days - 7 ? [-1] : [])];
  const time = wall.toISOString().slice(11, 19);
  return places.map((place) => `${wall.getUTCMonth() + 1} ${place}${weekdays[wall.getUTCDay()]} ${time}`);
}

/** What the clocks showed when they were set. */
function wallOf({ at, from }: Transition): Date {
  return new Date(at + from * 60_000);
}

function observance(transitions: readonly Transition[], place?: string): unknown[] {
  const [first] = transitions;
  if (!first) throw new Error('There is nothing to observe.');
  const [month, byday] = place?.split(' ') ?? [];
  const properties: Property[] = [
    ['dtstart', {}, 'date-time', localOf(first)],
    ['tzoffsetfrom', {}, 'utc-offset', offsetText(first.from)],
    ['tzoffsetto', {}, 'utc-offset', offsetText(first.to)],
    ...(place ? [['rrule', {}, 'recur', { freq: 'YEARLY', bymonth: Number(month), byday }] as const] : []),
    // With the first: some programs take the beginning for one of the dates, and others do not.
    ...(transitions.length > 1 ? transitions : []).map((each) => ['rdate', {}, 'date-time', localOf(each)] as const),
  ];
  return [first.to > first.from ? 'daylight' : 'standard', properties, []];
}

function localOf(transition: Transition): string {
  return wallOf(transition).toISOString().slice(0, 19);
}

function offsetText(minutes: number): string {
  const whole = Math.abs(Math.round(minutes));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}

function offsetAt(zone: string, moment: number): number {
  return (wallTimeAt(zone, moment) - moment) / 60_000;
}
