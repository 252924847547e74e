import type { Client, ClientChanges, NewClient } from '@atrium/contract/clients';
import type { Acting } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { findClientAt, findClientOfAccount, findConfirmedEmail, setClientOfAccount } from './buyers.queries.ts';
import { changeClient, findClient, insertClient } from './clients.ts';

/**
 * Who buys: the client that an account has been before. Else a client at the address that the account has confirmed as its own, or a new
 * one: what somebody writes down of themselves makes nobody another client, whose name and address their documents would show.
 */
export async function clientOfBuyer(
  transaction: Transaction,
  context: Acting,
  accountId: number | null,
  buyer: NewClient,
  changes: ClientChanges,
): Promise<Client> {
  if (accountId === null) return (await insertClient(transaction, context, buyer)).client;
  const known = await knownClient(transaction, accountId);
  const client = known ? { ...known, ...changes } : (await insertClient(transaction, context, buyer)).client;
  if (known) await changeClient(transaction, context, known, client);
  await setClientOfAccount(transaction, accountId, client.id);
  return client;
}

async function knownClient(transaction: Transaction, accountId: number): Promise<Client | undefined> {
  const linked = await findClientOfAccount(transaction, accountId);
  if (linked !== undefined) return findClient(transaction, linked);
  const email = await findConfirmedEmail(transaction, accountId);
  const id = email && (await findClientAt(transaction, email));
  return id ? findClient(transaction, id) : undefined;
}
