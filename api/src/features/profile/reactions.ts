import { recordChange } from '../../changes/record.ts';
import { shortened } from '../../changes/shortened.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import type { ProfileReactionRow, ReactionKind } from '../../database/profile-schema.ts';
import { nextId } from '../../database/sequences.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { findPersonId, requirePersonId } from './people.queries.ts';
import { isPollOver, type LastDay } from './poll-days.ts';
import { findPoll } from './polls.queries.ts';
import { findPost } from './posts.queries.ts';
import { tellAuthor, withdrawFriend } from './profile.news.ts';
import {
  deleteReaction,
  findReactionTo,
  findTargetName,
  insertReactions,
  isOptionOf,
  moveVote,
} from './reactions.queries.ts';

const targetWords: Readonly<Record<ReactionKind, string>> = {
  like: 'post',
  share: 'post',
  'comment-like': 'comment',
  follow: 'page',
  favorite: 'feed',
  friend: 'person',
  vote: 'poll',
};

type PlainKind = Exclude<ReactionKind, 'vote' | 'friend'>;

/** Nothing is recorded, and the answer is null, when it is so already. */
export function react(context: SignedInContext, kind: PlainKind, targetId: number): Promise<number | null> {
  return context.services.engine.write(async (transaction) => {
    await requireTarget(transaction, kind, targetId);
    const personId = await requirePersonId(transaction, context);
    const wish = { kind, targetId, personId, optionId: null };
    if (await findReactionTo(transaction, wish)) return null;
    if (kind === 'like') await tellAuthorOf(transaction, context, targetId);
    return addReaction(transaction, context, wish);
  });
}

async function tellAuthorOf(transaction: Transaction, context: SignedInContext, postId: number): Promise<void> {
  const post = await findPost(transaction, postId);
  if (post) await tellAuthor(transaction, context, 'post-liked', post);
}

export function takeBack(context: SignedInContext, kind: PlainKind, targetId: number): Promise<number | null> {
  return context.services.engine.write(async (transaction) => {
    await requireTarget(transaction, kind, targetId);
    const personId = await findPersonId(transaction, context.caller.accountId);
    const now = await findReactionTo(transaction, { kind, targetId, personId });
    return now ? removeReaction(transaction, context, now) : null;
  });
}

export function vote(context: SignedInContext, pollId: number, optionId: number): Promise<number | null> {
  return context.services.engine.write(async (transaction) => {
    const poll = await findPoll(transaction, pollId);
    if (!poll) throw notFound('poll');
    refuseOver(poll, context.now);
    if (!(await isOptionOf(transaction, pollId, optionId)))
      throw badInput([{ path: 'option', message: 'Choose one of the options of this poll.' }]);
    const personId = await requirePersonId(transaction, context);
    const wish = { kind: 'vote', targetId: pollId, personId, optionId } as const;
    const now = await findReactionTo(transaction, wish);
    return now ? changeVote(transaction, context, now, optionId) : addReaction(transaction, context, wish);
  });
}

/** What was said until the last day stays said: undo takes no vote back after it. */
export function refuseOver(poll: LastDay, now: string): void {
  if (isPollOver(poll, now)) throw conflict('This poll is over.');
}

async function requireTarget(transaction: Transaction, kind: ReactionKind, id: number): Promise<void> {
  if ((await findTargetName(transaction, kind, id)) === undefined) throw notFound(targetWords[kind]);
}

export async function addReaction(transaction: Transaction, context: Context, wish: Omit<ProfileReactionRow, 'id'>) {
  return keepReaction(transaction, context, { ...wish, id: await nextId(transaction, 'profile_reactions') });
}

export async function keepReaction(transaction: Transaction, context: Context, reaction: ProfileReactionRow) {
  await insertReactions(transaction, [reaction]);
  return recordReaction(transaction, context, reaction, null, reaction);
}

export async function removeReaction(transaction: Transaction, context: Context, reaction: ProfileReactionRow) {
  await deleteReaction(transaction, reaction.id);
  if (reaction.kind === 'friend') await withdrawFriend(transaction, context, reaction);
  return recordReaction(transaction, context, reaction, reaction, null);
}

export async function changeVote(
  transaction: Transaction,
  context: Context,
  now: ProfileReactionRow,
  optionId: number,
): Promise<number | null> {
  if (now.optionId === optionId) return null;
  await moveVote(transaction, now.id, optionId);
  return recordReaction(transaction, context, now, { optionId: now.optionId }, { optionId });
}

async function recordReaction(
  transaction: Transaction,
  context: Context,
  { id, kind, targetId }: ProfileReactionRow,
  before: object | null,
  after: object | null,
): Promise<number> {
  const name = (await findTargetName(transaction, kind, targetId)) ?? '';
  return recordChange(transaction, context, {
    entity: 'profile-reaction',
    entityId: id,
    entityName: shortened(name),
    before,
    after,
    ...(context.caller ? { ownerId: context.caller.accountId } : {}),
    isUndoable: true,
  });
}
