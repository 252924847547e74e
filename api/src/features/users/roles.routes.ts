import * as routes from '@atrium/contract/roles';
import { handle } from '../../handle.ts';
import { explainAccess } from './roles.explain.ts';
import { previewRole } from './roles.preview.ts';
import { addRole, deleteRole, listRoles, updateRole } from './roles.ts';

export const roleEndpoints = [
  handle(routes.listRoles, async (context) => ({ roles: await listRoles(context) })),

  handle(routes.addRole, (context, { body }) => addRole(context, body)),

  handle(routes.updateRole, (context, { parameters, body }) => updateRole(context, parameters.id, body)),

  handle(routes.deleteRole, async (context, { parameters, query }) => ({
    changeId: await deleteRole(context, parameters.id, query.moveTo),
  })),

  handle(routes.previewRole, async (context, { body }) => ({ effects: await previewRole(context, body) })),

  handle(routes.explainAccess, (context, { query }) => explainAccess(context, query)),
];
