import * as z from 'zod/mini';
import { areas, Grant, rights } from './grants.ts';
import { AccountRole, actions, subjects } from './policy.ts';
import { route } from './route.ts';
import { id, idParameter, moment, requiredLine } from './text.ts';

/** The roles of the permission matrix, in the order in which they are shown; others are added to them. */
export const roleKeys = ['administrator', 'manager', 'user', 'support', 'restricted-user'] as const;
export const RoleKey = z
  .string()
  .check(z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Give the key of a role.'));
export type RoleKey = z.infer<typeof RoleKey>;

/** An access role. The administrator has full access and stays so; the other built-in ones keep their keys and cannot be deleted. */
export const Role = z.object({
  id: id(),
  key: RoleKey,
  name: z.string(),
  isBuiltIn: z.boolean(),
  hasFullAccess: z.boolean(),
  grants: z.array(Grant),
  createdAt: z.nullable(moment()),
});
export type Role = z.infer<typeof Role>;

const Member = z.object({ id: id(), fullName: z.string(), avatar: z.string() });
export type Member = z.infer<typeof Member>;

/** How many of its members a role is shown with. */
export const shownMembers = 5;

export const RoleWithMembers = z.object({ ...Role.shape, memberCount: z.int(), members: z.array(Member) });
export type RoleWithMembers = z.infer<typeof RoleWithMembers>;

const roleName = () => requiredLine(60);
const grants = () => z.array(Grant).check(z.maxLength(100));
const userIds = () => z.array(id()).check(z.maxLength(100, 'Choose at most 100 users.'));

export const NewRole = z.object({ name: roleName(), grants: grants(), addUserIds: z._default(userIds(), []) });
export type NewRole = z.infer<typeof NewRole>;

export const RoleChanges = z.object({
  name: z.optional(roleName()),
  grants: z.optional(grants()),
  addUserIds: z._default(userIds(), []),
  removeUserIds: z._default(userIds(), []),
});
export type RoleChanges = z.infer<typeof RoleChanges>;

const roleId = { parameters: z.object({ id: idParameter() }) };

export const listRoles = route({
  name: 'listRoles',
  method: 'GET',
  path: '/api/v1/roles',
  summary: 'All access roles with what they give, how many users have them, and the first of these.',
  access: { action: 'read', subject: 'Role' },
  status: 200,
  response: z.object({ roles: z.array(RoleWithMembers) }),
});

export const addRole = route({
  name: 'addRole',
  method: 'POST',
  path: '/api/v1/roles',
  summary: 'Add an access role, and give it to users. Nobody gives more than they have themselves.',
  access: { action: 'create', subject: 'Role' },
  body: NewRole,
  status: 201,
  response: z.object({ role: Role, changeId: id() }),
});

export const updateRole = route({
  name: 'updateRole',
  method: 'PATCH',
  path: '/api/v1/roles/{id}',
  summary: 'Change the name of an access role, what it gives, and who has it: all of it, or nothing.',
  access: { action: 'update', subject: 'Role' },
  ...roleId,
  body: RoleChanges,
  status: 200,
  response: z.object({ role: Role, changeId: z.nullable(id()) }),
});

export const deleteRole = route({
  name: 'deleteRole',
  method: 'DELETE',
  path: '/api/v1/roles/{id}',
  summary: 'Delete an access role that was added. While users have it, it has to be said which role they get instead.',
  access: { action: 'delete', subject: 'Role' },
  ...roleId,
  query: z.object({ moveTo: z.optional(idParameter()) }),
  status: 200,
  response: z.object({ changeId: id() }),
});

/** People for whom a change means the same. `isFullAccess` is everything, beyond the cells of the matrix too. */
export const Effect = z.object({
  kind: z.enum(['gain', 'loss']),
  isFullAccess: z.boolean(),
  grants: z.array(Grant),
  count: z.int(),
  /** The first of them. */
  names: z.array(z.string()),
});
export type Effect = z.infer<typeof Effect>;

export const previewRole = route({
  name: 'previewRole',
  method: 'POST',
  path: '/api/v1/roles/preview',
  summary: 'Who would gain and who would lose what, if this were saved. `id` is null for a role that is to be added.',
  access: { action: 'read', subject: 'Role' },
  records: false,
  body: z.object({
    id: z.nullable(id()),
    grants: grants(),
    addUserIds: z._default(userIds(), []),
    removeUserIds: z._default(userIds(), []),
  }),
  status: 200,
  response: z.object({ effects: z.array(Effect) }),
});

/** Why somebody may do something or may not: each link says what it is and whether it allows it, the last one decides. */
export const Explanation = z.object({
  action: z.enum(actions),
  subject: z.enum(subjects),
  area: z.nullable(z.enum(areas)),
  rights: z.array(z.enum(rights)),
  isAllowed: z.boolean(),
  chain: z.array(
    z.object({
      link: z.enum(['account', 'suspension', 'everybody', 'role', 'grant']),
      value: z.string(),
      allows: z.boolean(),
    }),
  ),
});
export type Explanation = z.infer<typeof Explanation>;

export const explainAccess = route({
  name: 'explainAccess',
  method: 'GET',
  path: '/api/v1/permissions/explain',
  summary:
    'Why one may do something or may not; with `userId`, why this user may, for who may read roles and users. Without `action` and `subject`, each cell of the matrix.',
  access: { action: 'read', subject: 'Auth' },
  query: z.object({
    action: z.optional(z.enum(actions)),
    subject: z.optional(z.enum(subjects)),
    userId: z.optional(idParameter()),
  }),
  status: 200,
  response: z.object({
    holder: z.object({
      accountRole: z.nullable(AccountRole),
      isSuspended: z.boolean(),
      accessRole: z.nullable(z.object({ id: id(), key: RoleKey, name: z.string() })),
    }),
    explanations: z.array(Explanation),
  }),
});
