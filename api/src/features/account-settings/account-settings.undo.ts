import { AccountDetails, AccountInfo, NotificationFlags, SocialLinks } from '@atrium/contract/account-settings';
import * as z from 'zod/mini';
import { undoOf } from '../../changes/undo-record.ts';
import { findSettings } from './account-settings.queries.ts';
import { defaultSettings } from './account-settings.shapes.ts';
import { changeSettings } from './account-settings.ts';

const billing = Object.fromEntries(
  Object.keys(defaultSettings)
    .filter((name) => name.startsWith('billing'))
    .map((name) => [name, z.optional(z.string())]),
);

const Changed = z.object({
  ...z.partial(z.object({ ...AccountInfo.shape, ...SocialLinks.shape, ...NotificationFlags.shape })).shape,
  ...z.partial(AccountDetails).shape,
  // The names may have been nothing.
  firstName: z.optional(z.string()),
  ...billing,
});

async function never(): Promise<never> {
  throw new Error('The settings of an account are neither added nor deleted.');
}

export const undoAccountSettingsChange = undoOf({
  find: async (transaction, accountId) => ({ ...(await findSettings(transaction, accountId)), accountId }),
  remove: never,
  restore: never,
  async revert(transaction, context, { accountId }, before) {
    return (await changeSettings(transaction, context, accountId, Changed.parse(before))).changeId;
  },
});
