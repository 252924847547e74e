import type { ChatProfile, ProfileUser } from '@atrium/contract/chat';
import { recordChange } from '../../changes/record.ts';
import type { SignedInContext } from '../../context.ts';
import type { AccountProfileRow } from '../../database/chat-schema.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import { notFound } from '../../errors.ts';
import { profileOf } from './chat.shapes.ts';

export async function readProfile(database: Database, accountId: number): Promise<ProfileUser> {
  const row = await database
    .selectFrom('accounts')
    .leftJoin('accountProfiles as profile', 'profile.accountId', 'accounts.id')
    .select(['accounts.id', 'accounts.fullName', 'accounts.username', 'accounts.avatar'])
    .select(['profile.title', 'profile.about', 'profile.status', 'profile.isTwoStepEnabled'])
    .select('profile.isNotificationsOn')
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw notFound('account');
  return profileOf(row);
}

export function changeProfile(context: SignedInContext, profile: ChatProfile): Promise<ProfileUser> {
  const { accountId, name } = context.caller;
  return context.services.engine.write(async (transaction) => {
    const before = kept(await readProfile(transaction, accountId));
    await storeProfile(transaction, profileRow(accountId, profile));
    const now = await readProfile(transaction, accountId);
    const after = kept(now);
    const change = { entityId: accountId, entityName: name, before, after, ownerId: accountId };
    if (JSON.stringify(before) !== JSON.stringify(after))
      await recordChange(transaction, context, { ...change, entity: 'account' });
    return now;
  });
}

function kept({ role: title, about, status, settings }: ProfileUser): ChatProfile {
  return { title, about, status, settings };
}

function profileRow(accountId: number, { title, about, status, settings }: ChatProfile): AccountProfileRow {
  const isTwoStepEnabled = settings.isTwoStepAuthVerificationEnabled ? 1 : 0;
  const isNotificationsOn = settings.isNotificationsOn ? 1 : 0;
  return { accountId, title, about, status, isTwoStepEnabled, isNotificationsOn };
}

async function storeProfile(transaction: Transaction, { accountId, ...profile }: AccountProfileRow): Promise<void> {
  await transaction
    .insertInto('accountProfiles')
    .values({ accountId, ...profile })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(profile))
    .execute();
}
