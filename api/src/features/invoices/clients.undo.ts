import { Client } from '@atrium/contract/clients';
import { undoOf } from '../../changes/undo-record.ts';
import { conflict, notFound } from '../../errors.ts';
import { findClientRecord, hasInvoices, setClientDeleted } from './clients.queries.ts';
import { findClient, recordClient } from './clients.ts';

/** Clients are added; nothing changes or deletes them but undo. */
export const undoClientChange = undoOf<Client>({
  find: findClient,
  async remove(transaction, context, client) {
    if (await hasInvoices(transaction, client.id)) throw conflict(`${client.name} has invoices. Delete those first.`);
    const record = await findClientRecord(transaction, client.id);
    if (!record) throw notFound('client');
    await setClientDeleted(transaction, record, context.now, context.services.tuning);
    return recordClient(transaction, context, client, client, null);
  },
  async restore(transaction, context, before) {
    const client = Client.parse(before);
    const record = await findClientRecord(transaction, client.id);
    if (!record) throw notFound('client');
    await setClientDeleted(transaction, record, null, context.services.tuning);
    return recordClient(transaction, context, client, null, client);
  },
  revert: async () => null,
});
