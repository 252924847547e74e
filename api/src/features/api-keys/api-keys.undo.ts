import * as z from 'zod/mini';
import { undoOf } from '../../changes/undo-record.ts';
import type { ApiKeyRow } from '../../database/account-security-schema.ts';
import { setFields } from './api-keys.ts';

/** Nothing but another name is taken back. */
const Changed = z.object({ name: z.optional(z.string()) });

async function never(): Promise<never> {
  throw new Error('Neither making a key nor deleting one is taken back.');
}

export const undoApiKeyChange = undoOf<ApiKeyRow>({
  find: (transaction, id) => transaction.selectFrom('apiKeys').selectAll().where('id', '=', id).executeTakeFirst(),
  remove: never,
  restore: never,
  revert(transaction, context, row, before) {
    const { name = row.name } = Changed.parse(before);
    return setFields(transaction, context, row, { ...row, name });
  },
});
