import type { Message, MessageAttachment } from '@atrium/contract/messages';
import type { Database } from '../../database/engine.ts';
import type { MessageRow } from '../../database/schema.ts';

/** The latest first. Messages are numbered without gaps and never deleted: the highest id is how many there are. */
export async function findMessages(
  database: Database,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ messages: Message[]; total: number }> {
  const last = await database.selectFrom('messages').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  const total = last?.id ?? 0;
  const highest = total - (page - 1) * perPage;
  const rows = await database
    .selectFrom('messages')
    .selectAll()
    .where('id', '<=', highest)
    .orderBy('id', 'desc')
    .limit(perPage)
    .execute();
  const attachments = await attachmentsBetween(database, highest - perPage + 1, highest);
  return { messages: rows.map((row) => shown(row, attachments)), total };
}

export async function findMessage(database: Database, id: number): Promise<Message | undefined> {
  const row = await database.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
  return row && shown(row, await attachmentsBetween(database, id, id));
}

function shown({ dueAt, attempts, ...row }: MessageRow, attachments: Map<number, MessageAttachment[]>): Message {
  const ended = attempts > 0 ? 'failed' : 'kept';
  const delivery = row.deliveredAt !== null ? 'delivered' : dueAt !== null ? 'waiting' : ended;
  return { ...row, copiesTo: JSON.parse(row.copiesTo), delivery, attachments: attachments.get(row.id) ?? [] };
}

/** Without what is in them. */
async function attachmentsBetween(
  database: Database,
  first: number,
  last: number,
): Promise<Map<number, MessageAttachment[]>> {
  const rows = await database
    .selectFrom('messageAttachments')
    .select(['messageId', 'position', 'name', 'mediaType', 'bytes'])
    .where((is) => is.between('messageId', first, last))
    .orderBy('messageId')
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, ({ messageId }) => messageId);
}
