import {
  findAccount,
  findAccountByEmail,
  markEmailVerified,
  recordedAccount,
  setPassword,
} from '../../auth/accounts.ts';
import { type AttemptKey, forgiveAttempt, takeAttempt } from '../../auth/attempts.ts';
import { endLastingAccess } from '../../auth/lasting-access.ts';
import { forgetLinks, requireOneTimeLink, useOneTimeLink } from '../../auth/one-time-links.ts';
import { provePassword } from '../../auth/proof.ts';
import { tellOwner } from '../../auth/security-news.ts';
import { endSessions } from '../../auth/sessions.ts';
import { endOtherSessions } from '../../auth/two-steps.ts';
import { recordChange } from '../../changes/record.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import type { AccountRow } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';
import { fold } from '../../search/fold.ts';
import { sendPasswordLink } from './links.ts';
import { forgetChallenges } from './second-step.ts';

/** Sends a link, if there is such an account; whoever asks cannot tell. */
export async function forgetPassword(context: Context, email: string): Promise<void> {
  const { engine } = context.services;
  const keys: AttemptKey[] = [
    { kind: 'link', value: fold(email) },
    { kind: 'address', value: context.address },
  ];
  const refusal = await engine.write((transaction) => takeAttempt(transaction, keys, new Date(context.now)));
  if (refusal) throw refusal;
  const account = await findAccountByEmail(engine.read, email);
  if (!account || account.suspendedAt !== null || account.canSignIn === 0) return;
  await engine.write((transaction) => sendPasswordLink(transaction, context, account));
}

/** Sets a password by a link that was sent. The link proves the address; whoever was in by another way is out: decision 35. */
export async function resetPassword(context: Context, token: string, password: string): Promise<void> {
  const { engine, passwords } = context.services;
  // Only a link that works is worth a slow hash: anybody may call this.
  await requireOneTimeLink(engine.read, token, 'password', context.now);
  const passwordHash = await passwords.hash(password);
  await engine.write(async (transaction) => {
    const link = await useOneTimeLink(transaction, token, 'password', context.now);
    const account = link.accountId === null ? undefined : await findAccount(transaction, link.accountId);
    if (!account) throw notFound('account');
    await replacePassword(transaction, context, account, passwordHash, 'password-reset');
    await markEmailVerified(transaction, account.id, context.now);
    await endSessions(transaction, context, { accountIds: [account.id] });
    await endLastingAccess(transaction, context, account);
    await forgiveAttempt(transaction, [{ kind: 'account', value: account.emailKey }]);
  });
}

/** Changes one's own password; one's other sessions end, and programs go on. */
export async function changePassword(
  context: SignedInContext,
  currentPassword: string,
  password: string,
): Promise<void> {
  const proven = await provePassword(context, currentPassword);
  const passwordHash = await context.services.passwords.hash(password);
  await proven.write(async (transaction, account) => {
    await replacePassword(transaction, context, account, passwordHash, 'password-changed');
    await endOtherSessions(transaction, context, account.id);
  });
}

/** The record says that the password was changed, and nothing of either one. */
async function replacePassword(
  transaction: Transaction,
  context: Context,
  account: AccountRow,
  passwordHash: string,
  news: 'password-changed' | 'password-reset',
): Promise<void> {
  await setPassword(transaction, account.id, passwordHash);
  await forgetChallenges(transaction, account.id);
  await forgetLinks(transaction, account.id, 'new-email');
  const shown = recordedAccount(account);
  await recordChange(transaction, context, {
    entity: 'account',
    entityId: account.id,
    entityName: account.username,
    before: shown,
    after: { ...shown, passwordChangedAt: context.now },
    ownerId: account.id,
  });
  await tellOwner(transaction, context, account, news);
}
