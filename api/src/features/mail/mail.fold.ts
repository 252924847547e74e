import { sql } from 'kysely';
import { numberField, recordsTable, textField } from '../../database/dialect.ts';
import type { Database, Engine, Transaction } from '../../database/engine.ts';
import { type ListTuning, ownedBy } from '../../lists/list-index.ts';
import { rebuild } from '../../lists/rebuild.ts';
import { mailSearch, mailsIndex } from './mail.list.ts';

/** Mails that are older than what their search text has now: a step of the schema cannot fold words. */
export async function foldOldMails(engine: Engine, tuning?: ListTuning): Promise<void> {
  let accountId = await nextAccount(engine.read);
  while (accountId !== null) {
    await foldMailsOf(engine, accountId, tuning);
    accountId = await nextAccount(engine.read);
  }
}

async function nextAccount(database: Database): Promise<number | null> {
  const row = await database
    .selectFrom('mails')
    .select('accountId')
    .where('search', '=', sql.lit(''))
    .orderBy('accountId')
    .limit(1)
    .executeTakeFirst();
  return row?.accountId ?? null;
}

/** All of them together with what is counted of their words. */
function foldMailsOf(engine: Engine, accountId: number, tuning: ListTuning | undefined): Promise<void> {
  return engine.write(async (transaction) => {
    let folded: number;
    do folded = await foldSome(transaction, accountId);
    while (folded > 0);
    await rebuild(transaction, ownedBy(mailsIndex, accountId), tuning);
  });
}

const mailsAtOnce = 1_000;

async function foldSome(transaction: Transaction, accountId: number): Promise<number> {
  const rows = await transaction
    .selectFrom('mails')
    .innerJoin('mailMessages', 'mailMessages.id', 'messageId')
    .select(['mails.id', 'hasAttachments', 'fromAccountId', 'fromName', 'fromEmail', 'toPeople', 'subject', 'body'])
    .where('accountId', '=', accountId)
    .where('search', '=', sql.lit(''))
    .orderBy('mails.id')
    .limit(mailsAtOnce)
    .execute();
  if (rows.length === 0) return 0;
  const records = rows.map((row) => ({ id: row.id, search: mailSearch({ ...row, accountId }, row) }));
  await sql`
    update mails set search = folded.search
    from (select ${numberField('id')} as id, ${textField('search')} as search
      from ${recordsTable(transaction, records)}) as folded
    where mails.id = folded.id`.execute(transaction);
  return rows.length;
}
