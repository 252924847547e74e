import * as catalogue from '@atrium/contract/catalogue';
import { uploadAttachment, uploadFile } from '@atrium/contract/files';
import * as notes from '@atrium/contract/order-notes';
import * as steps from '@atrium/contract/order-steps';
import * as categories from '@atrium/contract/product-categories';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addLantern, brassLantern } from '../routes/catalogue.proofs.ts';
import { paidOrder } from '../routes/order-steps.proofs.ts';
import { addCategory } from '../routes/product-categories.proofs.ts';
import { picture } from '../shop/pictures.ts';
import { order } from '../shop/shop.ts';
import { type Acts, by } from './act.ts';

const tracking = { carrier: 'Harbour Parcel', trackingNumber: 'HP 1', trackingUrl: '' };

async function addNote(admin: Person): Promise<number> {
  const call = { parameters: { id: 118 }, body: { text: 'Called back' } };
  return (await admin.call(notes.addOrderNote, call)).noteId;
}

export const shopAdministrationActs: Acts = {
  uploadFile: async (_, admin) =>
    by(admin, () => admin.send(uploadFile, { query: { name: 'dot.png' }, upload: picture() })),
  uploadAttachment: async (_, admin) =>
    by(admin, () => admin.send(uploadAttachment, { query: { name: 'tides.csv' }, upload: new Blob(['1,2']) })),
  addProduct: async (_, admin) => by(admin, () => admin.send(catalogue.addProduct, { body: brassLantern })),
  importProducts: async (_, admin) => {
    const { id } = await addLantern(admin);
    const csv = `ID,Name,Brand,Category,Price\n${id},,Wick,,\n,Oil Lantern,Wick,lighting,12.50`;
    return by(admin, () => admin.send(catalogue.importProducts, { body: { csv } }));
  },
  updateProduct: async (_, admin) => {
    const { id } = await addLantern(admin);
    const body = { name: 'Copper Lantern', stock: 4, priceCents: 9_900 };
    return by(admin, () => admin.send(catalogue.updateProduct, { parameters: { id }, body }));
  },
  deleteProducts: async (_, admin) => {
    const ids = [(await addLantern(admin)).id, (await addLantern(admin)).id];
    return by(admin, () => admin.send(catalogue.deleteProducts, { body: { ids } }));
  },
  setFreeShipping: async (_, admin) => {
    const ids = [(await addLantern(admin)).id, (await addLantern(admin)).id];
    return by(admin, () => admin.send(catalogue.setFreeShipping, { body: { ids, hasFreeShipping: true } }));
  },
  addProductCategory: async (_, admin) =>
    by(admin, () => admin.send(categories.addProductCategory, { body: { name: 'Rigging' } })),
  renameProductCategory: async (_, admin) => {
    const { id } = await addCategory(admin);
    const body = { name: 'Ropes' };
    return by(admin, () => admin.send(categories.renameProductCategory, { parameters: { id }, body }));
  },
  moveProductCategory: async (_, admin) => {
    const { id } = await addCategory(admin);
    const call = { parameters: { id }, body: { afterId: null } };
    return by(admin, () => admin.send(categories.moveProductCategory, call));
  },
  deleteProductCategory: async (_, admin) => {
    const { id, slug } = await addCategory(admin);
    await addLantern(admin, { category: slug });
    const call = { parameters: { id }, query: { moveTo: 'lighting' } };
    return by(admin, () => admin.send(categories.deleteProductCategory, call));
  },
  payOrder: async (app, admin) => {
    const { id } = await order(await newcomer(app), 6);
    return by(admin, () => admin.send(steps.payOrder, { parameters: { id } }));
  },
  shipOrder: async (app, admin) => {
    const { id } = await paidOrder(app, admin, 6);
    return by(admin, () => admin.send(steps.shipOrder, { parameters: { id }, body: tracking }));
  },
  trackOrder: async (app, admin) => {
    const { id } = await paidOrder(app, admin, 6);
    await admin.call(steps.shipOrder, { parameters: { id }, body: {} });
    return by(admin, () => admin.send(steps.trackOrder, { parameters: { id }, body: tracking }));
  },
  deliverOrder: async (app, admin) => {
    const { id } = await paidOrder(app, admin, 6);
    await admin.call(steps.shipOrder, { parameters: { id }, body: {} });
    return by(admin, () => admin.send(steps.deliverOrder, { parameters: { id } }));
  },
  cancelOrder: async (app, admin) => {
    const { id } = await paidOrder(app, admin, 6, 3);
    return by(admin, () => admin.send(steps.cancelOrder, { parameters: { id } }));
  },
  refundOrder: async (app, admin) => {
    const { id } = await paidOrder(app, admin, 6, 3);
    const body = { amountCents: 250, reason: 'A scratch', restock: [{ position: 1, quantity: 1 }] };
    return by(admin, () => admin.send(steps.refundOrder, { parameters: { id }, body }));
  },
  addOrderNote: async (_, admin) =>
    by(admin, () => admin.send(notes.addOrderNote, { parameters: { id: 118 }, body: { text: 'Called back' } })),
  updateOrderNote: async (_, admin) => {
    const id = await addNote(admin);
    return by(admin, () => admin.send(notes.updateOrderNote, { parameters: { id }, body: { text: 'Called twice' } }));
  },
  deleteOrderNote: async (_, admin) => {
    const id = await addNote(admin);
    return by(admin, () => admin.send(notes.deleteOrderNote, { parameters: { id } }));
  },
  invoiceOrder: async (app, admin) => {
    const { id } = await paidOrder(app, admin, 6, 3);
    return by(admin, () => admin.send(steps.invoiceOrder, { parameters: { id } }));
  },
};
