import { recordChange } from '../../changes/record.ts';
import type { Acting, SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import type { ArticleVoteRow } from '../../database/help-schema.ts';
import { nextId } from '../../database/sequences.ts';
import { notFound } from '../../errors.ts';
import { findArticle, type KeptArticle } from './articles.queries.ts';
import { seesDrafts } from './readers.ts';
import { findVoteOf, insertVotes, removeVote, replaceVote } from './votes.queries.ts';

export function voteOnArticle(
  context: SignedInContext,
  articleId: number,
  isHelpful: boolean | null,
): Promise<number | null> {
  return context.services.engine.write(async (transaction) => {
    const article = await findArticle(transaction, articleId);
    if (!article || (article.isPublished === 0 && !seesDrafts(context))) throw notFound('question');
    const before = await findVoteOf(transaction, articleId, context.caller.accountId);
    return settleVote(transaction, context, article, before, isHelpful);
  });
}

async function settleVote(
  transaction: Transaction,
  context: SignedInContext,
  article: KeptArticle,
  before: ArticleVoteRow | undefined,
  isHelpful: boolean | null,
): Promise<number | null> {
  if (isHelpful === null) return before ? takeBackVote(transaction, context, article.title, before) : null;
  if (before) return changeVote(transaction, context, article.title, before, isHelpful ? 1 : 0);
  const vote = {
    id: await nextId(transaction, 'article_votes'),
    articleId: article.id,
    accountId: context.caller.accountId,
    isHelpful: isHelpful ? 1 : 0,
    at: context.now,
  };
  return giveVote(transaction, context, article.title, vote);
}

export async function giveVote(transaction: Transaction, context: Acting, name: string, vote: ArticleVoteRow) {
  await insertVotes(transaction, [vote]);
  return recordVote(transaction, context, name, vote, null, vote);
}

export async function takeBackVote(transaction: Transaction, context: Acting, name: string, vote: ArticleVoteRow) {
  await removeVote(transaction, vote.id);
  return recordVote(transaction, context, name, vote, vote, null);
}

export async function changeVote(
  transaction: Transaction,
  context: Acting,
  name: string,
  before: ArticleVoteRow,
  isHelpful: number,
): Promise<number | null> {
  if (before.isHelpful === isHelpful) return null;
  await replaceVote(transaction, { ...before, isHelpful, at: context.now });
  return recordVote(transaction, context, name, before, { isHelpful: before.isHelpful }, { isHelpful });
}

function recordVote(
  transaction: Transaction,
  context: Acting,
  entityName: string,
  { id, accountId }: ArticleVoteRow,
  before: object | null,
  after: object | null,
): Promise<number> {
  const change = { entity: 'article-vote', entityId: id, entityName, before, after, ownerId: accountId } as const;
  return recordChange(transaction, context, { ...change, isUndoable: true });
}
