import { deleteUsers, suspendUsers } from '@atrium/contract/chosen-users';
import { setUserPlan } from '@atrium/contract/user-billing';
import * as preferences from '@atrium/contract/user-preferences';
import * as users from '@atrium/contract/users';
import { addSomebody, invitedUser, somebody } from '../people.ts';
import { type Acts, by } from './act.ts';

export const userActs: Acts = {
  addUser: async (_, admin) => by(admin, () => admin.send(users.addUser, { body: somebody() })),
  deleteUser: async (_, admin) => {
    const { id } = await addSomebody(admin);
    return by(admin, () => admin.send(users.deleteUser, { query: { id } }));
  },
  updateUser: async (_, admin) => {
    const { id } = await addSomebody(admin);
    return by(admin, () =>
      admin.send(users.updateUser, { parameters: { id }, body: { role: 'author', company: 'Pen' } }),
    );
  },
  suspendUser: async (app, admin) => {
    const { user } = await invitedUser(app, admin);
    return by(admin, () => admin.send(users.suspendUser, { parameters: { id: user.id } }));
  },
  reactivateUser: async (app, admin) => {
    const { user } = await invitedUser(app, admin);
    await admin.call(users.suspendUser, { parameters: { id: user.id } });
    return by(admin, () => admin.send(users.reactivateUser, { parameters: { id: user.id } }));
  },
  deleteUsers: async (app, admin) => {
    const ids = [(await addSomebody(admin)).id, (await invitedUser(app, admin)).user.id];
    return by(admin, () => admin.send(deleteUsers, { body: { chosen: { ids } } }));
  },
  suspendUsers: async (app, admin) => {
    const ids = [(await addSomebody(admin)).id, (await invitedUser(app, admin)).user.id];
    return by(admin, () => admin.send(suspendUsers, { body: { chosen: { ids } } }));
  },
  inviteUser: async (_, admin) => {
    const { id } = await addSomebody(admin);
    return by(admin, () => admin.send(users.inviteUser, { parameters: { id } }));
  },
  endUserSession: async (app, admin) => {
    const { user } = await invitedUser(app, admin);
    const { sessions } = await admin.call(users.getUserAccess, { parameters: { id: user.id } });
    const parameters = { id: user.id, sessionId: sessions[0]?.id };
    return by(admin, () => admin.send(users.endUserSession, { parameters }));
  },
  setUserNotifications: async (app, admin) => {
    const parameters = { id: (await invitedUser(app, admin)).user.id };
    const notifications = [{ kind: 'events', email: true, browser: true, app: true }];
    return by(admin, () => admin.send(preferences.setUserNotifications, { parameters, body: { notifications } }));
  },
  setUserConnections: async (_, admin) => {
    const parameters = { id: (await addSomebody(admin)).id };
    const connections = [{ service: 'slack', isConnected: true, handle: '#quills' }];
    return by(admin, () => admin.send(preferences.setUserConnections, { parameters, body: { connections } }));
  },
  setUserPlan: async (app, admin) => {
    const parameters = { id: (await invitedUser(app, admin)).user.id };
    return by(admin, () => admin.send(setUserPlan, { parameters, body: { plan: 'standard', period: 'yearly' } }));
  },
};
