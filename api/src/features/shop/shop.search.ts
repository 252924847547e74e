import { readsAllOrders } from '@atrium/contract/policy';
import { ownedBy } from '../../lists/list-index.ts';
import { searchList } from '../../search/list-search.ts';
import { hitOf, type SearchSource } from '../../search/search-source.ts';
import { ordersIndex } from './orders/orders.list.ts';
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
        ({ id, name, slug, brand, image, priceCents }) =>
          hitOf({ id, title: name, detail: brand, picture: image, place: slug, amountCents: priceCents }),
      ),
  });

/** All orders for whom they are work, and to everybody else their own. */
export const searchOrders: SearchSource = (question) => {
  const { ability, caller, services } = question.context;
  const areAll = readsAllOrders(ability);
  return searchList(question, {
    index: areAll ? ordersIndex : ownedBy(ordersIndex, caller.accountId),
    filter: {},
    ...{ sort: 'id', direction: 'desc', byTitle: 'customerName', isNumbered: true },
    load: async (ids) =>
      (await findOrders(services.engine.read, ids)).map(({ id, customerName, totalCents, placedAt }) =>
        hitOf({
          ...{ id, title: `#${id}`, detail: customerName, amountCents: totalCents, at: placedAt },
          place: areAll ? 'all' : 'own',
        }),
      ),
  });
};
