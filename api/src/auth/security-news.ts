import type { NotificationKind } from '@atrium/contract/notifications';
import type { Acting } from '../context.ts';
import type { Transaction } from '../database/engine.ts';
import type { AccountRow } from '../database/schema.ts';
import { queueMessage } from '../mail/outbox.ts';
import { notifyAccounts } from '../notifications/notifications.ts';

export type SecurityKind = Extract<
  NotificationKind,
  | 'two-steps-on'
  | 'two-steps-off'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'codes-guessed'
  | 'password-changed'
  | 'email-changed'
  | 'api-key-made'
>;

const subjects: Readonly<Record<SecurityKind, string>> = {
  'two-steps-on': 'Two-step sign-in is on',
  'two-steps-off': 'Two-step sign-in is off',
  'recovery-codes-made': 'You have new recovery codes',
  'recovery-code-used': 'A recovery code was used to sign in',
  'codes-guessed': 'Somebody who knows your password is guessing codes',
  'password-changed': 'Your password was changed',
  'email-changed': 'Your e-mail address was changed',
  'api-key-made': 'An API key was made',
};

/** Tells the owner of an account what was done to how it is entered, by the bell and by mail: if it was not them, they have to know. */
export async function tellOwner(
  transaction: Transaction,
  context: Acting,
  account: Pick<AccountRow, 'id' | 'email' | 'username'>,
  kind: SecurityKind,
  title = '',
): Promise<void> {
  const { brandName, publicUrl } = context.services.settings;
  await notifyAccounts(transaction, context, [account.id], {
    kind,
    title,
    entity: 'account-settings',
    entityId: account.id,
  });
  const what = title === '' ? subjects[kind] : `${subjects[kind]}: ${title}`;
  await queueMessage(transaction, context, {
    recipient: account.email,
    subject: `${subjects[kind]} (${brandName})`,
    body: `Hello ${account.username},\n\n${what}.\n\nIf this was you, nothing has to be done. If not, change your password at once and look at your sessions:\n${publicUrl}/pages/account-settings?tab=security`,
  });
}
