import type { OwnerProof } from '@atrium/contract/accounts';
import { messages } from '@atrium/contract/errors';
import { findAccount, findAccountByEmail, recordedAccount, setEmail } from '../../auth/accounts.ts';
import { forgetLinks, useOneTimeLink } from '../../auth/one-time-links.ts';
import { withOwner } from '../../auth/proof.ts';
import { tellOwner } from '../../auth/security-news.ts';
import { recordChange } from '../../changes/record.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import type { AccountRow } from '../../database/schema.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { fold } from '../../search/fold.ts';
import { refuseManyLetters, sendNewEmailLink } from './links.ts';

/** Sends a link to a new address. Until it is opened, the account keeps the one that it has, and hears of it there. */
export function askForNewEmail(
  context: SignedInContext,
  { email, ...proof }: OwnerProof & { email: string },
): Promise<void> {
  return withOwner(context, proof, async (transaction, account) => {
    if (fold(email) === account.emailKey) throw badInput([{ path: 'email', message: 'This is your address already.' }]);
    await refuseTaken(transaction, email);
    await refuseManyLetters(transaction, context, email);
    await sendNewEmailLink(transaction, context, account, email);
  });
}

async function refuseTaken(database: Database, email: string): Promise<void> {
  if (await findAccountByEmail(database, email))
    throw conflict('Another account has this e-mail address.', [{ path: 'email', message: messages.emailInUse }]);
}

/** Whoever opened the link has the new address. Links that went to the old one are worth nothing from here on. */
export async function takeNewEmail(transaction: Transaction, context: Context, token: string): Promise<string> {
  const link = await useOneTimeLink(transaction, token, 'new-email', context.now);
  const account = link.accountId === null ? undefined : await findAccount(transaction, link.accountId);
  if (!account || link.email === null || account.suspendedAt !== null) throw notFound('account');
  await refuseTaken(transaction, link.email);
  await setEmail(transaction, account.id, link.email, context.now);
  await forgetLinks(transaction, account.id, 'password');
  await forgetLinks(transaction, account.id, 'email');
  await recordNewEmail(transaction, context, account, link.email);
  await tellOwner(transaction, context, account, 'email-changed', link.email);
  return link.email;
}

async function recordNewEmail(
  transaction: Transaction,
  context: Context,
  account: AccountRow,
  email: string,
): Promise<void> {
  const before = recordedAccount(account);
  await recordChange(transaction, context, {
    entity: 'account',
    entityId: account.id,
    entityName: account.username,
    before: { email: before.email, isEmailVerified: before.isEmailVerified },
    after: { email, isEmailVerified: true },
    ownerId: account.id,
  });
}
