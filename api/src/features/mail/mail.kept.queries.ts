import { sql } from 'kysely';
import { numberField, recordsTable, textField } from '../../database/dialect.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import type { MailMessageRow, MailRow } from '../../database/mail-schema.ts';

/** A mail with all that changes of it need to know. */
export type KeptMail = Omit<MailRow, 'hasAttachments' | 'place'> & { subject: string };

function keptMails(database: Database, accountIds: readonly number[]) {
  return database
    .selectFrom('mails')
    .innerJoin('mailMessages', 'mailMessages.id', 'mails.messageId')
    .select([
      'mails.id',
      'accountId',
      'messageId',
      'mails.threadId',
      'folder',
      'isRead',
      'isStarred',
      'labels',
      'mails.sentAt',
      'isLatest',
      'facet',
      'search',
      'subject',
    ])
    .where('mails.accountId', 'in', accountIds);
}

export function findKeptMails(database: Database, accountId: number, ids: readonly number[]): Promise<KeptMail[]> {
  return keptMails(database, [accountId]).where('mails.id', 'in', ids).execute();
}

/** All mails of these threads in these mailboxes. */
export function findThreads(
  database: Database,
  accountIds: readonly number[],
  threadIds: readonly number[],
): Promise<KeptMail[]> {
  return keptMails(database, accountIds).where('mails.threadId', 'in', threadIds).execute();
}

/** Writes down what can change of mails, in one statement. */
export async function storeMails(transaction: Transaction, mails: readonly KeptMail[]): Promise<void> {
  const records = mails.map(({ id, folder, isRead, isStarred, labels, isLatest, facet }) => {
    return { id, folder, isRead, isStarred, labels, isLatest, facet };
  });
  if (records.length === 0) return;
  await sql`
    update mails set folder = changed.folder, is_read = changed.is_read, is_starred = changed.is_starred,
      labels = changed.labels, is_latest = changed.is_latest, facet = changed.facet
    from (
      select ${numberField('id')} as id, ${textField('folder')} as folder, ${numberField('isRead')} as is_read,
        ${numberField('isStarred')} as is_starred, ${textField('labels')} as labels, ${numberField('isLatest')} as is_latest,
        ${textField('facet')} as facet
      from ${recordsTable(transaction, records)}) as changed
    where mails.id = changed.id`.execute(transaction);
}

/** What the list knows of what a mail says. */
export async function storeText(
  transaction: Transaction,
  id: number,
  text: Pick<MailRow, 'sentAt' | 'search'>,
): Promise<void> {
  await transaction.updateTable('mails').set(text).where('id', '=', id).execute();
}

/** What a draft in the folder of drafts says. */
export type KeptDraft = MailMessageRow & Pick<MailRow, 'hasAttachments'>;

export function findDraft(database: Database, accountId: number, id: number): Promise<KeptDraft | undefined> {
  return database
    .selectFrom('mails')
    .innerJoin('mailMessages', 'mailMessages.id', 'mails.messageId')
    .selectAll('mailMessages')
    .select('hasAttachments')
    .where('mails.id', '=', id)
    .where('mails.accountId', '=', accountId)
    .where('folder', '=', 'draft')
    .where('isDraft', '=', 1)
    .executeTakeFirst();
}

/** The accounts that have one of these addresses, folded. */
export async function findAccountsOf(database: Database, addresses: readonly string[]): Promise<number[]> {
  const accounts = await database
    .selectFrom('accounts')
    .select('id')
    .where('emailKey', 'in', addresses)
    .orderBy('id')
    .execute();
  return accounts.map(({ id }) => id);
}
