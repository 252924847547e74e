import type { Account } from '@atrium/contract/accounts';
import { type Ability, abilityOf, readsAllOrders, rulesOf } from '@atrium/contract/policy';
import { useMemo } from 'react';
import { useAccount } from './session.ts';

export function abilityOfAccount(account: Account | null): Ability {
  return abilityOf(account?.ability ?? rulesOf(null));
}

export function mayReadAllOrders(account: Account | null): boolean {
  return readsAllOrders(abilityOfAccount(account));
}

/** What the signed-in account may do. It is apart from `session.ts` so that the sign-in page does without CASL. */
export function useAbility(): Ability {
  const account = useAccount();
  return useMemo(() => abilityOfAccount(account), [account]);
}
