import * as routes from '@atrium/contract/autocomplete';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import type { ProofTable } from './proofs.ts';

export const autocompleteProofs: ProofTable = {
  listAutocompleteItems: {
    works: {
      'a hundred titles, each given once, by rank, with numbers as text': async ({ admin }) => {
        const { autoComplete } = await admin.call(routes.listAutocompleteItems, { query: {} });
        expect(autoComplete[0]).toEqual({ title: 'The Harbour Almanac', rank: '1', id: '1' });
        expect(autoComplete.map(({ rank }) => Number(rank))).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
        expect(new Set(autoComplete.map(({ title }) => title)).size).toBe(100);
      },
      'those that hold every word, and no more than are asked for': async ({ admin }) => {
        const titlesOf = async (query: object) =>
          (await admin.call(routes.listAutocompleteItems, { query })).autoComplete.map(({ title }) => title);
        expect(await titlesOf({ q: 'HARBOUR the', limit: 2 })).toEqual([
          'The Harbour Almanac',
          'The Harbour Master Is Out',
        ]);
        expect(await titlesOf({ q: 'no such title' })).toEqual([]);
      },
    },
    refuses: {
      'no number of titles, and too many': async ({ admin }) => {
        for (const limit of [0, 1_001, 'all'])
          expect(fieldsOf(await admin.refused(400, routes.listAutocompleteItems, { query: { limit } }))).toEqual([
            'limit',
          ]);
      },
    },
  },
};
