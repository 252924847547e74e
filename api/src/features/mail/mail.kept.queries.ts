import { sql } from 'kysely';
import { numberField, recordsTable, textField } from '../../database/dialect.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import type { MailMessageRow, MailRow } from '../../database/mail-schema.ts';

/** A mail with all that changes of it need to know. */
export type KeptMail = Omit<MailRow, 'place'> & { subject: string; writtenAt: string };

export function keptMails(database: Database) {
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
      'sendAt',
      'snoozedUntil',
      'returnedAt',
      'isLatest',
      'hasAttachments',
      'facet',
      'search',
      'subject',
      'mailMessages.sentAt as writtenAt',
    ]);
}

export function findKeptMails(database: Database, accountId: number, ids: readonly number[]): Promise<KeptMail[]> {
  return keptMails(database).where('mails.accountId', '=', accountId).where('mails.id', 'in', ids).execute();
}

/** All mails of these threads in these mailboxes. */
export function findThreads(
  database: Database,
  accountIds: readonly number[],
  threadIds: readonly number[],
): Promise<KeptMail[]> {
  return keptMails(database)
    .where('mails.accountId', 'in', accountIds)
    .where('mails.threadId', 'in', threadIds)
    .execute();
}

/** Writes down what can change of mails, in one statement. */
export async function storeMails(transaction: Transaction, mails: readonly KeptMail[]): Promise<void> {
  const records = mails.map(({ id, folder, isRead, isStarred, labels, isLatest, facet, ...mail }) => {
    const { sentAt, sendAt, snoozedUntil, returnedAt } = mail;
    return { id, folder, isRead, isStarred, labels, isLatest, sentAt, sendAt, snoozedUntil, returnedAt, facet };
  });
  if (records.length === 0) return;
  await sql`
    update mails set folder = changed.folder, is_read = changed.is_read, is_starred = changed.is_starred,
      labels = changed.labels, is_latest = changed.is_latest, sent_at = changed.sent_at, send_at = changed.send_at,
      snoozed_until = changed.snoozed_until, returned_at = changed.returned_at, facet = changed.facet
    from (
      select ${numberField('id')} as id, ${textField('folder')} as folder, ${numberField('isRead')} as is_read,
        ${numberField('isStarred')} as is_starred, ${textField('labels')} as labels, ${numberField('isLatest')} as is_latest,
        ${textField('sentAt')} as sent_at, ${textField('sendAt')} as send_at,
        ${textField('snoozedUntil')} as snoozed_until, ${textField('returnedAt')} as returned_at, ${textField('facet')} as facet
      from ${recordsTable(transaction, records)}) as changed
    where mails.id = changed.id`.execute(transaction);
}

/** What the list knows of what a mail says. */
export async function storeText(
  transaction: Transaction,
  id: number,
  text: Pick<MailRow, 'sentAt' | 'search' | 'hasAttachments'>,
): Promise<void> {
  await transaction.updateTable('mails').set(text).where('id', '=', id).execute();
}

export function findMailWriter(
  database: Database,
  accountId: number,
  id: number,
): Promise<Pick<MailMessageRow, 'fromName' | 'fromEmail' | 'subject'> | undefined> {
  return database
    .selectFrom('mails')
    .innerJoin('mailMessages', 'mailMessages.id', 'mails.messageId')
    .select(['fromName', 'fromEmail', 'subject'])
    .where('mails.id', '=', id)
    .where('mails.accountId', '=', accountId)
    .executeTakeFirst();
}

/** A mail that its account wrote and that nobody else has yet. */
export function findMailToLeave(database: Database, id: number): Promise<KeptMail | undefined> {
  return keptMails(database).where('mails.id', '=', id).where('isDraft', '=', 1).executeTakeFirst();
}

/** A mail that is put away. */
export function findSnoozedMail(database: Database, id: number): Promise<KeptMail | undefined> {
  return keptMails(database).where('mails.id', '=', id).where('snoozedUntil', 'is not', null).executeTakeFirst();
}

/** What a draft in the folder of drafts says. */
export type KeptDraft = MailMessageRow & Pick<MailRow, 'hasAttachments'> & { shownTime: string };

export function findDraft(database: Database, accountId: number, id: number): Promise<KeptDraft | undefined> {
  return database
    .selectFrom('mails')
    .innerJoin('mailMessages', 'mailMessages.id', 'mails.messageId')
    .selectAll('mailMessages')
    .select(['hasAttachments', 'mails.sentAt as shownTime'])
    .where('mails.id', '=', id)
    .where('mails.accountId', '=', accountId)
    .where('folder', '=', 'draft')
    .where('isDraft', '=', 1)
    .where('sendAt', 'is', null)
    .executeTakeFirst();
}

/** The accounts that have one of these addresses, folded. */
export function findAccountsOf(
  database: Database,
  addresses: readonly string[],
): Promise<{ id: number; emailKey: string }[]> {
  return database
    .selectFrom('accounts')
    .select(['id', 'emailKey'])
    .where('emailKey', 'in', addresses)
    .orderBy('id')
    .execute();
}
