import type { EventKind, EventStatus, GivenKind, GuestAnswer, ShowsAs } from '@atrium/contract/calendar';
import type { CalendarSettings } from '@atrium/contract/calendar-settings';
import type { DocumentLanguage } from '@atrium/contract/document-languages';
import type { EventKindColor } from '@atrium/contract/event-kinds';

/** The tables of the calendar. */
export interface CalendarSchema {
  events: EventRow;
  eventGuests: EventGuestRow;
  eventExceptions: { eventId: number; startsAt: string };
  calendarSettings: CalendarSettingsRow;
  eventLetters: EventLetterRow;
  eventRemovals: EventRemovalRow;
  eventReplies: EventReplyRow;
  declinedEvents: DeclinedEventRow;
  eventKinds: EventKindRow;
  movedEvents: MovedEventRow;
}

export interface EventKindRow {
  id: number;
  accountId: number;
  name: string;
  /** The name as search folds it. */
  nameKey: string;
  color: EventKindColor;
  /** Where its events went when it was deleted; null for one that never was. */
  movedTo: EventKind | null;
}

/** An event that was of a kind that is deleted, and where it went. */
export interface MovedEventRow {
  accountId: number;
  kindId: number;
  eventId: number;
  movedTo: EventKind;
}

export interface EventRow {
  id: number;
  accountId: number;
  kind: EventKind;
  title: string;
  url: string;
  location: string;
  description: string;
  /** Of an event of whole days: the beginning of its first day in UTC, and the end of its last. */
  startsAt: string;
  endsAt: string;
  isAllDay: number;
  timeZone: string;
  /** An RRULE of RFC 5545. */
  recurrence: string | null;
  /** When the last occurrence has ended; far away when there is no last. */
  lastEndsAt: string;
  /** How long it is, roughly: `calendar.spans.ts`. */
  span: number;
  uid: string;
  originalStart: string | null;
  status: EventStatus;
  organiserName: string;
  organiserEmail: string;
  /** JSON: the minutes. */
  reminders: string;
  remindsAt: string | null;
  search: string;
  showsAs: ShowsAs;
  isPrivate: number;
  /** JSON: `FileProperty` of ics/file-properties.ts. */
  fileProperties: string;
  /** What one says to who invites by mail; null where nobody asks. */
  ownAnswer: GuestAnswer | null;
  ownNote: string;
  /** Which version it is of what somebody else organises. */
  sequence: number;
}

/** What who invites by mail was last answered. */
export interface EventReplyRow {
  eventId: number;
  answer: GuestAnswer;
  note: string;
  sequence: number;
}

export interface EventGuestRow {
  eventId: number;
  position: number;
  /** An account among the guests. Its name stands beside it, and is shown to nobody once it is closed. */
  accountId: number | null;
  value: string;
  label: string;
  avatar: string;
  email: string;
  answer: GuestAnswer;
  /** What was said with it to who invites: by an account, or in a mailed answer; empty for nothing. */
  answerNote: string;
  /** JSON: the minutes, of an account. */
  reminders: string;
  /** One of those that everybody has, whatever the organiser calls it. */
  kind: GivenKind;
  span: number;
  startsAt: string;
  lastEndsAt: string;
}

export interface CalendarSettingsRow {
  accountId: number;
  /** JSON: the minutes. */
  reminders: string;
  allDayReminders: string;
  showsBusyTimes: number;
  firstWeekday: CalendarSettings['firstWeekday'];
  defaultView: CalendarSettings['defaultView'];
  eventMinutes: CalendarSettings['eventMinutes'];
  /** JSON: `WorkingHours` of the contract. */
  workingHours: string | null;
  showsWeekNumbers: number;
}

/** What a guest without an account was last written of an event. */
export interface EventLetterRow {
  accountId: number;
  uid: string;
  /** Empty for all that has this uid. */
  originalStart: string;
  email: string;
  language: DocumentLanguage;
  isCancelled: number;
}

/** What was deleted with a no to who invites by mail. */
export interface DeclinedEventRow {
  eventId: number;
  accountId: number;
  /** JSON: as it is answered. */
  event: string;
  isTold: number;
  /** JSON of an `EventReplyRow`; null where who invites had been told nothing. */
  toldBefore: string | null;
}

/** What was removed of what guests had been written of. */
export interface EventRemovalRow {
  eventId: number;
  /** Empty for all of the event. */
  part: string;
  accountId: number;
  uid: string;
  /** JSON: what takes place no more, as it was. */
  event: string;
  /** Undo brings it back. */
  isGone: number;
  /** Whether the last that guests heard is that it is gone. */
  isTold: number;
}
