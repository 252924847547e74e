import {
  CalendarEvent,
  EventKind,
  EventStatus,
  Guest,
  GuestAnswer,
  type Organiser,
  ShowsAs,
} from '@atrium/contract/calendar';
import { endOfSeries, type Series } from '@atrium/contract/recurrence';
import { parseRecurrence, type RecurrenceRule } from '@atrium/contract/recurrence-rule';
import * as z from 'zod/mini';
import type { EventGuestRow, EventRow } from '../../database/calendar-schema.ts';
import { searchText } from '../../search/fold.ts';
import { FileProperty } from './ics/file-properties.ts';
import { kindSeenByOthers } from './kinds/event-kinds.shapes.ts';
import { spanOf } from './occurrences/calendar.spans.ts';
import { momentsOf, saidTimes } from './occurrences/calendar.times.ts';

const reminderMinutes = z.array(z.int());

/**
 * An account among the guests, as it takes part: that is its own, and no part of what the organiser changes. `note` is what it said with its
 * answer, if anything.
 */
export const Participant = z.object({
  accountId: z.int(),
  answer: GuestAnswer,
  note: z.optional(z.string()),
  reminders: reminderMinutes,
});
export type Participant = z.infer<typeof Participant>;

/**
 * What is kept of an event, as it is recorded. `start` and `end` are as on the wire; `exceptions` are moments; `originalStart` is the occurrence that it stands for of the series with the same uid. `fileProperties` is what a
 * file said that nothing else here keeps. `ownAnswer` is there where somebody invites by mail, with the version (`sequence`) that they sent last.
 */
export const KeptEvent = z.object({
  id: CalendarEvent.shape.id,
  accountId: z.int(),
  title: z.string(),
  kind: EventKind,
  url: z.string(),
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  timeZone: z.string(),
  recurrence: z.nullable(z.string()),
  location: z.string(),
  description: z.string(),
  guests: z.array(Guest),
  exceptions: z.array(z.string()),
  uid: z.string(),
  originalStart: z.nullable(z.string()),
  status: EventStatus,
  organiserName: z.string(),
  organiserEmail: z.string(),
  reminders: reminderMinutes,
  participants: z.array(Participant),
  showsAs: ShowsAs,
  isPrivate: z.boolean(),
  fileProperties: z.array(FileProperty),
  ownAnswer: z.nullable(GuestAnswer),
  ownNote: z.string(),
  sequence: z.int(),
});
export type KeptEvent = z.infer<typeof KeptEvent>;

/** With a value for what came later than the oldest records. */
export const RecordedEvent = z.object({
  ...KeptEvent.shape,
  uid: z._default(z.string(), newUid),
  originalStart: z._default(z.nullable(z.string()), null),
  status: z._default(EventStatus, 'confirmed'),
  organiserName: z._default(z.string(), ''),
  organiserEmail: z._default(z.string(), ''),
  reminders: z._default(reminderMinutes, []),
  participants: z._default(z.array(Participant), []),
  showsAs: z._default(ShowsAs, 'busy'),
  isPrivate: z._default(z.boolean(), false),
  fileProperties: z._default(z.array(FileProperty), []),
  ownAnswer: z._default(z.nullable(GuestAnswer), null),
  ownNote: z._default(z.string(), ''),
  sequence: z._default(z.int(), 0),
});

/** An event with the account whose it is, for those who are invited. */
export interface SeenEvent extends KeptEvent {
  owner: Organiser;
}

const uidEnding = '@atrium';

export function newUid(): string {
  return `${crypto.randomUUID()}${uidEnding}`;
}

export function isUidOfHere(uid: string): boolean {
  return uid.endsWith(uidEnding);
}

const forEver = '9999-12-31T23:59:59.999Z';

export function eventRow(event: KeptEvent): EventRow {
  const { id, accountId, title, url, location, description, timeZone, recurrence } = event;
  const { uid, originalStart, status, organiserName, organiserEmail } = event;
  return {
    ...{ id, accountId, title, url, location, description },
    ...placeOf(event),
    endsAt: momentsOf(event).endsAt,
    isAllDay: event.allDay ? 1 : 0,
    timeZone,
    recurrence,
    ...{ uid, originalStart, status, organiserName, organiserEmail },
    reminders: JSON.stringify(event.reminders),
    remindsAt: null,
    search: eventSearch(event),
    showsAs: event.showsAs,
    isPrivate: Number(event.isPrivate),
    fileProperties: JSON.stringify(event.fileProperties),
    ...{ ownAnswer: event.ownAnswer, ownNote: event.ownNote, sequence: event.sequence },
  };
}

/** What finds an event in a list. */
export function placeOf(event: KeptEvent) {
  const { startsAt, endsAt } = momentsOf(event);
  const span = spanOf(startsAt, endsAt, event.recurrence);
  return { kind: event.kind, span, startsAt, lastEndsAt: lastEnd(event, endsAt) };
}

export function eventSearch(event: Pick<KeptEvent, 'title' | 'location' | 'description' | 'guests'>): string {
  const { title, location, description, guests } = event;
  return searchText([title, location, description, ...guests.map(({ label }) => label)]);
}

function lastEnd(event: KeptEvent, endsAt: string): string {
  const series = seriesOf(event);
  if (!series) return endsAt;
  const end = endOfSeries(series);
  return end === null ? forEver : new Date(end).toISOString();
}

/** Null for an event that does not repeat. */
export function seriesOf(event: KeptEvent): Series | null {
  const rule = ruleOf(event);
  if (!rule) return null;
  const { startsAt, endsAt } = momentsOf(event);
  return {
    startsAt: Date.parse(startsAt),
    endsAt: Date.parse(endsAt),
    timeZone: event.allDay ? 'UTC' : event.timeZone,
    rule,
    exceptions: new Set(event.exceptions.map((moment) => Date.parse(moment))),
  };
}

function ruleOf({ recurrence }: KeptEvent): RecurrenceRule | null {
  return recurrence === null ? null : parseRecurrence(recurrence);
}

/** With what the list asks for, so that it is found without the event. */
export function guestRows(event: KeptEvent): EventGuestRow[] {
  const place = { ...placeOf(event), kind: kindSeenByOthers(event.kind) };
  const parts = new Map(event.participants.map((participant) => [participant.accountId, participant]));
  return event.guests.map(({ value, label, avatar, accountId, email = '', answer, note = '' }, position) => {
    const part = accountId === null ? undefined : parts.get(accountId);
    return {
      ...{ eventId: event.id, position, accountId, value, label, avatar, email },
      answer: part?.answer ?? answer ?? 'waiting',
      answerNote: part ? (part.note ?? '') : note,
      reminders: JSON.stringify(part?.reminders ?? []),
      ...place,
    };
  });
}

export function exceptionRows({ id, exceptions }: KeptEvent) {
  return exceptions.map((startsAt) => ({ eventId: id, startsAt }));
}

export function keptEvent(
  row: Omit<EventRow, 'search' | 'remindsAt'>,
  guests: readonly EventGuestRow[],
  exceptions: readonly string[],
): KeptEvent {
  const { id, accountId, title, kind, url, timeZone, recurrence, location, description } = row;
  const { uid, originalStart, status, organiserName, organiserEmail } = row;
  const allDay = row.isAllDay === 1;
  const { start, end } = saidTimes(row.startsAt, row.endsAt, allDay);
  return {
    ...{ id, accountId, title, kind, url, start, end, allDay, timeZone, recurrence, location, description },
    guests: guests.map(keptGuest),
    exceptions: [...exceptions],
    ...{ uid, originalStart, status, organiserName, organiserEmail },
    reminders: minutesIn(row.reminders),
    participants: guests.flatMap(participantsOf),
    ...{ showsAs: row.showsAs, isPrivate: row.isPrivate === 1, fileProperties: JSON.parse(row.fileProperties) },
    ...{ ownAnswer: row.ownAnswer, ownNote: row.ownNote, sequence: row.sequence },
  };
}

function keptGuest({ value, label, avatar, accountId, email, answer, answerNote: note }: EventGuestRow): Guest {
  const said = accountId === null && answer !== 'waiting' ? { answer, ...(note && { note }) } : {};
  return { value, label, avatar, accountId, ...(email && { email }), ...said };
}

function participantsOf({ accountId, answer, answerNote, reminders }: EventGuestRow): Participant[] {
  if (accountId === null) return [];
  return [{ accountId, answer, ...(answerNote && { note: answerNote }), reminders: minutesIn(reminders) }];
}

export function minutesIn(json: string): number[] {
  return JSON.parse(json);
}

/** As the account sees it whose it is, or one that is invited. */
export function shown(event: KeptEvent & { owner?: Organiser }, viewerId: number): CalendarEvent {
  const { id, url, title, start, end, allDay, timeZone, recurrence, kind, location, description, status } = event;
  const isOwn = event.accountId === viewerId;
  const guests = event.guests.map((guest) => withAnswer(guest, event.participants, isOwn));
  const extendedProps = { calendar: isOwn ? kind : kindSeenByOthers(kind), guests, location, description };
  const own = isOwn ? ownPart(event) : invitedPart(event, viewerId);
  const when = { start, end, allDay, display: 'block', timeZone, recurrence } as const;
  const { showsAs, isPrivate } = event;
  return { id, url, title, ...when, status, showsAs, isPrivate, ...own, extendedProps };
}

/** With the reminders of whoever sees it: those of the organiser are the organiser's, and so is what came in a file. */
export function withOwnReminders(event: SeenEvent, viewerId: number): SeenEvent {
  if (event.accountId === viewerId) return event;
  const part = event.participants.find(({ accountId }) => accountId === viewerId);
  return { ...event, reminders: part?.reminders ?? [], fileProperties: [] };
}

/** Everybody sees who comes; what they say with it is said to who invites. */
function withAnswer(guest: Guest, participants: readonly Participant[], isOwn: boolean): Guest {
  const part = participants.find(({ accountId }) => accountId === guest.accountId);
  const { note: _, ...rest } = guest;
  if (!part) return isOwn ? guest : rest;
  return { ...guest, answer: part.answer, ...(isOwn && part.note !== undefined && { note: part.note }) };
}

function ownPart({ reminders, organiserName, organiserEmail, ownAnswer, ownNote }: KeptEvent) {
  if (organiserName === '' && organiserEmail === '') return { reminders };
  const organiser = { accountId: null, name: organiserName, email: organiserEmail, avatar: '' };
  if (ownAnswer === null) return { reminders, organiser };
  return { reminders, organiser, answer: ownAnswer, ...(ownNote !== '' && { answerNote: ownNote }) };
}

function invitedPart({ participants, owner }: KeptEvent & { owner?: Organiser }, viewerId: number) {
  const part = participants.find(({ accountId }) => accountId === viewerId);
  if (!part || !owner) return undefined;
  const { reminders, answer, note } = part;
  return { reminders, organiser: owner, answer, ...(note !== undefined && { answerNote: note }) };
}
