import type { StatementEntry } from '@atrium/contract/client-statements';
import { sql } from 'kysely';
import type { Database } from '../../../database/engine.ts';

interface Days {
  readonly from: string;
  readonly until: string;
}

/**
 * What changed what a client owes, each on its day: invoices that somebody has, what was credited and paid of them. What was credited without a credit
 * note has no day of its own: it is taken off from the day of its invoice on. What is not deleted comes to the balance of the invoice.
 */
function movementsOf(clientId: number) {
  return sql`
    issued as (
      select id, issued_date, due_date, currency, total_cents, credit_cents from invoices
      where client_id = ${clientId} and deleted_at is null and (
        sent_at is not null or downloaded_at is not null
        or exists (select 1 from invoice_payments where invoice_payments.invoice_id = invoices.id))),
    noted as (
      select credit_notes.id, credit_notes.issued_date, invoice_id, currency, credit_notes.total_cents
      from credit_notes join issued on issued.id = credit_notes.invoice_id
      where credit_notes.deleted_at is null),
    credited as (
      select issued.id as invoice_id, issued.issued_date, issued.currency,
        cast(issued.credit_cents - coalesce((select sum(total_cents) from noted where noted.invoice_id = issued.id), 0) as bigint) as cents
      from issued where issued.credit_cents > 0),
    movements as (
      select issued_date as day, 1 as place, 'invoice' as kind, id as invoice_id, cast(null as bigint) as other_id, id as sorted_by,
        due_date, currency, total_cents as amount_cents from issued
      union all
      select issued_date, 2, 'credited', invoice_id, null, invoice_id, null, currency, -cents from credited where cents > 0
      union all
      select issued_date, 3, 'credit-note', invoice_id, id, id, null, currency, -total_cents from noted
      union all
      select paid_on, 4, ${kindOfPayment}, invoice_id, other_invoice_id, invoice_payments.id, null, currency, -amount_cents
      from invoice_payments join issued on issued.id = invoice_payments.invoice_id)`;
}

const kindOfPayment = sql`case
  when other_invoice_id is null and amount_cents > 0 then 'payment' when other_invoice_id is null then 'refund'
  when amount_cents > 0 then 'credit-received' else 'credit-used' end`;

export interface StatementSums {
  readonly currency: string;
  readonly openingCents: number;
  readonly closingCents: number;
}

/** What was owed before the days, and after them, in each currency. */
export async function findStatementSums(database: Database, clientId: number, { from, until }: Days) {
  const { rows } = await sql<StatementSums>`
    with ${movementsOf(clientId)}
    select currency,
      cast(sum(case when day < ${from} then amount_cents else 0 end) as bigint) as opening_cents,
      cast(sum(amount_cents) as bigint) as closing_cents
    from movements where day <= ${until} group by currency order by currency`.execute(database);
  return rows;
}

export type FoundEntry = StatementEntry & { readonly currency: string };

/** At most so many, each with what was owed after it: what came before the days is in that. */
export async function findStatementEntries(
  database: Database,
  clientId: number,
  { from, until }: Days,
  most: number,
): Promise<FoundEntry[]> {
  const { rows } = await sql<FoundEntry>`
    with ${movementsOf(clientId)}
    select day, kind, invoice_id, other_id, due_date, amount_cents, balance_cents, currency from (
      select movements.*, cast(sum(amount_cents) over (
        partition by currency order by day, place, sorted_by rows between unbounded preceding and current row
      ) as bigint) as balance_cents
      from movements where day <= ${until}) as running
    where day >= ${from}
    order by currency, day, place, sorted_by
    limit ${most}`.execute(database);
  return rows;
}
