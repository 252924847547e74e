import { houseCents } from '@atrium/contract/currency';
import { firstDueDay, type InvoiceAge, invoiceAges, isOpen } from '@atrium/contract/invoice-age';
import { sql } from 'kysely';
import { numberField, recordsTable, textField } from '../../database/dialect.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import type { InvoiceRow } from '../../database/invoices-schema.ts';

type Counted = Pick<InvoiceRow, 'dueDate' | 'status' | 'balanceCents' | 'rateMillionths' | 'deletedAt'>;

/** An invoice that was added (`before` is null) or changed. */
interface OpenMove {
  before: Counted | null;
  after: Counted;
}

/** Keeps what is open, in the currency of the house, by the day on which it is due, in the transaction that changes it. */
export async function countOpen(transaction: Transaction, moves: readonly OpenMove[]): Promise<void> {
  const steps = moves.flatMap(({ before, after }) => [...stepsOf(before, -1), ...stepsOf(after, 1)]);
  if (steps.length === 0) return;
  await sql`
    insert into open_invoices (due_date, invoices, balance_cents)
    select due_date, sum(invoices), sum(balance_cents) from (
      select ${textField('dueDate')} as due_date, ${numberField('invoices')} as invoices, ${numberField('balanceCents')} as balance_cents
      from ${recordsTable(transaction, steps)}) as steps
    where true group by due_date
    on conflict (due_date) do update set invoices = open_invoices.invoices + excluded.invoices,
      balance_cents = open_invoices.balance_cents + excluded.balance_cents`.execute(transaction);
}

function stepsOf(invoice: Counted | null, times: 1 | -1) {
  if (!invoice || invoice.deletedAt !== null || !isOpen(invoice)) return [];
  const balanceCents = times * houseCents(invoice.balanceCents, invoice.rateMillionths);
  return [{ dueDate: invoice.dueDate, invoices: times, balanceCents }];
}

/** What is open on a day, by its age. */
export async function readAgeing(database: Database, today: string) {
  const isOfAge = invoiceAges.map((age) => sql`when due_date >= ${firstDueDay(today, age)} then ${sql.lit(age)}`);
  const { rows } = await sql<{ age: InvoiceAge; invoices: number; balanceCents: number }>`
    select age, cast(sum(invoices) as bigint) as invoices, cast(sum(balance_cents) as bigint) as balance_cents
    from (select case ${sql.join(isOfAge, sql` `)} end as age, invoices, balance_cents from open_invoices) as days
    group by age`.execute(database);
  const ages = invoiceAges.map((age) => rows.find((row) => row.age === age) ?? { age, invoices: 0, balanceCents: 0 });
  const sum = (of: 'invoices' | 'balanceCents') => ages.reduce((total, age) => total + age[of], 0);
  return { balanceCents: sum('balanceCents'), invoices: sum('invoices'), ages };
}
