import { paidCents } from '@atrium/contract/order-totals';
import { readsAllOrders } from '@atrium/contract/policy';
import { searchList } from '../../search/list-search.ts';
import { hitOf, nothing, type SearchSource } from '../../search/search-source.ts';
import { askedOrders } from './orders/asked-orders.ts';
import { findOrders } from './orders/orders.queries.ts';
import { productsIndex } from './products/products.list.ts';
import { findProducts } from './products/products.queries.ts';

export const searchProducts: SearchSource = (question) =>
  searchList(question, {
    index: productsIndex,
    filter: {},
    ...{ sort: 'name', direction: 'asc', byTitle: 'name' },
    load: async (ids) =>
      (await findProducts(question.context.services.engine.read, ids)).map(
        ({ id, name, slug, brand, image, priceCents, discountPercentage }) => {
          const amountCents = paidCents({ priceCents, discountPercentage, quantity: 1 });
          return hitOf({ id, title: name, detail: brand, picture: image, place: slug, amountCents });
        },
      ),
  });

/** All orders for whom they are work, and to everybody else their own. */
export const searchOrders: SearchSource = async (question) => {
  const { context, isNear } = question;
  const { ability, services } = context;
  const areAll = readsAllOrders(ability);
  const { index, words } = await askedOrders(context, { all: areAll, words: question.words });
  if (isNear && words.length === 0) return nothing;
  return searchList(
    { ...question, words },
    {
      index,
      filter: {},
      ...{ sort: 'id', direction: 'desc', byTitle: 'customerName', isNumbered: true },
      load: async (ids) =>
        (await findOrders(services.engine.read, ids)).map(({ id, customerName, totalCents, placedAt }) =>
          hitOf({
            ...{ id, title: `#${id}`, detail: customerName, amountCents: totalCents, at: placedAt },
            place: areAll ? 'all' : 'own',
          }),
        ),
    },
  );
};
