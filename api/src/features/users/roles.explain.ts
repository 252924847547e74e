import { explain, explainMatrix, type Holder } from '@atrium/contract/explain';
import type { Action, Subject } from '@atrium/contract/policy';
import { type AccessRole, findAccessRole } from '../../auth/access-roles.ts';
import { findAccountOfUser } from '../../auth/accounts.ts';
import type { SignedInContext } from '../../context.ts';
import { notAllowed, notFound } from '../../errors.ts';
import { findUsersWithRoles } from './users.members.queries.ts';

type Known = Holder & { accessRole: AccessRole | null };

interface Question {
  action?: Action | undefined;
  subject?: Subject | undefined;
  userId?: number | undefined;
}

export async function explainAccess(context: SignedInContext, { action, subject, userId }: Question) {
  const holder = userId === undefined ? await ownHolder(context) : await userHolder(context, userId);
  const { accountRole, isSuspended, accessRole } = holder;
  const explanations = action && subject ? [explain(holder, action, subject)] : explainMatrix(holder);
  return {
    holder: {
      accountRole,
      isSuspended,
      accessRole: accessRole && { id: accessRole.id, key: accessRole.key, name: accessRole.name },
    },
    explanations,
  };
}

async function ownHolder({ caller, services }: SignedInContext): Promise<Known> {
  const { accessRoleId, role } = caller;
  const accessRole = accessRoleId === null ? null : await findAccessRole(services.engine.read, accessRoleId);
  return { accountRole: role, isSuspended: false, accessRole };
}

async function userHolder({ ability, services }: SignedInContext, userId: number): Promise<Known> {
  if (ability.cannot('read', 'Role') || ability.cannot('read', 'User')) throw notAllowed();
  const { read } = services.engine;
  const [user] = await findUsersWithRoles(read, [userId]);
  if (!user) throw notFound('user');
  const account = await findAccountOfUser(read, userId);
  const accessRole = user.accessRoleId === null ? null : await findAccessRole(read, user.accessRoleId);
  return { accountRole: account?.role ?? null, isSuspended: user.suspendedAt !== null, accessRole };
}
