import { type EventKind, isGivenKind } from '@atrium/contract/calendar';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { EventGuestRow, EventRow } from '../../database/calendar-schema.ts';
import { isIdIn, numberField, recordsTable, textField } from '../../database/dialect.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import type { Schema } from '../../database/schema.ts';
import { shownName } from '../../people/shown-name.ts';
import { eventRow, exceptionRows, guestRows, type KeptEvent, keptEvent, type SeenEvent } from './calendar.rows.ts';
import { earliestStart } from './occurrences/calendar.spans.ts';

export interface Range {
  from: string;
  to: string;
}

export interface EventsWanted {
  /** Whose events, and to whose calendars they are invited. */
  accountId: number;
  kinds: readonly EventKind[];
  spans: readonly number[];
  /** Only what overlaps it. */
  range?: Range | undefined;
  limit: number;
}

/**
 * The first of an account's events by their start, with those that it is invited to. Each kind and span is a stretch of two indexes, and
 * none is read further than the limit.
 */
export async function findEvents(database: Database, wanted: EventsWanted): Promise<SeenEvent[]> {
  if (wanted.kinds.length === 0) return [];
  const stretches = wanted.kinds.flatMap((kind) =>
    wanted.spans.flatMap((span) => calendarsOf(kind).map((calendar) => stretch(wanted, calendar, kind, span))),
  );
  const first = sql<number>`(
    select id from (${sql.join(stretches, sql` union all `)}) as stretches
    order by starts_at, id limit ${wanted.limit})`;
  const rows = await seenEvents(database)
    .where('events.id', 'in', first)
    .orderBy('events.startsAt')
    .orderBy('events.id')
    .execute();
  return complete(database, rows);
}

/** What is one's own, and what one is invited to. */
export const calendars = [
  { table: 'events', id: 'id' },
  { table: 'event_guests', id: 'event_id' },
] as const;
type Calendar = (typeof calendars)[number];

/** Nobody is invited to what is of a kind of their own. */
export function calendarsOf(kind: EventKind): readonly Calendar[] {
  return isGivenKind(kind) ? calendars : [calendars[0]];
}

function stretch(
  { accountId, range, limit }: EventsWanted,
  { table, id }: Calendar,
  kind: EventKind,
  span: number,
): RawBuilder<unknown> {
  return sql`select * from (
    select ${sql.ref(id)} as id, starts_at from ${sql.table(table)}
    where account_id = ${accountId} and kind = ${kind} and span = ${span} ${range ? overlap(span, range) : sql``}
    order by starts_at, ${sql.ref(id)} limit ${limit}) as stretch`;
}

/** An event without any length overlaps what begins when it does. */
export function overlap(span: number, { from, to }: Range): RawBuilder<unknown> {
  const earliest = earliestStart(span, from);
  const bound = earliest === null ? sql`` : sql`and starts_at >= ${earliest}`;
  return sql`${bound} and starts_at < ${to} and (last_ends_at > ${from} or starts_at >= ${from})`;
}

/** Of this account alone: nobody else changes it. */
export async function findEvent(database: Database, accountId: number, id: number): Promise<KeptEvent | undefined> {
  const seen = await findSeenEvent(database, accountId, id);
  if (seen?.accountId !== accountId) return undefined;
  const { owner: _, ...event } = seen;
  return event;
}

/** One of an account's own, or one that it is invited to. */
export async function findSeenEvent(database: Database, accountId: number, id: number): Promise<SeenEvent | undefined> {
  const rows = await seenEvents(database).where('events.id', '=', id).where(isSeenBy(accountId)).execute();
  return (await complete(database, rows))[0];
}

/** In a query of events: one's own, and those that one is invited to. */
function isSeenBy(accountId: number) {
  return ({ or, eb, exists, selectFrom }: ExpressionBuilder<Schema, 'events'>) =>
    or([
      eb('events.accountId', '=', accountId),
      exists(
        selectFrom('eventGuests')
          .select('eventGuests.eventId')
          .whereRef('eventGuests.eventId', '=', 'events.id')
          .where('eventGuests.accountId', '=', accountId),
      ),
    ]);
}

/** Whosever it is: for what time does. */
export async function findAnyEvent(database: Database, id: number): Promise<KeptEvent | undefined> {
  const rows = await seenEvents(database).where('events.id', '=', id).execute();
  return (await complete(database, rows))[0];
}

export async function findRemindsAt(database: Database, id: number): Promise<string | null> {
  const row = await database.selectFrom('events').select('remindsAt').where('id', '=', id).executeTakeFirst();
  return row?.remindsAt ?? null;
}

/** When the next reminder of each of these events is due. */
export async function storeRemindsAt(
  transaction: Transaction,
  events: readonly Pick<EventRow, 'id' | 'remindsAt'>[],
): Promise<void> {
  await sql`
    update events set reminds_at = placed.reminds_at
    from (select ${numberField('id')} as id, ${textField('remindsAt')} as reminds_at
      from ${recordsTable(transaction, events)}) as placed
    where events.id = placed.id`.execute(transaction);
}

const eventColumns = [
  ...['id', 'accountId', 'kind', 'title', 'url', 'location', 'description', 'startsAt', 'endsAt', 'isAllDay'],
  ...['timeZone', 'recurrence', 'lastEndsAt', 'span', 'uid', 'originalStart', 'status', 'organiserName'],
  ...['organiserEmail', 'reminders', 'showsAs', 'isPrivate', 'fileProperties'],
  ...['ownAnswer', 'ownNote', 'sequence'],
] as const;

/** Whoever has closed their account is reached nowhere. */
const openAddress = sql<string>`case when accounts.closed_at is not null then '' else accounts.email end`;

export function seenEvents(database: Database) {
  return database
    .selectFrom('events')
    .innerJoin('accounts', 'accounts.id', 'events.accountId')
    .select(eventColumns.map((column) => `events.${column}` as const))
    .select([shownName('accounts').as('ownerName'), openAddress.as('ownerEmail'), 'accounts.avatar']);
}

type SeenRow = Awaited<ReturnType<ReturnType<typeof seenEvents>['execute']>>[number];

/** What an account's events are called, and those that it is invited to, by their ids. */
export async function findEventTitles(
  database: Database,
  accountId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await database
    .selectFrom('events')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .where(isSeenBy(accountId))
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

export async function complete(database: Database, rows: readonly SeenRow[]): Promise<SeenEvent[]> {
  const guests = await findGuests(
    database,
    rows.map(({ id }) => id),
  );
  const exceptions = await findExceptions(
    database,
    rows.filter(({ recurrence }) => recurrence !== null).map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...keptEvent(row, guests.get(row.id) ?? [], exceptions.get(row.id) ?? []),
    owner: {
      accountId: row.accountId,
      name: row.ownerName,
      email: row.ownerEmail,
      avatar: row.avatar ?? '',
    },
  }));
}

async function findGuests(
  database: Database,
  eventIds: readonly number[],
): Promise<ReadonlyMap<number, readonly EventGuestRow[]>> {
  if (eventIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('eventGuests')
    .leftJoin('accounts', 'accounts.id', 'accountId')
    .selectAll('eventGuests')
    .select('accounts.closedAt')
    .where('eventId', 'in', eventIds)
    .orderBy('eventId')
    .orderBy('position')
    .execute();
  return Map.groupBy(rows.map(withoutGoneName), ({ eventId }) => eventId);
}

/** Whoever has closed their account has no name any more. */
function withoutGoneName({ closedAt, ...guest }: EventGuestRow & { closedAt: string | null }): EventGuestRow {
  return closedAt === null ? guest : { ...guest, value: `account-${guest.accountId}`, label: '', avatar: '' };
}

async function findExceptions(database: Database, eventIds: readonly number[]): Promise<Map<number, string[]>> {
  if (eventIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('eventExceptions')
    .selectAll()
    .where('eventId', 'in', eventIds)
    .orderBy('eventId')
    .orderBy('startsAt')
    .execute();
  const byEvent = Map.groupBy(rows, ({ eventId }) => eventId);
  return new Map([...byEvent].map(([id, exceptions]) => [id, exceptions.map(({ startsAt }) => startsAt)]));
}

export async function insertEvents(transaction: Transaction, events: readonly KeptEvent[]): Promise<void> {
  await transaction.insertInto('events').values(events.map(eventRow)).execute();
  await insertParts(transaction, events);
}

/** With its guests and exceptions, as it is from now on. */
export async function replaceEvent(transaction: Transaction, event: KeptEvent): Promise<void> {
  const { id, remindsAt: _, ...row } = eventRow(event);
  await transaction.updateTable('events').set(row).where('id', '=', id).execute();
  await transaction.deleteFrom('eventGuests').where('eventId', '=', id).execute();
  await transaction.deleteFrom('eventExceptions').where('eventId', '=', id).execute();
  await insertParts(transaction, [event]);
}

export async function insertParts(transaction: Transaction, events: readonly KeptEvent[]): Promise<void> {
  const guests = events.flatMap(guestRows);
  const exceptions = events.flatMap(exceptionRows);
  for (const some of inPieces(guests)) await transaction.insertInto('eventGuests').values(some).execute();
  for (const some of inPieces(exceptions)) await transaction.insertInto('eventExceptions').values(some).execute();
}

/** Each value is a parameter of its own, and SQLite takes 32,766 of them. */
function inPieces<Row>(rows: readonly Row[]): Row[][] {
  const size = 2_000;
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}

/** Guests and exceptions go with it. */
export async function removeEvent(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('events').where('id', '=', id).execute();
}

export async function removeEvents(transaction: Transaction, ids: readonly number[]): Promise<void> {
  await transaction
    .deleteFrom('events')
    .where(isIdIn(transaction, sql.val(ids)))
    .execute();
}
