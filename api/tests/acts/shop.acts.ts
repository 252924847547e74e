import * as carts from '@atrium/contract/carts';
import * as orders from '@atrium/contract/orders';
import { newcomer } from '../people.ts';
import { checkout, fill, order } from '../shop/shop.ts';
import { type Acts, by } from './act.ts';

export const shopActs: Acts = {
  addToCart: async (app) => {
    const person = await newcomer(app);
    return by(person, () => person.send(carts.addToCart, { body: { productId: 1 } }));
  },
  setCartQuantity: async (app) => {
    const person = await newcomer(app);
    await fill(person, 1);
    return by(person, () => person.send(carts.setCartQuantity, { parameters: { productId: 1 }, body: { qty: 2 } }));
  },
  removeFromCart: async (app) => {
    const person = await newcomer(app);
    await fill(person, 1);
    return by(person, () => person.send(carts.removeFromCart, { parameters: { productId: 1 } }));
  },
  addToWishlist: async (app) => {
    const person = await newcomer(app);
    return by(person, () => person.send(carts.addToWishlist, { body: { productId: 1 } }));
  },
  removeFromWishlist: async (app) => {
    const person = await newcomer(app);
    await person.call(carts.addToWishlist, { body: { productId: 1 } });
    return by(person, () => person.send(carts.removeFromWishlist, { parameters: { productId: 1 } }));
  },
  placeOrder: async (app) => {
    const person = await newcomer(app);
    await fill(person, 1);
    await fill(person, 2, 3);
    return by(person, () => person.send(orders.placeOrder, { body: checkout() }));
  },
  setOrderStatus: async (app, admin) => {
    const { id } = await order(await newcomer(app), 1, 2);
    return by(admin, () => admin.send(orders.setOrderStatus, { parameters: { id }, body: { status: 'rejected' } }));
  },
};
