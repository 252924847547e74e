import type { Transaction } from '../../database/engine.ts';
import { reserveIds } from '../../database/sequences.ts';
import { sampleTitles } from './autocomplete.sample-titles.ts';

export async function loadSampleAutocompleteItems(transaction: Transaction): Promise<void> {
  const rows = sampleTitles.map((title, index) => ({ id: index + 1, title, rank: index + 1 }));
  await transaction.insertInto('autocompleteItems').values(rows).execute();
  await reserveIds(transaction, 'autocomplete_items', rows.length);
}
