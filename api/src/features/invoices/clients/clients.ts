import type { Client, ClientChanges, ClientListQuery, NewClient } from '@atrium/contract/clients';
import { addOnce, type Keyed, stillThere } from '../../../changes/added-once.ts';
import { differenceOf, givenFields } from '../../../changes/difference.ts';
import { recordChange } from '../../../changes/record.ts';
import type { Acting, Context } from '../../../context.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import { nextId } from '../../../database/sequences.ts';
import { badInput, conflict, notFound } from '../../../errors.ts';
import { findPage, type ListReader, pageRequest } from '../../../lists/page.ts';
import { hasQuotes } from '../quotes/quotes.queries.ts';
import { hasSeries } from '../series/invoice-series.queries.ts';
import { renameOnInvoices } from './client-invoices.ts';
import { renameOnQuotes } from './client-quotes.ts';
import { type ClientRecord, clientsIndex, present } from './clients.list.ts';
import {
  findClientRecord,
  findClients,
  hasInvoices,
  insertClients,
  replaceClient,
  setClientDeleted,
} from './clients.queries.ts';

export async function listClients(lists: ListReader, query: ClientListQuery) {
  const { total, ids } = await findPage(lists, clientsIndex, pageRequest(query, { presence: present }));
  return { clients: await findClients(lists.database, ids), total };
}

interface Added {
  client: Client;
  changeId: number;
}

export function addClient(context: Context, { idempotencyKey, ...input }: Keyed<NewClient>): Promise<Added> {
  return addOnce<Added>(context, {
    entity: 'client',
    idempotencyKey,
    add: (transaction) => insertClient(transaction, context, input),
    idOf: ({ client }) => client.id,
    again: async (transaction, { entityId, changeId }) => {
      return { client: stillThere(await findClient(transaction, entityId)), changeId };
    },
  });
}

/** As a part of whatever the transaction does. */
export async function insertClient(transaction: Transaction, context: Acting, input: NewClient): Promise<Added> {
  const { language = context.services.settings.language, ...given } = input;
  refuseOwnCopies(given);
  const client = { id: await nextId(transaction, clientsIndex.name), ...given, language };
  const record = { ...client, createdAt: context.now, deletedAt: null };
  await insertClients(transaction, [record], context.services.tuning);
  return { client, changeId: await recordClient(transaction, context, client, null, client) };
}

/** Changes the fields that are given. Nothing is recorded, and `changeId` is null, when they are so already. */
export function updateClient(
  context: Acting,
  id: number,
  changes: ClientChanges,
): Promise<{ client: Client; changeId: number | null }> {
  return context.services.engine.write(async (transaction) => {
    const before = await findClient(transaction, id);
    if (!before) throw notFound('client');
    const client: Client = { ...before, ...givenFields(changes) };
    refuseOwnCopies(client);
    return { client, changeId: await changeClient(transaction, context, before, client) };
  });
}

function refuseOwnCopies({ companyEmail, copiesTo }: Pick<Client, 'companyEmail' | 'copiesTo'>): void {
  if (!copiesTo.some((address) => address.toLowerCase() === companyEmail.toLowerCase())) return;
  throw badInput([{ path: 'copiesTo', message: 'Letters go to this address already. Give others for copies.' }]);
}

/** Brings a client from one state to another, in the lists of clients and of invoices, and records what is different. */
export async function changeClient(
  transaction: Transaction,
  context: Acting,
  before: Client,
  after: Client,
): Promise<number | null> {
  const difference = differenceOf(before, after);
  if (!difference) return null;
  const record = await requireRecord(transaction, before.id);
  await replaceClient(transaction, record, { ...record, ...after }, context.services.tuning);
  const isFound = difference.fields.includes('name') || difference.fields.includes('companyEmail');
  if (isFound) {
    await renameOnInvoices(transaction, after, context.services.tuning);
    await renameOnQuotes(transaction, after);
  }
  return recordClient(transaction, context, after, difference.before, difference.after);
}

export function deleteClient(context: Acting, id: number): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    const client = await findClient(transaction, id);
    if (!client) throw notFound('client');
    return removeClient(transaction, context, client);
  });
}

/** Whom invoices are written to stays. */
export async function removeClient(transaction: Transaction, context: Acting, client: Client): Promise<number> {
  if (await hasInvoices(transaction, client.id)) throw conflict(`${client.name} has invoices. Delete those first.`);
  if ((await hasQuotes(transaction, client.id)) || (await hasSeries(transaction, client.id)))
    throw conflict(`${client.name} has quotes or repeating invoices. Delete those first.`);
  const record = await requireRecord(transaction, client.id);
  await setClientDeleted(transaction, record, context.now, context.services.tuning);
  return recordClient(transaction, context, client, client, null);
}

/** Also when it was deleted. */
export async function requireRecord(transaction: Transaction, id: number): Promise<ClientRecord> {
  const record = await findClientRecord(transaction, id);
  if (!record) throw notFound('client');
  return record;
}

/** The client, unless there is none or it was deleted. */
export async function findClient(database: Database, id: number): Promise<Client | undefined> {
  const record = await findClientRecord(database, id);
  return record?.deletedAt === null ? clientOf(record) : undefined;
}

export function clientOf({ createdAt: _, deletedAt: __, ...client }: ClientRecord): Client {
  return client;
}

export function recordClient(
  transaction: Transaction,
  context: Acting,
  { id, name }: Client,
  before: object | null,
  after: object | null,
): Promise<number> {
  const change = { entity: 'client', entityId: id, entityName: name, before, after, isUndoable: true } as const;
  return recordChange(transaction, context, change);
}
