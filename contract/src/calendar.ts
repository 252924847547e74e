import * as z from 'zod/mini';
import { dayOf, isRealDay } from './days.ts';
import { timeZone } from './given-zone.ts';
import { parseRecurrence, recurrencePattern } from './recurrence-rule.ts';
import { route } from './route.ts';
import {
  emailAddress,
  flagParameter,
  givenId,
  id,
  idempotencyKey,
  idParameter,
  line,
  moment,
  pictureAddress,
  requiredLine,
  text,
} from './text.ts';

export const eventKinds = ['Personal', 'Business', 'Family', 'Holiday', 'ETC'] as const;
export type GivenKind = (typeof eventKinds)[number];

const unknownKind = 'Choose one of the kinds.';

/** What events and addresses call a kind of one's own, whatever its name: `own-12`. */
export const OwnKindKey = z.string().check(z.regex(/^own-[1-9]\d{0,14}$/, unknownKind));

/** One of the five that every account has, or the key of one of its own (event-kinds.ts). */
export const EventKind = z.union([z.enum(eventKinds), OwnKindKey], unknownKind);
export type EventKind = z.infer<typeof EventKind>;

/** Whether it is one of the five. */
export function isGivenKind(kind: EventKind): kind is GivenKind {
  return eventKinds.some((given) => given === kind);
}

/** The list holds this many events or occurrences at most, the first ones. */
export const eventLimit = 1_000;

const dayPattern = '(19|20|21)\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])';
const timePattern = 'T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,3})?)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)';

function isOnRealDay(value: string): boolean {
  return isRealDay(dayOf(value));
}

const momentInput = () =>
  z
    .string()
    .check(
      z.regex(new RegExp(`^${dayPattern}${timePattern}$`), 'Give a moment such as 2026-03-02T09:00:00.000Z.'),
      z.refine(isOnRealDay, 'There is no such day.'),
    );

export const dayOrMomentInput = () =>
  z
    .string()
    .check(
      z.regex(
        new RegExp(`^${dayPattern}(${timePattern})?$`),
        'Give a moment such as 2026-03-02T09:00:00.000Z or a day such as 2026-03-02.',
      ),
      z.refine(isOnRealDay, 'There is no such day.'),
    );

const day = () => z.iso.date();

/** What a guest says to an invitation; `waiting` is not yet. */
export const guestAnswers = ['waiting', 'accepted', 'tentative', 'declined'] as const;
export const GuestAnswer = z.enum(guestAnswers);
export type GuestAnswer = z.infer<typeof GuestAnswer>;

export const eventStatuses = ['confirmed', 'tentative', 'cancelled'] as const;
export const EventStatus = z.enum(eventStatuses);
export type EventStatus = z.infer<typeof EventStatus>;

/** Whether an event takes the time of whose it is. */
export const showingAs = ['busy', 'free'] as const;
export const ShowsAs = z.enum(showingAs);
export type ShowsAs = z.infer<typeof ShowsAs>;

/**
 * Somebody who is invited: an account, which has the event in its own calendar then, or anybody by a name. `email` is there for who has no
 * account and can be written to; `answer` for accounts, and for others when it is known; `note` is what was said with it, for
 * who invites alone. `label` is empty for who has closed their account.
 */
export const Guest = z.object({
  value: z.string(),
  label: z.string(),
  avatar: z.string(),
  accountId: z.nullable(id()),
  email: z.optional(z.string()),
  answer: z.optional(GuestAnswer),
  note: z.optional(z.string()),
});
export type Guest = z.infer<typeof Guest>;

/** Who invites. `accountId` is null for the organiser of an event that came from a file. */
export const Organiser = z.object({
  accountId: z.nullable(id()),
  name: z.string(),
  email: z.string(),
  avatar: z.string(),
});
export type Organiser = z.infer<typeof Organiser>;

/** Most reminders of one event. */
export const mostReminders = 5;
const daysAhead = 28;

/** Minutes before the event begins, at most four weeks; below zero after it, which on a whole day is an hour of that day. */
export const ReminderMinutes = z
  .int()
  .check(
    z.gte(-1_439, 'Remind within the first day at the latest.'),
    z.lte(daysAhead * 1_440, 'Remind at most four weeks before.'),
  );

export const reminderList = () =>
  z.array(ReminderMinutes).check(z.maxLength(mostReminders, 'Set at most 5 reminders.'));

/**
 * `start` and `end` are moments; of an event of whole days (`allDay`) they are its first and its last day. `recurrence` is an RRULE of
 * RFC 5545, by the clocks of `timeZone`. In a range each occurrence stands for itself: `id` and `occurrenceOf` are of the event that
 * repeats, `originalStart` says which occurrence it is. `organiser` is there when somebody else invites; `answer` is one's own, and there
 * when one is invited by an account: such an event can be answered, and only its organiser changes it. `answerNote` is what one said with the
 * answer, if anything. `reminders` are one's own. `extendedProps.calendar` is its kind; to whoever is invited, one that its organiser made is `ETC`.
 * What `showsAs` free takes nobody's time. Of what is private, the secret address of a calendar tells the time alone.
 */
export const CalendarEvent = z.object({
  id: id(),
  url: z.string(),
  title: z.string(),
  start: z.union([moment(), day()]),
  end: z.union([moment(), day()]),
  allDay: z.boolean(),
  display: z.literal('block'),
  timeZone: z.string(),
  recurrence: z.nullable(z.string()),
  occurrenceOf: z.optional(id()),
  originalStart: z.optional(z.union([moment(), day()])),
  status: z.optional(EventStatus),
  showsAs: z.optional(ShowsAs),
  isPrivate: z.optional(z.boolean()),
  reminders: z.optional(reminderList()),
  organiser: z.optional(Organiser),
  answer: z.optional(GuestAnswer),
  answerNote: z.optional(z.string()),
  extendedProps: z.object({
    calendar: EventKind,
    guests: z.array(Guest),
    location: z.string(),
    description: z.string(),
  }),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

const webAddress = () =>
  text(2_000).check(z.regex(/^([hH][tT][tT][pP][sS]?:\/\/\S+)?$/, 'Give a web address such as https://example.com.'));

const recurrence = () =>
  z
    .string()
    .check(
      z.regex(recurrencePattern, 'Give a rule such as FREQ=WEEKLY;BYDAY=MO,TH.'),
      z.maxLength(300, 'Use at most 300 characters.'),
      z.refine(isKnownRule, 'This rule contradicts itself, or is of a kind that the calendar does not know.'),
    );

function isKnownRule(rule: string): boolean {
  return parseRecurrence(rule) !== null;
}

const guests = () =>
  z
    .array(
      z.object({
        value: requiredLine(200),
        label: z.optional(line(200)),
        avatar: z._default(pictureAddress(), ''),
        accountId: z._default(z.nullable(givenId()), null),
        email: z.optional(emailAddress()),
      }),
    )
    .check(z.maxLength(100, 'Invite at most 100 guests.'));

const details = {
  calendar: EventKind,
  guests: guests(),
  location: text(300),
  description: text(10_000),
};

const eventFields = {
  title: requiredLine(200),
  url: webAddress(),
  start: dayOrMomentInput(),
  end: z.nullable(dayOrMomentInput()),
  allDay: z.boolean(),
  timeZone: timeZone(),
  recurrence: z.nullable(recurrence()),
  status: EventStatus,
  showsAs: ShowsAs,
  isPrivate: z.boolean(),
  reminders: reminderList(),
};

export const NewCalendarEvent = z.object({
  title: eventFields.title,
  url: z._default(eventFields.url, ''),
  start: eventFields.start,
  end: z._default(eventFields.end, null),
  allDay: z._default(eventFields.allDay, false),
  timeZone: z._default(eventFields.timeZone, 'UTC'),
  recurrence: z._default(eventFields.recurrence, null),
  status: z._default(EventStatus, 'confirmed'),
  showsAs: z._default(ShowsAs, 'busy'),
  isPrivate: z._default(z.boolean(), false),
  /** Without them, those that one has set for all. */
  reminders: z.optional(eventFields.reminders),
  extendedProps: z._default(z.partial(z.object(details)), {}),
});
export type NewCalendarEvent = z.infer<typeof NewCalendarEvent>;

const changedFields = {
  ...z.partial(z.object(eventFields)).shape,
  extendedProps: z.optional(z.partial(z.object(details))),
};

export const CalendarEventChanges = z.object({ id: givenId(), ...changedFields });
export type CalendarEventChanges = z.infer<typeof CalendarEventChanges>;

/** Some of the occurrences of an event that repeats, and what is to be different about them; without `changes` they are removed. */
export const OccurrenceChanges = z.object({
  originalStart: dayOrMomentInput(),
  scope: z.enum(['this', 'following']),
  changes: z.nullable(z.object(changedFields)),
});
export type OccurrenceChanges = z.infer<typeof OccurrenceChanges>;

/** A range is both of its ends. */
export const EventListQuery = z
  .object({
    calendars: z.optional(z.union([EventKind, z.array(EventKind).check(z.maxLength(100))])),
    everyKind: z.optional(flagParameter()),
    from: z.optional(momentInput()),
    to: z.optional(momentInput()),
  })
  .check(
    z.refine(({ from, to }) => from !== undefined || to === undefined, {
      path: ['from'],
      error: 'Give both ends of the range.',
    }),
    z.refine(({ from, to }) => to !== undefined || from === undefined, {
      path: ['to'],
      error: 'Give both ends of the range.',
    }),
    z.refine(({ from, to }) => from === undefined || to === undefined || Date.parse(from) <= Date.parse(to), {
      path: ['to'],
      error: 'The range ends before it begins.',
    }),
  );
export type EventListQuery = z.infer<typeof EventListQuery>;

export const listEvents = route({
  name: 'listEvents',
  method: 'GET',
  path: '/apps/calendar/events',
  summary:
    "One's own events of these kinds and those that one is invited to, the first 1,000 by their start; of no kind none, and of one that there is not none either. With `from` and `to`, what overlaps the range, and of events that repeat each occurrence; of more than 1,000 events that repeat there, those that began first.",
  access: { action: 'read', subject: 'Calendar' },
  query: EventListQuery,
  status: 200,
  response: z.array(CalendarEvent),
});

export const getEvent = route({
  name: 'getEvent',
  method: 'GET',
  path: '/api/v1/events/{id}',
  summary: "One of one's own events, or one that one is invited to. Of one that repeats, its first occurrence.",
  access: { action: 'read', subject: 'Calendar' },
  parameters: z.object({ id: idParameter() }),
  status: 200,
  response: z.object({ event: CalendarEvent }),
});

export const addEvent = route({
  name: 'addEvent',
  method: 'POST',
  path: '/apps/calendar/add-event',
  summary:
    'Add an event, and invite the accounts among its guests. Without an end it takes an hour, or the day. A moment stands for its day in the time zone of the event when the event is of whole days; a day stands for all of it when it is not. The same idempotency key answers the same event and never makes a second.',
  access: { action: 'create', subject: 'Calendar' },
  body: z.object({ event: NewCalendarEvent, ...idempotencyKey }),
  status: 201,
  response: z.object({ event: CalendarEvent, changeId: id() }),
});

export const updateEvent = route({
  name: 'updateEvent',
  method: 'POST',
  path: '/apps/calendar/update-event',
  summary:
    'Change the fields of an event that are given, and those of `extendedProps` that are. Of one that repeats, all occurrences. One that ends at midnight and becomes one of whole days ends with the day before.',
  access: { action: 'update', subject: 'Calendar' },
  body: z.object({ event: CalendarEventChanges }),
  status: 200,
  response: z.object({ event: CalendarEvent, changeId: z.nullable(id()) }),
});

export const removeEvent = route({
  name: 'removeEvent',
  method: 'DELETE',
  path: '/apps/calendar/remove-event',
  summary:
    'Remove an event, with all of its occurrences. With `declines`, who invites to it by mail is told that one does not come. Guests without an account who were invited by letter are written to half a minute later, and so is who invites, unless it was undone by then.',
  access: { action: 'delete', subject: 'Calendar' },
  query: z.object({ id: idParameter(), declines: z._default(flagParameter(), false) }),
  status: 200,
  response: z.object({ changeId: id() }),
});

export const changeOccurrences = route({
  name: 'changeOccurrences',
  method: 'POST',
  path: '/api/v1/events/{id}/occurrences',
  summary:
    'Change or remove one occurrence of an event that repeats, or that one and all that follow. What is changed becomes an event of its own: `event`; null when it is removed. `series` is what is left of the event; null when nothing is.',
  access: { action: 'update', subject: 'Calendar' },
  parameters: z.object({ id: idParameter() }),
  body: OccurrenceChanges,
  status: 200,
  response: z.object({
    series: z.nullable(CalendarEvent),
    event: z.nullable(CalendarEvent),
    changeId: z.nullable(id()),
  }),
});
