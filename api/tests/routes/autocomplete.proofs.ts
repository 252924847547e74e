import * as routes from '@atrium/contract/autocomplete';
import { expect } from 'vitest';
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
    },
  },
};
