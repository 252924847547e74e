import { seedProducts } from '@atrium/api/features/shop/products/products.seed';
import { priceBands, productOrders, productRatings, wordedCategories } from '@atrium/contract/products';
import { timePaths } from '../calls.ts';
import { type Kind, pageBudget, searchBudget } from '../kind.ts';
import { type List, measureList } from '../list-calls.ts';
import { each, pathTo, searchesFor, sometimes } from '../questions.ts';

const names = ['storm lantern', 'compass', 'barograph', 'brass', 'copper', 'travelling', 'towel', 'atlas', 'sextant'];
const commonTexts = ['classic', 'winter', 'silver', 'little', 'heavy', 'folding', 'amber lamp', 'fine blue', 'light '];

const filters = [
  ...each('category', wordedCategories),
  ...each('brand', ['Lantern Works', 'Heron Press', 'Oar & Anchor', 'Inkwell Row']),
  ...each('rating', productRatings),
  ...each('hasFreeShipping', ['true', 'false']),
  ...each('priceBand', priceBands),
  { category: 'lighting', rating: 4, priceBand: '10-to-100' },
];

const list: List = {
  path: '/apps/ecommerce/products',
  total: 'total',
  orders: each('sortBy', productOrders),
  anyFilter: (random) => sometimes(random, filters),
  searches: searchesFor(names, commonTexts),
};

export const products: Kind = {
  table: 'products',
  seed: seedProducts,
  measure: async (app, rows) => [
    ...(await measureList(app, list)),
    await timePaths(app, 'one product', pageBudget, (random) => `/apps/ecommerce/products/${1 + random.below(rows)}`),
    await timePaths(app, 'counts of all filters', pageBudget, (random) =>
      pathTo('/api/v1/products/facets', sometimes(random, filters)),
    ),
    await timePaths(app, 'counts of all filters, of a search', searchBudget, (random) =>
      pathTo('/api/v1/products/facets', { q: random.pick(names), ...sometimes(random, filters) }),
    ),
  ],
};
