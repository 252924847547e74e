import { getNotificationChoices, setNotificationChoices } from '@atrium/contract/notification-choices';
import * as preferences from '@atrium/contract/user-preferences';
import * as routes from '@atrium/contract/users';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { addSomebody, invitedUser } from '../people.ts';
import type { ProofTable } from './proofs.ts';

const missing = { parameters: { id: 999_999 } };

/** What belongs to one user: their account, and how they are told of things. */
const byMail = { kind: 'tasks', app: false, browser: false, email: true } as const;

export const userAccessProofs: ProofTable = {
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
        const has = { isEmailVerified: true, hasPassword: true, hasTwoSteps: false };
        expect(access.account).toEqual({ id: person.accountId, email, ...has });
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
      "the account's own choices": async ({ admin, app }) => {
        const { user, person } = await invitedUser(app, admin);
        const parameters = { id: user.id };
        const given = await person.call(setNotificationChoices, { body: { notifications: [byMail] } });
        const { notifications } = await admin.call(preferences.getUserNotifications, { parameters });
        expect(notifications).toEqual(given.notifications);
        expect(notifications).toContainEqual(byMail);
      },
      'nothing for a user without an account': async ({ admin }) => {
        const parameters = { id: (await addSomebody(admin)).id };
        expect(await admin.call(preferences.getUserNotifications, { parameters })).toEqual({ notifications: null });
      },
    },
    refuses: {
      'an id that nobody has': async ({ admin }) => {
        await admin.refused(404, preferences.getUserNotifications, missing);
      },
    },
  },
  setUserNotifications: {
    works: {
      'those that are given, the others stay, and the account has them': async ({ admin, app }) => {
        const { user, person } = await invitedUser(app, admin);
        const parameters = { id: user.id };
        const before = await person.call(getNotificationChoices);
        await admin.call(preferences.setUserNotifications, { parameters, body: { notifications: [byMail] } });
        const { notifications } = await person.call(getNotificationChoices);
        expect(notifications).toEqual(before.notifications.map((each) => (each.kind === byMail.kind ? byMail : each)));
      },
      'nothing when they are so already': async ({ admin, app }) => {
        const { user, person } = await invitedUser(app, admin);
        const before = await person.call(getNotificationChoices);
        const parameters = { id: user.id };
        const { changeId } = await admin.call(preferences.setUserNotifications, { parameters, body: before });
        expect(changeId).toBeNull();
      },
    },
    refuses: {
      'an id that nobody has': async ({ admin }) => {
        await admin.refused(404, preferences.setUserNotifications, { ...missing, body: { notifications: [] } });
      },
      'a user without an account': async ({ admin }) => {
        const parameters = { id: (await addSomebody(admin)).id };
        await admin.refused(409, preferences.setUserNotifications, { parameters, body: { notifications: [byMail] } });
      },
      'kinds that there are not, and what is neither yes nor no': async ({ admin }) => {
        const parameters = { id: (await addSomebody(admin)).id };
        const body = { notifications: [{ kind: 'gossip', email: 'yes', browser: 1 }] };
        const problem = await admin.refused(400, preferences.setUserNotifications, { parameters, body });
        const fields = ['kind', 'app', 'browser', 'email'].map((field) => `notifications.0.${field}`);
        expect(fieldsOf(problem)).toEqual(fields);
      },
    },
  },
  getUserConnections: {
    works: {
      'one of each service, none of them connected at first': async ({ admin }) => {
        const { id } = await addSomebody(admin);
        const { connections } = await admin.call(preferences.getUserConnections, { parameters: { id } });
        expect(connections.map(({ service }) => service)).toEqual(preferences.connectionServices);
        expect(connections.some(({ isConnected }) => isConnected)).toBe(false);
      },
    },
    refuses: {
      'an id that nobody has': async ({ admin }) => {
        await admin.refused(404, preferences.getUserConnections, missing);
      },
    },
  },
  setUserConnections: {
    works: {
      'those that are given, and the others stay': async ({ admin }) => {
        const parameters = { id: (await addSomebody(admin)).id };
        const github = { service: 'github', isConnected: true, handle: 'https://github.example/nadia' } as const;
        await admin.call(preferences.setUserConnections, { parameters, body: { connections: [github] } });
        const { connections } = await admin.call(preferences.getUserConnections, { parameters });
        expect(connections.filter(({ isConnected }) => isConnected)).toEqual([github]);
      },
    },
    refuses: {
      'an id that nobody has': async ({ admin }) => {
        await admin.refused(404, preferences.setUserConnections, { ...missing, body: { connections: [] } });
      },
      'services that there are not': async ({ admin }) => {
        const parameters = { id: (await addSomebody(admin)).id };
        const body = { connections: [{ service: 'telegraph', isConnected: true, handle: '' }] };
        const problem = await admin.refused(400, preferences.setUserConnections, { parameters, body });
        expect(fieldsOf(problem)).toEqual(['connections.0.service']);
      },
    },
  },
};
