import * as roles from '@atrium/contract/roles';
import { addSomebody } from '../people.ts';
import { addARole, memberOf, newRoleName } from '../roles/roles.ts';
import { type Acts, by } from './act.ts';

export const roleActs: Acts = {
  addRole: async (_, admin) => {
    const { id } = await addSomebody(admin);
    const body = { name: newRoleName(), grants: ['orders:read'], addUserIds: [id] };
    return by(admin, () => admin.send(roles.addRole, { body }));
  },
  updateRole: async (app, admin) => {
    const { id } = await addARole(admin, ['orders:read']);
    const { user } = await memberOf(app, admin, id);
    const body = { name: newRoleName(), grants: ['orders:write'], removeUserIds: [user.id] };
    return by(admin, () => admin.send(roles.updateRole, { parameters: { id }, body }));
  },
  deleteRole: async (_, admin) => {
    const { id } = await addARole(admin, ['orders:read'], [(await addSomebody(admin)).id]);
    return by(admin, () => admin.send(roles.deleteRole, { parameters: { id }, query: { moveTo: 4 } }));
  },
};
