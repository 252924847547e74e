import { dayMilliseconds } from './days.ts';

/** What is known of a time zone of the IANA database. Making a formatter takes far longer than asking it, and asking it longer than remembering. */
interface Zone {
  readonly formatter: Intl.DateTimeFormat;
  /** How far it is from UTC when a day of UTC begins. */
  readonly offsets: Map<number, number>;
}

const zones = new Map<string, Zone>();
const rememberedDays = 10_000;

export function isTimeZone(name: string): boolean {
  try {
    zoneOf(name);
    return true;
  } catch {
    return false;
  }
}

function zoneOf(timeZone: string): Zone {
  const key = timeZone.toLowerCase();
  const zone = zones.get(key) ?? { formatter: formatterOf(timeZone), offsets: new Map() };
  zones.set(key, zone);
  return zone;
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const twoDigits = '2-digit' as const;
  return new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: twoDigits,
    day: twoDigits,
    hour: twoDigits,
    minute: twoDigits,
    second: twoDigits,
  });
}

/** What the clocks of a zone show at a moment, in the milliseconds that UTC would have when its clocks show the same. */
export function wallTimeAt(timeZone: string, moment: number): number {
  return moment + offsetAt(timeZone, moment);
}

/** The day that it is in a zone at a moment: YYYY-MM-DD. */
export function dayIn(timeZone: string, moment: number): string {
  return new Date(wallTimeAt(timeZone, moment)).toISOString().slice(0, 10);
}

/** The moment at which a day is over in a zone. */
export function endOfDayIn(timeZone: string, day: string): number {
  return momentAt(timeZone, Date.parse(day) + dayMilliseconds);
}

/**
 * The moment at which the clocks of a zone show this. Of two such moments, when the clocks are set back, the first; a time that is left
 * out, when they are set forward, is as much later as they are set: what RFC 5545 and Temporal do.
 */
export function momentAt(timeZone: string, wallTime: number): number {
  const day = Math.floor(wallTime / dayMilliseconds);
  const before = offsetOn(timeZone, day - 1);
  const after = offsetOn(timeZone, day + 2);
  if (before === after) return wallTime - before;
  const candidates = [wallTime - before, wallTime - after].filter(
    (moment) => wallTimeAt(timeZone, moment) === wallTime,
  );
  return candidates.length === 0 ? wallTime - before : Math.min(...candidates);
}

function offsetOn(timeZone: string, day: number): number {
  const { offsets } = zoneOf(timeZone);
  const offset = offsets.get(day) ?? offsetAt(timeZone, day * dayMilliseconds);
  if (offsets.size >= rememberedDays) offsets.clear();
  offsets.set(day, offset);
  return offset;
}

function offsetAt(timeZone: string, moment: number): number {
  if (timeZone === 'UTC') return 0;
  const fields = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of zoneOf(timeZone).formatter.formatToParts(moment)) {
    if (isField(type)) fields[type] = Number(value);
  }
  const { year, month, day, hour, minute, second } = fields;
  const wholeSeconds = Math.floor(moment / 1000) * 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSeconds;
}

function isField(type: string): type is 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' {
  return ['year', 'month', 'day', 'hour', 'minute', 'second'].includes(type);
}
