import * as routes from '@atrium/contract/permissions';
import { handle } from '../../handle.ts';
import { addPermission, deletePermission, listPermissions, updatePermission } from './permissions.ts';

export const permissionEndpoints = [
  handle(routes.listPermissions, ({ services }, { query }) => listPermissions(services.engine.read, query)),

  handle(routes.addPermission, (context, { body }) => addPermission(context, body.permission)),

  handle(routes.updatePermission, async (context, { body }) => ({
    changeId: await updatePermission(context, body.id, body),
  })),

  handle(routes.deletePermission, async (context, { query }) => ({
    changeId: await deletePermission(context, query.id),
  })),
];
