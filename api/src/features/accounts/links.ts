import { takeAttempt } from '../../auth/attempts.ts';
import { addOneTimeLink } from '../../auth/one-time-links.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import type { AccountRow } from '../../database/schema.ts';
import { languageFor } from '../../letters/letter-language.ts';
import { letterOf } from '../../letters/letter-words.ts';
import { queueMessage } from '../../mail/outbox.ts';
import { fold } from '../../search/fold.ts';

const hoursToReset = 1;
const hoursToVerify = 72;
const hoursToChange = 24;

export async function sendPasswordLink(transaction: Transaction, context: Context, account: AccountRow): Promise<void> {
  const { brandName: brand, publicUrl } = context.services.settings;
  const { words } = await languageFor(transaction, context, account.id);
  const token = await addOneTimeLink(transaction, account.id, 'password', context.now, hoursToReset);
  const values = { brand, name: account.username, link: `${publicUrl}/reset-password?token=${token}` };
  await queueMessage(transaction, context, {
    recipient: account.email,
    ...letterOf(words.accounts.password, values),
  });
}

export async function sendVerificationLink(
  transaction: Transaction,
  context: Context,
  account: AccountRow,
): Promise<void> {
  const { brandName: brand, publicUrl } = context.services.settings;
  const { words } = await languageFor(transaction, context, account.id);
  const token = await addOneTimeLink(transaction, account.id, 'email', context.now, hoursToVerify);
  const values = { brand, name: account.username, link: `${publicUrl}/verify-email?token=${token}` };
  await queueMessage(transaction, context, {
    recipient: account.email,
    ...letterOf(words.accounts.verification, values),
  });
}

/** Nobody has an address that may be somebody else's written to again and again. Only what is sent counts: a refusal takes its own count back. */
export async function refuseManyLetters(
  transaction: Transaction,
  { now }: Pick<Context, 'now'>,
  email: string,
): Promise<void> {
  const refusal = await takeAttempt(transaction, [{ kind: 'link', value: fold(email) }], new Date(now));
  if (refusal) throw refusal;
}

/** To the new address the link, to the old one that it was asked for. */
export async function sendNewEmailLink(
  transaction: Transaction,
  context: Context,
  account: AccountRow,
  email: string,
): Promise<void> {
  const { brandName: brand, publicUrl } = context.services.settings;
  const { words } = await languageFor(transaction, context, account.id);
  const token = await addOneTimeLink(transaction, account.id, 'new-email', context.now, hoursToChange, email);
  const values = { brand, name: account.username, email };
  await queueMessage(transaction, context, {
    recipient: account.email,
    ...letterOf(words.accounts.emailAsked, {
      ...values,
      link: `${publicUrl}/pages/account-settings?tab=security`,
    }),
  });
  await queueMessage(transaction, context, {
    recipient: email,
    ...letterOf(words.accounts.newEmail, { ...values, link: `${publicUrl}/verify-email?token=${token}` }),
  });
}
