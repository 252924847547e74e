import type { Client } from '@atrium/contract/clients';
import type { Transaction } from '../../../database/engine.ts';
import { findDraftsOf, storeSearchTexts } from '../quotes/quotes.queries.ts';
import { quoteContentOf, quoteRow } from '../quotes/quotes.shapes.ts';

/** Drafts are found by the name and the e-mail address that their client has now. */
export async function renameOnQuotes(transaction: Transaction, client: Client): Promise<void> {
  const drafts = await findDraftsOf(transaction, client.id);
  const renamed = drafts.map((row) => quoteRow(row.id, quoteContentOf({ row }), client, row.createdAt));
  await storeSearchTexts(transaction, renamed);
}
