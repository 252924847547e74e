import * as routes from '@atrium/contract/autocomplete';
import { allDataLimit } from '@atrium/contract/lists';
import { handle } from '../../handle.ts';
import { foldSearched, foldWords } from '../../search/fold.ts';
import { findFirstItems } from './autocomplete.queries.ts';

export const autocompleteEndpoints = [
  handle(routes.listAutocompleteItems, async ({ services }, { query }) => {
    const items = await findFirstItems(services.engine.read, allDataLimit);
    const words = foldWords(query.q);
    const matching = items.filter(({ title }) => words.every((word) => foldSearched(title).includes(word)));
    return { autoComplete: matching.slice(0, query.limit) };
  }),
];
