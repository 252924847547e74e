import type { Database, Transaction } from '../../database/engine.ts';
import type { MailAttachmentRow, MailMessageRow, MailRow } from '../../database/mail-schema.ts';
import { beginningOf, plainText } from '../../rich-text/plain-text.ts';

const longestExcerpt = 160;

/** What only those messages have that left or came from elsewhere. */
type OfTheWorld = Pick<
  MailMessageRow,
  'messageKey' | 'referenceKeys' | 'replyTo' | 'delivery' | 'undelivered' | 'deliveryAttempts'
>;

const nowhereYet: OfTheWorld = {
  messageKey: null,
  referenceKeys: '',
  replyTo: '[]',
  delivery: null,
  undelivered: '[]',
  deliveryAttempts: 0,
};

export type NewMessage = Omit<MailMessageRow, 'excerpt' | keyof OfTheWorld> & Partial<OfTheWorld>;

/** A message as the table keeps it. */
export function messageRow(message: NewMessage): MailMessageRow {
  return { ...nowhereYet, ...message, excerpt: beginningOf(plainText(message.body), longestExcerpt) };
}

export async function insertMessages(
  transaction: Transaction,
  messages: readonly MailMessageRow[],
  attachments: readonly MailAttachmentRow[] = [],
): Promise<void> {
  await transaction.insertInto('mailMessages').values(messages).execute();
  if (attachments.length > 0) await transaction.insertInto('mailAttachments').values(attachments).execute();
}

export async function insertMails(transaction: Transaction, rows: readonly MailRow[]): Promise<void> {
  await transaction.insertInto('mails').values(rows).execute();
}

export async function removeMails(transaction: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await transaction.deleteFrom('mails').where('id', 'in', ids).execute();
}

export function findMessage(database: Database, id: number): Promise<MailMessageRow | undefined> {
  return database.selectFrom('mailMessages').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function replaceMessage(transaction: Transaction, { id, ...message }: MailMessageRow): Promise<void> {
  await transaction.updateTable('mailMessages').set(message).where('id', '=', id).execute();
}
