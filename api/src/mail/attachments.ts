import { base64Of, bytesOfBase64 } from '../base64.ts';
import type { Database, Transaction } from '../database/engine.ts';
import type { MessageAttachmentRow } from '../database/schema.ts';
import type { MailAttachment } from '../services.ts';

/** Keeps the files of a message as they are now: whatever they were made of may be something else by the time it is sent. */
export async function insertAttachments(
  transaction: Transaction,
  messageId: number,
  attachments: readonly MailAttachment[],
): Promise<void> {
  if (attachments.length === 0) return;
  const rows = attachments.map(({ name, mediaType, content }, index) => {
    const position = index + 1;
    return { messageId, position, name, mediaType, bytes: content.byteLength, content: base64Of(content) };
  });
  await transaction.insertInto('messageAttachments').values(rows).execute();
}

export async function attachmentsOf(database: Database, messageId: number): Promise<MailAttachment[]> {
  const rows = await database
    .selectFrom('messageAttachments')
    .selectAll()
    .where('messageId', '=', messageId)
    .orderBy('position')
    .execute();
  return rows.map(fileOf);
}

export async function findAttachment(
  database: Database,
  messageId: number,
  position: number,
): Promise<(MailAttachment & { content: Uint8Array<ArrayBuffer> }) | undefined> {
  const row = await database
    .selectFrom('messageAttachments')
    .selectAll()
    .where('messageId', '=', messageId)
    .where('position', '=', position)
    .executeTakeFirst();
  return row && fileOf(row);
}

function fileOf({ name, mediaType, content }: MessageAttachmentRow) {
  return { name, mediaType, content: bytesOfBase64(content) };
}
