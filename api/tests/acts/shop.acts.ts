import * as addresses from '@atrium/contract/addresses';
import { chooseDelivery } from '@atrium/contract/cart-delivery';
import * as carts from '@atrium/contract/carts';
import * as coupons from '@atrium/contract/coupons';
import * as deliveryMethods from '@atrium/contract/delivery-methods';
import * as orders from '@atrium/contract/orders';
import { updateShopSettings } from '@atrium/contract/shop-settings';
import { newcomer } from '../people.ts';
import { addMethod, collection } from '../routes/delivery-methods.proofs.ts';
import { addCoupon, newCoupon } from '../shop/coupons.ts';
import { address, checkout, fill, order } from '../shop/shop.ts';
import { type Acts, by } from './act.ts';

let methods = 0;

/** No two have the same name. */
function anotherMethod() {
  methods += 1;
  return { ...collection, name: `Boat ${methods}` };
}

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
  setCartColor: async (app) => {
    const person = await newcomer(app);
    await fill(person, 1);
    const call = { parameters: { productId: 1 }, body: { color: 'info' } } as const;
    return by(person, () => person.send(carts.setCartColor, call));
  },
  chooseDelivery: async (app, admin) => {
    const { id } = await addMethod(admin, anotherMethod());
    const person = await newcomer(app);
    return by(person, () => person.send(chooseDelivery, { body: { deliveryMethodId: id } }));
  },
  applyCoupon: async (app) => {
    const person = await newcomer(app);
    return by(person, () => person.send(coupons.applyCoupon, { body: { code: 'HARBOUR10' } }));
  },
  removeCoupon: async (app) => {
    const person = await newcomer(app);
    await person.call(coupons.applyCoupon, { body: { code: 'HARBOUR10' } });
    return by(person, () => person.send(coupons.removeCoupon));
  },
  addCoupon: async (_, admin) => by(admin, () => admin.send(coupons.addCoupon, { body: newCoupon() })),
  updateCoupon: async (_, admin) => {
    const { id } = await addCoupon(admin);
    return by(admin, () => admin.send(coupons.updateCoupon, { parameters: { id }, body: newCoupon() }));
  },
  deleteCoupon: async (_, admin) => {
    const { id } = await addCoupon(admin);
    return by(admin, () => admin.send(coupons.deleteCoupon, { parameters: { id } }));
  },
  updateShopSettings: async (_, admin) => {
    await admin.call(updateShopSettings, { body: { taxBasisPoints: 700, isDeliveryTaxed: true } });
    const body = { taxBasisPoints: 800, isDeliveryTaxed: false };
    return by(admin, () => admin.send(updateShopSettings, { body }));
  },
  addDeliveryMethod: async (_, admin) =>
    by(admin, () => admin.send(deliveryMethods.addDeliveryMethod, { body: anotherMethod() })),
  updateDeliveryMethod: async (_, admin) => {
    const { id } = await addMethod(admin, anotherMethod());
    const body = {
      ...anotherMethod(),
      priceCents: 7_50,
      freeFromCents: 80_00,
      leastDays: 1,
      mostDays: 3,
      isActive: false,
    };
    return by(admin, () => admin.send(deliveryMethods.updateDeliveryMethod, { parameters: { id }, body }));
  },
  moveDeliveryMethod: async (_, admin) => {
    const { id } = await addMethod(admin, anotherMethod());
    const call = { parameters: { id }, body: { afterId: 1 } };
    return by(admin, () => admin.send(deliveryMethods.moveDeliveryMethod, call));
  },
  deleteDeliveryMethod: async (_, admin) => {
    const { id } = await addMethod(admin, anotherMethod());
    return by(admin, () => admin.send(deliveryMethods.deleteDeliveryMethod, { parameters: { id } }));
  },
  addAddress: async (app) => {
    const person = await newcomer(app);
    return by(person, () => person.send(addresses.addAddress, { body: address }));
  },
  updateAddress: async (app) => {
    const person = await newcomer(app);
    const { id } = (await person.call(addresses.addAddress, { body: address })).address;
    const call = { parameters: { id }, body: { ...address, town: 'Saltmarsh' } };
    return by(person, () => person.send(addresses.updateAddress, call));
  },
  deleteAddress: async (app) => {
    const person = await newcomer(app);
    const { id } = (await person.call(addresses.addAddress, { body: address })).address;
    return by(person, () => person.send(addresses.deleteAddress, { parameters: { id } }));
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
