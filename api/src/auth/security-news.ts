import type { NotificationKind } from '@atrium/contract/notifications';
import type { Author } from '../changes/record.ts';
import type { Transaction } from '../database/engine.ts';
import type { AccountRow } from '../database/schema.ts';
import { queueMessage } from '../mail/outbox.ts';
import { notifyAccounts } from '../notifications/notifications.ts';
import type { Settings } from '../services.ts';

export type SecurityKind = Extract<
  NotificationKind,
  | 'two-steps-on'
  | 'two-steps-off'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'codes-guessed'
  | 'password-changed'
  | 'password-reset'
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
  'password-reset': 'Your password was set by a link',
  'email-changed': 'Your e-mail address was changed',
  'api-key-made': 'An API key was made',
};

/** All that it takes: the command line has no other services. */
export type Telling = Author & { services: { settings: Pick<Settings, 'brandName' | 'publicUrl'> } };

/** What came of it, where that is not said already. */
const consequences: Partial<Record<SecurityKind, string>> = {
  'password-changed':
    'Your other sessions have ended. API keys and secret addresses go on working: delete those that you do not know.',
  'password-reset':
    'All sessions have ended, and API keys and secret addresses were deleted: make anew those that you need.',
};

/** Tells the owner of an account what was done to how it is entered, by the bell and by mail: if it was not them, they have to know. */
export async function tellOwner(
  transaction: Transaction,
  context: Telling,
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
  const told = [`Hello ${account.username},`, `${what}.`, consequences[kind]].filter((line) => line !== undefined);
  await queueMessage(transaction, context, {
    recipient: account.email,
    subject: `${subjects[kind]} (${brandName})`,
    body: `${told.join('\n\n')}\n\nIf this was you, nothing has to be done. If not, change your password at once and look at your sessions:\n${publicUrl}/pages/account-settings?tab=security`,
  });
}
