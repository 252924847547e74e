import type { SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { conflict, notFound } from '../../errors.ts';
import { findPersonId, findWhoever, requirePersonId } from './people.queries.ts';
import { tellFriend } from './profile.news.ts';
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
    const changeId = await addReaction(transaction, context, bond(personId, otherId));
    const isAsking = await findReactionTo(transaction, bond(otherId, personId));
    if (other.accountId === null || other.canSignIn !== 1) {
      if (!isAsking) await addReaction(transaction, context, bond(otherId, personId));
    } else {
      await tellFriend(transaction, context, isAsking ? 'friend-accepted' : 'friend-asked', other.accountId);
    }
    return changeId;
  });
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
    const changeId = await removeReaction(transaction, context, own);
    if (back) await removeReaction(transaction, context, back);
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
