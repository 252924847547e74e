import {
  type CalendarEvent,
  EventKind,
  type Guest,
  NewCalendarEvent,
  type NewCalendarEvent as NewEvent,
  ShowsAs,
} from '@atrium/contract/calendar';
import type { CalendarSettings } from '@atrium/contract/calendar-settings';
import { day, text } from '@atrium/contract/text';
import * as z from 'zod/mini';
import { dayAt, isOnClocks, momentOf, timeAt } from '../../../ui/zone-clock.ts';
import type { EventChanges } from '../calendar-commands.queries.ts';
import { addDays, daysBetween } from '../calendar-days.ts';
import { iso, minute } from '../calendar-zone.ts';
import type { Times } from '../entries.ts';
import { movedRule, withLastDay } from './series.ts';

const { title, url, timeZone, recurrence } = NewCalendarEvent.shape;
const time = () => z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Fill this in.'));

const leftOut = 'This time does not exist on that day: the clocks are set forward.';

/** Days and times are by the clocks of the event's own zone. */
export interface EventFormValues extends Record<string, unknown> {
  title: string;
  calendar: EventKind;
  allDay: boolean;
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
  timeZone: string;
  recurrence: string | null;
  /** The day that the rule is for: where the event begins on another, it goes along. Null for one that stays as it is. */
  recurrenceDay: string | null;
  /** Null are those that the account has set for all. */
  reminders: number[] | null;
  url: string;
  showsAs: ShowsAs;
  isPrivate: boolean;
  guests: Guest[];
  location: string;
  description: string;
}

export const FilledEvent = z
  .object({
    title,
    calendar: EventKind,
    allDay: z.boolean(),
    startDay: day(),
    startTime: time(),
    endDay: day(),
    endTime: time(),
    timeZone,
    recurrence,
    recurrenceDay: z.nullable(z.string()),
    reminders: z.nullable(z.array(z.int())),
    url,
    showsAs: ShowsAs,
    isPrivate: z.boolean(),
    guests: z.array(z.custom<Guest>()),
    location: text(300),
    description: text(10_000),
  })
  .check(
    z.refine((values) => isForwards(values), { path: ['endDay'], error: 'The event ends before it begins.' }),
    z.refine((values) => isShown(values, 'start'), { path: ['startTime'], error: leftOut }),
    z.refine((values) => isShown(values, 'end'), { path: ['endTime'], error: leftOut }),
  );

type TimeFields = Pick<EventFormValues, 'allDay' | 'startDay' | 'startTime' | 'endDay' | 'endTime' | 'timeZone'>;

/** What is not filled in yet is said at its own field, and nothing else of it. */
function isForwards({ allDay, startDay, startTime, endDay, endTime }: TimeFields): boolean {
  if (startDay === '' || endDay === '' || (!allDay && (startTime === '' || endTime === ''))) return true;
  return allDay || startDay !== endDay ? endDay >= startDay : endTime >= startTime;
}

/** Whether the clocks of the zone show this time on this day. */
function isShown({ allDay, timeZone: zone, ...fields }: TimeFields, edge: 'start' | 'end'): boolean {
  const [onDay, at] = [fields[`${edge}Day`], fields[`${edge}Time`]];
  return allDay || onDay === '' || at === '' || isOnClocks(zone, onDay, at);
}

const nine = 540;
const marks = { showsAs: 'busy', isPrivate: false } as const;
const details = { recurrence: null, reminders: null, url: '', guests: [], location: '', description: '', ...marks };

export function newEventValues(
  times: Times,
  zone: string,
  { eventMinutes }: Pick<CalendarSettings, 'eventMinutes'>,
): EventFormValues {
  const fields = timeFields(times, zone, eventMinutes);
  return { title: '', calendar: 'Business', ...fields, recurrenceDay: fields.startDay, ...details };
}

export function valuesOf(event: CalendarEvent): EventFormValues {
  const { title: name, url: address, timeZone: zone, recurrence: rule, reminders = null, extendedProps } = event;
  const times = timeFields(event, zone);
  const repeats = { recurrence: rule && withLastDay(rule, event), recurrenceDay: times.startDay };
  const { showsAs = marks.showsAs, isPrivate = marks.isPrivate } = event;
  return { title: name, ...times, ...repeats, reminders, url: address, showsAs, isPrivate, ...extendedProps };
}

/** The fields of other times, in the zone of the event. */
export function withTimes(values: EventFormValues, times: Times): EventFormValues {
  return { ...values, ...timeFields(times, values.timeZone) };
}

export function hasTimes({ startDay, startTime, endDay, endTime }: TimeFields): boolean {
  return [startDay, startTime, endDay, endTime].every((text) => text !== '');
}

/** Of whole days the times are those one gets when they are whole days no more. */
function timeFields({ start, end, allDay }: Times, zone: string, minutes = 60): TimeFields {
  if (allDay) {
    const endTime = iso((nine + minutes) * minute).slice(11, 16);
    return { allDay, startDay: start, startTime: '09:00', endDay: end, endTime, timeZone: zone };
  }
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const fromPart = { startDay: dayAt(zone, from), startTime: timeAt(zone, from) };
  return { allDay, ...fromPart, endDay: dayAt(zone, to), endTime: timeAt(zone, to), timeZone: zone };
}

export function timesOf({ allDay, startDay, startTime, endDay, endTime, timeZone: zone }: TimeFields): Times {
  if (allDay) return { start: startDay, end: endDay, allDay };
  return {
    start: iso(momentOf(zone, startDay, startTime)),
    end: iso(momentOf(zone, endDay, endTime)),
    allDay,
  };
}

/** With another beginning it takes as long as before. */
export function withStart(values: TimeFields, patch: Partial<Pick<TimeFields, 'startDay' | 'startTime'>>): TimeFields {
  const next = { ...values, ...patch };
  if (!next.startDay || !next.startTime || !values.startDay || !values.startTime || !values.endDay) return next;
  if (next.allDay) return { ...next, endDay: addDays(values.endDay, daysBetween(values.startDay, next.startDay)) };
  if (!values.endTime) return next;
  const by = clockOf(next.startDay, next.startTime) - clockOf(values.startDay, values.startTime);
  const end = new Date(clockOf(values.endDay, values.endTime) + by).toISOString();
  return { ...next, endDay: end.slice(0, 10), endTime: end.slice(11, 16) };
}

/** What ends at midnight does not touch the day that begins then: of whole days, that is not its last one. */
export function withAllDay(values: TimeFields, allDay: boolean): TimeFields {
  const { startDay, endDay, endTime } = values;
  if (allDay === values.allDay || endTime !== '00:00' || !endDay) return { ...values, allDay };
  if (!allDay) return { ...values, allDay, endDay: addDays(endDay, 1) };
  return { ...values, allDay, endDay: endDay > startDay ? addDays(endDay, -1) : endDay };
}

function clockOf(day: string, clock: string): number {
  return Date.parse(`${day}T${clock}:00.000Z`);
}

type RuleFields = Pick<EventFormValues, 'recurrence' | 'recurrenceDay'>;

/** The rule as it is for the day on which the event begins now. */
export function ruleOf({
  recurrence: rule,
  recurrenceDay,
  startDay,
}: RuleFields & { startDay: string }): string | null {
  return rule && recurrenceDay !== null ? movedRule(rule, recurrenceDay, startDay) : rule;
}

/**
 * A rule that is chosen while the event begins on this day. Days of the week that somebody names are those that are meant; who chooses
 * again what was there before has changed nothing.
 */
export function chosenRule(rule: string | null, day: string, before: RuleFields): RuleFields {
  const { recurrence, recurrenceDay } = before;
  if (rule === ruleOf({ recurrence, recurrenceDay, startDay: day })) return { recurrence, recurrenceDay };
  return { recurrence: rule, recurrenceDay: rule !== null && /BYDAY=[A-Z]/.test(rule) ? null : day };
}

export function inputOf(values: EventFormValues): Partial<NewEvent> & Pick<NewEvent, 'title' | 'start'> {
  const { title: name, url: address, timeZone: zone, reminders } = values;
  const { calendar, location, description, showsAs, isPrivate } = values;
  return {
    ...{ showsAs, isPrivate },
    ...{ title: name, url: address, timeZone: zone, recurrence: ruleOf(values), ...timesOf(values) },
    ...(reminders !== null && { reminders }),
    extendedProps: { calendar, guests: values.guests.map(guestInput), location, description },
  };
}

/** A new event as it is filled in; times that were not touched are exactly those that were chosen. */
export function newInput(before: EventFormValues, after: EventFormValues, known: Times) {
  const isOther = (name: string) => before[name] !== after[name];
  return { ...inputOf(after), ...keptEnds(isOther, known) };
}

function guestInput({ value, label, avatar, accountId, email }: Guest) {
  return { value, label, avatar, accountId, ...(email !== undefined && { email }) };
}

const timeNames = ['allDay', 'startDay', 'startTime', 'endDay', 'endTime', 'timeZone'] as const;

/** What was written anew: the rest stays as somebody else may have left it meanwhile, and as exact as it was. */
export function changesBetween(before: EventFormValues, after: EventFormValues, known: Times): EventChanges {
  const isOther = (name: string) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  const { extendedProps = {}, ...input } = inputOf(after);
  const props = Object.entries(extendedProps).filter(([name]) => isOther(name));
  return {
    ...(isOther('title') && { title: input.title }),
    ...(isOther('url') && { url: after.url }),
    ...(isOther('showsAs') && { showsAs: after.showsAs }),
    ...(isOther('isPrivate') && { isPrivate: after.isPrivate }),
    ...(isOtherRule(before, after) && { recurrence: ruleOf(after) }),
    ...(isOther('timeZone') && { timeZone: after.timeZone }),
    ...(isOther('reminders') && after.reminders !== null && { reminders: after.reminders }),
    ...(timeNames.some(isOther) && { ...timesOf(after), ...keptEnds(isOther, known) }),
    ...(props.length > 0 && { extendedProps: Object.fromEntries(props) }),
  };
}

/** A rule that only went along with the day is none that was written anew. */
function isOtherRule(before: EventFormValues, after: EventFormValues): boolean {
  return ruleOf(after) !== ruleOf({ ...before, startDay: after.startDay });
}

/** A time that comes twice is still the one that it was, when only the other end is written anew. */
function keptEnds(isOther: (name: string) => boolean, { start, end }: Times): Partial<Times> {
  if (isOther('allDay') || isOther('timeZone')) return {};
  return {
    ...(!isOther('startDay') && !isOther('startTime') && { start }),
    ...(!isOther('endDay') && !isOther('endTime') && { end }),
  };
}
