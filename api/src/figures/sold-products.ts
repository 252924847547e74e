import { sql } from 'kysely';
import { numberField, recordsTable, textField } from '../database/dialect.ts';
import type { Database, Transaction } from '../database/engine.ts';
import type { ProductDayRow } from '../database/figures-schema.ts';
import type { Span } from './spans.ts';

/** A line of an order as it counts in what its product brought. */
interface SoldLine {
  readonly productId: number;
  readonly pieces: number;
  /** What it cost after its own discount: its weight in the order. */
  readonly cents: number;
}

/**
 * Shares what an order earned among its lines, to the cent: each gets the difference between the shares up to it and up to the one before,
 * so that they add up whatever is rounded.
 */
export function soldProducts(day: string, lines: readonly SoldLine[], earnedCents: number): ProductDayRow[] {
  const whole = lines.reduce((sum, { cents }) => sum + cents, 0);
  const shareOf = (cents: number) => (whole === 0 ? 0 : Number((BigInt(cents) * BigInt(earnedCents)) / BigInt(whole)));
  let upTo = 0;
  return lines.map(({ productId, pieces, cents }) => {
    const earlier = shareOf(upTo);
    upTo += cents;
    return { day, productId, pieces, revenueCents: shareOf(upTo) - earlier };
  });
}

/** Adds to what was sold by product and day; below zero takes away. */
export async function addSoldProducts(transaction: Transaction, rows: readonly ProductDayRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into product_days (day, product_id, pieces, revenue_cents)
    select day, product_id, cast(sum(pieces) as bigint), cast(sum(revenue_cents) as bigint) from (
      select ${textField('day')} as day, ${numberField('productId')} as product_id,
        ${numberField('pieces')} as pieces, ${numberField('revenueCents')} as revenue_cents
      from ${recordsTable(transaction, rows)}) as sold
    where true group by day, product_id
    on conflict (day, product_id) do update set pieces = product_days.pieces + excluded.pieces,
      revenue_cents = product_days.revenue_cents + excluded.revenue_cents`.execute(transaction);
}

interface SoldProduct {
  productId: number;
  /** Null for a product that is gone. */
  name: string | null;
  category: string | null;
  pieces: number;
  revenueCents: number;
  revenueCentsBefore: number;
}

/** Which products brought the most in a span, and what they brought in the one before it. */
export async function bestSellers(
  database: Database,
  span: Span,
  earlier: Span,
  count: number,
): Promise<SoldProduct[]> {
  const { rows } = await sql<SoldProduct>`
    select best.product_id, products.name, products.category, best.pieces, best.revenue_cents,
      coalesce((select cast(sum(revenue_cents) as bigint) from product_days
        where product_id = best.product_id and day >= ${earlier.from} and day <= ${earlier.to}), 0) as revenue_cents_before
    from (
      select product_id, cast(sum(pieces) as bigint) as pieces, cast(sum(revenue_cents) as bigint) as revenue_cents
      from product_days where day >= ${span.from} and day <= ${span.to}
      group by product_id having sum(pieces) > 0 or sum(revenue_cents) > 0
      order by sum(revenue_cents) desc, product_id limit ${count}) as best
    left join products on products.id = best.product_id
    order by best.revenue_cents desc, best.product_id`.execute(database);
  return rows;
}

interface SoldCategory {
  /** Null for what is gone from the shop. */
  category: string | null;
  pieces: number;
  revenueCents: number;
  revenueCentsBefore: number;
}

/** What each category brought in a span and in the one before it, by where its products stand now. */
export async function soldCategories(database: Database, span: Span, earlier: Span): Promise<SoldCategory[]> {
  const within = sql`day >= ${span.from}`;
  const { rows } = await sql<SoldCategory>`
    select products.category,
      cast(sum(case when ${within} then sold.pieces else 0 end) as bigint) as pieces,
      cast(sum(case when ${within} then sold.revenue_cents else 0 end) as bigint) as revenue_cents,
      cast(sum(case when ${within} then 0 else sold.revenue_cents end) as bigint) as revenue_cents_before
    from product_days as sold left join products on products.id = sold.product_id
    where day >= ${earlier.from} and day <= ${span.to}
    group by products.category
    order by revenue_cents desc, products.category`.execute(database);
  return rows;
}
