import type { Client } from '@atrium/contract/clients';
import type { Transaction } from '../../database/engine.ts';
import { findDraftsOf, replaceQuote } from './quotes.queries.ts';
import { quoteContentOf, quoteRow } from './quotes.shapes.ts';

/** Drafts are found by the name and the e-mail address that their client has now. */
export async function renameOnQuotes(transaction: Transaction, client: Client): Promise<void> {
  for (const row of await findDraftsOf(transaction, client.id)) {
    const content = quoteContentOf({ row, client });
    const { search } = quoteRow(row.id, content, client, row.createdAt);
    await replaceQuote(transaction, { ...row, search });
  }
}
