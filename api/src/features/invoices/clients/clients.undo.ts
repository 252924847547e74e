import { Client } from '@atrium/contract/clients';
import { undoOf } from '../../../changes/undo-record.ts';
import { setClientDeleted } from './clients.queries.ts';
import { changeClient, clientOf, findClient, recordClient, removeClient, requireRecord } from './clients.ts';

export const undoClientChange = undoOf<Client>({
  find: findClient,
  remove: removeClient,
  async restore(transaction, context, _before, clientId) {
    const record = await requireRecord(transaction, clientId);
    await setClientDeleted(transaction, record, null, context.services.tuning);
    const client = clientOf(record);
    return recordClient(transaction, context, client, null, client);
  },
  revert: (transaction, context, now, before) =>
    changeClient(transaction, context, now, Client.parse({ ...now, ...before })),
});
