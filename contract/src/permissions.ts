import * as z from 'zod/mini';
import { listParameters } from './lists.ts';
import { RoleKey } from './roles.ts';
import { route } from './route.ts';
import { givenId, id, idParameter, moment, requiredLine } from './text.ts';

/** `createdDate` is `createdAt` as it is shown: `3 Mar 2026, 9:05 AM`, in UTC. A core permission is neither renamed nor deleted. */
export const Permission = z.object({
  id: id(),
  name: z.string(),
  assignedTo: z.array(RoleKey),
  createdDate: z.string(),
  isCore: z.boolean(),
  createdAt: moment(),
});
export type Permission = z.infer<typeof Permission>;

export const PermissionListQuery = z.object({
  q: listParameters.q,
  assignedTo: z.optional(RoleKey),
  page: listParameters.page,
  perPage: listParameters.perPage,
  allData: listParameters.allData,
});
export type PermissionListQuery = z.infer<typeof PermissionListQuery>;

const permissionName = () => requiredLine(80);
const assignedTo = () => z.array(RoleKey).check(z.maxLength(100, 'Name at most 100 roles.'));

/** The administrator alone holds it, unless it is said who does. */
export const NewPermission = z.object({
  name: permissionName(),
  assignedTo: z.optional(assignedTo()),
  isCore: z._default(z.boolean(), false),
});
export type NewPermission = z.infer<typeof NewPermission>;

export const PermissionChanges = z.object({
  name: z.optional(permissionName()),
  assignedTo: z.optional(assignedTo()),
  isCore: z.optional(z.boolean()),
});
export type PermissionChanges = z.infer<typeof PermissionChanges>;

export const listPermissions = route({
  name: 'listPermissions',
  method: 'GET',
  path: '/apps/permissions/data',
  summary:
    'A page of permissions, the newest first. `q` searches name and shown creation date; `total` counts what the filters let through, and `allData` is the first 1,000 of it.',
  access: { action: 'read', subject: 'Permission' },
  query: PermissionListQuery,
  status: 200,
  response: z.object({
    params: z.object({
      q: z.string(),
      assignedTo: z.optional(RoleKey),
      page: z.int(),
      perPage: z.int(),
      allData: z.boolean(),
    }),
    allData: z.optional(z.array(Permission)),
    total: z.int(),
    permissions: z.array(Permission),
  }),
});

export const addPermission = route({
  name: 'addPermission',
  method: 'POST',
  path: '/apps/permissions/add-permission',
  summary:
    'Add a permission. A name is given once only; the administrator alone holds it, unless `assignedTo` names the roles that do.',
  access: { action: 'create', subject: 'Permission' },
  body: z.object({ permission: NewPermission }),
  status: 201,
  response: z.object({ permission: Permission, changeId: id() }),
});

export const updatePermission = route({
  name: 'updatePermission',
  method: 'POST',
  path: '/apps/permissions/update-permission',
  summary:
    'Rename a permission, or change which roles hold it or whether it is a core one. What is not named stays. A core permission keeps its name.',
  access: { action: 'update', subject: 'Permission' },
  body: z.object({ id: givenId(), ...PermissionChanges.shape }).check(
    z.refine(({ name, assignedTo, isCore }) => [name, assignedTo, isCore].some((change) => change !== undefined), {
      path: ['name'],
      error: 'Fill this in.',
    }),
  ),
  status: 201,
  response: z.object({ changeId: z.nullable(id()) }),
});

export const deletePermission = route({
  name: 'deletePermission',
  method: 'DELETE',
  path: '/apps/permissions/delete',
  summary: 'Delete a permission. A core permission stays.',
  access: { action: 'delete', subject: 'Permission' },
  query: z.object({ id: idParameter() }),
  status: 200,
  response: z.object({ changeId: id() }),
});
