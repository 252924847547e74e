import type { Engine, Transaction } from '../../../database/engine.ts';
import { nextIds } from '../../../database/sequences.ts';
import { ownedBy } from '../../../lists/list-index.ts';
import { seedRows } from '../../../lists/seed.ts';
import { mailsIndex } from '../mail.list.ts';
import { insertMails, insertMessages } from '../mail.messages.ts';
import { type SeededMail, type SeedOwner, seededMail } from './mail.seed-rows.ts';

/** Adds made-up mails of the past years to the mailbox of the first account, up to millions. All of them come, or none. */
export function seedMails(
  engine: Engine,
  rows: number,
  report: (done: number) => void,
  now = new Date().toISOString(),
): Promise<void> {
  return seedRows(engine, rows, report, now, async (transaction) => {
    const owner = await firstAccount(transaction);
    const firstMessageId = await nextIds(transaction, 'mail_messages', rows);
    const mailAt = (id: number, number: number) =>
      seededMail(owner, { id, messageId: firstMessageId + number }, number, rows, Date.parse(now));
    const insert = (transaction: Transaction, firstId: number, count: number, done: number) => {
      const mails = Array.from({ length: count }, (_, index) => mailAt(firstId + index, done + index));
      return insertSeeded(transaction, mails);
    };
    return { index: ownedBy(mailsIndex, owner.id), entity: 'mail', insert };
  });
}

/** The demo admin where there is sample data. */
async function firstAccount(transaction: Transaction): Promise<SeedOwner> {
  const account = await transaction
    .selectFrom('accounts')
    .select(['id', 'fullName', 'email'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!account) throw new Error('Mails are seeded into the mailbox of the first account, and there is no account yet.');
  return account;
}

async function insertSeeded(transaction: Transaction, mails: readonly SeededMail[]): Promise<void> {
  const messages = mails.map(({ message }) => message);
  await insertMessages(
    transaction,
    messages,
    mails.flatMap(({ attachments }) => attachments),
  );
  await insertMails(
    transaction,
    mails.map(({ mail }) => mail),
  );
}
