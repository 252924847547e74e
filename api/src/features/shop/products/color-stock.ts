import type { ColorStock } from '@atrium/contract/product-colors';
import { sumOfColors } from '@atrium/contract/product-stock';
import type { ColorOption, ProductColor } from '@atrium/contract/products';
import { sql } from 'kysely';
import { isIdIn, numberField, recordsTable, textField } from '../../../database/dialect.ts';
import type { Transaction } from '../../../database/engine.ts';
import { inOrderOfColors } from './product-colors.queries.ts';

/** So many pieces of a colour came into stock; below zero, went out of it. A line from before there were colours has none. */
export interface ColorStep {
  productId: number;
  color: ColorOption | null;
  step: number;
}

/**
 * Moves the stock of the colours of those products that keep it by colour; answers the products of which that was done. What comes back in a
 * colour that the product does not come in any more makes it come in that colour again: there are pieces of it. What has no colour is of the first.
 */
export async function moveColorStock(transaction: Transaction, steps: readonly ColorStep[]): Promise<Set<number>> {
  const moved = colorSteps(transaction, steps);
  await sql`
    insert into product_colors (product_id, color, stock, article_number)
    select product_id, color, 0, '' from ${moved} where step > 0
    on conflict do nothing`.execute(transaction);
  const { rows } = await sql<{ productId: number }>`
    update product_colors set stock = stock + moved.step from ${moved}
    where product_colors.product_id = moved.product_id and product_colors.color = moved.color and stock + moved.step >= 0
    returning product_colors.product_id`.execute(transaction);
  return new Set(rows.map(({ productId }) => productId));
}

/** By product and colour, of the products that keep their stock so. */
function colorSteps(transaction: Transaction, steps: readonly ColorStep[]) {
  return sql`(
    select product_id, color, sum(step) as step from (
      select product_id, step, coalesce(color, (
        select min(known.color) from product_colors as known where known.product_id = steps.product_id)) as color
      from (select ${numberField('productId')} as product_id, ${textField('color')} as color, ${numberField('step')} as step
        from ${recordsTable(transaction, steps)}) as steps) as colored
    where color is not null and product_id in (select product_id from product_colors)
    group by product_id, color) as moved`;
}

/** Takes what a cart holds out of the stock of its colours, where there is enough of them; answers the products that it was taken of. */
export async function takeFromColors(transaction: Transaction, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ productId: number }>`
    update product_colors set stock = stock - wanted.quantity
    from (select product_id, color, quantity from cart_items where account_id = ${accountId}) as wanted
    where product_colors.product_id = wanted.product_id and product_colors.color = wanted.color
      and stock >= wanted.quantity
    returning product_colors.product_id`.execute(transaction);
  return rows.map(({ productId }) => productId);
}

/** Whether a product keeps its stock as one number, or is among those. */
export function isTakenOrPlain(transaction: Transaction, taken: readonly number[]) {
  return sql<boolean>`(${isIdIn(transaction, sql`${taken}`)}
    or not exists (select 1 from product_colors where product_colors.product_id = products.id))`;
}

/** The colours as they are from then on. What is not said of one stays as it is. */
export function changedColors(before: readonly ProductColor[], given: readonly ColorStock[]): ProductColor[] {
  const known = new Map(before.map((color) => [color.color, color]));
  return inOrderOfColors(
    given.map(({ color, stock, articleNumber }) => ({
      color,
      stock: stock ?? known.get(color)?.stock ?? 0,
      articleNumber: articleNumber ?? known.get(color)?.articleNumber ?? '',
    })),
  );
}

interface Stocked {
  stock: number;
  colors: ProductColor[];
}

/** A product with so many more pieces of some colours: below zero, less, and never less than none. */
export function withPieces<Product extends Stocked>(
  product: Product,
  steps: readonly Omit<ColorStep, 'productId'>[],
): Product {
  if (product.colors.length === 0) {
    const pieces = steps.reduce((sum, { step }) => sum + step, 0);
    return { ...product, stock: Math.max(0, product.stock + pieces) };
  }
  const colors = steps.reduce(withStep, product.colors);
  return { ...product, colors, stock: sumOfColors(colors) };
}

function withStep(colors: ProductColor[], { color, step }: Omit<ColorStep, 'productId'>): ProductColor[] {
  const wanted = color ?? [...colors].map((each) => each.color).sort()[0];
  const isKnown = colors.some((each) => each.color === wanted);
  if (isKnown || wanted === undefined)
    return colors.map((each) => (each.color === wanted ? { ...each, stock: Math.max(0, each.stock + step) } : each));
  return step > 0 ? inOrderOfColors([...colors, { color: wanted, stock: step, articleNumber: '' }]) : colors;
}
