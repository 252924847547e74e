import { Client } from '@atrium/contract/clients';
import { undoOf } from '../../changes/undo-record.ts';
import { setClientDeleted } from './clients.queries.ts';
import { changeClient, findClient, recordClient, removeClient, requireRecord } from './clients.ts';

export const undoClientChange = undoOf<Client>({
  find: findClient,
  remove: removeClient,
  async restore(transaction, context, before) {
    const client = Client.parse(before);
    const record = await requireRecord(transaction, client.id);
    await setClientDeleted(transaction, record, null, context.services.tuning);
    return recordClient(transaction, context, client, null, client);
  },
  revert: (transaction, context, now, before) =>
    changeClient(transaction, context, now, Client.parse({ ...now, ...before })),
});
