import { seederOf } from '../../../lists/seed.ts';
import { productRow, productsIndex } from './products.list.ts';
import { seededProduct } from './products.seed-rows.ts';

/** Appends made-up products. */
export const seedProducts = seederOf({
  index: productsIndex,
  entity: 'product',
  async insert(transaction, firstId, count, now) {
    const rows = Array.from({ length: count }, (_, index) => productRow(seededProduct(firstId + index, now)));
    await transaction.insertInto('products').values(rows).execute();
  },
});
