import { findAccount, markEmailVerified, recordedAccount } from '../../auth/accounts.ts';
import { isLinkOf, useOneTimeLink } from '../../auth/one-time-links.ts';
import { recordChange } from '../../changes/record.ts';
import type { Context, SignedInContext } from '../../context.ts';
import { conflict, notFound } from '../../errors.ts';
import { takeNewEmail } from './email-change.ts';
import { refuseManyLetters, sendVerificationLink } from './links.ts';

/** Confirms the address that a link was sent to, and answers it. */
export function verifyEmail(context: Context, token: string): Promise<string> {
  return context.services.engine.write(async (transaction) => {
    if (await isLinkOf(transaction, token, 'new-email', context.now)) return takeNewEmail(transaction, context, token);
    const link = await useOneTimeLink(transaction, token, 'email', context.now);
    const account = link.accountId === null ? undefined : await findAccount(transaction, link.accountId);
    if (!account) throw notFound('account');
    await markEmailVerified(transaction, account.id, context.now);
    const before = recordedAccount(account);
    const after = { ...before, isEmailVerified: true };
    await recordChange(transaction, context, {
      entity: 'account',
      entityId: account.id,
      entityName: account.username,
      before,
      after,
      ownerId: account.id,
    });
    return account.email;
  });
}

export function resendVerification(context: SignedInContext): Promise<void> {
  return context.services.engine.write(async (transaction) => {
    const account = await findAccount(transaction, context.caller.accountId);
    if (!account) throw notFound('account');
    if (account.emailVerifiedAt !== null) throw conflict('Your e-mail address is confirmed already.');
    await refuseManyLetters(transaction, context, account.email);
    await sendVerificationLink(transaction, context, account);
  });
}
