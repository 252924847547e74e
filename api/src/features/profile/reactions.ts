import { recordChange } from '../../changes/record.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import type { ProfileReactionRow, ReactionKind } from '../../database/profile-schema.ts';
import { nextId } from '../../database/sequences.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { findPersonId, requirePersonId } from './people.queries.ts';
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

type PlainKind = Exclude<ReactionKind, 'vote'>;

/** Nothing is recorded, and the answer is null, when it is so already. */
export function react(context: SignedInContext, kind: PlainKind, targetId: number): Promise<number | null> {
  return context.services.engine.write(async (transaction) => {
    await requireTarget(transaction, kind, targetId);
    const personId = await requirePersonId(transaction, context);
    if (kind === 'friend' && targetId === personId) throw conflict('You are your own friend already.');
    const wish = { kind, targetId, personId, optionId: null };
    return (await findReactionTo(transaction, wish)) ? null : addReaction(transaction, context, wish);
  });
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
    await requireTarget(transaction, 'vote', pollId);
    if (!(await isOptionOf(transaction, pollId, optionId)))
      throw badInput([{ path: 'option', message: 'Choose one of the options of this poll.' }]);
    const personId = await requirePersonId(transaction, context);
    const wish = { kind: 'vote', targetId: pollId, personId, optionId } as const;
    const now = await findReactionTo(transaction, wish);
    return now ? changeVote(transaction, context, now, optionId) : addReaction(transaction, context, wish);
  });
}

async function requireTarget(transaction: Transaction, kind: ReactionKind, id: number): Promise<void> {
  if ((await findTargetName(transaction, kind, id)) === undefined) throw notFound(targetWords[kind]);
}

async function addReaction(transaction: Transaction, context: Context, wish: Omit<ProfileReactionRow, 'id'>) {
  return keepReaction(transaction, context, { ...wish, id: await nextId(transaction, 'profile_reactions') });
}

export async function keepReaction(transaction: Transaction, context: Context, reaction: ProfileReactionRow) {
  await insertReactions(transaction, [reaction]);
  return recordReaction(transaction, context, reaction, null, reaction);
}

export async function removeReaction(transaction: Transaction, context: Context, reaction: ProfileReactionRow) {
  await deleteReaction(transaction, reaction.id);
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

const longestName = 80;

/** What is written has no name: its beginning is what it is called. */
export function shortened(text: string): string {
  const letters = [...text];
  return letters.length > longestName ? `${letters.slice(0, longestName - 1).join('')}…` : text;
}
