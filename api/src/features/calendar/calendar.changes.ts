import type { CalendarEventChanges, Guest, NewCalendarEvent } from '@atrium/contract/calendar';
import { momentAt, wallTimeAt } from '@atrium/contract/time-zone';
import { type KeptEvent, newUid, seriesOf } from './calendar.rows.ts';
import { stillTrue } from './ics/file-properties.ts';
import { movedOccurrences } from './occurrences/calendar.moved-occurrences.ts';
import { lastDayOf, settledTimes } from './occurrences/calendar.times.ts';

const lastMoment = /(UNTIL=\d{8}T\d{6}Z)/;

type Details = NewCalendarEvent['extendedProps'];

/** `reminders` are those of the account, for when none are given. */
export function newEvent(
  id: number,
  accountId: number,
  input: NewCalendarEvent,
  reminders: readonly number[],
): KeptEvent {
  const { title, url, allDay, timeZone, recurrence, status, showsAs, isPrivate, extendedProps } = input;
  const { calendar = 'Business', location = '', description = '' } = extendedProps;
  const { start, end } = settledTimes(input);
  return {
    ...{ id, accountId, title, kind: calendar, url, start, end, allDay, timeZone, recurrence, location, description },
    guests: guestsOf(extendedProps, []) ?? [],
    exceptions: [],
    ...{ uid: newUid(), originalStart: null, status, organiserName: '', organiserEmail: '' },
    reminders: inOrder(input.reminders ?? reminders),
    participants: [],
    ...{ showsAs, isPrivate, fileProperties: [], ownAnswer: null, ownNote: '', sequence: 0 },
  };
}

/** What is given, and the rest as it was. Occurrences that were left out stay so wherever they go. */
export function changedEvent(
  before: KeptEvent,
  { extendedProps = {}, ...changes }: Omit<CalendarEventChanges, 'id'>,
): KeptEvent {
  const { calendar = before.kind, location = before.location, description = before.description } = extendedProps;
  const { title = before.title, url = before.url, recurrence = before.recurrence, status = before.status } = changes;
  const { showsAs = before.showsAs, isPrivate = before.isPrivate } = changes;
  const { allDay = before.allDay, timeZone = before.timeZone, start = before.start, end = before.end } = changes;
  const becomesWhole = allDay && !before.allDay && end !== null;
  const times = settledTimes({
    start,
    end: becomesWhole ? lastDayOf({ start, end, timeZone }) : end,
    allDay,
    timeZone,
  });
  const after = {
    ...before,
    title,
    kind: calendar,
    url,
    ...times,
    allDay,
    timeZone,
    recurrence,
    location,
    description,
    status,
    showsAs,
    isPrivate,
    reminders: changes.reminders ? inOrder(changes.reminders) : before.reminders,
  };
  const guests = guestsOf(extendedProps, before.guests) ?? before.guests;
  const moved = { ...after, recurrence: withMovedEnd(before, after) };
  const fileProperties = stillTrue(
    before.fileProperties,
    tied.filter((field) => after[field] !== before[field]),
  );
  return { ...moved, ...identityOf(before, moved), guests, exceptions: movedExceptions(before, moved), fileProperties };
}

const tied = ['location', 'description', 'showsAs', 'isPrivate'] as const;

/** A series that ends at a moment ends as much later as it begins, so that it loses no occurrence. One that ends with a day keeps that. */
function withMovedEnd(before: KeptEvent, after: KeptEvent): string | null {
  const [, end] = before.recurrence?.match(lastMoment) ?? [];
  const [old, now] = [seriesOf(before), seriesOf(after)];
  const until = old?.rule.until;
  if (!end || !old || !now || !until || !('moment' in until) || !after.recurrence?.includes(end))
    return after.recurrence;
  const later = wallTimeAt(now.timeZone, now.startsAt) - wallTimeAt(old.timeZone, old.startsAt);
  const moment = momentAt(now.timeZone, wallTimeAt(old.timeZone, until.moment) + later);
  const text = `${new Date(moment).toISOString().slice(0, 19)}Z`.replace(/[-:]/g, '');
  return after.recurrence.replace(end, `UNTIL=${text}`);
}

/** What begins to repeat stands for no occurrence of another series any more. */
function identityOf(before: KeptEvent, { recurrence }: KeptEvent): Pick<KeptEvent, 'uid' | 'originalStart'> {
  const { uid, originalStart } = before;
  if (originalStart === null || recurrence === null || before.recurrence !== null) return { uid, originalStart };
  return { uid: newUid(), originalStart: null };
}

function movedExceptions(before: KeptEvent, after: KeptEvent): string[] {
  if (repeatsAlike(before, after)) return before.exceptions;
  const [old, now] = [seriesOf(before), seriesOf(after)];
  if (!old || !now) return [];
  const moved = movedOccurrences(old, now, [...old.exceptions]);
  return [...moved.values()].map((moment) => new Date(moment).toISOString()).sort();
}

export function repeatsAlike(before: KeptEvent, after: KeptEvent): boolean {
  return (['start', 'allDay', 'recurrence', 'timeZone'] as const).every((field) => before[field] === after[field]);
}

/** What is known of the answer of somebody without an account is not the organiser's to say. */
function guestsOf({ guests }: Details, before: readonly Guest[]): Guest[] | undefined {
  return guests?.map(({ value, label, avatar, accountId, email }) => {
    const address = accountId === null ? email : undefined;
    const known = before.find((guest) => accountId === null && guest.value === value && guest.email === address);
    const same = before.find((guest) => accountId !== null && guest.accountId === accountId);
    const { answer, note } = known ?? {};
    const said = answer && { answer, ...(note !== undefined && { note }) };
    const more = { ...(address && { email: address }), ...said };
    return { value, label: label || (same?.label ?? value), avatar, accountId, ...more };
  });
}

/** The earliest first. */
export function inOrder(minutes: readonly number[]): number[] {
  return [...new Set(minutes)].sort((one, other) => other - one);
}
