import * as permissions from '@atrium/contract/permissions';
import { addAPermission, newName } from '../permissions/permissions.ts';
import { type Acts, by } from './act.ts';

export const permissionActs: Acts = {
  addPermission: async (_, admin) =>
    by(admin, () => admin.send(permissions.addPermission, { body: { permission: { name: newName() } } })),
  updatePermission: async (_, admin) => {
    const { id } = await addAPermission(admin);
    return by(admin, () => admin.send(permissions.updatePermission, { body: { id, name: newName() } }));
  },
  deletePermission: async (_, admin) => {
    const { id } = await addAPermission(admin);
    return by(admin, () => admin.send(permissions.deletePermission, { query: { id } }));
  },
};
