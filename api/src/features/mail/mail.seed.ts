import { recordChange } from '../../changes/record.ts';
import { insertInBatches, settle } from '../../database/bulk.ts';
import type { Engine, Transaction } from '../../database/engine.ts';
import { nextIds } from '../../database/sequences.ts';
import { ownedBy } from '../../lists/list-index.ts';
import { rebuild } from '../../lists/rebuild.ts';
import { mailsIndex } from './mail.list.ts';
import { insertMails, insertMessages } from './mail.messages.ts';
import { type SeededMail, type SeedOwner, seededMail } from './mail.seed-rows.ts';

/** Adds made-up mails of the past years to the mailbox of the first account, up to millions. All of them come, or none. */
export async function seedMails(
  engine: Engine,
  rows: number,
  report: (done: number) => void,
  now = new Date().toISOString(),
): Promise<void> {
  await engine.write(async (transaction) => {
    const owner = await firstAccount(transaction);
    const firstMessageId = await nextIds(transaction, 'mail_messages', rows);
    const firstId = await nextIds(transaction, 'mails', rows);
    const mailAt = (number: number) => {
      const ids = { id: firstId + number, messageId: firstMessageId + number };
      return seededMail(owner, ids, number, rows, Date.parse(now));
    };
    const insert = (done: number, count: number) =>
      insertSeeded(
        transaction,
        Array.from({ length: count }, (_, index) => mailAt(done + index)),
      );
    await insertInBatches(transaction, { table: mailsIndex.name, firstId, rows, report, insert });
    await rebuild(transaction, ownedBy(mailsIndex, owner.id));
    await recordSeeding(transaction, owner, firstId, rows, now);
  });
  await settle(engine.read);
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

/** One record for all of them: nobody wants to read a million. */
function recordSeeding(
  transaction: Transaction,
  owner: SeedOwner,
  firstId: number,
  rows: number,
  now: string,
): Promise<number> {
  const author = { caller: null, now, requestId: `seed-mails-${firstId}` };
  return recordChange(transaction, author, {
    entity: 'mail',
    entityId: firstId,
    entityName: `${rows} made-up mails`,
    before: null,
    after: { seeded: rows, firstId },
    ownerId: owner.id,
  });
}
