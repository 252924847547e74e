import type { Client } from '@atrium/contract/clients';
import { isIdIn } from '../../../database/dialect.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import { type Placeholders, prepared } from '../../../database/prepared.ts';
import { inOrder } from '../../../lists/in-order.ts';
import type { ListTuning } from '../../../lists/list-index.ts';
import { trackRows } from '../../../lists/track.ts';
import { type ClientRecord, clientRow, clientsIndex } from './clients.list.ts';

export const clientColumns = [
  'id',
  'name',
  'company',
  'companyEmail',
  'contact',
  'address',
  'country',
  'vatNumber',
  'buyerReference',
  'copiesTo',
  'language',
] as const;

/** A row of these columns, as it is read. */
export function shownClient<Row extends { copiesTo: string }>({ copiesTo, ...row }: Row) {
  const copies: string[] = JSON.parse(copiesTo);
  return { ...row, copiesTo: copies };
}

const clientsWithIds = prepared((database, { ids }: Placeholders<{ ids: readonly number[] }>) =>
  database.selectFrom('clients').select(clientColumns).where(isIdIn(database, ids)).compile(),
);

/** Clients by their ids, in the order of the ids; deleted ones too. */
export async function findClients(database: Database, ids: readonly number[]): Promise<Client[]> {
  if (ids.length === 0) return [];
  return inOrder(ids, (await clientsWithIds(database, { ids })).map(shownClient));
}

export async function findFirstClients(database: Database, limit: number): Promise<Client[]> {
  const rows = await database
    .selectFrom('clients')
    .select(clientColumns)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(shownClient);
}

export async function findClientRecord(database: Database, id: number): Promise<ClientRecord | undefined> {
  const row = await database
    .selectFrom('clients')
    .select([...clientColumns, 'createdAt', 'deletedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && shownClient(row);
}

export async function hasInvoices(database: Database, clientId: number): Promise<boolean> {
  const invoice = await database
    .selectFrom('invoices')
    .select('id')
    .where('clientId', '=', clientId)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return invoice !== undefined;
}

export async function insertClients(
  transaction: Transaction,
  clients: readonly ClientRecord[],
  tuning?: ListTuning,
): Promise<void> {
  const rows = clients.map(clientRow);
  await transaction.insertInto('clients').values(rows).execute();
  const moves = rows.map((row) => ({ before: null, after: row }));
  await trackRows(transaction, clientsIndex, moves, tuning);
}

export async function replaceClient(
  transaction: Transaction,
  before: ClientRecord,
  after: ClientRecord,
  tuning?: ListTuning,
): Promise<void> {
  const { id, ...row } = clientRow(after);
  await transaction.updateTable('clients').set(row).where('id', '=', id).execute();
  const move = { before: clientRow(before), after: clientRow(after) };
  await trackRows(transaction, clientsIndex, [move], tuning);
}

/** Deletes a client, or brings it back. */
export async function setClientDeleted(
  transaction: Transaction,
  client: ClientRecord,
  deletedAt: string | null,
  tuning?: ListTuning,
): Promise<void> {
  const after = clientRow({ ...client, deletedAt });
  const { facet } = after;
  await transaction.updateTable('clients').set({ deletedAt, facet }).where('id', '=', client.id).execute();
  const move = { before: clientRow(client), after };
  await trackRows(transaction, clientsIndex, [move], tuning);
}
