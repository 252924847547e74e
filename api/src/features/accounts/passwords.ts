import {
  findAccount,
  findAccountByEmail,
  markEmailVerified,
  recordedAccount,
  setPassword,
} from '../../auth/accounts.ts';
import { type AttemptKey, forgiveAttempt, takeAttempt } from '../../auth/attempts.ts';
import { requireOneTimeLink, useOneTimeLink } from '../../auth/one-time-links.ts';
import { endSessions } from '../../auth/sessions.ts';
import { recordChange } from '../../changes/record.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import type { AccountRow } from '../../database/schema.ts';
import { badInput, notFound } from '../../errors.ts';
import { fold } from '../../search/fold.ts';
import { sendPasswordLink } from './links.ts';

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

/** Sets a password by a link that was sent. The link proves the address; whoever was signed in is signed out. */
export async function resetPassword(context: Context, token: string, password: string): Promise<void> {
  const { engine, passwords } = context.services;
  // Only a link that works is worth a slow hash: anybody may call this.
  await requireOneTimeLink(engine.read, token, 'password', context.now);
  const passwordHash = await passwords.hash(password);
  await engine.write(async (transaction) => {
    const link = await useOneTimeLink(transaction, token, 'password', context.now);
    const account = link.accountId === null ? undefined : await findAccount(transaction, link.accountId);
    if (!account) throw notFound('account');
    await replacePassword(transaction, context, account, passwordHash);
    await markEmailVerified(transaction, account.id, context.now);
    await endSessions(transaction, context, { accountIds: [account.id] });
    await forgiveAttempt(transaction, [{ kind: 'account', value: account.emailKey }]);
  });
}

/** Changes one's own password; one's other sessions end. */
export async function changePassword(
  context: SignedInContext,
  currentPassword: string,
  password: string,
): Promise<void> {
  const { engine, passwords } = context.services;
  const { accountId, sessionId } = context.caller;
  const account = await findAccount(engine.read, accountId);
  if (!account) throw notFound('account');
  const keys: AttemptKey[] = [{ kind: 'account', value: account.emailKey }];
  const refusal = await engine.write((transaction) => takeAttempt(transaction, keys, new Date(context.now)));
  if (refusal) throw refusal;
  const isRight = account.passwordHash !== null && (await passwords.verify(currentPassword, account.passwordHash));
  if (!isRight) throw notCurrent();
  const passwordHash = await passwords.hash(password);
  await engine.write(async (transaction) => {
    // It may have been changed by another in the meantime, and was not the current one then.
    const current = await findAccount(transaction, accountId);
    if (current?.passwordHash !== account.passwordHash) throw notCurrent();
    await forgiveAttempt(transaction, keys);
    await replacePassword(transaction, context, current, passwordHash);
    await endSessions(transaction, context, { accountIds: [accountId], except: sessionId });
  });
}

const notCurrent = () => badInput([{ path: 'currentPassword', message: 'This is not your current password.' }]);

/** The record says that the password was changed, and nothing of either one. */
async function replacePassword(
  transaction: Transaction,
  context: Context,
  account: AccountRow,
  passwordHash: string,
): Promise<void> {
  await setPassword(transaction, account.id, passwordHash);
  const shown = recordedAccount(account);
  await recordChange(transaction, context, {
    entity: 'account',
    entityId: account.id,
    entityName: account.username,
    before: shown,
    after: { ...shown, passwordChangedAt: context.now },
    ownerId: account.id,
  });
}
