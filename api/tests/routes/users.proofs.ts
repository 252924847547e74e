import * as routes from '@atrium/contract/users';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { addSomebody, invitedUser, somebody } from '../people.ts';
import type { ProofTable } from './proofs.ts';

const missing = { parameters: { id: 999_999 } };

export const userProofs: ProofTable = {
  listAllUsers: {
    works: {
      'all users by id, each whole': async ({ admin }) => {
        const user = await addSomebody(admin);
        const users = await admin.call(routes.listAllUsers);
        expect(users.at(-1)).toEqual(user);
        expect(users.map(({ id }) => id)).toEqual(users.map(({ id }) => id).toSorted((one, other) => one - other));
      },
    },
  },
  listUsers: {
    works: {
      'ten users by full name without any parameter': async ({ admin }) => {
        const { total, users } = await admin.call(routes.listUsers, { query: {} });
        expect(total).toBeGreaterThanOrEqual(50);
        expect(users).toHaveLength(10);
      },
    },
    refuses: {
      'what is no page, no order and no filter, and names each': async ({ admin }) => {
        const query = {
          page: 0,
          perPage: 101,
          sort: 'up',
          sortColumn: 'password',
          role: 'owner',
          status: 'gone',
          currentPlan: 'free',
        };
        const problem = await admin.refused(400, routes.listUsers, { query });
        expect(fieldsOf(problem).sort()).toEqual(Object.keys(query).sort());
      },
    },
  },
  getUser: {
    works: {
      'one user, as they were added': async ({ admin }) => {
        const user = await addSomebody(admin);
        expect(await admin.call(routes.getUser, { query: { id: user.id } })).toEqual({ user });
      },
    },
    refuses: {
      'an id that nobody has': async ({ admin }) => {
        await admin.refused(404, routes.getUser, { query: { id: 999_999 } });
      },
      'no id, and what is no id': async ({ admin }) => {
        for (const id of [undefined, '', 'one', '0', '-1', '1.5', '1e400', '9'.repeat(30)]) {
          expect(fieldsOf(await admin.refused(400, routes.getUser, { query: { id } }))).toEqual(['id']);
        }
      },
    },
  },
  addUser: {
    works: {
      'with everything that was given, and the next id': async ({ admin, app }) => {
        const [before, given] = [await addSomebody(admin), somebody()];
        const { user } = await admin.call(routes.addUser, { body: given });
        const createdAt = app.services.now().toISOString();
        expect(user).toEqual({ ...given, id: before.id + 1, createdAt, suspendedAt: null });
        expect(await admin.call(routes.getUser, { query: { id: user.id } })).toEqual({ user });
      },
      'with a name, a username and an address alone': async ({ admin }) => {
        const { fullName, username, email } = somebody();
        const { user } = await admin.call(routes.addUser, { body: { fullName, username, email } });
        expect(user).toMatchObject({
          role: 'subscriber',
          currentPlan: 'basic',
          billing: 'Auto Debit',
          status: 'active',
        });
        expect(user).toMatchObject({ company: '', country: '', contact: '', avatar: '' });
      },
      'with a way of billing in any case, as the form sends it': async ({ admin }) => {
        const { user } = await admin.call(routes.addUser, { body: { ...somebody(), billing: 'auto debit' } });
        expect(user.billing).toBe('Auto Debit');
      },
    },
    refuses: {
      'a body without its fields, and names them': async ({ admin }) => {
        const problem = await admin.refused(400, routes.addUser, { body: {} });
        expect(fieldsOf(problem)).toEqual(['fullName', 'username', 'email']);
      },
      'fields that are empty, too long or of no kind, and names them': async ({ admin }) => {
        const wrong = {
          fullName: ' ',
          username: 'u'.repeat(61),
          email: 'nobody',
          role: 'owner',
          status: 1,
          avatar: null,
        };
        const problem = await admin.refused(400, routes.addUser, { body: { ...somebody(), ...wrong } });
        expect(fieldsOf(problem).sort()).toEqual(Object.keys(wrong).sort());
      },
      'an address and a username that somebody has, whatever their case': async ({ admin }) => {
        const { email, username } = await addSomebody(admin);
        const taken = { email: email.toUpperCase(), username: username.toUpperCase() };
        const problem = await admin.refused(409, routes.addUser, { body: somebody(taken) });
        expect(fieldsOf(problem)).toEqual(['email', 'username']);
      },
    },
  },
  deleteUser: {
    works: {
      'and the user is gone': async ({ admin }) => {
        const { id } = await addSomebody(admin);
        await admin.call(routes.deleteUser, { query: { id } });
        await admin.refused(404, routes.getUser, { query: { id } });
      },
    },
    refuses: {
      'an id that nobody has, and deletes nobody else': async ({ admin }) => {
        await admin.refused(404, routes.deleteUser, { query: { id: 999_999 } });
      },
      'no id': async ({ admin }) => {
        expect(fieldsOf(await admin.refused(400, routes.deleteUser))).toEqual(['id']);
      },
    },
  },
  updateUser: {
    works: {
      'changes what is given and nothing else': async ({ admin }) => {
        const user = await addSomebody(admin);
        const changes = { fullName: 'Nadia Ilić', billing: 'Manual - Paypal' } as const;
        const answer = await admin.call(routes.updateUser, { parameters: { id: user.id }, body: changes });
        expect(answer.user).toEqual({ ...user, ...changes });
        expect(await admin.call(routes.getUser, { query: { id: user.id } })).toEqual({ user: answer.user });
      },
      'changes and records nothing when all is so already': async ({ admin }) => {
        const { id, fullName } = await addSomebody(admin);
        const answer = await admin.call(routes.updateUser, { parameters: { id }, body: { fullName } });
        expect(answer.changeId).toBeNull();
      },
    },
    refuses: {
      'an id that nobody has': async ({ admin }) => {
        await admin.refused(404, routes.updateUser, { ...missing, body: { fullName: 'Nadia' } });
      },
      'what is wrong, and names it': async ({ admin }) => {
        const { id } = await addSomebody(admin);
        const body = { fullName: '', email: 'nadia@', role: null };
        const problem = await admin.refused(400, routes.updateUser, { parameters: { id }, body });
        expect(fieldsOf(problem).sort()).toEqual(['email', 'fullName', 'role']);
      },
      'an address that somebody else has': async ({ admin }) => {
        const [{ email }, { id }] = [await addSomebody(admin), await addSomebody(admin)];
        const problem = await admin.refused(409, routes.updateUser, { parameters: { id }, body: { email } });
        expect(fieldsOf(problem)).toEqual(['email']);
      },
    },
  },
  suspendUser: {
    works: {
      'and says since when': async ({ admin, app }) => {
        const user = await addSomebody(admin);
        const answer = await admin.call(routes.suspendUser, { parameters: { id: user.id } });
        expect(answer.user).toEqual({ ...user, status: 'inactive', suspendedAt: app.services.now().toISOString() });
        expect(await admin.call(routes.getUser, { query: { id: user.id } })).toEqual({ user: answer.user });
      },
    },
    refuses: {
      'an id that nobody has': async ({ admin }) => {
        await admin.refused(404, routes.suspendUser, missing);
      },
      'a user who is suspended already': async ({ admin }) => {
        const { id } = await addSomebody(admin);
        await admin.call(routes.suspendUser, { parameters: { id } });
        await admin.refused(409, routes.suspendUser, { parameters: { id } });
      },
    },
  },
  reactivateUser: {
    works: {
      'and the user is active': async ({ admin }) => {
        const user = await addSomebody(admin);
        await admin.call(routes.suspendUser, { parameters: { id: user.id } });
        const answer = await admin.call(routes.reactivateUser, { parameters: { id: user.id } });
        expect(answer.user).toEqual(user);
      },
    },
    refuses: {
      'an id that nobody has': async ({ admin }) => {
        await admin.refused(404, routes.reactivateUser, missing);
      },
      'a user who is not suspended': async ({ admin }) => {
        const { id } = await addSomebody(admin);
        await admin.refused(409, routes.reactivateUser, { parameters: { id } });
      },
    },
  },
  deleteUsers: {
    works: {
      'deletes them all, also when one is named twice': async ({ admin }) => {
        const [one, other] = [await addSomebody(admin), await addSomebody(admin)];
        await admin.call(routes.deleteUsers, { body: { ids: [one.id, other.id, one.id] } });
        for (const { id } of [one, other]) await admin.refused(404, routes.getUser, { query: { id } });
      },
    },
    refuses: {
      'all of them when one is missing': async ({ admin }) => {
        const { id } = await addSomebody(admin);
        await admin.refused(404, routes.deleteUsers, { body: { ids: [id, 999_999] } });
      },
      'none, too many, and what is no id': async ({ admin }) => {
        const tooMany = Array.from({ length: 101 }, (_, index) => index + 1);
        for (const ids of [[], tooMany, undefined, 3, '3', { 0: 3 }]) {
          expect(fieldsOf(await admin.refused(400, routes.deleteUsers, { body: { ids } }))).toEqual(['ids']);
        }
        const problem = await admin.refused(400, routes.deleteUsers, { body: { ids: ['3', 0, 1.5, null] } });
        expect(fieldsOf(problem)).toEqual(['ids.0', 'ids.1', 'ids.2', 'ids.3']);
      },
    },
  },
  suspendUsers: {
    works: {
      'suspends those who are not yet': async ({ admin }) => {
        const [one, other] = [await addSomebody(admin), await addSomebody(admin)];
        await admin.call(routes.suspendUser, { parameters: { id: one.id } });
        const { changeId } = await admin.call(routes.suspendUsers, { body: { ids: [one.id, other.id] } });
        expect(changeId).not.toBeNull();
        const { user } = await admin.call(routes.getUser, { query: { id: other.id } });
        expect(user.status).toBe('inactive');
      },
      'changes nothing when all of them are': async ({ admin }) => {
        const { id } = await addSomebody(admin);
        await admin.call(routes.suspendUser, { parameters: { id } });
        expect(await admin.call(routes.suspendUsers, { body: { ids: [id] } })).toEqual({ changeId: null });
      },
    },
    refuses: {
      'all of them when one is missing': async ({ admin }) => {
        const { id } = await addSomebody(admin);
        await admin.refused(404, routes.suspendUsers, { body: { ids: [id, 999_999] } });
      },
      nobody: async ({ admin }) => {
        expect(fieldsOf(await admin.refused(400, routes.suspendUsers, { body: { ids: [] } }))).toEqual(['ids']);
      },
    },
  },
  exportUsers: {
    works: {
      'a file with a line for each user': async ({ admin }) => {
        const { total } = await admin.call(routes.listUsers, { query: {} });
        const { headers, text } = await admin.send(routes.exportUsers);
        expect(headers.get('content-disposition')).toBe('attachment; filename="users-2026-03-02.csv"');
        expect(text.trimEnd().split('\r\n')).toHaveLength(total + 1);
      },
    },
    refuses: {
      'columns, orders and filters that there are not': async ({ admin }) => {
        const query = { columns: ['id', 'password'], sortColumn: 'avatar', role: 'owner' };
        const problem = await admin.refused(400, routes.exportUsers, { query });
        expect(fieldsOf(problem).sort()).toEqual(['columns', 'role', 'sortColumn']);
      },
    },
  },
  getUserStatistics: {
    works: {
      'counts that follow what is added': async ({ admin }) => {
        const before = await admin.call(routes.getUserStatistics);
        await addSomebody(admin, { status: 'active', currentPlan: 'team' });
        await addSomebody(admin, { status: 'pending', currentPlan: 'basic' });
        const { total, active, pending, paid } = before;
        const after = { total: total + 2, active: active + 1, pending: pending + 1, paid: paid + 1 };
        expect(await admin.call(routes.getUserStatistics)).toEqual(after);
      },
    },
  },
  getUserAccess: {
    works: {
      'nothing for a user without an account': async ({ admin }) => {
        const { id } = await addSomebody(admin);
        expect(await admin.call(routes.getUserAccess, { parameters: { id } })).toEqual({ account: null, sessions: [] });
      },
      'the account and the sessions of a user who was invited': async ({ admin, app }) => {
        const { user, person } = await invitedUser(app, admin);
        const access = await admin.call(routes.getUserAccess, { parameters: { id: user.id } });
        const { email } = user;
        expect(access.account).toEqual({ id: person.accountId, email, isEmailVerified: true, hasPassword: true });
        expect(access.sessions).toHaveLength(1);
      },
    },
    refuses: {
      'an id that nobody has': async ({ admin }) => {
        await admin.refused(404, routes.getUserAccess, missing);
      },
    },
  },
  inviteUser: {
    works: {
      'makes an account that waits for its password': async ({ admin }) => {
        const { id, email } = await addSomebody(admin);
        await admin.call(routes.inviteUser, { parameters: { id } });
        const { account } = await admin.call(routes.getUserAccess, { parameters: { id } });
        expect(account).toMatchObject({ email, isEmailVerified: false, hasPassword: false });
      },
    },
    refuses: {
      'an id that nobody has': async ({ admin }) => {
        await admin.refused(404, routes.inviteUser, missing);
      },
      'a user who is suspended': async ({ admin }) => {
        const { id } = await addSomebody(admin);
        await admin.call(routes.suspendUser, { parameters: { id } });
        await admin.refused(409, routes.inviteUser, { parameters: { id } });
      },
      'a user whose address an account has already': async ({ admin }) => {
        const { id } = await addSomebody(admin, { email: 'CLIENT@demo.com' });
        const problem = await admin.refused(409, routes.inviteUser, { parameters: { id } });
        expect(fieldsOf(problem)).toEqual(['email']);
        await admin.call(routes.deleteUser, { query: { id } });
      },
    },
  },
  endUserSession: {
    works: {
      'and that session is signed out at once': async ({ admin, app }) => {
        const { user, person } = await invitedUser(app, admin);
        const { sessions } = await admin.call(routes.getUserAccess, { parameters: { id: user.id } });
        const sessionId = sessions[0]?.id ?? 0;
        await admin.call(routes.endUserSession, { parameters: { id: user.id, sessionId } });
        expect((await person.get('/api/v1/account')).status).toBe(401);
      },
    },
    refuses: {
      "a session of another user's account": async ({ admin, app }) => {
        const [one, other] = [await invitedUser(app, admin), await invitedUser(app, admin)];
        const { sessions } = await admin.call(routes.getUserAccess, { parameters: { id: one.user.id } });
        const parameters = { id: other.user.id, sessionId: sessions[0]?.id };
        await admin.refused(404, routes.endUserSession, { parameters });
      },
      'a session of a user without an account': async ({ admin }) => {
        const { id } = await addSomebody(admin);
        await admin.refused(404, routes.endUserSession, { parameters: { id, sessionId: 1 } });
      },
    },
  },
  getUserNotifications: {
    works: {
      'one of each kind, with what holds until it is set': async ({ admin }) => {
        const { id } = await addSomebody(admin);
        const { notifications } = await admin.call(routes.getUserNotifications, { parameters: { id } });
        expect(notifications.map(({ kind }) => kind)).toEqual(routes.notificationKinds);
      },
    },
    refuses: {
      'an id that nobody has': async ({ admin }) => {
        await admin.refused(404, routes.getUserNotifications, missing);
      },
    },
  },
  setUserNotifications: {
    works: {
      'those that are given, and the others stay': async ({ admin }) => {
        const parameters = { id: (await addSomebody(admin)).id };
        const before = await admin.call(routes.getUserNotifications, { parameters });
        const given = { kind: 'new-device', email: true, browser: false, app: true } as const;
        await admin.call(routes.setUserNotifications, { parameters, body: { notifications: [given] } });
        const { notifications } = await admin.call(routes.getUserNotifications, { parameters });
        expect(notifications).toEqual([...before.notifications.slice(0, 3), given]);
      },
      'nothing when they are so already': async ({ admin }) => {
        const parameters = { id: (await addSomebody(admin)).id };
        const before = await admin.call(routes.getUserNotifications, { parameters });
        const { changeId } = await admin.call(routes.setUserNotifications, { parameters, body: before });
        expect(changeId).toBeNull();
      },
    },
    refuses: {
      'an id that nobody has': async ({ admin }) => {
        await admin.refused(404, routes.setUserNotifications, { ...missing, body: { notifications: [] } });
      },
      'kinds that there are not, and what is neither yes nor no': async ({ admin }) => {
        const parameters = { id: (await addSomebody(admin)).id };
        const body = { notifications: [{ kind: 'gossip', email: 'yes', browser: 1 }] };
        const problem = await admin.refused(400, routes.setUserNotifications, { parameters, body });
        const fields = ['kind', 'email', 'browser', 'app'].map((field) => `notifications.0.${field}`);
        expect(fieldsOf(problem)).toEqual(fields);
      },
    },
  },
  getUserConnections: {
    works: {
      'one of each service, none of them connected at first': async ({ admin }) => {
        const { id } = await addSomebody(admin);
        const { connections } = await admin.call(routes.getUserConnections, { parameters: { id } });
        expect(connections.map(({ service }) => service)).toEqual(routes.connectionServices);
        expect(connections.some(({ isConnected }) => isConnected)).toBe(false);
      },
    },
    refuses: {
      'an id that nobody has': async ({ admin }) => {
        await admin.refused(404, routes.getUserConnections, missing);
      },
    },
  },
  setUserConnections: {
    works: {
      'those that are given, and the others stay': async ({ admin }) => {
        const parameters = { id: (await addSomebody(admin)).id };
        const github = { service: 'github', isConnected: true, handle: 'https://github.example/nadia' } as const;
        await admin.call(routes.setUserConnections, { parameters, body: { connections: [github] } });
        const { connections } = await admin.call(routes.getUserConnections, { parameters });
        expect(connections.filter(({ isConnected }) => isConnected)).toEqual([github]);
      },
    },
    refuses: {
      'an id that nobody has': async ({ admin }) => {
        await admin.refused(404, routes.setUserConnections, { ...missing, body: { connections: [] } });
      },
      'services that there are not': async ({ admin }) => {
        const parameters = { id: (await addSomebody(admin)).id };
        const body = { connections: [{ service: 'telegraph', isConnected: true, handle: '' }] };
        const problem = await admin.refused(400, routes.setUserConnections, { parameters, body });
        expect(fieldsOf(problem)).toEqual(['connections.0.service']);
      },
    },
  },
};
