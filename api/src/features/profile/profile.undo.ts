import * as z from 'zod/mini';
import { ownerOf } from '../../changes/owner.ts';
import { undoOf } from '../../changes/undo-record.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import type { ProfileReactionRow, ReactionKind } from '../../database/profile-schema.ts';
import { conflict } from '../../errors.ts';
import { findComment } from './comments.queries.ts';
import { bringBackComment, rewriteComment, withdrawComment } from './comments.ts';
import { refuseBlocked, tellRestored } from './friends.ts';
import { findWhoever } from './people.queries.ts';
import { findPoll } from './polls.queries.ts';
import { findPost } from './posts.queries.ts';
import { bringBackPost, rewritePost, withdrawPost } from './posts.ts';
import { findReaction, findReactionTo, findTargetName } from './reactions.queries.ts';
import { changeVote, keepReaction, refuseOver, removeReaction } from './reactions.ts';

const kinds = [
  'like',
  'share',
  'comment-like',
  'follow',
  'favorite',
  'friend',
  'vote',
] as const satisfies ReactionKind[];

/** Older records do not know of what came later. */
const Writing = z.object({
  id: z.int(),
  text: z.string(),
  createdAt: z.string(),
  editedAt: z._default(z.nullable(z.string()), null),
});
const Post = z.object({ ...Writing.shape, pictures: z._default(z.array(z.string()), []) });
const Comment = z.object({ ...Writing.shape, postId: z.int() });
const Reaction = z.object({
  id: z.int(),
  kind: z.enum(kinds),
  targetId: z.int(),
  personId: z.int(),
  optionId: z.nullable(z.int()),
});
const Moved = z.object({ optionId: z.int() });

export const undoPostChange = undoOf({
  find: findPost,
  remove: withdrawPost,
  restore: (transaction, context, before) => bringBackPost(transaction, context, Post.parse(before).id),
  revert: (transaction, context, now, before) => rewritePost(transaction, context, now, Post.parse(before)),
});

export const undoCommentChange = undoOf({
  find: findComment,
  remove: withdrawComment,
  async restore(transaction, context, before) {
    const after = Comment.parse(before);
    if (!(await findPost(transaction, after.postId))) throw gone();
    return bringBackComment(transaction, context, after);
  },
  revert: (transaction, context, now, before) => rewriteComment(transaction, context, now, Comment.parse(before)),
});

export const undoReactionChange = undoOf({
  find: findReaction,
  async remove(transaction, context, now) {
    await refuseLate(transaction, context, now);
    await refuseAnswered(transaction, now);
    return removeReaction(transaction, context, now);
  },
  async restore(transaction, context, before) {
    const reaction = Reaction.parse(before);
    await refuseLate(transaction, context, reaction);
    if ((await findTargetName(transaction, reaction.kind, reaction.targetId)) === undefined) throw gone();
    if (await findReactionTo(transaction, reaction)) throw conflict('This has been done again since.');
    if (reaction.kind !== 'friend') return keepReaction(transaction, context, reaction);
    await refuseLostFriend(transaction, context, reaction);
    const changeId = await keepReaction(transaction, context, reaction);
    await tellRestored(transaction, context, reaction);
    return changeId;
  },
  async revert(transaction, context, now, before) {
    await refuseLate(transaction, context, now);
    return changeVote(transaction, context, now, Moved.parse(before).optionId);
  },
});

/** Who has been blocked since, or has closed their account, does not come back by undoing. */
async function refuseLostFriend(transaction: Transaction, context: Context, reaction: z.infer<typeof Reaction>) {
  const accountId = ownerOf(context);
  for (const id of [reaction.personId, reaction.targetId]) {
    const person = await findWhoever(transaction, id);
    if (person && person.closedAt !== null) throw conflict('This person has closed their account.');
    if (person && person.accountId !== accountId) await refuseBlocked(transaction, accountId, person.accountId);
  }
}

async function refuseLate(transaction: Transaction, { now }: Context, { kind, targetId }: ProfileReactionRow) {
  const poll = kind === 'vote' ? await findPoll(transaction, targetId) : undefined;
  if (poll) refuseOver(poll, now);
}

/** Who was asked to be a friend and has said yes since is one: that ends otherwise. */
async function refuseAnswered(transaction: Transaction, { id, kind, targetId, personId }: ProfileReactionRow) {
  if (kind !== 'friend') return;
  const answer = await findReactionTo(transaction, { kind, targetId: personId, personId: targetId });
  if (answer && answer.id > id) throw conflict('You are friends since. End the friendship instead.');
}

function gone() {
  return conflict('What this belongs to has been deleted since. Undo that first.');
}
