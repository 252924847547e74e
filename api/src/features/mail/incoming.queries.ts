import type { Database, Transaction } from '../../database/engine.ts';

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

/** What the latest mails of an account since a moment are about, and with whom. */
export function findLatestSubjects(database: Database, accountId: number, since: string, limit: number) {
  return database
    .selectFrom('mails')
    .innerJoin('mailMessages', 'mailMessages.id', 'mails.messageId')
    .select(['mails.threadId', 'subject', 'fromEmail', 'toPeople', 'cc'])
    .where('mails.accountId', '=', accountId)
    .where('mails.sentAt', '>=', since)
    .where('folder', 'in', ['inbox', 'sent'])
    .orderBy('mails.sentAt', 'desc')
    .orderBy('mails.place', 'desc')
    .limit(limit)
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
