import { ownerOf } from '../../changes/owner.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { conflict, notFound } from '../../errors.ts';
import { findBlockers, findPersonId, findWhoever, requirePersonId, type Whoever } from './people.queries.ts';
import { tellFriend, withdrawFriend } from './profile.news.ts';
import { findReactionTo } from './reactions.queries.ts';
import { addReaction, removeReaction } from './reactions.ts';

const bond = (personId: number, targetId: number) => ({ kind: 'friend', personId, targetId, optionId: null }) as const;

/** Asks, or says yes. Who cannot sign in can say neither yes nor no: they are a friend at once. */
export function askFriend(context: SignedInContext, otherId: number): Promise<number | null> {
  return context.services.engine.write(async (transaction) => {
    const other = await requireOther(transaction, otherId);
    const personId = await requirePersonId(transaction, context);
    if (otherId === personId) throw conflict('You are your own friend already.');
    if (await findReactionTo(transaction, bond(personId, otherId))) return null;
    await refuseBlocked(transaction, context.caller.accountId, other.accountId);
    const changeId = await addReaction(transaction, context, bond(personId, otherId));
    const isAsking = (await findReactionTo(transaction, bond(otherId, personId))) !== undefined;
    if (!isAsking && !mayAnswer(other)) await addReaction(transaction, context, bond(otherId, personId));
    await tellOther(transaction, context, other, isAsking);
    return changeId;
  });
}

function mayAnswer(other: Whoever): other is Whoever & { accountId: number } {
  return other.accountId !== null && other.canSignIn === 1;
}

/** That somebody asks, or has said yes. */
async function tellOther(transaction: Transaction, context: Context, other: Whoever, isAsking: boolean): Promise<void> {
  if (mayAnswer(other))
    await tellFriend(transaction, context, isAsking ? 'friend-accepted' : 'friend-asked', other.accountId);
}

/** What has come back is told like what is new; but not a request that came back with its answer, to whoever gave that. */
export async function tellRestored(
  transaction: Transaction,
  context: Context,
  { personId, targetId }: { personId: number; targetId: number },
): Promise<void> {
  if (personId !== (await findPersonId(transaction, ownerOf(context))))
    return withdrawFriend(transaction, context, { personId: targetId, targetId: personId });
  const other = await findWhoever(transaction, targetId);
  const answer = await findReactionTo(transaction, bond(targetId, personId));
  if (other) await tellOther(transaction, context, other, answer !== undefined);
}

/** Whoever is blocked in the chat does not come in by another door. */
export async function refuseBlocked(
  transaction: Transaction,
  accountId: number,
  otherId: number | null,
): Promise<void> {
  if (otherId === null) return;
  const blockers = await findBlockers(transaction, accountId, otherId);
  if (blockers.includes(accountId)) throw conflict('You have blocked this person. Unblock them to ask them.');
  if (blockers.includes(otherId)) throw conflict('This person takes no requests from you.');
}

async function requireOther(transaction: Transaction, id: number) {
  const other = await findWhoever(transaction, id);
  if (!other || other.closedAt !== null) throw notFound('person');
  return other;
}

/** No longer a friend, from either side; or no longer asking. */
export function leaveFriend(context: SignedInContext, otherId: number): Promise<number | null> {
  return context.services.engine.write(async (transaction) => {
    const personId = await ownPersonBeside(transaction, context, otherId);
    const own = await findReactionTo(transaction, bond(personId, otherId));
    if (!own) return null;
    const back = await findReactionTo(transaction, bond(otherId, personId));
    // The answer first: undo brings back what was asked before what was answered.
    const [later, earlier] = back && back.id > own.id ? [back, own] : [own, back];
    const changeId = await removeReaction(transaction, context, later);
    if (earlier) await removeReaction(transaction, context, earlier);
    return changeId;
  });
}

export function declineFriend(context: SignedInContext, otherId: number): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    const personId = await ownPersonBeside(transaction, context, otherId);
    const asking = await findReactionTo(transaction, bond(otherId, personId));
    if (!asking || (await findReactionTo(transaction, bond(personId, otherId)))) throw notFound('request');
    return removeReaction(transaction, context, asking);
  });
}

async function ownPersonBeside(transaction: Transaction, { caller }: SignedInContext, otherId: number) {
  await requireOther(transaction, otherId);
  return findPersonId(transaction, caller.accountId);
}
