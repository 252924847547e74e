import type { EventKind } from '@atrium/contract/calendar';
import { sql } from 'kysely';
import type { EventKindRow } from '../../../database/calendar-schema.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import { kindKey, kindSeenByOthers } from './event-kinds.shapes.ts';

/** In the order of their names: event_kinds_by_name. */
export function findKinds(database: Database, accountId: number): Promise<EventKindRow[]> {
  return database.selectFrom('eventKinds').selectAll().where('accountId', '=', accountId).orderBy('nameKey').execute();
}

/** What events have of the kinds that these accounts made. */
export async function findKindKeys(database: Database, accountIds: readonly number[]): Promise<string[]> {
  const rows = await database.selectFrom('eventKinds').select('id').where('accountId', 'in', accountIds).execute();
  return rows.map(({ id }) => kindKey(id));
}

export function findOwnKind(database: Database, accountId: number, id: number): Promise<EventKindRow | undefined> {
  return database
    .selectFrom('eventKinds')
    .selectAll()
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

export async function insertKind(transaction: Transaction, kind: EventKindRow): Promise<void> {
  await transaction.insertInto('eventKinds').values(kind).execute();
}

export async function replaceKind(transaction: Transaction, { id, ...row }: EventKindRow): Promise<void> {
  await transaction.updateTable('eventKinds').set(row).where('id', '=', id).execute();
}

export async function removeKind(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('eventKinds').where('id', '=', id).execute();
}

type Kind = Pick<EventKindRow, 'id' | 'accountId'>;

function remembered({ id, accountId }: Kind) {
  return sql`(select event_id from moved_events where account_id = ${accountId} and kind_id = ${id})`;
}

/** Remembers which events a kind has, those that leave it with it; answers how many. By events_by_start. */
export async function rememberEvents(transaction: Transaction, kind: Kind, movedTo: EventKind): Promise<number> {
  const { id, accountId } = kind;
  const { numAffectedRows = 0n } = await sql`
    insert into moved_events (account_id, kind_id, event_id, moved_to)
    select account_id, ${sql.lit(id)}, id, cast(${movedTo} as text) from events
    where account_id = ${accountId} and kind = ${kindKey(id)}`.execute(transaction);
  return Number(numAffectedRows);
}

/** One that comes back into a kind which is deleted meanwhile. */
export async function rememberEvent(transaction: Transaction, kind: Kind, eventId: number, movedTo: EventKind) {
  await transaction
    .insertInto('movedEvents')
    .values({ accountId: kind.accountId, kindId: kind.id, eventId, movedTo })
    .onConflict((conflict) => conflict.columns(['accountId', 'kindId', 'eventId']).doUpdateSet({ movedTo }))
    .execute();
}

/** What somebody has put elsewhere since, or deleted, stays as it is. */
export async function forgetElsewhere(transaction: Transaction, { id, accountId }: Kind): Promise<void> {
  await sql`
    delete from moved_events where account_id = ${accountId} and kind_id = ${id} and not exists (
      select 1 from events where events.id = moved_events.event_id and events.kind = moved_events.moved_to)`.execute(
    transaction,
  );
}

export async function forgetEvents(transaction: Transaction, { id, accountId }: Kind): Promise<void> {
  await transaction.deleteFrom('movedEvents').where('accountId', '=', accountId).where('kindId', '=', id).execute();
}

/** Puts the remembered events of a kind into another one, or back, in the calendars of their guests too: however many, in two statements. */
export async function moveRemembered(transaction: Transaction, kind: Kind, to: EventKind): Promise<void> {
  const seen = kindSeenByOthers(to);
  await sql`update events set kind = ${to} where id in ${remembered(kind)}`.execute(transaction);
  await sql`update event_guests set kind = ${seen} where event_id in ${remembered(kind)}`.execute(transaction);
}

/** The accounts that are invited to the remembered events of a kind. */
export async function findGuestsOfRemembered(transaction: Transaction, kind: Kind): Promise<number[]> {
  const { rows } = await sql<{ accountId: number }>`
    select distinct account_id from event_guests
    where event_id in ${remembered(kind)} and account_id is not null`.execute(transaction);
  return rows.map(({ accountId }) => accountId);
}
