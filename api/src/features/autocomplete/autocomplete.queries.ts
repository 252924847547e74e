import type { AutocompleteItem } from '@atrium/contract/autocomplete';
import type { Database } from '../../database/engine.ts';

export async function findFirstItems(database: Database, limit: number): Promise<AutocompleteItem[]> {
  const items = await database
    .selectFrom('autocompleteItems')
    .select(['id', 'title', 'rank'])
    .orderBy('rank')
    .orderBy('id')
    .limit(limit)
    .execute();
  return items.map(({ id, title, rank }) => ({ id: String(id), title, rank: String(rank) }));
}
