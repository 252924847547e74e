import { allGrants } from '@atrium/contract/grants';
import * as routes from '@atrium/contract/roles';
import { getUser } from '@atrium/contract/users';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { addSomebody } from '../people.ts';
import { addARole, allRoles, memberOf, newRoleName, personWith, theRole } from '../roles/roles.ts';
import type { ProofTable } from './proofs.ts';

const tooLong = 'x'.repeat(61);
const missing = 999_999;

export const roleProofs: ProofTable = {
  listRoles: {
    works: {
      'the built-in ones first, with what they give and who has them': async ({ admin }) => {
        const roles = await allRoles(admin);
        expect(roles.slice(0, 5).map(({ key }) => key)).toEqual(routes.roleKeys);
        expect(roles.slice(0, 5).map(({ memberCount }) => memberCount)).toEqual([4, 7, 5, 3, 2]);
        expect(roles[0]).toMatchObject({ isBuiltIn: true, hasFullAccess: true, grants: [] });
        expect(roles[1]?.members).toHaveLength(routes.shownMembers);
        expect(roles[1]?.grants).toContain('users:create');
      },
    },
  },
  addRole: {
    works: {
      'with a key made from its name, what it gives in the order of the matrix, and members': async ({
        admin,
        app,
      }) => {
        const { id } = await addSomebody(admin);
        const name = newRoleName();
        const body = { name: ` ${name} `, grants: ['orders:read' as const, 'users:read' as const], addUserIds: [id] };
        const { role } = await admin.call(routes.addRole, { body });
        expect(role).toMatchObject({ name, isBuiltIn: false, grants: ['users:read', 'orders:read'] });
        expect(role.key).toBe(name.toLowerCase().replaceAll(' ', '-'));
        expect(role.createdAt).toBe(app.services.now().toISOString());
        expect((await admin.call(getUser, { query: { id } })).user.accessRoleId).toBe(role.id);
        expect(await theRole(admin, role.id)).toMatchObject({ ...role, memberCount: 1, members: [{ id }] });
      },
      'in any script': async ({ admin }) => {
        const { role } = await admin.call(routes.addRole, { body: { name: 'مراقب', grants: [] } });
        expect(role).toMatchObject({ name: 'مراقب', key: `role-${role.id}` });
      },
    },
    refuses: {
      'no name, one that is too long, and rights that there are not': async ({ admin }) => {
        for (const name of [undefined, ' ', tooLong]) {
          const body = { name, grants: ['orders:steal'], addUserIds: 'all' };
          const fields = fieldsOf(await admin.refused(400, routes.addRole, { body }));
          expect(fields.sort()).toEqual(['addUserIds', 'grants.0', 'name']);
        }
      },
      'a name that is in use, whatever its case': async ({ admin }) => {
        const body = { name: 'mANAGER', grants: [] };
        expect(fieldsOf(await admin.refused(409, routes.addRole, { body }))).toEqual(['name']);
      },
      'members that there are not': async ({ admin }) => {
        await admin.refused(404, routes.addRole, { body: { name: newRoleName(), grants: [], addUserIds: [missing] } });
      },
    },
  },
  updateRole: {
    works: {
      'name, rights and members in one go': async ({ admin }) => {
        const [one, other] = [await addSomebody(admin), await addSomebody(admin)];
        const { id } = await addARole(admin, ['orders:read'], [one.id]);
        const name = newRoleName();
        const body = { name, grants: ['finance:read' as const], addUserIds: [other.id], removeUserIds: [one.id] };
        const { role } = await admin.call(routes.updateRole, { parameters: { id }, body });
        expect(role).toMatchObject({ id, name, grants: ['finance:read'] });
        expect((await theRole(admin, id)).members.map((member) => member.id)).toEqual([other.id]);
      },
      'nothing when all is so already': async ({ admin }) => {
        const { id, name, grants } = await addARole(admin, ['orders:read', 'users:read']);
        const body = { name, grants: grants.toReversed() };
        expect(await admin.call(routes.updateRole, { parameters: { id }, body })).toMatchObject({ changeId: null });
      },
      'what the built-in ones give': async ({ admin }) => {
        const { grants } = await theRole(admin, 5);
        await admin.call(routes.updateRole, { parameters: { id: 5 }, body: { grants: ['content:read'] } });
        expect((await theRole(admin, 5)).grants).toEqual(['content:read']);
        await admin.call(routes.updateRole, { parameters: { id: 5 }, body: { grants } });
      },
    },
    refuses: {
      'less for the administrator, and other names for the built-in ones': async ({ admin }) => {
        await admin.refused(409, routes.updateRole, { parameters: { id: 1 }, body: { grants: ['users:read'] } });
        const problem = await admin.refused(409, routes.updateRole, { parameters: { id: 2 }, body: { name: 'Boss' } });
        expect(fieldsOf(problem)).toEqual(['name']);
      },
      'a role and users that there are not, and does nothing of the rest': async ({ admin }) => {
        await admin.refused(404, routes.updateRole, { parameters: { id: missing }, body: {} });
        const { id } = await addARole(admin, []);
        const body = { grants: ['users:read'], addUserIds: [missing] };
        await admin.refused(404, routes.updateRole, { parameters: { id }, body });
      },
      'what is wrong, and names it': async ({ admin }) => {
        const body = { name: '', grants: ['all'], removeUserIds: [0] };
        const fields = fieldsOf(await admin.refused(400, routes.updateRole, { parameters: { id: 'x' }, body }));
        expect(fields.sort()).toEqual(['grants.0', 'id', 'name', 'removeUserIds.0']);
      },
    },
  },
  deleteRole: {
    works: {
      'one that nobody has': async ({ admin }) => {
        const { id } = await addARole(admin, []);
        await admin.call(routes.deleteRole, { parameters: { id }, query: {} });
        expect((await allRoles(admin)).map((role) => role.id)).not.toContain(id);
      },
      'and gives its members another': async ({ admin }) => {
        const user = await addSomebody(admin);
        const { id } = await addARole(admin, [], [user.id]);
        await admin.call(routes.deleteRole, { parameters: { id }, query: { moveTo: 4 } });
        expect((await admin.call(getUser, { query: { id: user.id } })).user.accessRoleId).toBe(4);
      },
    },
    refuses: {
      'one that people have, unless it is said which role they get instead': async ({ admin }) => {
        const { id } = await addARole(admin, [], [(await addSomebody(admin)).id]);
        await admin.refused(409, routes.deleteRole, { parameters: { id } });
        for (const moveTo of [id, missing])
          await admin.refused(400, routes.deleteRole, { parameters: { id }, query: { moveTo } });
      },
      'the built-in ones, and one that there is not': async ({ admin }) => {
        for (const id of [1, 5]) await admin.refused(409, routes.deleteRole, { parameters: { id } });
        await admin.refused(404, routes.deleteRole, { parameters: { id: missing } });
        await admin.refused(400, routes.deleteRole, { parameters: { id: 'x' }, query: { moveTo: 'y' } });
      },
    },
  },
  previewRole: {
    works: {
      'who would gain and who would lose what': async ({ admin }) => {
        const [stays, leaves, comes] = [
          await addSomebody(admin),
          await addSomebody(admin),
          await addSomebody(admin, { accessRoleId: 5 }),
        ];
        const { id } = await addARole(admin, ['users:read', 'orders:read'], [stays.id, leaves.id]);
        const body = {
          id,
          grants: ['orders:read' as const, 'finance:create' as const],
          addUserIds: [comes.id],
          removeUserIds: [leaves.id],
        };
        const { effects } = await admin.call(routes.previewRole, { body });
        expect(effects).toEqual([
          effect('gain', ['finance:create'], stays),
          effect('loss', ['users:read'], stays),
          effect('loss', ['users:read', 'orders:read'], leaves),
          effect('gain', ['orders:read', 'finance:create'], comes),
          effect('loss', ['content:read', 'catalogue:read', 'reporting:read'], comes),
        ]);
      },
      'the same for several in one line, and full access beyond the matrix': async ({ admin }) => {
        const users = [await addSomebody(admin), await addSomebody(admin)];
        const addUserIds = users.map(({ id }) => id);
        const added = await admin.call(routes.previewRole, { body: { id: null, grants: ['users:read'], addUserIds } });
        const names = users.map(({ fullName }) => fullName);
        expect(added.effects).toEqual([{ kind: 'gain', isFullAccess: false, grants: ['users:read'], count: 2, names }]);
        const { effects } = await admin.call(routes.previewRole, { body: { id: 1, grants: [], addUserIds } });
        expect(effects).toMatchObject([{ kind: 'gain', isFullAccess: true, count: 2, names }]);
      },
    },
    refuses: {
      'a role that there is not, and what is wrong': async ({ admin }) => {
        await admin.refused(404, routes.previewRole, { body: { id: missing, grants: [] } });
        const body = { grants: ['x'], addUserIds: 'x', removeUserIds: 'y' };
        const fields = fieldsOf(await admin.refused(400, routes.previewRole, { body }));
        expect(fields.sort()).toEqual(['addUserIds', 'grants.0', 'id', 'removeUserIds']);
      },
    },
  },
  explainAccess: {
    works: {
      'why one may do something oneself': async ({ admin, client }) => {
        const query = { action: 'delete', subject: 'User' } as const;
        const { holder, explanations } = await admin.call(routes.explainAccess, { query });
        expect(holder).toEqual({ accountRole: 'admin', isSuspended: false, accessRole: null });
        expect(explanations).toEqual([
          {
            ...query,
            area: 'users',
            rights: ['write'],
            isAllowed: true,
            chain: [{ link: 'account', value: 'admin', allows: true }],
          },
        ]);
        const own = await client.call(routes.explainAccess, { query: {} });
        expect(own.explanations).toHaveLength(allGrants.length);
        expect(own.explanations.some(({ isAllowed }) => isAllowed)).toBe(false);
      },
      'why a user may: by their role and what it gives': async ({ admin, app }) => {
        const { user, role, person } = await personWith(app, admin, ['orders:read']);
        const query = { action: 'read', subject: 'Order' } as const;
        const { holder, explanations } = await admin.call(routes.explainAccess, {
          query: { ...query, userId: user.id },
        });
        expect(holder.accessRole).toEqual({ id: role.id, key: role.key, name: role.name });
        expect(explanations[0]).toMatchObject({
          isAllowed: true,
          chain: [
            { link: 'account', value: 'client', allows: false },
            { link: 'role', value: role.name, allows: false },
            { link: 'grant', value: 'orders:read', allows: true },
          ],
        });
        expect(await person.call(routes.explainAccess, { query })).toEqual({ holder, explanations });
      },
      'that a user whom nobody has invited may do nothing yet': async ({ admin }) => {
        const { id } = await addSomebody(admin, { accessRoleId: 1 });
        const { holder, explanations } = await admin.call(routes.explainAccess, { query: { userId: id } });
        expect(holder.accountRole).toBeNull();
        expect(explanations.some(({ isAllowed }) => isAllowed)).toBe(false);
      },
    },
    refuses: {
      'what is no action, no subject and no user': async ({ admin, client }) => {
        const query = { action: 'fly', subject: 'Moon', userId: 'x' };
        const fields = fieldsOf(await admin.refused(400, routes.explainAccess, { query }));
        expect(fields.sort()).toEqual(['action', 'subject', 'userId']);
        await admin.refused(404, routes.explainAccess, { query: { userId: missing } });
        await client.refused(403, routes.explainAccess, { query: { userId: 1 } });
      },
      'to tell of others to who may not read both roles and users': async ({ admin, app }) => {
        const { person } = await personWith(app, admin, ['users:read']);
        await person.refused(403, routes.explainAccess, { query: { userId: 1 } });
        const { person: reader } = await memberOf(app, admin, 2);
        await reader.call(routes.explainAccess, { query: { userId: 1 } });
      },
    },
  },
};

function effect(kind: 'gain' | 'loss', grants: routes.Effect['grants'], { fullName }: { fullName: string }) {
  return { kind, isFullAccess: false, grants, count: 1, names: [fullName] };
}
