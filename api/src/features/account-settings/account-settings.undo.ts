import { AccountDetails, AccountInfo, SocialLinks } from '@atrium/contract/account-settings';
import { NotificationChoices } from '@atrium/contract/notification-choices';
import * as z from 'zod/mini';
import { undoOf } from '../../changes/undo-record.ts';
import { findChoices } from '../../notifications/notification-choices.queries.ts';
import { changeOwnChoices } from '../../notifications/notification-choices.ts';
import { findSettings } from './account-settings.queries.ts';
import { defaultSettings } from './account-settings.shapes.ts';
import { changeSettings } from './account-settings.ts';

const billing = Object.fromEntries(
  Object.keys(defaultSettings)
    .filter((name) => name.startsWith('billing'))
    .map((name) => [name, z.optional(z.string())]),
);

const Changed = z.object({
  ...z.partial(z.object({ ...AccountInfo.shape, ...SocialLinks.shape })).shape,
  ...z.partial(AccountDetails).shape,
  // The names may have been nothing.
  firstName: z.optional(z.string()),
  ...billing,
});

async function never(): Promise<never> {
  throw new Error('The settings of an account are neither added nor deleted.');
}

export const undoAccountSettingsChange = undoOf({
  find: async (transaction, accountId) => ({
    ...(await findSettings(transaction, accountId)),
    notifications: await findChoices(transaction, accountId),
    accountId,
  }),
  remove: never,
  restore: never,
  async revert(transaction, context, now, before) {
    const { accountId, firstName, lastName } = now;
    if ('notifications' in before) {
      const { notifications } = NotificationChoices.parse(before);
      const owner = { accountId, name: `${firstName} ${lastName}`.trim() };
      return (await changeOwnChoices(transaction, context, owner, notifications)).changeId;
    }
    return (await changeSettings(transaction, context, accountId, Changed.parse(before))).changeId;
  },
});
