import type { AccountPlan, ChosenPlan } from '@atrium/contract/account-plan';
import { refuseRolesBeyond } from '../../auth/access-roles.ts';
import type { SignedInContext } from '../../context.ts';
import { conflict, notFound } from '../../errors.ts';
import { choosePlanOf, keptPlan, shownPlan } from './account-plan.ts';
import { findUserOfPlan } from './user-plan.queries.ts';

/** The plan of the account that was made from a user; null when none was. */
export async function readUserPlan({ services, now }: SignedInContext, userId: number): Promise<AccountPlan | null> {
  const { read } = services.engine;
  const user = await findUserOfPlan(read, userId);
  if (!user) throw notFound('user');
  return user.accountId === null ? null : shownPlan(await keptPlan(read, user.accountId), now);
}

export function chooseUserPlan(context: SignedInContext, userId: number, choice: ChosenPlan) {
  return context.services.engine.write(async (transaction) => {
    const user = await findUserOfPlan(transaction, userId);
    if (!user) throw notFound('user');
    await refuseRolesBeyond(transaction, context.ability, [user.accessRoleId]);
    if (user.accountId === null) throw conflict(`${user.fullName} has no account yet. Invite them first.`);
    return choosePlanOf(transaction, context, user.accountId, choice);
  });
}
