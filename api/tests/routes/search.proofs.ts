import * as routes from '@atrium/contract/search';
import { addTask } from '@atrium/contract/tasks';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { ProofTable } from './proofs.ts';

export const searchProofs: ProofTable = {
  searchEverything: {
    works: {
      'a group for each kind that has something, in their order': async ({ admin }) => {
        const { groups } = await admin.call(routes.searchEverything, { query: { q: 'Lantern' } });
        const kinds = groups.map(({ kind }) => kind);
        expect(kinds.length).toBeGreaterThan(3);
        expect(kinds).toEqual(routes.searchKinds.filter((kind) => kinds.includes(kind)));
        expect(groups.every(({ hits }) => hits.length > 0 && hits.length <= routes.hitsOfEach)).toBe(true);
      },
      'one kind alone': async ({ admin }) => {
        const { groups } = await admin.call(routes.searchEverything, { query: { q: 'lamp', kind: 'products' } });
        expect(groups.map(({ kind }) => kind)).toEqual(['products']);
      },
      'as many files as are asked for': async ({ admin }) => {
        const query = { q: 'e', kind: 'files', most: 1 } as const;
        const { groups } = await admin.call(routes.searchEverything, { query });
        expect(groups).toMatchObject([{ kind: 'files', hits: { length: 1 } }]);
      },
      "one's own, whoever asks": async ({ app }) => {
        const person = await newcomer(app);
        const { task } = await person.call(addTask, { body: { task: { title: 'Quokka marmalade' } } });
        const { groups } = await person.call(routes.searchEverything, { query: { q: 'QUOKKA' } });
        expect(groups).toMatchObject([{ kind: 'tasks', total: 1, hits: [{ id: task.id, title: task.title }] }]);
      },
      'nothing for a client, who may read none of it': async ({ client }) => {
        expect(await client.call(routes.searchEverything, { query: { q: 'a' } })).toEqual({ groups: [] });
      },
    },
    refuses: {
      'nothing to look for, too much of it, and a kind that there is not': async ({ admin }) => {
        for (const q of [undefined, ' ', 'a'.repeat(101)])
          expect(fieldsOf(await admin.refused(400, routes.searchEverything, { query: { q } }))).toEqual(['q']);
        const query = { q: 'a', kind: 'secrets', most: 501 };
        expect(fieldsOf(await admin.refused(400, routes.searchEverything, { query }))).toEqual(['kind', 'most']);
      },
    },
  },
};
