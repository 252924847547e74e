import { type EventKind, EventStatus, mostReminders } from '@atrium/contract/calendar';
import { dayMilliseconds } from '@atrium/contract/days';
import { momentAt, wallTimeAt } from '@atrium/contract/time-zone';
import { foldSearched } from '../../../search/fold.ts';
import type { KeptEvent } from '../calendar.rows.ts';
import { momentsOf, saidTimes } from '../occurrences/calendar.times.ts';
import { iso } from '../occurrences/iso.ts';
import { type FileProperty, isWritable, unknownProperties } from './file-properties.ts';
import { loneOccurrence } from './ics-lone-occurrences.ts';
import { guestsIn, organiserIn, otherAttendees, ownAnswerIn } from './ics-people.ts';
import { type IcsComponent, type IcsProperty, propertiesOf, propertyOf, rawValue, textIn } from './ics-read.ts';
import {
  durationOf,
  type IcsDuration,
  type IcsMoment,
  type IcsTime,
  momentAfter,
  namesKnownZones,
  timeOf,
  type Zones,
} from './ics-times.ts';

/** An event of a file; it has an id and an owner once it is imported. */
export type FileEvent = Omit<KeptEvent, 'id' | 'accountId' | 'participants'>;

/** What a component says, before what belongs together is put together. */
export interface ReadEvent {
  event: FileEvent;
  /** Its number in the file. */
  component: number;
  /** Its rule as it stands in the file. */
  rule: string | null;
  /** Occurrences beside the rule, and those that are left out. */
  added: readonly AddedTime[];
  leftOut: readonly IcsTime[];
}

/** Where it is given as a period (RFC 5545, 3.8.5.2), it ends at a moment of its own. */
export interface AddedTime {
  time: IcsTime;
  endsAt: number | null;
}

export interface FileProblem {
  component: number | null;
  title: string;
  message: string;
  isLeftOut: boolean;
}

/** What the file does not say. */
export interface Reader {
  zones: Zones;
  kind: EventKind;
  /** What kinds are called here, as search folds it. */
  kinds: ReadonlyMap<string, EventKind>;
  /** Whose calendar it is to be: they are no guest of their own. */
  ownEmail: string;
}

type Read = { read: ReadEvent | null; problems: FileProblem[] };

const mostGuests = 100;
const latestEnd = Date.UTC(2200, 0, 1);

export function readEvent(component: IcsComponent | null, number: number, reader: Reader): Read {
  const title = component ? plainText(textIn(component, 'summary'), 200) : '';
  const problem = (message: string, isLeftOut: boolean) => ({ component: number, title, message, isLeftOut });
  const refused = (reason: { message: string }) => ({ read: null, problems: [problem(reason.message, true)] });
  if (!component) return refused({ message: 'This part of the file cannot be read.' });
  const times = timesOf(component, reader);
  if ('message' in times) return refused(times);
  const occurrence = occurrenceOf(component, reader);
  if ('message' in occurrence) return refused(occurrence);
  if (occurrence.range !== null)
    return refused({ message: 'It changes an occurrence and all that follow, which files cannot do here.' });
  const { originalStart } = occurrence;
  const { reminders, isTooFar } = remindersOf(component, times);
  const guests = guestsIn(component, reader.ownEmail);
  const { fileProperties, isTooMuch } = unknownIn(component, reader);
  const notes = [
    ...(namesKnownZones(component, reader.zones)
      ? []
      : [{ message: 'Its time zone is not known; one with the same hours was taken.' }]),
    ...(isTooFar ? [{ message: 'A reminder that is too far from its beginning was left out.' }] : []),
    ...(isTooMuch ? [{ message: 'What programs keep in it for themselves is too much, and was left out.' }] : []),
    ...(guests.length > mostGuests ? [{ message: 'Only its first 100 guests were taken.' }] : []),
  ];
  const event = {
    ...detailsOf(component, title, reader),
    ...times,
    ...{ recurrence: null, exceptions: [], originalStart, reminders, guests: guests.slice(0, mostGuests) },
    fileProperties,
    ...organiserIn(component, reader.ownEmail),
    ...{ ownAnswer: ownAnswerIn(component, reader.ownEmail), ownNote: '', sequence: sequenceOf(component) },
  };
  const read = { event, component: number, rule: rawValue(component, 'RRULE'), ...datesOf(component, reader) };
  return { read, problems: notes.map(({ message }) => problem(message, false)) };
}

function detailsOf(component: IcsComponent, title: string, { kind, kinds }: Reader) {
  const named = categoriesIn(component).flatMap((name) => kinds.get(foldSearched(name)) ?? []);
  const url = textIn(component, 'url').trim();
  const status = EventStatus.safeParse(textIn(component, 'status').toLowerCase());
  return {
    title: title || plainText(textIn(component, 'location'), 200) || 'Event',
    kind: named[0] ?? kind,
    url: /^https?:\/\/\S+$/i.test(url) && url.length <= 2_000 ? url : '',
    location: plainText(textIn(component, 'location'), 300),
    description: plainText(textIn(component, 'description'), 10_000),
    status: status.success ? status.data : ('confirmed' as const),
    showsAs: textIn(component, 'transp').toUpperCase() === 'TRANSPARENT' ? ('free' as const) : ('busy' as const),
    isPrivate: !['', 'PUBLIC'].includes(textIn(component, 'class').toUpperCase()),
    uid: uidOf(component),
  };
}

function categoriesIn(component: IcsComponent): string[] {
  const names = propertiesOf(component, 'categories').flatMap(({ values }) => values);
  return names.map((name) => plainText(name, 200)).filter((name) => name !== '');
}

/** What nothing here keeps, for whoever writes the event into a file again: with the categories that are not its kind. */
function unknownIn(component: IcsComponent, { kinds }: Reader): { fileProperties: FileProperty[]; isTooMuch: boolean } {
  const names = categoriesIn(component);
  const kind = names.findIndex((name) => kinds.has(foldSearched(name)));
  const others = names.filter((_, place) => place !== kind);
  const categories: FileProperty[] = others.length === 0 ? [] : [['categories', {}, 'text', ...others]];
  const places = otherAttendees(component);
  const people = component.written.filter((_, place) => places.includes(place));
  const unknown = unknownProperties(component.written, [...people, ...categories].filter(isWritable));
  return { fileProperties: unknown ?? [], isTooMuch: unknown === null };
}

/** Which version it is: the later one counts. */
export function sequenceOf(component: IcsComponent): number {
  const number = Number(rawValue(component, 'SEQUENCE'));
  return Number.isInteger(number) && number > 0 ? Math.min(number, latestSequence) : 0;
}

// The most that a column of either engine holds.
const latestSequence = 2_147_483_647;

/** Empty where it has none. */
export function uidOf(component: IcsComponent): string {
  return plainText(loneIn(component)?.uid ?? textIn(component, 'uid'), 500);
}

/** What repeats, or says itself of what it is an occurrence, is none that was written by itself. */
function loneIn(component: IcsComponent) {
  const lone = loneOccurrence(textIn(component, 'uid').trim());
  return rawValue(component, 'RRULE') === null && !propertyOf(component, 'recurrence-id') ? lone : null;
}

/** As texts are kept: without what no engine can keep, and cut. */
export function plainText(text: string, longest: number): string {
  return text.toWellFormed().replaceAll('\u0000', '').trim().slice(0, longest).toWellFormed().trim();
}

interface Times {
  start: string;
  end: string;
  allDay: boolean;
  timeZone: string;
}

function timesOf(component: IcsComponent, { zones }: Reader): Times | { message: string } {
  const property = propertyOf(component, 'dtstart');
  if (!property) return { message: 'It does not say when it begins.' };
  const start = timeIn(component, property, property.values[0] ?? '', zones);
  const end = endOf(component, zones);
  if (!start || end === null) return { message: 'It begins or ends at a time that the calendar does not have.' };
  const times = 'day' in start ? wholeDays(start.day, end) : hours(start, end);
  if (times.end < times.start) return { message: 'The event ends before it begins.' };
  if (times.end > '2200') return { message: 'It begins or ends at a time that the calendar does not have.' };
  return { ...times, allDay: 'day' in start, timeZone: 'day' in start ? zones.usual : start.zone };
}

/** Of whole days Outlook may say that they begin at midnight, and beside it that they are whole. */
function timeIn(component: IcsComponent, property: IcsProperty, value: string, zones: Zones): IcsTime | null {
  const time = timeOf(value, property, zones);
  const isWhole = textIn(component, 'x-microsoft-cdo-alldayevent').toUpperCase() === 'TRUE';
  if (!isWhole || !time || 'day' in time) return time;
  const wall = wallTimeAt(time.zone, time.moment);
  return wall % dayMilliseconds === 0 ? { day: iso(wall).slice(0, 10) } : time;
}

type End = IcsTime | IcsDuration;

/** Undefined when nothing is said, null when it cannot be read. */
function endOf(component: IcsComponent, zones: Zones): End | undefined | null {
  const property = propertyOf(component, 'dtend');
  if (property) return timeIn(component, property, property.values[0] ?? '', zones);
  const duration = propertyOf(component, 'duration');
  if (!duration) return undefined;
  return durationOf(duration.values[0] ?? '');
}

/** In a file the end is the day after the last one. Some programs give the same day for both. */
function wholeDays(start: string, end: End | undefined): { start: string; end: string } {
  const first = Date.parse(start);
  const unsaid = { days: dayMilliseconds, rest: 0 };
  const last = endMoment(end ?? unsaid, { moment: first, zone: 'UTC' }) - dayMilliseconds;
  return { start, end: iso(Math.max(first, Math.ceil(last / dayMilliseconds) * dayMilliseconds)).slice(0, 10) };
}

function hours(start: IcsMoment, end: End | undefined): { start: string; end: string } {
  return { start: iso(start.moment), end: iso(endMoment(end ?? start, start)) };
}

function endMoment(end: End, start: IcsMoment): number {
  if ('rest' in end) return momentAfter(start, end);
  return 'day' in end ? Date.parse(end.day) : end.moment;
}

/** Which occurrence it stands for: a day or a moment, as its series says it; null when it stands for none. `range` is what goes with it. */
export function occurrenceOf(
  component: IcsComponent,
  { zones }: Reader,
): { originalStart: string | null; range: string | null } | { message: string } {
  const property = propertyOf(component, 'recurrence-id');
  if (!property) return { originalStart: loneIn(component)?.originalStart ?? null, range: null };
  const time = timeIn(component, property, property.values[0] ?? '', zones);
  if (!time) return { message: 'It stands for an occurrence at a time that cannot be read.' };
  const range = property.parameters.range?.toUpperCase() ?? null;
  return { originalStart: 'day' in time ? time.day : iso(time.moment), range };
}

function datesOf(component: IcsComponent, { zones }: Reader) {
  const said = (name: string) =>
    propertiesOf(component, name).flatMap((property) => property.values.map((value) => ({ property, value })));
  return {
    added: said('rdate').flatMap(({ property, value }) => addedTime(component, property, value, zones) ?? []),
    leftOut: said('exdate').flatMap(({ property, value }) => timeIn(component, property, value, zones) ?? []),
  };
}

function addedTime(component: IcsComponent, property: IcsProperty, value: string, zones: Zones): AddedTime | null {
  const [start = '', end = ''] = value.split('/');
  const time = timeIn(component, property, start, zones);
  if (!time || 'day' in time) return time && { time, endsAt: null };
  const said = durationOf(end) ?? timeOf(end, property, zones);
  const endsAt = said && endMoment(said, time);
  const isReal = endsAt !== null && endsAt > time.moment && endsAt < latestEnd;
  return { time, endsAt: isReal ? endsAt : null };
}

const farthest = { before: 40_320, after: 1_439 };

/** Those that ring at a time; what is further away than reminders may be is left out. */
function remindersOf(component: IcsComponent, times: Times): { reminders: number[]; isTooFar: boolean } {
  const minutes = component.alarms.flatMap((alarm) => minutesOf(alarm, times) ?? []);
  const near = minutes.filter((each) => each <= farthest.before && each >= -farthest.after);
  const reminders = [...new Set(near)].sort((one, other) => other - one);
  return { reminders: reminders.slice(0, mostReminders), isTooFar: near.length < minutes.length };
}

function minutesOf(alarm: IcsComponent, times: Times): number | null {
  const trigger = propertyOf(alarm, 'trigger');
  if (!trigger || textIn(alarm, 'action').toUpperCase() === 'NONE') return null;
  const { startsAt, endsAt } = momentsOf(times);
  const length = Date.parse(endsAt) - Date.parse(startsAt);
  const value = trigger.values[0] ?? '';
  const fixed = /Z$/.test(value) ? Date.parse(value) - Date.parse(startsAt) : null;
  const duration = durationOf(value);
  const offset = fixed ?? (duration && duration.days + duration.rest);
  if (offset === null || Number.isNaN(offset)) return null;
  const isFromEnd = trigger.parameters.related?.toUpperCase() === 'END';
  // Never zero below zero.
  return -Math.round((offset + (isFromEnd ? length : 0)) / 60_000) || 0;
}

/** The same event at another of its beginnings, by itself, and as long where nothing else is said. */
export function atOccurrence(event: FileEvent, startsAt: number, endsAt: number | null = null): FileEvent {
  const moments = momentsOf(event);
  const length = Date.parse(moments.endsAt) - Date.parse(moments.startsAt);
  const end = endsAt === null || event.allDay ? startsAt + length : endsAt;
  const times = saidTimes(iso(startsAt), iso(end), event.allDay);
  return { ...event, ...times, recurrence: null, exceptions: [], originalStart: times.start };
}

/** When the occurrence begins that an event stands for, in its series. */
export function momentOfOriginal(original: string, series: FileEvent): number {
  const time = original.length === 10 ? { day: original } : { moment: Date.parse(original), zone: '' };
  return momentOfOccurrence(time, series);
}

/** When an occurrence that a file names begins: of whole days by the days of UTC; a day alone means the usual hour. */
export function momentOfOccurrence(time: IcsTime, event: FileEvent): number {
  if ('moment' in time) return event.allDay ? Math.floor(time.moment / dayMilliseconds) * dayMilliseconds : time.moment;
  if (event.allDay) return Date.parse(time.day);
  return sameHourOn(time.day, event);
}

function sameHourOn(day: string, { start, timeZone }: FileEvent): number {
  const wall = wallTimeAt(timeZone, Date.parse(start));
  return momentAt(timeZone, Date.parse(day) + (((wall % dayMilliseconds) + dayMilliseconds) % dayMilliseconds));
}
