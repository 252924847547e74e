import * as z from 'zod/mini';
import { allDataLimit, listParameters } from './lists.ts';
import { route } from './route.ts';
import { numberParameter } from './text.ts';

/** A title to choose from. Its numbers are text, as those who show it want them. */
export const AutocompleteItem = z.object({ title: z.string(), rank: z.string(), id: z.string() });
export type AutocompleteItem = z.infer<typeof AutocompleteItem>;

export const listAutocompleteItems = route({
  name: 'listAutocompleteItems',
  method: 'GET',
  path: '/api/autocomplete/data',
  summary:
    'The titles that an autocomplete field suggests from, by rank: at most `limit` of those that hold every word of `q`.',
  access: { action: 'read', subject: 'Autocomplete' },
  query: z.object({
    q: listParameters.q,
    limit: z._default(numberParameter(z.gte(1), z.lte(allDataLimit)), allDataLimit),
  }),
  status: 200,
  response: z.object({ autoComplete: z.array(AutocompleteItem) }),
});
