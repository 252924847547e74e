import { type Access, Grant, grantsOf } from '@atrium/contract/grants';
import { type Ability, type AccountRole, abilityOf, grantsHeld, rulesOf } from '@atrium/contract/policy';
import type { Database, Transaction } from '../database/engine.ts';
import type { RoleRow } from '../database/schema.ts';
import { Refusal } from '../errors.ts';

/** The access role of the user that an account was made from. */
export interface AccessRole extends Access {
  readonly id: number;
  readonly key: string;
  readonly name: string;
}

const fullAccess = '*';

/** What the table keeps of an access, and back. What a later version could give and this one cannot is passed over. */
export function textOfAccess({ hasFullAccess, grants }: Access): string {
  return hasFullAccess ? fullAccess : grantsOf({ hasFullAccess, grants }).join(' ');
}

export function accessOfText(text: string): { hasFullAccess: boolean; grants: Grant[] } {
  if (text === fullAccess) return { hasFullAccess: true, grants: [] };
  return { hasFullAccess: false, grants: text.split(' ').flatMap((word) => Grant.safeParse(word).data ?? []) };
}

export async function findAccessRole(database: Database, id: number): Promise<AccessRole | null> {
  const row = await roles(database).where('roles.id', '=', id).executeTakeFirst();
  return row ? accessRoleOf(row) : null;
}

/** Those that there are of these, in no order. */
export async function findAccessRoles(database: Database, ids: readonly number[]): Promise<AccessRole[]> {
  if (ids.length === 0) return [];
  const rows = await roles(database)
    .where('roles.id', 'in', [...ids])
    .execute();
  return rows.map(accessRoleOf);
}

/** The role of the user that the account was made from: most accounts were made from none. */
export async function findAccessRoleOfUser(database: Database, userId: number | null): Promise<AccessRole | null> {
  if (userId === null) return null;
  const row = await roles(database)
    .innerJoin('users', 'users.accessRoleId', 'roles.id')
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return row ? accessRoleOf(row) : null;
}

function roles(database: Database) {
  return database.selectFrom('roles').select(['roles.id', 'roles.key', 'roles.name', 'roles.grants']);
}

function accessRoleOf({ id, key, name, grants }: Pick<RoleRow, 'id' | 'key' | 'name' | 'grants'>): AccessRole {
  return { id, key, name, ...accessOfText(grants) };
}

const abilities = new Map<string, Ability>();
const mostAbilities = 1_000;

/** The ability of whoever has this account role and access, made once: the policy does not depend on anything else. */
export function abilityFor(role: AccountRole | null, access: string | null): Ability {
  const key = `${role}/${access ?? ''}`;
  const known = abilities.get(key);
  if (known) return known;
  const ability = abilityOf(rulesOf(role, access === null ? null : accessOfText(access)));
  if (abilities.size >= mostAbilities) abilities.clear();
  abilities.set(key, ability);
  return ability;
}

/** Nobody gives, takes or touches more than they may do themselves: else a right to hand out rights would be all of them. */
export function refuseBeyond(ability: Ability, accesses: readonly Access[]): void {
  if (ability.can('manage', 'all')) return;
  const held = grantsHeld(ability);
  const isWithin = accesses.every(
    (access) => !access.hasFullAccess && access.grants.every((grant) => held.includes(grant)),
  );
  if (!isWithin) throw new Refusal(403, 'This goes beyond what you may do yourself. Ask an administrator.');
}

/** The same for users, by the roles that they have or are to have. */
export async function refuseRolesBeyond(
  transaction: Transaction,
  ability: Ability,
  ids: readonly (number | null)[],
): Promise<void> {
  if (ability.can('manage', 'all')) return;
  refuseBeyond(ability, await findAccessRoles(transaction, distinctIds(ids)));
}

export function distinctIds(ids: readonly (number | null)[]): number[] {
  return [...new Set(ids.filter((id) => id !== null))];
}
