import { addToCart, addToWishlist } from '@atrium/contract/carts';
import * as routes from '@atrium/contract/products';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import { allProducts, sampleProductCount } from '../shop/shop.ts';
import type { ProofTable } from './proofs.ts';

const wrongFilters = {
  category: 'boats/oars',
  brand: 'x'.repeat(81),
  rating: 6,
  hasFreeShipping: 'yes',
  priceBand: 'cheap',
};

export const productProofs: ProofTable = {
  listProducts: {
    works: {
      'nine products, the newest first': async ({ app }) => {
        const person = await newcomer(app);
        const answer = await person.call(routes.listProducts, { query: {} });
        expect(answer.products.map(({ id }) => id)).toEqual([27, 26, 25, 24, 23, 22, 21, 20, 19]);
        expect(answer).toMatchObject({ total: sampleProductCount, userWishlist: [], userCart: [] });
        expect(answer.products.at(-1)).toEqual({
          id: 19,
          name: 'Letterpress Starter Set',
          slug: 'letterpress-starter-set-19',
          description: expect.stringContaining('hand press'),
          brand: 'Heron Press',
          category: 'print',
          price: 249,
          discountPercentage: 11,
          image: '/products/letterpress-starter-set.svg',
          hasFreeShipping: true,
          rating: 4,
          stock: expect.any(Number),
          colors: [],
          isInWishlist: false,
          isInCart: false,
        });
      },
      "with one's own cart and wishlist": async ({ app }) => {
        const person = await newcomer(app);
        await person.call(addToCart, { body: { productId: 27 } });
        await person.call(addToWishlist, { body: { productId: 26 } });
        const { products, userCart, userWishlist } = await person.call(routes.listProducts, { query: { perPage: 2 } });
        expect(products.map(({ isInCart, isInWishlist }) => [isInCart, isInWishlist])).toEqual([
          [true, false],
          [false, true],
        ]);
        expect(userCart).toEqual([{ id: expect.any(Number), productId: 27, qty: 1, color: 'primary' }]);
        expect(userWishlist).toEqual([{ id: expect.any(Number), productId: 26, color: null }]);
      },
      'any of several brands': async ({ admin }) => {
        const brand = ['Kestrel Maps', 'Wick & Wether'];
        const { total } = await admin.call(routes.listProducts, { query: { brand } });
        expect(total).toBe(5);
      },
    },
    refuses: {
      'what is no page, no order and no filter, and names each': async ({ admin }) => {
        const query = { ...wrongFilters, page: 0, perPage: 101, sortBy: 'price' };
        const fields = fieldsOf(await admin.refused(400, routes.listProducts, { query }));
        expect(new Set(fields.map((field) => field.split('.')[0]))).toEqual(new Set(Object.keys(query)));
      },
    },
  },
  getProduct: {
    works: {
      'by its id and by its slug, with the colours that it comes in': async ({ admin }) => {
        const { userCart } = await admin.call(routes.listProducts, { query: {} });
        const cart = new Map(userCart.map(({ productId, color }) => [productId, color]));
        for (const product of await allProducts(admin)) {
          const expected = {
            product: {
              ...product,
              pictures: expect.any(Array),
              colorOptions:
                product.colors.length > 0
                  ? product.colors.map(({ color }) => color)
                  : ['primary', 'success', 'warning', 'danger', 'info'],
              cartColor: cart.get(product.id) ?? null,
              wishlistColor: null,
            },
          };
          for (const id of [String(product.id), product.slug]) {
            expect(await admin.call(routes.getProduct, { parameters: { id } })).toEqual(expected);
          }
        }
      },
      'with all of its pictures, of which the first is its image': async ({ admin }) => {
        const { product } = await admin.call(routes.getProduct, { parameters: { id: '1' } });
        expect(product.pictures).toHaveLength(3);
        expect(product.pictures[0]).toEqual({ picture: product.image, alternativeText: '' });
      },
    },
    refuses: {
      'what leads to no product': async ({ admin }) => {
        for (const id of ['999', 'brass-sextant', 'brass-sextant-999', '-', '-1', '0', '1.5', '9'.repeat(40), '24x']) {
          await admin.refused(404, routes.getProduct, { parameters: { id } });
        }
      },
    },
  },
  getProductFacets: {
    works: {
      'every choice with how many products it has': async ({ admin }) => {
        const products = await allProducts(admin);
        const facets = await admin.call(routes.getProductFacets, { query: {} });
        for (const { value, total } of facets.brands) {
          expect(total, value).toBe(products.filter(({ brand }) => brand === value).length);
        }
        for (const { value, total } of facets.ratings) {
          expect(total, `${value}`).toBe(products.filter(({ rating }) => rating >= value).length);
        }
        expect(facets.priceBands.map(({ value }) => value)).toEqual([...routes.priceBands]);
      },
    },
    refuses: {
      'what is no filter': async ({ admin }) => {
        const fields = fieldsOf(await admin.refused(400, routes.getProductFacets, { query: wrongFilters }));
        expect(new Set(fields.map((field) => field.split('.')[0]))).toEqual(new Set(Object.keys(wrongFilters)));
      },
    },
  },
};
