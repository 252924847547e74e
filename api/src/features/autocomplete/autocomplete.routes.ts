import * as routes from '@atrium/contract/autocomplete';
import { allDataLimit } from '@atrium/contract/lists';
import { handle } from '../../handle.ts';
import { findFirstItems } from './autocomplete.queries.ts';

export const autocompleteEndpoints = [
  handle(routes.listAutocompleteItems, async ({ services }) => ({
    autoComplete: await findFirstItems(services.engine.read, allDataLimit),
  })),
];
