import type { ClientFigures, ClientPayment, ClientPaymentsQuery } from '@atrium/contract/client-account';
import { sql } from 'kysely';
import type { Database } from '../../../database/engine.ts';

/** By currency: one for each that the client's invoices are in, but for drafts. By the index `invoices_summed_by_client`. */
export async function findClientFigures(database: Database, clientId: number): Promise<ClientFigures[]> {
  const { rows } = await sql<ClientFigures>`
    select currency,
      cast(sum(total_cents - credit_cents) as bigint) as total_cents,
      cast(sum(case when status <> 'Paid' then balance_cents else 0 end) as bigint) as open_cents,
      cast(sum(case when status <> 'Paid' then 1 else 0 end) as bigint) as open_invoices,
      cast(sum(case when status = 'Past Due' then balance_cents else 0 end) as bigint) as past_due_cents,
      cast(sum(case when status = 'Past Due' then 1 else 0 end) as bigint) as past_due_invoices,
      cast(sum(case when balance_cents < 0 then -balance_cents else 0 end) as bigint) as credit_cents
    from invoices
    where client_id = ${clientId} and deleted_at is null and status <> 'Draft'
    group by currency
    order by currency`.execute(database);
  return rows;
}

function paymentsOf(database: Database, clientId: number) {
  return database
    .selectFrom('invoices')
    .innerJoin('invoicePayments', 'invoicePayments.invoiceId', 'invoices.id')
    .where('invoices.clientId', '=', clientId)
    .where('invoices.deletedAt', 'is', null);
}

export async function countClientPayments(database: Database, clientId: number): Promise<number> {
  const { total } = await paymentsOf(database, clientId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export function findClientPayments(
  database: Database,
  clientId: number,
  { page, perPage }: ClientPaymentsQuery,
): Promise<ClientPayment[]> {
  return paymentsOf(database, clientId)
    .select(['invoicePayments.id', 'paidOn', 'amountCents', 'method', 'invoicePayments.note', 'provider'])
    .select(['otherInvoiceId', 'invoiceId', 'currency'])
    .orderBy('paidOn', 'desc')
    .orderBy('invoicePayments.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
}
