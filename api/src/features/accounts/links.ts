import { addOneTimeLink } from '../../auth/one-time-links.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import type { AccountRow } from '../../database/schema.ts';
import { queueMessage } from '../../mail/outbox.ts';

const hoursToReset = 1;
const hoursToVerify = 72;

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
