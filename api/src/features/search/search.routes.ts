import * as routes from '@atrium/contract/search';
import { type Endpoint, handle } from '../../handle.ts';
import type { SearchSources } from '../../search/search-source.ts';
import { searchEverything } from './search.ts';

export function searchEndpoints(sources: SearchSources): Endpoint[] {
  return [
    handle(routes.searchEverything, async (context, { query }) => ({
      groups: await searchEverything(context, sources, query),
    })),
  ];
}
