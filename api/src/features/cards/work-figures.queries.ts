import { daysAfter } from '@atrium/contract/days';
import { sql } from 'kysely';
import type { Database } from '../../database/engine.ts';
import type { Span } from '../../figures/spans.ts';
import { shownName } from '../../people/shown-name.ts';

interface Seller {
  name: string;
  invoices: number;
  soldCents: number;
  soldCentsBefore: number;
}

/** Who sold the most in a span, in the currency of the house, and what they had sold in the span before it. */
export async function bestSalespeople(database: Database, span: Span, earlier: Span, count: number): Promise<Seller[]> {
  const isNow = sql`issued_date >= ${span.from}`;
  const cents = sql`round((total_cents - credit_cents) * 1.0 * rate_millionths / 1000000)`;
  const { rows } = await sql<Seller>`
    select * from (
      select salesperson as name,
        cast(sum(case when ${isNow} then 1 else 0 end) as bigint) as invoices,
        cast(sum(case when ${isNow} then ${cents} else 0 end) as bigint) as sold_cents,
        cast(sum(case when ${isNow} then 0 else ${cents} end) as bigint) as sold_cents_before
      from invoices
      where deleted_at is null and salesperson <> '' and status <> 'Draft'
        and issued_date >= ${earlier.from} and issued_date <= ${span.to}
      group by salesperson) as sellers
    where sold_cents > 0
    order by sold_cents desc, name limit ${count}`.execute(database);
  return rows;
}

interface Responses {
  comments: number;
  commentsBefore: number;
  refunds: number;
  refundsBefore: number;
  refundedCents: number;
  refundedCentsBefore: number;
}

/** Comments on posts and refunds of orders in a span, and in the one before it. */
export async function countResponses(database: Database, span: Span, earlier: Span): Promise<Responses> {
  const { rows } = await sql<Responses>`
    select comments.now as comments, comments.earlier as comments_before, refunds.now as refunds,
      refunds.earlier as refunds_before, refunds.now_cents as refunded_cents, refunds.earlier_cents as refunded_cents_before
    from (
      select ${sumNow('created_at', span)} as now, ${sumEarlier('created_at', span)} as earlier
      from blog_comments where ${isIn('created_at', earlier, span)}) as comments
    cross join (
      select ${sumNow('refunded_at', span)} as now, ${sumEarlier('refunded_at', span)} as earlier,
        ${sumNow('refunded_at', span, 'amount_cents')} as now_cents,
        ${sumEarlier('refunded_at', span, 'amount_cents')} as earlier_cents
      from refunds where ${isIn('refunded_at', earlier, span)}) as refunds`.execute(database);
  const [responses] = rows;
  if (!responses) throw new Error('A sum of no rows is a row.');
  return responses;
}

type Summed = 'amount_cents';

function sumNow(moment: string, { from }: Span, summed?: Summed) {
  const each = summed ? sql.ref(summed) : sql`1`;
  return sql`cast(coalesce(sum(case when ${sql.ref(moment)} >= ${from} then ${each} else 0 end), 0) as bigint)`;
}

function sumEarlier(moment: string, { from }: Span, summed?: Summed) {
  const each = summed ? sql.ref(summed) : sql`1`;
  return sql`cast(coalesce(sum(case when ${sql.ref(moment)} >= ${from} then 0 else ${each} end), 0) as bigint)`;
}

/** A moment is after the day on which it is, and before the next. */
function isIn(moment: string, earlier: Span, span: Span) {
  return sql`${sql.ref(moment)} >= ${earlier.from} and ${sql.ref(moment)} < ${daysAfter(span.to, 1)}`;
}

/** What was paid last, by its day. */
export function latestPayments(database: Database, count: number) {
  return database
    .selectFrom('invoicePayments')
    .innerJoin('invoices', 'invoices.id', 'invoicePayments.invoiceId')
    .innerJoin('clients', 'clients.id', 'invoices.clientId')
    .select(['invoicePayments.id', 'paidOn', 'amountCents', 'method', 'invoiceId', 'currency', 'clientAsIssued'])
    .select('clients.name as clientName')
    .where('invoices.deletedAt', 'is', null)
    .orderBy('paidOn', 'desc')
    .orderBy('invoicePayments.id', 'desc')
    .limit(count)
    .execute();
}

interface Person {
  accountId: number | null;
  name: string;
  avatar: string;
  open: number;
  completed: number;
}

/** Whom an account's tasks are assigned to: those with the most open ones first. Whoever is no account is told apart by name. */
export async function taskPeople(database: Database, accountId: number, count: number): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select given.assignee_id as account_id, case when accounts.id is null then given.name else ${shownName('accounts')} end as name,
      coalesce(case
        when accounts.id is not null then case when accounts.closed_at is null then accounts.avatar end
        else (
          select max(assignee_avatar) from tasks
          where account_id = ${accountId} and is_deleted = 0 and assignee_id is null and assignee_name = given.name)
      end, '') as avatar, given.open, given.completed
    from (
      select assignee_id, case when assignee_id is null then assignee_name else '' end as name,
        cast(sum(1 - is_completed) as bigint) as open, cast(sum(is_completed) as bigint) as completed
      from tasks
      where account_id = ${accountId} and is_deleted = 0 and assignee_name is not null
      group by assignee_id, case when assignee_id is null then assignee_name else '' end) as given
    left join accounts on accounts.id = given.assignee_id
    order by given.open desc, given.completed desc, name limit ${count}`.execute(database);
  return rows;
}
