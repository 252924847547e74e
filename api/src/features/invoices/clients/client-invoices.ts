import type { Client } from '@atrium/contract/clients';
import { sql } from 'kysely';
import { numberField, recordsTable, textField } from '../../../database/dialect.ts';
import type { Transaction } from '../../../database/engine.ts';
import type { InvoiceRow } from '../../../database/invoices-schema.ts';
import type { ListTuning } from '../../../lists/list-index.ts';
import { trackRows } from '../../../lists/track.ts';
import { fold } from '../../../search/fold.ts';
import { invoicesIndex, searchedText } from '../invoices.list.ts';

const rowsAtOnce = 500;

/** Drafts are sorted and found by the name and the e-mail address of their client, deleted ones once they are back. What was issued stays what it was. */
export async function renameOnInvoices(transaction: Transaction, client: Client, tuning?: ListTuning): Promise<void> {
  let last = 0;
  for (;;) {
    const rows = await invoicesAfter(transaction, client.id, last);
    if (rows.length === 0) return;
    const moves = rows.map((before) => ({ before, after: renamed(before, client) }));
    await storeNames(
      transaction,
      moves.map(({ after }) => after),
    );
    await trackRows(transaction, invoicesIndex, moves, tuning);
    last = rows.at(-1)?.id ?? 0;
  }
}

function renamed(row: InvoiceRow, client: Client): InvoiceRow {
  return { ...row, clientNameKey: fold(client.name), search: searchedText(row, client) };
}

function invoicesAfter(transaction: Transaction, clientId: number, id: number): Promise<InvoiceRow[]> {
  return transaction
    .selectFrom('invoices')
    .selectAll()
    .where('clientId', '=', clientId)
    .where('clientAsIssued', 'is', null)
    .where('id', '>', id)
    .orderBy('id')
    .limit(rowsAtOnce)
    .execute();
}

async function storeNames(transaction: Transaction, rows: readonly InvoiceRow[]): Promise<void> {
  const records = rows.map(({ id, clientNameKey, search }) => ({ id, clientNameKey, search }));
  await sql`
    update invoices set client_name_key = renamed.client_name_key, search = renamed.search
    from (
      select ${numberField('id')} as id, ${textField('clientNameKey')} as client_name_key, ${textField('search')} as search
      from ${recordsTable(transaction, records)}) as renamed
    where invoices.id = renamed.id`.execute(transaction);
}
