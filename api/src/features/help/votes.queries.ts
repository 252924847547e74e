import type { Votes } from '@atrium/contract/help';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/engine.ts';
import type { ArticleVoteRow } from '../../database/help-schema.ts';

export interface CountedVotes {
  ownVote: boolean | null;
  votes: Votes;
}

/** What was said of these articles, and what one account said. */
export async function findVotes(
  database: Database,
  articleIds: readonly number[],
  accountId: number,
): Promise<Map<number, CountedVotes>> {
  if (articleIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('articleVotes')
    .select(['articleId', sql<number>`sum(is_helpful)`.as('helpful'), sql<number>`count(*)`.as('total')])
    .select(sql<number | null>`max(case when account_id = ${accountId} then is_helpful end)`.as('own'))
    .where('articleId', 'in', articleIds)
    .groupBy('articleId')
    .execute();
  return new Map(
    rows.map(({ articleId, helpful, total, own }) => {
      const votes = { helpful, notHelpful: total - helpful };
      return [articleId, { ownVote: own === null ? null : own === 1, votes }];
    }),
  );
}

export function findVoteOf(database: Database, articleId: number, accountId: number) {
  return database
    .selectFrom('articleVotes')
    .selectAll()
    .where('articleId', '=', articleId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

export function findVote(database: Database, id: number): Promise<ArticleVoteRow | undefined> {
  return database.selectFrom('articleVotes').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertVotes(transaction: Transaction, votes: readonly ArticleVoteRow[]): Promise<void> {
  await transaction.insertInto('articleVotes').values(votes).execute();
}

export async function replaceVote(transaction: Transaction, { id, ...row }: ArticleVoteRow): Promise<void> {
  await transaction.updateTable('articleVotes').set(row).where('id', '=', id).execute();
}

export async function removeVote(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('articleVotes').where('id', '=', id).execute();
}
