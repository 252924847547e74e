import { dayMilliseconds } from '@atrium/contract/days';
import { isTimeZone, momentAt, wallTimeAt } from '@atrium/contract/time-zone';
import { type IcsComponent, type IcsFile, type IcsProperty, propertyOf, textIn } from './ics-read.ts';
import { windowsZones } from './ics-zone-names.ts';

/** A time of a file: a day, or a moment with the zone whose clocks it was said by. */
export type IcsTime = { day: string } | IcsMoment;

export interface IcsMoment {
  moment: number;
  zone: string;
}

/** The zones that a file names, with what is known of them here. */
export interface Zones {
  /** `isKnown` is false when it had to be guessed. */
  find(name: string): { zone: string; isKnown: boolean };
  /** For times that name none. */
  readonly usual: string;
}

const timePattern = /^(19|20|21)\d\d-\d\d-\d\d(T\d\d:\d\d:\d\d(Z)?)?$/;

/** Null for what is no time, or of a year that the calendar does not have. */
export function timeOf(value: string, { parameters }: Pick<IcsProperty, 'parameters'>, zones: Zones): IcsTime | null {
  if (!timePattern.test(value)) return null;
  const wall = Date.parse(value.length === 10 ? `${value}T00:00:00Z` : `${value.slice(0, 19)}Z`);
  if (Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(value.slice(0, 19))) return null;
  if (value.length === 10) return { day: value };
  if (value.endsWith('Z')) return { moment: wall, zone: 'UTC' };
  const { zone } = parameters.tzid === undefined ? { zone: zones.usual } : zones.find(parameters.tzid);
  return { moment: momentAt(zone, wall), zone };
}

/** `usual` is the zone of who imports, for a file that has none of its own. */
export function zonesOf(file: IcsFile, usual: string): Zones {
  const known = new Map<string, { zone: string; isKnown: boolean }>();
  const named = file.zone === null ? null : namedZone(file.zone);
  const fallback = named ?? usual;
  return {
    usual: fallback,
    find(name) {
      const found = known.get(name) ?? findZone(name, file.zones, fallback);
      known.set(name, found);
      return found;
    },
  };
}

function findZone(name: string, definitions: readonly IcsComponent[], usual: string) {
  const definition = definitions.find((each) => textIn(each, 'tzid') === name);
  const location = definition && textIn(definition, 'x-lic-location');
  const zone = namedZone(name) ?? namedZone(location ?? '');
  if (zone !== null) return { zone, isKnown: true };
  const alike = definition && zoneLike(definition);
  return { zone: alike ?? usual, isKnown: false };
}

/** By its name, by the end of a longer name, or by the name that Windows has for it. */
function namedZone(name: string): string | null {
  const plain = name.replace(/^"|"$/g, '').trim();
  const windows = windowsZones[plain];
  if (windows !== undefined) return windows;
  const parts = plain.split('/').filter((part) => part !== '');
  const ends = parts.map((_, index) => parts.slice(index).join('/'));
  return ends.find(isNamed) ?? null;
}

const namePattern = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;

function isNamed(name: string): boolean {
  return name.length <= 60 && namePattern.test(name) && isTimeZone(name);
}

/** A zone whose clocks show the same in winter and in summer as a definition says at last. */
function zoneLike(definition: IcsComponent): string | null {
  const offsets = definition.lines.flatMap((line) => /^TZOFFSETTO[^:]*:([+-]\d{4})/i.exec(line)?.[1] ?? []);
  const wanted = new Set(offsets.slice(-2).map(offsetOf));
  const zones = new Set(Object.values(windowsZones));
  return [...zones].find((zone) => isSame(new Set(offsetsOf(zone)), wanted)) ?? null;
}

function offsetOf(text: string): number {
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(3, 5));
  return (text.startsWith('-') ? -1 : 1) * minutes * 60_000;
}

function offsetsOf(zone: string): number[] {
  const january = Date.UTC(2026, 0, 15);
  return [january, january + 180 * dayMilliseconds].map((moment) => wallTimeAt(zone, moment) - moment);
}

function isSame(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && one.isSubsetOf(other);
}

/** Whether each zone that a component names is known. */
export function namesKnownZones(component: IcsComponent, zones: Zones): boolean {
  return ['dtstart', 'dtend', 'recurrence-id'].every((name) => {
    const tzid = propertyOf(component, name)?.parameters.tzid;
    return tzid === undefined || zones.find(tzid).isKnown;
  });
}

/** In milliseconds; the days, of 24 hours, stand for themselves, because some are shorter by the clocks. */
export interface IcsDuration {
  days: number;
  rest: number;
}

/** A duration such as `-P1DT2H30M`; null for what is none. */
export function durationOf(text: string): IcsDuration | null {
  const match = /^([+-])?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(text);
  if (!match) return null;
  const [, sign, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match;
  const direction = sign === '-' ? -1 : 1;
  const rest = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return { days: direction * (Number(weeks) * 7 + Number(days)) * dayMilliseconds, rest: direction * rest * 1_000 };
}

/** What is a duration after a moment: a day later the clocks show the same (RFC 5545, 3.3.6). */
export function momentAfter({ moment, zone }: IcsMoment, { days, rest }: IcsDuration): number {
  const daysLater = days === 0 ? moment : momentAt(zone, wallTimeAt(zone, moment) + days);
  return daysLater + rest;
}
