import type { Client, NewClient } from '@atrium/contract/clients';
import { recordChange } from '../../changes/record.ts';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { findPage, type ListReader } from '../../lists/page.ts';
import { foldWords } from '../../search/fold.ts';
import { clientsIndex, present } from './clients.list.ts';
import { findClientRecord, findClients, findKnownClient, insertClients } from './clients.queries.ts';

const mostShown = 100;

export async function listClients(lists: ListReader, q: string): Promise<{ clients: Client[]; total: number }> {
  const { total, ids } = await findPage(lists, clientsIndex, {
    words: foldWords(q),
    filter: { presence: present },
    sort: 'name',
    direction: 'asc',
    page: 1,
    perPage: mostShown,
  });
  return { clients: await findClients(lists.database, ids), total };
}

export async function addClient(
  transaction: Transaction,
  context: Context,
  input: NewClient,
): Promise<{ client: Client; changeId: number }> {
  const client = { id: await nextId(transaction, clientsIndex.name), ...input };
  const record = { ...client, createdAt: context.now, deletedAt: null };
  await insertClients(transaction, [record], context.services.tuning);
  return { client, changeId: await recordClient(transaction, context, client, null, client) };
}

/** The client of this e-mail address; else one of this name whose address is not known, on either side; else a new one. */
export async function findOrAddClient(transaction: Transaction, context: Context, input: NewClient): Promise<Client> {
  const id = await findKnownClient(transaction, input);
  const known = id === undefined ? undefined : await findClient(transaction, id);
  return known ?? (await addClient(transaction, context, input)).client;
}

/** The client, unless there is none or it was deleted. */
export async function findClient(database: Database, id: number): Promise<Client | undefined> {
  const record = await findClientRecord(database, id);
  if (!record || record.deletedAt !== null) return undefined;
  const { createdAt: _, deletedAt: __, ...client } = record;
  return client;
}

export function recordClient(
  transaction: Transaction,
  context: Context,
  { id, name }: Client,
  before: object | null,
  after: object | null,
): Promise<number> {
  const change = { entity: 'client', entityId: id, entityName: name, before, after, isUndoable: true } as const;
  return recordChange(transaction, context, change);
}
