import { addBookmark } from '@atrium/contract/bookmarks';
import * as routes from '@atrium/contract/changes';
import type { Grant } from '@atrium/contract/grants';
import { updateRole } from '@atrium/contract/roles';
import { addUser, deleteUser, getUser } from '@atrium/contract/users';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { addSomebody, newcomer, somebody } from '../people.ts';
import { personWith } from '../roles/roles.ts';
import type { ProofTable } from './proofs.ts';

export const changeProofs: ProofTable = {
  listChanges: {
    works: {
      'what was done, the latest first': async ({ admin }) => {
        const user = await addSomebody(admin);
        const { changes } = await admin.call(routes.listChanges, { query: {} });
        expect(changes[0]).toMatchObject({
          entity: 'user',
          entityId: user.id,
          action: 'create',
          actorId: admin.accountId,
          actorAvatar: expect.stringMatching(/^\/avatars\//),
        });
      },
      'what was done to things of a name': async ({ admin }) => {
        const user = await addSomebody(admin);
        const { changes } = await admin.call(routes.listChanges, { query: { q: user.fullName.toUpperCase() } });
        expect(changes.map(({ entityName }) => entityName)).toContain(user.fullName);
      },
    },
    refuses: {
      'entities, deeds and days that there are not, and numbers that are none': async ({ admin }) => {
        const query = {
          q: 'x'.repeat(201),
          entity: 'secret',
          entityId: 'x',
          action: 'burn',
          actorId: 0,
          days: 'today',
          after: -1,
          page: 'last',
          perPage: 1_000,
        };
        expect(fieldsOf(await admin.refused(400, routes.listChanges, { query })).sort()).toEqual(
          Object.keys(query).sort(),
        );
      },
    },
  },
  exportChanges: {
    works: {
      'a file with a line for each change, the latest first, with what was before and after': async ({ admin }) => {
        const user = await addSomebody(admin);
        const { headers, text } = await admin.send(routes.exportChanges, {
          query: { entity: 'user', entityId: user.id },
        });
        expect(headers.get('content-disposition')).toBe('attachment; filename="activity-2026-03-02.csv"');
        const [heading, line, end] = text.split('\r\n');
        expect(heading).toMatch(/^Number,Moment,Who,/);
        expect(line).toContain(`create,user,${user.id},${user.fullName},,"{""`);
        expect(end).toBe('');
      },
    },
    refuses: {
      'entities, deeds and days that there are not': async ({ admin }) => {
        const query = { q: 'x'.repeat(201), entity: 'secret', action: 'burn', days: '2026-02-01' };
        expect(fieldsOf(await admin.refused(400, routes.exportChanges, { query })).sort()).toEqual(
          Object.keys(query).sort(),
        );
      },
    },
  },
  getChange: {
    works: {
      'one change, as the list has it beside the picture of who did it': async ({ admin }) => {
        const { changeId: id } = await admin.call(addUser, { body: somebody() });
        const { changes } = await admin.call(routes.listChanges, { query: {} });
        const { change } = await admin.call(routes.getChange, { parameters: { id } });
        expect(changes[0]).toEqual({ ...change, actorAvatar: expect.any(String) });
      },
    },
    refuses: {
      'a change that there is not, and what is no id': async ({ admin }) => {
        await admin.refused(404, routes.getChange, { parameters: { id: 999_999 } });
        expect(fieldsOf(await admin.refused(400, routes.getChange, { parameters: { id: 'last' } }))).toEqual(['id']);
      },
    },
    keepsOut: {
      'everybody but its owner from a change of what is private': async ({ admin, app }) => {
        const { person: auditor } = await personWith(app, admin, ['audit:read']);
        const { changeId: id } = await auditor.call(addBookmark, {
          body: { path: '/apps/changes', title: 'Activity', kind: 'page' },
        });
        expect(await auditor.call(routes.getChange, { parameters: { id } })).toMatchObject({ change: { id } });
        await admin.refused(404, routes.getChange, { parameters: { id } });
      },
    },
  },
  undoChange: {
    works: {
      'brings back what was deleted': async ({ admin }) => {
        const user = await addSomebody(admin);
        const { changeId } = await admin.call(deleteUser, { query: { id: user.id } });
        const { changes } = await admin.call(routes.undoChange, { parameters: { id: changeId } });
        expect(changes).toMatchObject([{ action: 'create', entity: 'user', entityId: user.id, isUndoable: true }]);
        expect(await admin.call(getUser, { query: { id: user.id } })).toEqual({ user });
      },
    },
    refuses: {
      'a change that there is not': async ({ admin }) => {
        await admin.refused(404, routes.undoChange, { parameters: { id: 999_999 } });
      },
      'what is no id': async ({ admin }) => {
        expect(fieldsOf(await admin.refused(400, routes.undoChange, { parameters: { id: 'last' } }))).toEqual(['id']);
      },
      'what it takes a right to do, to who has lost that right': async ({ admin, app }) => {
        const { person, role } = await personWith(app, admin, ['users:read', 'users:create', 'users:write']);
        const { changeId } = await person.call(addUser, { body: somebody() });
        const grants: Grant[] = ['users:read', 'users:create'];
        await admin.call(updateRole, { parameters: { id: role.id }, body: { grants } });
        await person.refused(403, routes.undoChange, { parameters: { id: changeId } });
      },
      'a second time': async ({ admin }) => {
        const { id } = await addSomebody(admin);
        const { changeId } = await admin.call(deleteUser, { query: { id } });
        await admin.call(routes.undoChange, { parameters: { id: changeId } });
        await admin.refused(409, routes.undoChange, { parameters: { id: changeId } });
      },
      'what cannot be undone, such as signing in': async ({ admin, app }) => {
        await newcomer(app);
        const { changes } = await admin.call(routes.listChanges, { query: { entity: 'session' } });
        await admin.refused(409, routes.undoChange, { parameters: { id: changes[0]?.id } });
      },
    },
    keepsOut: {
      'whoever did not do it, unless they may take back what others did': async ({ admin, app }) => {
        const { changeId } = await admin.call(addUser, { body: somebody() });
        const { person } = await personWith(app, admin, ['users:read', 'users:create', 'users:write']);
        await person.refused(403, routes.undoChange, { parameters: { id: changeId } });
        const { person: auditor } = await personWith(app, admin, ['audit:write']);
        await auditor.refused(403, routes.undoChange, { parameters: { id: changeId } });
        const { person: both } = await personWith(app, admin, ['audit:write', 'users:write']);
        await both.call(routes.undoChange, { parameters: { id: changeId } });
      },
    },
  },
  streamChanges: {
    works: {
      'says first where the listener begins, then each change': async ({ admin }) => {
        const live = await admin.listen();
        expect((await live.next()).event).toBe('ready');
        const user = await addSomebody(admin);
        expect(await live.nextChange()).toMatchObject({ entity: 'user', entityId: user.id, action: 'create' });
        await live.close();
      },
      'goes on after the last event, as what reads such streams by itself names it when it comes back': async ({
        admin,
      }) => {
        const first = await admin.listen();
        const { id } = await first.next();
        await first.close();
        const user = await addSomebody(admin);
        const again = await admin.listen(undefined, { 'last-event-id': String(id) });
        expect(await again.nextChange()).toMatchObject({ entity: 'user', entityId: user.id, action: 'create' });
        await again.close();
        const anew = await admin.listen(undefined, { 'last-event-id': 'none' });
        expect((await anew.next()).event).toBe('ready');
        await anew.close();
      },
    },
    refuses: {
      'to begin at what is no number': async ({ admin }) => {
        expect(fieldsOf(await admin.refused(400, routes.streamChanges, { query: { after: 'now' } }))).toEqual([
          'after',
        ]);
      },
    },
  },
};
