import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/engine.ts';

/** Which of these accounts have this message of this writer already. */
export async function findReceivers(
  database: Database,
  accountIds: readonly number[],
  messageKey: string,
  fromEmail: string,
): Promise<number[]> {
  const rows = await database
    .selectFrom('mailMessages')
    .innerJoin('mails', 'mails.messageId', 'mailMessages.id')
    .select('mails.accountId')
    .where('messageKey', '=', messageKey)
    .where('fromEmail', '=', fromEmail)
    .where('mails.accountId', 'in', accountIds)
    .execute();
  return rows.map(({ accountId }) => accountId);
}

/** The messages with these keys that these accounts have, the latest last. */
export function findReferred(database: Database, accountIds: readonly number[], keys: readonly string[]) {
  return database
    .selectFrom('mailMessages')
    .innerJoin('mails', 'mails.messageId', 'mailMessages.id')
    .select(['mails.accountId', 'mails.threadId', 'mailMessages.id as messageId'])
    .where('messageKey', 'in', keys)
    .where('mails.accountId', 'in', accountIds)
    .orderBy('mails.sentAt')
    .orderBy('mails.id')
    .execute();
}

/** What the latest mails of each account since a moment are about, and with whom, the latest first. */
export function findLatestSubjects(database: Database, accountIds: readonly number[], since: string, limit: number) {
  const ranked = database
    .selectFrom('mails')
    .select(['accountId', 'threadId', 'messageId'])
    .select(sql<number>`row_number() over (partition by account_id order by sent_at desc, place desc)`.as('rank'))
    .where('accountId', 'in', accountIds)
    .where('sentAt', '>=', since)
    .where('folder', 'in', ['inbox', 'sent'])
    .as('ranked');
  return database
    .selectFrom(ranked)
    .innerJoin('mailMessages', 'mailMessages.id', 'ranked.messageId')
    .select(['ranked.accountId', 'ranked.threadId', 'subject', 'fromEmail', 'toPeople', 'cc'])
    .where('rank', '<=', limit)
    .orderBy('rank')
    .execute();
}

export function findReadMailbox(database: Database, mailbox: string) {
  return database.selectFrom('readMailboxes').selectAll().where('mailbox', '=', mailbox).executeTakeFirst();
}

export async function storeReadMailbox(
  transaction: Transaction,
  read: { mailbox: string; uidValidity: string; lastUid: number },
): Promise<void> {
  const { uidValidity, lastUid } = read;
  await transaction
    .insertInto('readMailboxes')
    .values(read)
    .onConflict((conflict) => conflict.column('mailbox').doUpdateSet({ uidValidity, lastUid }))
    .execute();
}
