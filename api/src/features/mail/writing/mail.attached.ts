import { mostMailBytes } from '@atrium/contract/mail';
import type { SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import type { MailAttachmentRow } from '../../../database/mail-schema.ts';
import { badInput } from '../../../errors.ts';
import { shareFiles } from '../../../files/attachments.ts';
import type { SharedFile } from '../../../files/files.queries.ts';

/** What goes along with a message that the caller writes. Answers whether anything does. */
export async function attachFiles(
  transaction: Transaction,
  context: SignedInContext,
  messageId: number,
  fileIds: readonly number[],
): Promise<boolean> {
  const files = await shareFiles(transaction, context, fileIds, []);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  if (total > mostMailBytes)
    throw badInput([{ path: 'attachments', message: 'These files are larger than 25 MB together.' }]);
  await transaction.deleteFrom('mailAttachments').where('messageId', '=', messageId).execute();
  await insertAttached(
    transaction,
    files.map((file, index) => attachmentRow(messageId, index + 1, file)),
  );
  return files.length > 0;
}

export function attachmentRow(
  messageId: number,
  position: number,
  { id, name, mediaType, size }: SharedFile,
): MailAttachmentRow {
  const file = { fileId: id, fileName: name, mediaType, sizeBytes: size };
  return { messageId, position, ...file, thumbnail: '', url: '', isInline: 0 };
}

export async function insertAttached(transaction: Transaction, rows: readonly MailAttachmentRow[]): Promise<void> {
  if (rows.length > 0) await transaction.insertInto('mailAttachments').values(rows).execute();
}

export async function filesOfMessage(transaction: Transaction, messageId: number): Promise<number[]> {
  const rows = await transaction
    .selectFrom('mailAttachments')
    .select('fileId')
    .where('messageId', '=', messageId)
    .where('fileId', 'is not', null)
    .execute();
  return rows.flatMap(({ fileId }) => fileId ?? []);
}
