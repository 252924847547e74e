import { sql } from 'kysely';
import type { Database } from '../../database/engine.ts';

/** Conversations in which somebody has something to read. */
export async function countUnreadConversations(database: Database): Promise<number> {
  const { total } = await database
    .selectFrom('conversationMembers')
    .select(({ fn }) => fn.count<number>('conversationId').distinct().as('total'))
    .where('unreadCount', '>', 0)
    .executeTakeFirstOrThrow();
  return total;
}

/** Products in the shop, as their list has them. */
export async function countProducts(database: Database): Promise<number> {
  const { total } = await database
    .selectFrom('listFacets')
    .select(sql<number>`cast(coalesce(sum(total), 0) as bigint)`.as('total'))
    .where('list', '=', 'products')
    .executeTakeFirstOrThrow();
  return total;
}
