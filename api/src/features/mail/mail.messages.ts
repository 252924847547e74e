import type { Transaction } from '../../database/engine.ts';
import type { MailAttachmentRow, MailMessageRow, MailRow } from '../../database/mail-schema.ts';
import { beginningOf, plainText } from '../../rich-text/plain-text.ts';

const longestExcerpt = 160;

/** A message as the table keeps it. */
export function messageRow(message: Omit<MailMessageRow, 'excerpt'>): MailMessageRow {
  return { ...message, excerpt: beginningOf(plainText(message.body), longestExcerpt) };
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

export async function replaceMessage(transaction: Transaction, { id, ...message }: MailMessageRow): Promise<void> {
  await transaction.updateTable('mailMessages').set(message).where('id', '=', id).execute();
}
