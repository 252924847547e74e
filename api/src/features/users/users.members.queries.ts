import { type Member, shownMembers } from '@atrium/contract/roles';
import type { Database } from '../../database/engine.ts';
import { facetValue } from '../../lists/list-index.ts';
import { usersIndex } from './users.list.ts';

/** The first users of each access role: those of a role are found by an index, however many there are. */
export async function findMembers(
  database: Database,
  roleIds: readonly number[],
  most: number = shownMembers,
): Promise<Map<number, Member[]>> {
  const [first, ...others] = roleIds.map((roleId) => membersOf(database, roleId, most));
  if (!first) return new Map();
  const rows = await others
    .reduce((query, next) => query.unionAll(next), first)
    .orderBy('id')
    .execute();
  const byRole = Map.groupBy(rows, ({ accessRoleId }) => accessRoleId ?? 0);
  return new Map(
    [...byRole].map(([roleId, members]) => [roleId, members.map(({ accessRoleId: _, ...member }) => member)]),
  );
}

function membersOf(database: Database, roleId: number, most: number) {
  const members = database
    .selectFrom('users')
    .select(['id', 'fullName', 'avatar', 'accessRoleId'])
    .where('accessRoleId', '=', roleId)
    .orderBy('id')
    .limit(most);
  return database.selectFrom(members.as('members')).selectAll();
}

export function findUsersWithRoles(database: Database, ids: readonly number[]) {
  return database
    .selectFrom('users')
    .select(['id', 'fullName', 'accessRoleId', 'suspendedAt'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}

export async function findMemberIds(database: Database, roleId: number, limit: number): Promise<number[]> {
  const rows = await database
    .selectFrom('users')
    .select('id')
    .where('accessRoleId', '=', roleId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many users have each access role, from the counts by facet: no user is read. */
export async function countMembers(database: Database): Promise<Map<number, number>> {
  const facets = await database
    .selectFrom('listFacets')
    .select(['facet', 'total'])
    .where('list', '=', usersIndex.name)
    .execute();
  const counts = new Map<number, number>();
  for (const { facet, total } of facets) {
    const roleId = Number(facetValue(usersIndex, facet, 'accessRole'));
    counts.set(roleId, (counts.get(roleId) ?? 0) + total);
  }
  return counts;
}
