import { type Access, areas, type Grant, grantOf, grantsOf, rights } from './grants.ts';
import {
  type AccountRole,
  type Action,
  abilityOf,
  areaOf,
  rightsFor,
  rulesOf,
  type Subject,
  subjectsOf,
} from './policy.ts';
import type { Explanation } from './roles.ts';

/** All that decides what somebody may do. A user that nobody has invited has no account, and its role waits for one. */
export interface Holder {
  readonly accountRole: AccountRole | null;
  readonly isSuspended: boolean;
  readonly accessRole: (Access & { readonly name: string }) | null;
}

type Link = Explanation['chain'][number];

/** Why somebody may do something or may not: the policy itself answers whether, and the chain says by what. Of who has no account yet it says what their role is to give. */
export function explain(holder: Holder, action: Action, subject: Subject): Explanation {
  const area = areaOf(subject);
  const needed = area === null ? [] : rightsFor(action);
  const isIn = holder.accountRole !== null && !holder.isSuspended;
  const isAllowed = isIn && abilityOf(rulesOf(holder.accountRole, holder.accessRole)).can(action, subject);
  const grants = area === null ? [] : needed.map((right) => grantOf(area, right));
  return { action, subject, area, rights: needed, isAllowed, chain: chainOf(holder, action, subject, grants) };
}

function chainOf(
  { accountRole, isSuspended, accessRole }: Holder,
  action: Action,
  subject: Subject,
  grants: Grant[],
): Link[] {
  const account: Link = { link: 'account', value: accountRole ?? '', allows: accountRole === 'admin' };
  if (isSuspended) return [account, { link: 'suspension', value: '', allows: false }];
  if (accountRole === 'admin') return [account];
  if (accountRole === 'client' && abilityOf(rulesOf(accountRole)).can(action, subject))
    return [account, { link: 'everybody', value: '', allows: true }];
  const role: Link = { link: 'role', value: accessRole?.name ?? '', allows: accessRole?.hasFullAccess === true };
  if (!accessRole || accessRole.hasFullAccess) return [account, role];
  const held = grantsOf(accessRole);
  return [
    account,
    role,
    ...grants.map((grant): Link => ({ link: 'grant', value: grant, allows: held.includes(grant) })),
  ];
}

/** Each cell of the matrix, asked for the first subject of its area: the cells of a row are the same for all of them. */
export function explainMatrix(holder: Holder): Explanation[] {
  return areas.flatMap((area) =>
    subjectsOf(area)
      .slice(0, 1)
      .flatMap((subject) => rights.map((right) => explain(holder, right === 'write' ? 'update' : right, subject))),
  );
}
