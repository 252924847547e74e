import { filledIn } from '@atrium/contract/filled-in';
import type { Author } from '../changes/record.ts';
import type { Transaction } from '../database/engine.ts';
import type { AccountRow } from '../database/schema.ts';
import { languageFor, type Reading } from '../letters/letter-language.ts';
import type { SecurityKind } from '../letters/letter-words.ts';
import { queueMessage } from '../mail/outbox.ts';
import { notifyAccounts } from '../notifications/notifications.ts';
import type { Settings } from '../services.ts';

/** All that it takes: the command line has no other services. */
export type Telling = Author & Reading & { services: { settings: Pick<Settings, 'brandName' | 'publicUrl'> } };

/** Tells the owner of an account what was done to how it is entered, by the bell and by mail: if it was not them, they have to know. */
export async function tellOwner(
  transaction: Transaction,
  context: Telling,
  account: Pick<AccountRow, 'id' | 'email' | 'username'>,
  kind: SecurityKind,
  title = '',
): Promise<void> {
  const news = { kind, title, entity: 'account-settings', entityId: account.id } as const;
  await notifyAccounts(transaction, context, [account.id], news);
  await writeToOwner(transaction, context, account, kind, title);
}

async function writeToOwner(
  transaction: Transaction,
  context: Telling,
  account: Pick<AccountRow, 'id' | 'email' | 'username'>,
  kind: SecurityKind,
  title: string,
): Promise<void> {
  const { brandName, publicUrl } = context.services.settings;
  const { hello, security } = (await languageFor(transaction, context, account.id)).words;
  const what = security.what[kind];
  const link = `${publicUrl}/pages/account-settings?tab=security`;
  const told = [
    filledIn(hello, { name: account.username }),
    `${title === '' ? what : `${what}: ${title}`}.`,
    security.consequences[kind],
    filledIn(security.advice, { link }),
  ];
  await queueMessage(transaction, context, {
    recipient: account.email,
    subject: `${what} (${brandName})`,
    body: told.filter((part) => part !== undefined).join('\n\n'),
  });
}
