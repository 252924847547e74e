import type { EventKind, Guest } from '@atrium/contract/calendar';
import { type RawBuilder, sql } from 'kysely';
import type { EventRow } from '../../database/calendar-schema.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import { eventRow, exceptionRows, guestRows, type KeptEvent, keptEvent } from './calendar.rows.ts';
import { earliestStart } from './calendar.spans.ts';

export interface Range {
  from: string;
  to: string;
}

export interface EventsWanted {
  accountId: number;
  kinds: readonly EventKind[];
  spans: readonly number[];
  /** Only what overlaps it. */
  range?: Range | undefined;
  limit: number;
}

/** The first of an account's events by their start. Each kind and span is a stretch of one index, and none is read further than the limit. */
export async function findEvents(database: Database, wanted: EventsWanted): Promise<KeptEvent[]> {
  if (wanted.kinds.length === 0) return [];
  const stretches = wanted.kinds.flatMap((kind) => wanted.spans.map((span) => stretch(wanted, kind, span)));
  const first = sql<number>`(
    select id from (${sql.join(stretches, sql` union all `)}) as stretches
    order by starts_at, id limit ${wanted.limit})`;
  const rows = await database
    .selectFrom('events')
    .selectAll()
    .where('id', 'in', first)
    .orderBy('startsAt')
    .orderBy('id')
    .execute();
  return complete(database, rows);
}

function stretch({ accountId, range, limit }: EventsWanted, kind: EventKind, span: number): RawBuilder<unknown> {
  return sql`select * from (
    select id, starts_at from events
    where account_id = ${accountId} and kind = ${kind} and span = ${span} ${range ? overlap(span, range) : sql``}
    order by starts_at, id limit ${limit}) as stretch`;
}

/** An event without any length overlaps what begins when it does. */
function overlap(span: number, { from, to }: Range): RawBuilder<unknown> {
  const earliest = earliestStart(span, from);
  const bound = earliest === null ? sql`` : sql`and starts_at >= ${earliest}`;
  return sql`${bound} and starts_at < ${to} and (last_ends_at > ${from} or starts_at >= ${from})`;
}

export async function findEvent(database: Database, accountId: number, id: number): Promise<KeptEvent | undefined> {
  const rows = await database
    .selectFrom('events')
    .selectAll()
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .execute();
  return (await complete(database, rows))[0];
}

/** What events of an account are called, by their ids. */
export async function findEventTitles(
  database: Database,
  accountId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await database
    .selectFrom('events')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .where('accountId', '=', accountId)
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

async function complete(database: Database, rows: readonly EventRow[]): Promise<KeptEvent[]> {
  const guests = await findGuests(
    database,
    rows.map(({ id }) => id),
  );
  const exceptions = await findExceptions(
    database,
    rows.filter(({ recurrence }) => recurrence !== null).map(({ id }) => id),
  );
  return rows.map((row) => keptEvent(row, guests.get(row.id) ?? [], exceptions.get(row.id) ?? []));
}

async function findGuests(database: Database, eventIds: readonly number[]): Promise<Map<number, Guest[]>> {
  if (eventIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('eventGuests')
    .select(['eventId', 'value', 'label', 'avatar', 'accountId'])
    .where('eventId', 'in', eventIds)
    .orderBy('eventId')
    .orderBy('position')
    .execute();
  const byEvent = Map.groupBy(rows, ({ eventId }) => eventId);
  return new Map([...byEvent].map(([id, guests]) => [id, guests.map(({ eventId: _, ...guest }) => guest)]));
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

/** Which of these accounts there are. */
export async function findAccountIds(database: Database, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await database.selectFrom('accounts').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

export async function insertEvents(transaction: Transaction, events: readonly KeptEvent[]): Promise<void> {
  await transaction.insertInto('events').values(events.map(eventRow)).execute();
  await insertParts(transaction, events);
}

/** With its guests and exceptions, as it is from now on. */
export async function replaceEvent(transaction: Transaction, event: KeptEvent): Promise<void> {
  const { id, ...row } = eventRow(event);
  await transaction.updateTable('events').set(row).where('id', '=', id).execute();
  await transaction.deleteFrom('eventGuests').where('eventId', '=', id).execute();
  await transaction.deleteFrom('eventExceptions').where('eventId', '=', id).execute();
  await insertParts(transaction, [event]);
}

async function insertParts(transaction: Transaction, events: readonly KeptEvent[]): Promise<void> {
  const guests = events.flatMap(guestRows);
  const exceptions = events.flatMap(exceptionRows);
  if (guests.length > 0) await transaction.insertInto('eventGuests').values(guests).execute();
  if (exceptions.length > 0) await transaction.insertInto('eventExceptions').values(exceptions).execute();
}

/** Guests and exceptions go with it. */
export async function removeEvent(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('events').where('id', '=', id).execute();
}
