import * as routes from '@atrium/contract/saved-views';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { ProofTable } from './proofs.ts';

const view = { list: 'users', name: 'Editors who pay', state: '{"role":"editor"}' };

export const savedViewProofs: ProofTable = {
  listSavedViews: {
    works: {
      "one's own views of one list, by name": async ({ client }) => {
        for (const name of ['pending', 'Editors', 'Élise', 'admins']) {
          await client.call(routes.addSavedView, { body: { ...view, list: 'by-name', name } });
        }
        await client.call(routes.addSavedView, { body: view });
        const { savedViews } = await client.call(routes.listSavedViews, { query: { list: 'by-name' } });
        expect(savedViews.map(({ name }) => name)).toEqual(['admins', 'Editors', 'Élise', 'pending']);
      },
      "nothing of anybody else's": async ({ app, client }) => {
        await client.call(routes.addSavedView, { body: view });
        const stranger = await newcomer(app);
        expect(await stranger.call(routes.listSavedViews, { query: { list: view.list } })).toEqual({ savedViews: [] });
      },
    },
    refuses: {
      'to say which list': async ({ client }) => {
        expect(fieldsOf(await client.refused(400, routes.listSavedViews))).toEqual(['list']);
      },
    },
  },
  addSavedView: {
    works: {
      'keeps the view': async ({ app }) => {
        const person = await newcomer(app);
        const { savedView } = await person.call(routes.addSavedView, { body: view });
        expect(savedView).toMatchObject(view);
        const { savedViews } = await person.call(routes.listSavedViews, { query: { list: view.list } });
        expect(savedViews).toEqual([savedView]);
      },
      'replaces the one of the same name': async ({ app }) => {
        const person = await newcomer(app);
        const { savedView } = await person.call(routes.addSavedView, { body: view });
        const again = await person.call(routes.addSavedView, { body: { ...view, state: '{}' } });
        expect(again.savedView).toEqual({ ...savedView, state: '{}' });
        const { savedViews } = await person.call(routes.listSavedViews, { query: { list: view.list } });
        expect(savedViews).toEqual([again.savedView]);
      },
    },
    refuses: {
      'a view without a name, and one that is too large': async ({ client }) => {
        const problem = await client.refused(400, routes.addSavedView, {
          body: { list: '', name: ' ', state: 'x'.repeat(4_001) },
        });
        expect(fieldsOf(problem)).toEqual(['list', 'name', 'state']);
      },
    },
  },
  deleteSavedView: {
    works: {
      'and the view is gone': async ({ app }) => {
        const person = await newcomer(app);
        const { savedView } = await person.call(routes.addSavedView, { body: view });
        await person.call(routes.deleteSavedView, { parameters: { id: savedView.id } });
        expect(await person.call(routes.listSavedViews, { query: { list: view.list } })).toEqual({ savedViews: [] });
      },
    },
    refuses: {
      'an id that no view has': async ({ client }) => {
        await client.refused(404, routes.deleteSavedView, { parameters: { id: 999_999 } });
      },
      'what is no id': async ({ client }) => {
        expect(fieldsOf(await client.refused(400, routes.deleteSavedView, { parameters: { id: 'all' } }))).toEqual([
          'id',
        ]);
      },
    },
    keepsOut: {
      "another account, an admin's too": async ({ admin, client }) => {
        const { savedView } = await client.call(routes.addSavedView, { body: { ...view, name: 'Mine' } });
        await admin.refused(404, routes.deleteSavedView, { parameters: { id: savedView.id } });
      },
    },
  },
};
