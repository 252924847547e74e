import type { Transaction } from '../../../database/engine.ts';
import { conflict } from '../../../errors.ts';
import { findClientRecord } from './clients.queries.ts';

/** What is for a client does not come back before them. */
export async function refuseDeletedClient(transaction: Transaction, clientId: number): Promise<void> {
  const client = await findClientRecord(transaction, clientId);
  if (client?.deletedAt !== null)
    throw conflict(`${client?.name ?? 'Its client'} has been deleted since. Undo that first.`);
}
