import type { ChatProfile, ProfileUser } from '@atrium/contract/chat';
import { recordChange } from '../../../changes/record.ts';
import type { SignedInContext } from '../../../context.ts';
import type { AccountProfileRow } from '../../../database/chat-schema.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import { notFound } from '../../../errors.ts';
import { changeChoices } from '../../../notifications/notification-choices.ts';
import { profileOf } from '../chat.shapes.ts';

export async function readProfile(database: Database, accountId: number): Promise<ProfileUser> {
  const row = await database
    .selectFrom('accounts')
    .leftJoin('accountProfiles as profile', 'profile.accountId', 'accounts.id')
    .leftJoin('notificationChoices as choice', (join) =>
      join.onRef('choice.accountId', '=', 'accounts.id').on('choice.kind', '=', 'chat'),
    )
    .leftJoin('twoSteps', 'twoSteps.accountId', 'accounts.id')
    .select(['accounts.id', 'accounts.fullName', 'accounts.username', 'accounts.avatar'])
    .select(['profile.title', 'profile.about', 'profile.status'])
    .select(['choice.app as isNotificationsOn', 'twoSteps.confirmedAt as twoStepsConfirmedAt'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw notFound('account');
  return profileOf(row);
}

export function changeProfile(context: SignedInContext, profile: ChatProfile): Promise<ProfileUser> {
  const { accountId, name } = context.caller;
  return context.services.engine.write(async (transaction) => {
    const before = kept(await readProfile(transaction, accountId));
    const { title, about, status, settings } = profile;
    await storeProfile(transaction, { accountId, title, about, status });
    const { isNotificationsOn } = settings;
    if (isNotificationsOn !== before.settings.isNotificationsOn)
      await storeWish(transaction, accountId, isNotificationsOn);
    const now = await readProfile(transaction, accountId);
    const after = kept(now);
    const change = { entityId: accountId, entityName: name, before, after, ownerId: accountId };
    if (JSON.stringify(before) !== JSON.stringify(after))
      await recordChange(transaction, context, { ...change, entity: 'account' });
    return now;
  });
}

function kept({ role: title, about, status, settings }: ProfileUser): ChatProfile {
  return { title, about, status, settings: { isNotificationsOn: settings.isNotificationsOn } };
}

/** The switch of the chat is the bell's choice of what is written there. */
async function storeWish(transaction: Transaction, accountId: number, isOn: boolean): Promise<void> {
  await changeChoices(transaction, accountId, [{ kind: 'chat', app: isOn, browser: isOn, email: false }]);
}

async function storeProfile(transaction: Transaction, { accountId, ...profile }: AccountProfileRow): Promise<void> {
  await transaction
    .insertInto('accountProfiles')
    .values({ accountId, ...profile })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(profile))
    .execute();
}
