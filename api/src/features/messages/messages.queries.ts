import type { Message } from '@atrium/contract/messages';
import type { Database } from '../../database/engine.ts';

/** The latest first. Messages are numbered without gaps and never deleted: the highest id is how many there are. */
export async function findMessages(
  database: Database,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ messages: Message[]; total: number }> {
  const last = await database.selectFrom('messages').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  const total = last?.id ?? 0;
  const highest = total - (page - 1) * perPage;
  const messages = await database
    .selectFrom('messages')
    .selectAll()
    .where('id', '<=', highest)
    .orderBy('id', 'desc')
    .limit(perPage)
    .execute();
  return { messages, total };
}
