import * as z from 'zod/mini';
import { route } from './route.ts';

/** A title to choose from. Its numbers are text, as those who show it want them. */
export const AutocompleteItem = z.object({ title: z.string(), rank: z.string(), id: z.string() });
export type AutocompleteItem = z.infer<typeof AutocompleteItem>;

export const listAutocompleteItems = route({
  name: 'listAutocompleteItems',
  method: 'GET',
  path: '/api/autocomplete/data',
  summary: 'The first 1,000 titles that an autocomplete field suggests from, by rank.',
  access: { action: 'read', subject: 'Autocomplete' },
  status: 200,
  response: z.object({ autoComplete: z.array(AutocompleteItem) }),
});
