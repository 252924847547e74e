import type { CardPeriod } from '@atrium/contract/cards';
import type { SalesFigures } from '@atrium/contract/figures';
import type { Context } from '../../context.ts';
import { bestSellers, soldCategories } from '../../figures/sold-products.ts';
import type { Span } from '../../figures/spans.ts';
import { countProducts } from './cards.queries.ts';
import { today } from './cards.ts';
import { daysOfPeriod, measured, periodOf, shownPeriod, sumWithin } from './figures.ts';

const measures = [
  'revenue-cents',
  'cost-cents',
  'orders',
  'product-orders/finished',
  'product-orders/pending',
  'product-orders/rejected',
  'customers/new',
  'customers/returning',
] as const;

const shownProducts = 6;

export async function salesFigures(context: Context, asked: CardPeriod): Promise<SalesFigures> {
  const { read } = context.services.engine;
  const period = periodOf(asked, today(context));
  const { span, spanBefore } = period;
  const days = await daysOfPeriod(read, period, measures);
  const products = await bestSellers(read, span, spanBefore, shownProducts);
  const categories = await soldCategories(read, span, spanBefore);
  return {
    ...shownPeriod(period),
    revenueCents: measured(period, days('revenue-cents')),
    costCents: measured(period, days('cost-cents')),
    orders: measured(period, days('orders')),
    statuses: {
      finished: sumWithin(span, [days('product-orders/finished')]),
      pending: sumWithin(span, [days('product-orders/pending')]),
      rejected: sumWithin(span, [days('product-orders/rejected')]),
    },
    newCustomers: measured(period, days('customers/new')),
    returningCustomers: measured(period, days('customers/returning')),
    weekdays: weekdaysOf(days('orders'), span, spanBefore),
    categories,
    products: products.map(({ productId, name, category, ...brought }) => ({
      productId: name === null ? null : productId,
      name,
      category,
      ...brought,
    })),
    productsOnSale: await countProducts(read),
  };
}

/** From Monday to Sunday. */
function weekdaysOf(orders: ReadonlyMap<string, number>, span: Span, spanBefore: Span) {
  return Array.from({ length: 7 }, (_, weekday) => {
    const own = new Map([...orders].filter(([day]) => (new Date(day).getUTCDay() + 6) % 7 === weekday));
    return { orders: sumWithin(span, [own]), ordersBefore: sumWithin(spanBefore, [own]) };
  });
}
