import { deleteUsers, suspendUsers } from '@atrium/contract/chosen-users';
import * as routes from '@atrium/contract/users';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { addSomebody, somebody } from '../people.ts';
import type { Person } from '../person.ts';
import { addARole } from '../roles/roles.ts';
import type { ProofTable, Scenarios } from './proofs.ts';

const missing = { parameters: { id: 999_999 } };

let families = 0;

/** Three who are found by their name, and chosen by it. */
async function addAFamily(admin: Person) {
  families += 1;
  const q = `Ropewalker-${families}`;
  for (let count = 0; count < 3; count += 1) await addSomebody(admin, { fullName: `${q} ${count}` });
  return { chosen: { matching: { q }, total: 3 } };
}

const refusesUnclearChoice = (route: typeof deleteUsers | typeof suspendUsers): Scenarios => ({
  'both ways of choosing, and neither': async ({ admin }) => {
    for (const chosen of [{}, { total: 3 }, { matching: {} }, { ids: [1], matching: {}, total: 3 }])
      expect(fieldsOf(await admin.refused(400, route, { body: { chosen } }))).toEqual(['chosen']);
  },
  'what is no filter, and names it': async ({ admin }) => {
    const matching = {
      role: 'owner',
      status: 'gone',
      currentPlan: 'free',
      accessRoleId: -1,
      joined: 'today',
    };
    const problem = await admin.refused(400, route, { body: { chosen: { matching, total: 1 } } });
    expect(fieldsOf(problem).sort()).toEqual(
      Object.keys(matching)
        .map((field) => `chosen.matching.${field}`)
        .sort(),
    );
  },
  'others than were seen, and more than a thousand': async ({ admin }) => {
    const { chosen } = await addAFamily(admin);
    for (const total of [2, 4]) {
      const { detail } = await admin.refused(409, route, { body: { chosen: { ...chosen, total } } });
      expect(detail).toBe('Others match by now. Look at the list again.');
    }
    const problem = await admin.refused(400, route, { body: { chosen: { matching: {}, total: 1_001 } } });
    expect(fieldsOf(problem)).toEqual(['chosen.total']);
    expect((await admin.call(routes.listUsers, { query: { ...chosen.matching, status: 'active' } })).total).toBe(3);
  },
});

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
          joined: 'today',
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
        const { id: accessRoleId } = await addARole(admin, ['orders:read']);
        const [before, given] = [await addSomebody(admin), somebody({ accessRoleId })];
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
      'once, however often it is sent with the same key': async ({ admin }) => {
        const body = { ...somebody(), idempotencyKey: crypto.randomUUID() };
        const answers = await Promise.all([1, 2, 3].map(() => admin.call(routes.addUser, { body })));
        expect(answers.slice(1)).toEqual([answers[0], answers[0]]);
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
      'the key of one that was deleted since': async ({ admin }) => {
        const body = { ...somebody(), idempotencyKey: crypto.randomUUID() };
        const { user } = await admin.call(routes.addUser, { body });
        await admin.call(routes.deleteUser, { query: { id: user.id } });
        await admin.refused(409, routes.addUser, { body });
      },
      'a key with which somebody else was added': async ({ admin }) => {
        const key = { idempotencyKey: crypto.randomUUID() };
        await admin.call(routes.addUser, { body: { ...somebody(), ...key } });
        const problem = await admin.refused(409, routes.addUser, { body: { ...somebody(), ...key } });
        expect(problem.detail).toContain('with other contents');
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
        await admin.call(deleteUsers, { body: { chosen: { ids: [one.id, other.id, one.id] } } });
        for (const { id } of [one, other]) await admin.refused(404, routes.getUser, { query: { id } });
      },
      'deletes all that match': async ({ admin }) => {
        const { chosen } = await addAFamily(admin);
        const { deleted } = await admin.call(deleteUsers, { body: { chosen } });
        expect(deleted).toBe(3);
        expect((await admin.call(routes.listUsers, { query: chosen.matching })).total).toBe(0);
      },
      'deletes all that match and joined on these days': async ({ admin }) => {
        const { chosen } = await addAFamily(admin);
        const matching = { ...chosen.matching, joined: '2026-03-02..2026-03-02' };
        const before = { ...matching, joined: '2026-02-01..2026-03-01' };
        await admin.refused(409, deleteUsers, { body: { chosen: { matching: before, total: 3 } } });
        const { deleted } = await admin.call(deleteUsers, { body: { chosen: { matching, total: 3 } } });
        expect(deleted).toBe(3);
      },
    },
    refuses: {
      ...refusesUnclearChoice(deleteUsers),
      'all of them when one is missing': async ({ admin }) => {
        const { id } = await addSomebody(admin);
        await admin.refused(404, deleteUsers, { body: { chosen: { ids: [id, 999_999] } } });
      },
      'none, too many, and what is no id': async ({ admin }) => {
        const tooMany = Array.from({ length: 101 }, (_, index) => index + 1);
        for (const ids of [[], tooMany, 3, '3', { 0: 3 }]) {
          const problem = await admin.refused(400, deleteUsers, { body: { chosen: { ids } } });
          expect(fieldsOf(problem)).toEqual(['chosen.ids']);
        }
        const problem = await admin.refused(400, deleteUsers, {
          body: { chosen: { ids: ['3', 0, 1.5, null] } },
        });
        expect(fieldsOf(problem)).toEqual(['chosen.ids.0', 'chosen.ids.1', 'chosen.ids.2', 'chosen.ids.3']);
      },
    },
  },
  suspendUsers: {
    works: {
      'suspends those who are not yet': async ({ admin }) => {
        const [one, other] = [await addSomebody(admin), await addSomebody(admin)];
        await admin.call(routes.suspendUser, { parameters: { id: one.id } });
        const { changeId } = await admin.call(suspendUsers, { body: { chosen: { ids: [one.id, other.id] } } });
        expect(changeId).not.toBeNull();
        const { user } = await admin.call(routes.getUser, { query: { id: other.id } });
        expect(user.status).toBe('inactive');
      },
      'changes nothing when all of them are': async ({ admin }) => {
        const { id } = await addSomebody(admin);
        await admin.call(routes.suspendUser, { parameters: { id } });
        const answer = await admin.call(suspendUsers, { body: { chosen: { ids: [id] } } });
        expect(answer).toEqual({ suspended: 1, isWithoutOneself: false, changeId: null });
      },
    },
    refuses: {
      ...refusesUnclearChoice(suspendUsers),
      'all of them when one is missing': async ({ admin }) => {
        const { id } = await addSomebody(admin);
        await admin.refused(404, suspendUsers, { body: { chosen: { ids: [id, 999_999] } } });
      },
      nobody: async ({ admin }) => {
        const problem = await admin.refused(400, suspendUsers, { body: { chosen: { ids: [] } } });
        expect(fieldsOf(problem)).toEqual(['chosen.ids']);
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
};
