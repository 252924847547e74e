import { addOneTimeLink } from '../../auth/one-time-links.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import type { AccountRow } from '../../database/schema.ts';
import { queueMessage } from '../../mail/outbox.ts';

const hoursToReset = 1;
const hoursToVerify = 72;
const hoursToChange = 24;

export async function sendPasswordLink(transaction: Transaction, context: Context, account: AccountRow): Promise<void> {
  const { brandName, publicUrl } = context.services.settings;
  const token = await addOneTimeLink(transaction, account.id, 'password', context.now, hoursToReset);
  await queueMessage(transaction, context, {
    recipient: account.email,
    subject: `Set a new password for ${brandName}`,
    body: `Somebody asked for a new password for ${account.username}.\n\nSet it here, within the hour:\n${publicUrl}/reset-password?token=${token}\n\nIf it was not you, nothing has to be done.`,
  });
}

export async function sendVerificationLink(
  transaction: Transaction,
  context: Context,
  account: AccountRow,
): Promise<void> {
  const { brandName, publicUrl } = context.services.settings;
  const token = await addOneTimeLink(transaction, account.id, 'email', context.now, hoursToVerify);
  await queueMessage(transaction, context, {
    recipient: account.email,
    subject: `Confirm your e-mail address for ${brandName}`,
    body: `Welcome to ${brandName}, ${account.username}.\n\nConfirm that this address is yours, within three days:\n${publicUrl}/verify-email?token=${token}`,
  });
}

/** To the new address the link, to the old one that it was asked for. */
export async function sendNewEmailLink(
  transaction: Transaction,
  context: Context,
  account: AccountRow,
  email: string,
): Promise<void> {
  const { brandName, publicUrl } = context.services.settings;
  const token = await addOneTimeLink(transaction, account.id, 'new-email', context.now, hoursToChange, email);
  await queueMessage(transaction, context, {
    recipient: account.email,
    subject: `A new e-mail address for your account at ${brandName}`,
    body: `Somebody asked to change the e-mail address of ${account.username} to ${email}.\n\nUntil the link is opened that was sent there, nothing changes. If it was not you, change your password at once:\n${publicUrl}/pages/account-settings?tab=security`,
  });
  await queueMessage(transaction, context, {
    recipient: email,
    subject: `Confirm your new e-mail address for ${brandName}`,
    body: `${account.username} wants to sign in with this address from now on.\n\nConfirm that it is yours, within a day:\n${publicUrl}/verify-email?token=${token}`,
  });
}
