import type { InvoiceCredit } from '@atrium/contract/invoice-credits';
import { sql } from 'kysely';
import type { Database } from '../../database/engine.ts';
import type { InvoiceRow } from '../../database/invoices-schema.ts';

type Due = Pick<InvoiceRow, 'id' | 'clientId' | 'currency'>;

/** Who owes an invoice, and in what; undefined when there is none, or it was deleted. */
export function findDue(database: Database, id: number): Promise<Due | undefined> {
  return database
    .selectFrom('invoices')
    .select(['id', 'clientId', 'currency'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

const most = 100;

/** What the other invoices of the client have as credit in the currency, the oldest first: by the index of those with a credit. */
export async function findCredits(database: Database, { id, clientId, currency }: Due): Promise<InvoiceCredit[]> {
  const rows = await database
    .selectFrom('invoices')
    .select(['id', 'balanceCents'])
    .where('clientId', '=', clientId)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`balance_cents < 0`)
    .where('currency', '=', currency)
    .where('id', '!=', id)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ invoiceId: row.id, amountCents: -row.balanceCents }));
}
