import { type Access, type Grant, grantsOf } from '@atrium/contract/grants';
import { type Effect, type Role, shownMembers } from '@atrium/contract/roles';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/engine.ts';
import { notFound } from '../../errors.ts';
import { findRole, findRoles } from './roles.queries.ts';
import { countMembers, findMembers, findUsersWithRoles } from './users.members.queries.ts';

interface Draft {
  id: number | null;
  grants: Grant[];
  addUserIds: readonly number[];
  removeUserIds: readonly number[];
}

/** People for whom the same changes. */
interface Group {
  names: string[];
  count: number;
  before: Access;
  after: Access;
}

const nothing: Access = { hasFullAccess: false, grants: [] };

/** Who would gain and who would lose what, from the users as they are now. Their names are for those who may read users. */
export async function previewRole({ services, ability }: Context, draft: Draft): Promise<Effect[]> {
  const database = services.engine.read;
  const role = draft.id === null ? undefined : await findRole(database, draft.id);
  if (draft.id !== null && !role) throw notFound('role');
  const after: Access = role?.hasFullAccess ? role : { hasFullAccess: false, grants: draft.grants };
  const moved = await movedGroups(database, draft, role, after);
  const stay = role ? await stayingGroup(database, draft, role, after, moved) : [];
  const effects = merged([...stay, ...moved].flatMap(effectsOf));
  return ability.can('read', 'User') ? effects : effects.map((effect) => ({ ...effect, names: [] }));
}

async function movedGroups(database: Database, draft: Draft, role: Role | undefined, after: Access): Promise<Group[]> {
  const ids = [...draft.addUserIds, ...draft.removeUserIds];
  if (ids.length === 0) return [];
  const users = await findUsersWithRoles(database, ids);
  const accesses = new Map<number | null, Access>((await findRoles(database)).map((known) => [known.id, known]));
  return users.flatMap(({ id, fullName, accessRoleId }) => {
    const isMember = role !== undefined && accessRoleId === role.id;
    const isRemoved = draft.removeUserIds.includes(id);
    if (isMember !== isRemoved) return [];
    const before = accesses.get(accessRoleId) ?? nothing;
    return [{ names: [fullName], count: 1, before, after: isRemoved ? nothing : after }];
  });
}

async function stayingGroup(
  database: Database,
  { removeUserIds }: Draft,
  role: Role,
  after: Access,
  moved: readonly Group[],
): Promise<Group[]> {
  const leaving = moved.filter((group) => group.after === nothing).length;
  const count = ((await countMembers(database)).get(role.id) ?? 0) - leaving;
  if (count <= 0) return [];
  const members = (await findMembers(database, [role.id], shownMembers + leaving)).get(role.id) ?? [];
  const names = members.filter(({ id }) => !removeUserIds.includes(id)).map(({ fullName }) => fullName);
  return [{ names, count, before: role, after }];
}

function effectsOf({ names, count, before, after }: Group): Effect[] {
  const [held, given] = [grantsOf(before), grantsOf(after)];
  const gained = given.filter((grant) => !held.includes(grant));
  const lost = held.filter((grant) => !given.includes(grant));
  const effects: Effect[] = [
    { kind: 'gain', isFullAccess: after.hasFullAccess && !before.hasFullAccess, grants: gained, count, names },
    { kind: 'loss', isFullAccess: before.hasFullAccess && !after.hasFullAccess, grants: lost, count, names },
  ];
  return effects.filter(({ isFullAccess, grants }) => isFullAccess || grants.length > 0);
}

/** One line for all to whom the same happens. */
function merged(effects: readonly Effect[]): Effect[] {
  const alike = Map.groupBy(effects, ({ kind, isFullAccess, grants }) => `${kind} ${isFullAccess} ${grants}`);
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const all = [first, ...others];
    const count = all.reduce((sum, effect) => sum + effect.count, 0);
    return [{ ...first, count, names: all.flatMap(({ names }) => names).slice(0, shownMembers) }];
  });
}
