import type { OwnerProof } from '@atrium/contract/accounts';
import { countAdministrators } from '../../auth/accounts.ts';
import { withOwner } from '../../auth/proof.ts';
import { endSessions } from '../../auth/sessions.ts';
import { recordChange } from '../../changes/record.ts';
import type { SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import type { AccountRow } from '../../database/schema.ts';
import { conflict } from '../../errors.ts';
import { languageFor } from '../../letters/letter-language.ts';
import { letterOf } from '../../letters/letter-words.ts';
import { queueMessage } from '../../mail/outbox.ts';
import { forgetNameInNotifications } from '../../notifications/notifications.queries.ts';
import { fold } from '../../search/fold.ts';

/** What an account has for itself alone, and nobody else refers to. */
export const ownTables = [
  'accountClients',
  'accountPlans',
  'accountProfiles',
  'accountSettings',
  'additions',
  'addresses',
  'apiKeys',
  'blogBookmarks',
  'bookmarks',
  'calendarSettings',
  'cartCoupons',
  'cartDeliveries',
  'cartItems',
  'chatContacts',
  'chatReports',
  'contacts',
  'eventKinds',
  'eventLetters',
  'eventRemovals',
  'declinedEvents',
  'invoiceBatches',
  'mailCorrespondents',
  'mailLabels',
  'mailRules',
  'mailWritings',
  'movedEvents',
  'notificationChoices',
  'notifications',
  'oneTimeLinks',
  'profiles',
  'recoveryCodes',
  'savedViews',
  'secretAddresses',
  'signInChallenges',
  'trustedSenders',
  'twoSteps',
  'wishlistItems',
] as const;

/**
 * Closes one's own account for good: it signs in nowhere, and name, address and picture are taken from it. What it has for itself alone is
 * deleted; what others have a part in (messages, orders, invoices, posts, shared tasks and events, the log) stays, without the name.
 */
export function closeAccount(context: SignedInContext, proof: OwnerProof): Promise<void> {
  return withOwner(context, proof, (transaction, account) => closeNow(transaction, context, account));
}

async function closeNow(transaction: Transaction, context: SignedInContext, account: AccountRow): Promise<void> {
  if (account.role === 'admin' && (await countAdministrators(transaction)) < 2)
    throw conflict('You are the last administrator. Make somebody else one first.');
  await sayGoodbye(transaction, context, account);
  await endSessions(transaction, context, { accountIds: [account.id] });
  for (const table of ownTables) await transaction.deleteFrom(table).where('accountId', '=', account.id).execute();
  await leaveMail(transaction, account);
  await emptyAccount(transaction, account.id, context.now);
  await takeNameOff(transaction, account.id);
  await context.followName(transaction, account.id, context.services.tuning);
  await leaveFriends(transaction, account.id);
  await leaveGroups(transaction, account.id);
  const { id, username } = account;
  const change = { entity: 'account', entityId: id, entityName: username, ownerId: id } as const;
  await recordChange(transaction, context, { ...change, before: { isClosed: false }, after: { isClosed: true } });
}

/** While it is still known in which language they read. */
async function sayGoodbye(transaction: Transaction, context: SignedInContext, account: AccountRow): Promise<void> {
  const { brandName: brand } = context.services.settings;
  const { words } = await languageFor(transaction, context, account.id);
  await queueMessage(transaction, context, {
    recipient: account.email,
    ...letterOf(words.accounts.closed, { brand, name: account.username }),
  });
}

async function emptyAccount(transaction: Transaction, id: number, now: string): Promise<void> {
  const email = `closed-${id}@account.invalid`;
  const username = `closed-${id}`;
  const keys = { emailKey: fold(email), usernameKey: fold(username), fullNameKey: '' };
  const emptied = { email, username, fullName: '', avatar: null, ...keys };
  const shut = { passwordHash: null, canSignIn: 0, suspendedAt: now, closedAt: now, userId: null };
  await transaction
    .updateTable('accounts')
    .set({ ...emptied, ...shut })
    .where('id', '=', id)
    .execute();
}

/** Where what somebody wrote keeps the name and the picture of whoever did. */
async function takeNameOff(transaction: Transaction, id: number): Promise<void> {
  const nobody = { authorName: '', authorAvatar: '' };
  await transaction.updateTable('blogPosts').set(nobody).where('authorAccountId', '=', id).execute();
  await transaction.updateTable('blogComments').set(nobody).where('accountId', '=', id).execute();
  await transaction.updateTable('blogVersions').set({ person: '' }).where('accountId', '=', id).execute();
  await transaction.updateTable('profilePeople').set({ name: '', avatar: '' }).where('accountId', '=', id).execute();
  await forgetNameInNotifications(transaction, id);
}

async function leaveFriends(transaction: Transaction, id: number): Promise<void> {
  const own = transaction.selectFrom('profilePeople').select('id').where('accountId', '=', id);
  await transaction
    .deleteFrom('profileReactions')
    .where('kind', '=', 'friend')
    .where((where) => where.or([where('personId', 'in', own), where('targetId', 'in', own)]))
    .execute();
}

/** What was written there stays, as that of somebody who was in the group. */
async function leaveGroups(transaction: Transaction, id: number): Promise<void> {
  const groups = transaction.selectFrom('conversations').select('id').where('name', 'is not', null);
  const left = await transaction
    .deleteFrom('conversationMembers')
    .where('accountId', '=', id)
    .where('conversationId', 'in', groups)
    .returningAll()
    .execute();
  if (left.length === 0) return;
  // Nobody comes back from a closed account: what was the last message then does not matter.
  const rows = left.map((member) => ({ ...member, leftAfter: 0 }));
  await transaction.insertInto('formerConversationMembers').values(rows).execute();
}

/** Letters stay with those who got them as they were written; the picture goes, and nobody is offered the address any more. */
async function leaveMail(transaction: Transaction, { id, emailKey }: AccountRow): Promise<void> {
  await transaction.updateTable('mailMessages').set({ fromAvatar: '' }).where('fromAccountId', '=', id).execute();
  await transaction.deleteFrom('mailCorrespondents').where('emailKey', '=', emailKey).execute();
}
