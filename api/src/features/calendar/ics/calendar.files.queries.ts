import type { EventKind } from '@atrium/contract/calendar';
import { sql } from 'kysely';
import { isIdIn, isTextIn } from '../../../database/dialect.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import { complete, insertParts, seenEvents } from '../calendar.queries.ts';
import { eventRow, type KeptEvent, type SeenEvent } from '../calendar.rows.ts';

/** An account's own events that calendar files call so. */
export async function findEventsByUids(
  database: Database,
  accountId: number,
  uids: readonly string[],
): Promise<KeptEvent[]> {
  if (uids.length === 0) return [];
  const rows = await seenEvents(database)
    .where('events.accountId', '=', accountId)
    .where(isTextIn(database, sql<string>`events.uid`, sql.val(uids)))
    .orderBy('events.id')
    .execute();
  const events = await complete(database, rows);
  return events.map(({ owner: _, ...event }) => event);
}

/** The addresses of those of these accounts that there are. */
export async function findEmails(database: Database, accountIds: readonly number[]): Promise<Map<number, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where(isIdIn(database, sql.val(accountIds)))
    .where('closedAt', 'is', null)
    .execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** Of some kinds, or all. */
export async function findOwnIds(
  database: Database,
  accountId: number,
  kinds: readonly EventKind[] | undefined,
): Promise<number[]> {
  const all = database.selectFrom('events').select('id').where('accountId', '=', accountId).orderBy('id');
  const rows = await (kinds ? all.where('kind', 'in', kinds) : all).execute();
  return rows.map(({ id }) => id);
}

export async function findEventsWithIds(database: Database, ids: readonly number[]): Promise<SeenEvent[]> {
  const rows = await seenEvents(database).where('events.id', 'in', ids).orderBy('events.id').execute();
  return complete(database, rows);
}

/** What stands for occurrences of series that are called so. */
export async function findOriginals(
  database: Database,
  uids: readonly string[],
): Promise<{ id: number; accountId: number; uid: string; originalStart: string }[]> {
  if (uids.length === 0) return [];
  const rows = await database
    .selectFrom('events')
    .select(['id', 'accountId', 'uid', 'originalStart'])
    .where(isTextIn(database, sql<string>`uid`, sql.val(uids)))
    .where('originalStart', 'is not', null)
    .execute();
  return rows.flatMap(({ originalStart, ...row }) => (originalStart === null ? [] : [{ ...row, originalStart }]));
}

/** By uid, the accounts that have an event that is called so and is no occurrence of another. */
export async function findWholes(database: Database, uids: readonly string[]): Promise<Map<string, Set<number>>> {
  if (uids.length === 0) return new Map();
  const rows = await database
    .selectFrom('events')
    .select(['accountId', 'uid'])
    .where(isTextIn(database, sql<string>`uid`, sql.val(uids)))
    .where('originalStart', 'is', null)
    .execute();
  const byUid = Map.groupBy(rows, ({ uid }) => uid);
  return new Map([...byUid].map(([uid, some]) => [uid, new Set(some.map(({ accountId }) => accountId))]));
}

const rowsAtOnce = 250;

/** Adds events, and changes those that are there, with their guests and exceptions. */
export async function storeEvents(transaction: Transaction, events: readonly KeptEvent[]): Promise<void> {
  for (let done = 0; done < events.length; done += rowsAtOnce)
    await storeSome(transaction, events.slice(done, done + rowsAtOnce));
}

async function storeSome(transaction: Transaction, events: readonly KeptEvent[]): Promise<void> {
  const ids = events.map(({ id }) => id);
  const rows = events.map(eventRow);
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id' && column !== 'remindsAt');
  await transaction
    .insertInto('events')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(Object.fromEntries(columns.map((column) => [column, sql`${sql.ref(`excluded.${column}`)}`]))),
    )
    .execute();
  await transaction.deleteFrom('eventGuests').where('eventId', 'in', ids).execute();
  await transaction.deleteFrom('eventExceptions').where('eventId', 'in', ids).execute();
  await insertParts(transaction, events);
}
