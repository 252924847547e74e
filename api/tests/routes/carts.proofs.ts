import { chooseDelivery } from '@atrium/contract/cart-delivery';
import * as routes from '@atrium/contract/carts';
import { undoChange } from '@atrium/contract/changes';
import { deleteDeliveryMethod } from '@atrium/contract/delivery-methods';
import { placeOrder } from '@atrium/contract/orders';
import { getProduct } from '@atrium/contract/products';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import { checkout, fill, productIdsInCart, productIdsOnWishlist } from '../shop/shop.ts';
import { deliveryMethods } from '../shop/terms.ts';
import { addLantern } from './catalogue.proofs.ts';
import { addMethod } from './delivery-methods.proofs.ts';
import type { ProofTable, Scenarios } from './proofs.ts';

/** Neither in the sample cart nor on the sample wishlist, and nobody else's scenario puts it there for the demo admin. */
const notInCart = { parameters: { productId: 8 } };

const noProduct: Scenarios = {
  'a product that there is not, and what is no id': async ({ admin }) => {
    for (const route of [routes.addToCart, routes.addToWishlist]) {
      await admin.refused(404, route, { body: { productId: 999_999 } });
      for (const productId of [undefined, 0, 'lamp', null, 1.5]) {
        expect(fieldsOf(await admin.refused(400, route, { body: { productId } }))).toEqual(['productId']);
      }
    }
  },
};

export const cartProofs: ProofTable = {
  getCart: {
    works: {
      'the sample cart of the demo admin, with when each would arrive': async ({ admin }) => {
        const { products } = await admin.call(routes.getCart);
        expect(products.map(({ id, qty }) => [id, qty])).toEqual([
          [1, 1],
          [7, 2],
          [14, 1],
          [20, 3],
          [26, 1],
        ]);
        expect(products[0]).toMatchObject({
          name: 'Storm Lantern No. 4',
          price: 89,
          offers: 2,
          discountPercentage: 10,
          shippingDate: '2026-03-05',
          isInWishlist: false,
        });
      },
      "nothing of anybody else's": async ({ admin, app }) => {
        expect(await (await newcomer(app)).call(routes.getCart)).toEqual({
          ...{ products: [], coupon: null, deliveryMethodId: null },
          terms: {
            ...{ taxBasisPoints: 800, isDeliveryTaxed: false },
            deliveries: (await deliveryMethods(admin)).map(({ isActive: _, ...offer }) => offer),
          },
        });
      },
      'whether it is on the wishlist too': async ({ app }) => {
        const person = await newcomer(app);
        await fill(person, 3);
        await person.call(routes.addToWishlist, { body: { productId: 3 } });
        expect((await person.call(routes.getCart)).products[0]?.isInWishlist).toBe(true);
        expect((await person.call(routes.getWishlist)).products[0]?.isInCart).toBe(true);
      },
    },
  },
  addToCart: {
    works: {
      'one piece, at the end': async ({ app }) => {
        const person = await newcomer(app);
        for (const productId of [9, 4]) await person.call(routes.addToCart, { body: { productId } });
        expect((await person.call(routes.getCart)).products.map(({ id, qty }) => [id, qty])).toEqual([
          [9, 1],
          [4, 1],
        ]);
      },
      'an id that came as text': async ({ app }) => {
        const person = await newcomer(app);
        await person.call(routes.addToCart, { body: { productId: '5' } });
        expect(await productIdsInCart(person)).toEqual([5]);
      },
      'in the first colour that there is, where none is said': async ({ admin, app }) => {
        const colors = [{ color: 'primary' }, { color: 'danger', stock: 2 }];
        const product = await addLantern(admin, { colors });
        const person = await newcomer(app);
        await fill(person, product.id);
        const [item] = (await person.call(routes.getCart)).products;
        expect(item).toMatchObject({ color: 'danger', stock: 2, colors: product.colors });
      },
      'what is in it already stays as it is': async ({ app }) => {
        const person = await newcomer(app);
        await fill(person, 2, 4);
        expect(await person.call(routes.addToCart, { body: { productId: 2 } })).toEqual({ changeId: null });
        expect((await person.call(routes.getCart)).products.map(({ qty }) => qty)).toEqual([4]);
      },
    },
    refuses: {
      ...noProduct,
      'a colour that is sold out, and one that it does not come in': async ({ admin, app }) => {
        const { id: productId } = await addLantern(admin, {
          colors: [{ color: 'primary' }, { color: 'danger', stock: 2 }],
        });
        const person = await newcomer(app);
        for (const color of ['primary', 'info'] as const) {
          const { detail } = await person.refused(409, routes.addToCart, { body: { productId, color } });
          expect(detail).toBe('Brass Lantern is sold out in this colour.');
        }
      },
    },
  },
  setCartQuantity: {
    works: {
      'and says when there are so many already': async ({ app }) => {
        const person = await newcomer(app);
        await fill(person, 2);
        const call = { parameters: { productId: 2 }, body: { qty: 99 } };
        expect((await person.call(routes.setCartQuantity, call)).changeId).toBeTypeOf('number');
        expect(await person.call(routes.setCartQuantity, call)).toEqual({ changeId: null });
        expect((await person.call(routes.getCart)).products.map(({ qty }) => qty)).toEqual([99]);
      },
    },
    refuses: {
      'no piece, too many, and a part of one': async ({ admin }) => {
        for (const qty of [0, 100, 1.5, '2', undefined]) {
          const call = { parameters: { productId: 1 }, body: { qty } };
          expect(fieldsOf(await admin.refused(400, routes.setCartQuantity, call))).toEqual(['qty']);
        }
      },
      'a product that is not in the cart': async ({ admin }) => {
        await admin.refused(404, routes.setCartQuantity, { ...notInCart, body: { qty: 2 } });
      },
    },
    keepsOut: {
      "another account, an admin's too": async ({ admin, app }) => {
        await fill(await newcomer(app), 8);
        await admin.refused(404, routes.setCartQuantity, { ...notInCart, body: { qty: 2 } });
      },
    },
  },
  setCartColor: {
    works: {
      'kept with the cart and with the order, and says when it is so already': async ({ app }) => {
        const person = await newcomer(app);
        await person.call(routes.addToCart, { body: { productId: 2, color: 'danger' } });
        const call = { parameters: { productId: 2 }, body: { color: 'info' as const } };
        expect((await person.call(routes.setCartColor, call)).changeId).toBeTypeOf('number');
        expect((await person.call(routes.setCartColor, call)).changeId).toBeNull();
        expect((await person.call(routes.getCart)).products.map(({ color }) => color)).toEqual(['info']);
        expect((await person.call(getProduct, { parameters: { id: '2' } })).product.cartColor).toBe('info');
        const { order: placed } = await person.call(placeOrder, { body: checkout() });
        expect(placed.lines.map(({ color }) => color)).toEqual(['info']);
      },
    },
    refuses: {
      'a colour that there is not, and a product that is not in the cart': async ({ admin }) => {
        const call = { parameters: { productId: 1 }, body: { color: 'plaid' } };
        expect(fieldsOf(await admin.refused(400, routes.setCartColor, call))).toEqual(['color']);
        await admin.refused(404, routes.setCartColor, { ...notInCart, body: { color: 'info' } });
      },
      'a colour that is sold out': async ({ admin, app }) => {
        const colors = [{ color: 'primary' }, { color: 'danger', stock: 2 }];
        const { id: productId } = await addLantern(admin, { colors });
        const person = await newcomer(app);
        await fill(person, productId);
        await person.refused(409, routes.setCartColor, { parameters: { productId }, body: { color: 'primary' } });
        expect((await person.call(routes.getCart)).products[0]?.color).toBe('danger');
      },
    },
    keepsOut: {
      "another account, an admin's too": async ({ admin, app }) => {
        await fill(await newcomer(app), 8);
        await admin.refused(404, routes.setCartColor, { ...notInCart, body: { color: 'info' } });
      },
    },
  },
  removeFromCart: {
    works: {
      'and the others stay': async ({ app }) => {
        const person = await newcomer(app);
        for (const productId of [1, 2, 3]) await fill(person, productId);
        await person.call(routes.removeFromCart, { parameters: { productId: 2 } });
        expect(await productIdsInCart(person)).toEqual([1, 3]);
      },
    },
    refuses: {
      'a product that is not in the cart, and removes no other': async ({ admin }) => {
        await admin.refused(404, routes.removeFromCart, notInCart);
      },
    },
    keepsOut: {
      "another account, an admin's too": async ({ admin, app }) => {
        await fill(await newcomer(app), 8);
        await admin.refused(404, routes.removeFromCart, notInCart);
      },
    },
  },
  chooseDelivery: {
    works: {
      'for the cart, which is ordered so; the next one begins anew': async ({ admin, app }) => {
        const [, express] = await deliveryMethods(admin);
        const person = await newcomer(app);
        await fill(person, 6);
        const body = { deliveryMethodId: express?.id ?? 0 };
        expect((await person.call(chooseDelivery, { body })).changeId).not.toBeNull();
        expect((await person.call(chooseDelivery, { body })).changeId).toBeNull();
        expect(await person.call(routes.getCart)).toMatchObject(body);
        expect((await (await newcomer(app)).call(routes.getCart)).deliveryMethodId).toBeNull();
        const { order: placed } = await person.call(placeOrder, { body: checkout() });
        expect(placed).toMatchObject({ deliveryMethod: express?.name, shipping: 12 });
        expect((await person.call(routes.getCart)).deliveryMethodId).toBeNull();
      },
      'and it is taken back, step by step': async ({ admin, app }) => {
        const [first, second] = await deliveryMethods(admin);
        const person = await newcomer(app);
        const choose = (deliveryMethodId = 0) => person.call(chooseDelivery, { body: { deliveryMethodId } });
        const chosen = async () => (await person.call(routes.getCart)).deliveryMethodId;
        const callOf = ({ changeId }: { changeId: number | null }) => ({ parameters: { id: changeId ?? 0 } });
        const [one, other] = [callOf(await choose(second?.id)), callOf(await choose(first?.id))];
        await person.refused(409, undoChange, one);
        await person.call(undoChange, other);
        expect(await chosen()).toBe(second?.id);
        const { changes } = await person.call(undoChange, one);
        expect(await chosen()).toBeNull();
        await person.call(undoChange, { parameters: { id: changes[0]?.id ?? 0 } });
        expect(await chosen()).toBe(second?.id);
      },
      'and stays when it is offered no more, so that another is chosen': async ({ admin, app }) => {
        const method = await addMethod(admin, { name: 'Rowing boat' });
        const person = await newcomer(app);
        await fill(person, 6);
        await person.call(chooseDelivery, { body: { deliveryMethodId: method.id } });
        await admin.call(deleteDeliveryMethod, { parameters: { id: method.id } });
        expect((await person.call(routes.getCart)).deliveryMethodId).toBe(method.id);
        const { detail } = await person.refused(409, placeOrder, { body: checkout() });
        expect(detail).toBe('This way of delivery is not offered any more. Choose another one.');
        await person.call(chooseDelivery, { body: { deliveryMethodId: 1 } });
        expect((await person.call(placeOrder, { body: checkout() })).order.shipping).toBe(5);
      },
    },
    refuses: {
      'a way that there is not, one that is not offered, and what is none': async ({ admin, app }) => {
        const method = await addMethod(admin, { name: 'Punt', isActive: false });
        const person = await newcomer(app);
        const choose = (deliveryMethodId: unknown) => ({ body: { deliveryMethodId: deliveryMethodId as number } });
        await person.refused(404, chooseDelivery, choose(999_999));
        await person.refused(409, chooseDelivery, choose(method.id));
        for (const given of [undefined, null, 0, 'ferry'])
          expect(fieldsOf(await person.refused(400, chooseDelivery, choose(given)))).toEqual(['deliveryMethodId']);
        expect((await person.call(routes.getCart)).deliveryMethodId).toBeNull();
        await admin.call(deleteDeliveryMethod, { parameters: { id: method.id } });
      },
    },
    keepsOut: {
      'whoever may not order': async ({ client }) => {
        await client.refused(403, chooseDelivery, { body: { deliveryMethodId: 1 } });
      },
    },
  },
  getWishlist: {
    works: {
      'the sample wishlist of the demo admin': async ({ admin }) => {
        const { products } = await admin.call(routes.getWishlist);
        expect(products.map(({ id, isInWishlist, isInCart }) => [id, isInWishlist, isInCart])).toEqual([
          [22, true, false],
          [9, true, false],
        ]);
      },
      "nothing of anybody else's": async ({ app }) => {
        expect(await (await newcomer(app)).call(routes.getWishlist)).toEqual({ products: [] });
      },
    },
  },
  addToWishlist: {
    works: {
      'once, however often it is asked': async ({ app }) => {
        const person = await newcomer(app);
        for (const productId of [9, 4, '9']) await person.call(routes.addToWishlist, { body: { productId } });
        expect(await productIdsOnWishlist(person)).toEqual([9, 4]);
      },
      'with the colour that was chosen, also when it comes back': async ({ app }) => {
        const person = await newcomer(app);
        await person.call(routes.addToWishlist, { body: { productId: 9, color: 'danger' } });
        const { changeId } = await person.call(routes.removeFromWishlist, { parameters: { productId: 9 } });
        await person.call(undoChange, { parameters: { id: changeId } });
        expect((await person.call(routes.getWishlist)).products[0]?.color).toBe('danger');
        expect((await person.call(getProduct, { parameters: { id: '9' } })).product.wishlistColor).toBe('danger');
      },
    },
    refuses: noProduct,
  },
  removeFromWishlist: {
    works: {
      'and the others stay': async ({ app }) => {
        const person = await newcomer(app);
        for (const productId of [1, 2, 3]) await person.call(routes.addToWishlist, { body: { productId } });
        await person.call(routes.removeFromWishlist, { parameters: { productId: 2 } });
        expect(await productIdsOnWishlist(person)).toEqual([1, 3]);
      },
    },
    refuses: {
      'a product that is not on the wishlist, and removes no other': async ({ admin }) => {
        await admin.refused(404, routes.removeFromWishlist, notInCart);
      },
    },
    keepsOut: {
      "another account, an admin's too": async ({ admin, app }) => {
        await (await newcomer(app)).call(routes.addToWishlist, { body: { productId: 8 } });
        await admin.refused(404, routes.removeFromWishlist, notInCart);
      },
    },
  },
};
