import * as routes from '@atrium/contract/permissions';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { addAPermission, allPermissions, newName } from '../permissions/permissions.ts';
import { addARole } from '../roles/roles.ts';
import type { ProofTable } from './proofs.ts';

const tooLong = 'x'.repeat(81);

export const permissionProofs: ProofTable = {
  listPermissions: {
    works: {
      'ten permissions, the newest first, with what was asked': async ({ admin }) => {
        const permission = await addAPermission(admin);
        const { params, allData, permissions, total } = await admin.call(routes.listPermissions, { query: {} });
        expect(params).toEqual({ q: '', page: 1, perPage: 10, allData: true });
        expect(permissions[0]).toEqual(permission);
        expect(permissions).toEqual(allData?.slice(0, 10));
        expect(allData).toHaveLength(total);
      },
    },
    refuses: {
      'what is no page, no role and neither true nor false, and names each': async ({ admin }) => {
        const query = { page: 0, perPage: 101, assignedTo: 'Administrator', allData: 'no' };
        const problem = await admin.refused(400, routes.listPermissions, { query });
        expect(fieldsOf(problem).sort()).toEqual(Object.keys(query).sort());
      },
    },
  },
  addPermission: {
    works: {
      'which the administrator alone holds, with the date as it is shown': async ({ admin, app }) => {
        const name = newName();
        const body = { permission: { name: ` ${name} `, id: 1 } };
        const { permission } = await admin.call(routes.addPermission, { body });
        const createdAt = app.services.now().toISOString();
        expect(permission).toMatchObject({ name, assignedTo: ['administrator'], isCore: false, createdAt });
        expect(permission.createdDate).toBe('2 Mar 2026, 9:00 AM');
        expect((await allPermissions(admin))[0]).toEqual(permission);
      },
      'which the roles hold that are named, each once and in their order': async ({ admin }) => {
        const { key } = await addARole(admin, []);
        const body = { permission: { name: newName(), assignedTo: [key, 'user', 'manager', 'user'] } };
        const { permission } = await admin.call(routes.addPermission, { body });
        expect(permission.assignedTo).toEqual(['manager', 'user', key]);
      },
      'which nobody holds, if that is said': async ({ admin }) => {
        const body = { permission: { name: newName(), assignedTo: [] } };
        expect((await admin.call(routes.addPermission, { body })).permission.assignedTo).toEqual([]);
      },
    },
    refuses: {
      'no name, and one that is too long': async ({ admin }) => {
        const problem = await admin.refused(400, routes.addPermission, { body: {} });
        expect(fieldsOf(problem)).toEqual(['permission']);
        for (const name of [undefined, ' ', tooLong]) {
          const body = { permission: { name } };
          expect(fieldsOf(await admin.refused(400, routes.addPermission, { body }))).toEqual(['permission.name']);
        }
      },
      'a role that is not there': async ({ admin }) => {
        const name = newName();
        const body = { permission: { name, assignedTo: ['user', 'harbour-pilot'] } };
        expect(fieldsOf(await admin.refused(400, routes.addPermission, { body }))).toEqual(['permission.assignedTo.1']);
        expect((await allPermissions(admin)).map((each) => each.name)).not.toContain(name);
      },
      'a name that is in use, whatever its case': async ({ admin }) => {
        const { name } = await addAPermission(admin);
        const body = { permission: { name: name.toUpperCase() } };
        expect(fieldsOf(await admin.refused(409, routes.addPermission, { body }))).toEqual(['permission.name']);
      },
    },
  },
  updatePermission: {
    works: {
      'the name alone': async ({ admin }) => {
        const permission = await addAPermission(admin, ['user']);
        const name = newName();
        await admin.call(routes.updatePermission, { body: { id: permission.id, name } });
        expect((await allPermissions(admin))[0]).toEqual({ ...permission, name });
      },
      'who holds it alone, or whether it is a core one: what is not named stays': async ({ admin }) => {
        const permission = await addAPermission(admin, ['user']);
        const { id } = permission;
        await admin.call(routes.updatePermission, { body: { id, assignedTo: ['manager'] } });
        await admin.call(routes.updatePermission, { body: { id, isCore: true } });
        expect((await allPermissions(admin))[0]).toEqual({ ...permission, assignedTo: ['manager'], isCore: true });
      },
      'who holds it, roles that were added among them': async ({ admin }) => {
        const { key } = await addARole(admin, []);
        const { id, name } = await addAPermission(admin, ['user']);
        await admin.call(routes.updatePermission, { body: { id, name, assignedTo: [key, 'support'] } });
        expect((await allPermissions(admin))[0]).toMatchObject({ id, assignedTo: ['support', key] });
        const { total } = await admin.call(routes.listPermissions, { query: { assignedTo: key } });
        expect(total).toBe(1);
      },
      'whether it is a core one, and its name once it is none': async ({ admin }) => {
        const { id, name } = await addAPermission(admin);
        await admin.call(routes.updatePermission, { body: { id, name, isCore: true } });
        const renamed = newName();
        await admin.refused(409, routes.updatePermission, { body: { id, name: renamed } });
        await admin.call(routes.updatePermission, { body: { id, name: renamed, isCore: false } });
        expect((await allPermissions(admin))[0]).toMatchObject({ id, name: renamed, isCore: false });
      },
      'nothing when that is its name': async ({ admin }) => {
        const { id, name } = await addAPermission(admin);
        expect(await admin.call(routes.updatePermission, { body: { id, name } })).toEqual({ changeId: null });
      },
      'the case of its own name': async ({ admin }) => {
        const { id, name } = await addAPermission(admin);
        await admin.call(routes.updatePermission, { body: { id, name: name.toUpperCase() } });
        expect((await allPermissions(admin))[0]?.name).toBe(name.toUpperCase());
      },
    },
    refuses: {
      'an id that no permission has': async ({ admin }) => {
        await admin.refused(404, routes.updatePermission, { body: { id: 999_999, name: newName() } });
      },
      'no id, and an empty name': async ({ admin }) => {
        const problem = await admin.refused(400, routes.updatePermission, { body: { name: ' ' } });
        expect(fieldsOf(problem)).toEqual(['id', 'name']);
      },
      'an id alone': async ({ admin }) => {
        const { id } = await addAPermission(admin);
        expect(fieldsOf(await admin.refused(400, routes.updatePermission, { body: { id } }))).toEqual(['name']);
      },
      'the name of another': async ({ admin }) => {
        const [{ name }, { id }] = [await addAPermission(admin), await addAPermission(admin)];
        const problem = await admin.refused(409, routes.updatePermission, { body: { id, name } });
        expect(fieldsOf(problem)).toEqual(['name']);
      },
    },
  },
  deletePermission: {
    works: {
      'and the permission is gone': async ({ admin }) => {
        const { id } = await addAPermission(admin);
        await admin.call(routes.deletePermission, { query: { id } });
        expect((await allPermissions(admin)).map((permission) => permission.id)).not.toContain(id);
      },
    },
    refuses: {
      'a core one': async ({ admin }) => {
        const { id, name } = await addAPermission(admin);
        await admin.call(routes.updatePermission, { body: { id, name, isCore: true } });
        await admin.refused(409, routes.deletePermission, { query: { id } });
      },
      'an id that no permission has, and deletes no other': async ({ admin }) => {
        await admin.refused(404, routes.deletePermission, { query: { id: 999_999 } });
      },
      'no id': async ({ admin }) => {
        expect(fieldsOf(await admin.refused(400, routes.deletePermission))).toEqual(['id']);
      },
    },
  },
};
