import type { CalendarEvent, EventKind, GuestAnswer } from '@atrium/contract/calendar';
import type { ImportAnswer } from '@atrium/contract/calendar-files';
import type { Linkable } from '@atrium/contract/links';
import type { Task } from '@atrium/contract/tasks';
import type { SignedInContext } from '../context.ts';
import type { Database, Transaction } from '../database/engine.ts';

/** What something says of itself when another thing is made from it; `text` is plain. */
export interface LinkedContent {
  title: string;
  text: string;
}

/** How things of one entity are looked up for links: an area exports one, and features.ts lists it. What the account may not read is not found. */
export interface LinkSource {
  /** The titles of those of these that are there. */
  titles(database: Database, accountId: number, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
  content(database: Database, accountId: number, id: number): Promise<LinkedContent | undefined>;
}

/** What can be linked: the compiler asks for every entity. */
export type LinkSources = Readonly<Record<Linkable, LinkSource>>;

/** `start` is a moment, or a day for the whole of it; without it an event is soon. */
export interface EventTime {
  timeZone: string;
  start?: string | undefined;
}

/** What can be made from something else, each a part of whatever the transaction does. */
export interface LinkMakers {
  task(transaction: Transaction, context: SignedInContext, content: LinkedContent): Promise<Made<{ task: Task }>>;
  /** What was made of something before, as long as its account has it. */
  madeTask(transaction: Transaction, accountId: number, id: number): Promise<Task | undefined>;
  event(
    transaction: Transaction,
    context: SignedInContext,
    content: LinkedContent,
    when: EventTime,
  ): Promise<Made<{ event: CalendarEvent }>>;
  madeEvent(transaction: Transaction, accountId: number, id: number): Promise<CalendarEvent | undefined>;
  /** Of a calendar file: `events` are those that are there now and were not, or not so. */
  events(
    transaction: Transaction,
    context: SignedInContext,
    upload: Uint8Array,
    options: FileOptions,
  ): Promise<{ imported: ImportAnswer; events: { id: number; title: string }[] }>;
}

interface FileOptions {
  calendar: EventKind;
  timeZone: string;
  /** To who invites to them, if somebody does. */
  answer?: GuestAnswer | undefined;
  note?: string | undefined;
}

type Made<Thing> = Thing & { changeId: number };
