import * as catalogue from '@atrium/contract/catalogue';
import * as orderFacets from '@atrium/contract/order-facets';
import * as notes from '@atrium/contract/order-notes';
import * as steps from '@atrium/contract/order-steps';
import * as orders from '@atrium/contract/orders';
import { handle } from '../../handle.ts';
import type { Invoicing } from '../../invoicing/sold-invoice.ts';
import { importRows, previewImport } from '../../tables/import-rows.ts';
import { invoiceOrder, invoicePdfOf } from './orders/order-invoices.ts';
import { addOrderNote, deleteOrderNote, listOrderNotes, updateOrderNote } from './orders/order-notes.ts';
import { refundOrder, setOrderStatus, takeStep, trackOrder } from './orders/order-states.ts';
import { findOrderFacets, getOrder, listOrders, ordersAsFile } from './orders/orders.ts';
import { findOrderOf } from './orders/refunds.queries.ts';
import { catalogueAsFile, getCatalogueProduct, listBrands, listCatalogue } from './products/catalogue.ts';
import { addProduct, deleteProducts, setFreeShipping, updateProduct } from './products/products.changes.ts';
import { productsImport } from './products/products.import.ts';

export const catalogueEndpoints = [
  handle(catalogue.listCatalogue, (context, { query }) => listCatalogue(context, query)),
  handle(catalogue.listBrands, async ({ lists }) => ({ brands: await listBrands(lists) })),
  handle(catalogue.exportCatalogue, async (context, { query }) => catalogueAsFile(context, query)),
  handle(catalogue.getCatalogueProduct, (context, { parameters }) => getCatalogueProduct(context, parameters.id)),
  handle(catalogue.addProduct, (context, { body }) => addProduct(context, body)),
  handle(catalogue.previewProductImport, (context, { body }) => previewImport(context, productsImport, body)),
  handle(catalogue.importProducts, (context, { body }) => importRows(context, productsImport, body)),
  handle(catalogue.updateProduct, (context, { parameters, body }) => updateProduct(context, parameters.id, body)),
  handle(catalogue.deleteProducts, async (context, { body }) => ({
    changeId: await deleteProducts(context, body.ids),
  })),
  handle(catalogue.setFreeShipping, async (context, { body }) => ({
    changeId: await setFreeShipping(context, body.ids, body.hasFreeShipping),
  })),
];

export const orderEndpoints = (invoicing: Invoicing) => [
  handle(orders.listOrders, (context, { query }) => listOrders(context, query)),
  handle(orders.exportOrders, (context, { query }) => ordersAsFile(context, query)),
  handle(orderFacets.getOrderFacets, (context, { query }) => findOrderFacets(context, query)),
  handle(orders.getOrder, (context, { parameters }) => getOrder(context, parameters.id)),
  handle(orders.getOrderInvoicePdf, (context, { parameters, query }) =>
    invoicePdfOf(context, parameters.id, query.language, invoicing),
  ),
  handle(orders.setOrderStatus, (context, { parameters, body }) =>
    setOrderStatus(context, parameters.id, body.status, invoicing),
  ),
  handle(steps.payOrder, (context, { parameters }) => takeStep(context, parameters.id, 'pay', invoicing)),
  handle(steps.shipOrder, (context, { parameters, body }) => takeStep(context, parameters.id, 'ship', invoicing, body)),
  handle(steps.trackOrder, (context, { parameters, body }) => trackOrder(context, parameters.id, body)),
  handle(steps.deliverOrder, (context, { parameters }) => takeStep(context, parameters.id, 'deliver', invoicing)),
  handle(steps.cancelOrder, (context, { parameters }) => takeStep(context, parameters.id, 'cancel', invoicing)),
  handle(steps.refundOrder, (context, { parameters, body }) => refundOrder(context, parameters.id, body, invoicing)),
  handle(steps.invoiceOrder, (context, { parameters }) => invoiceOrder(context, parameters.id, invoicing)),
  handle(notes.listOrderNotes, (context, { parameters }) => listOrderNotes(context, parameters.id)),
  handle(notes.addOrderNote, (context, { parameters, body }) => addOrderNote(context, parameters.id, body)),
  handle(notes.updateOrderNote, async (context, { parameters, body }) => ({
    changeId: await updateOrderNote(context, parameters.id, body.text),
  })),
  handle(notes.deleteOrderNote, async (context, { parameters }) => ({
    changeId: await deleteOrderNote(context, parameters.id),
  })),
  handle(steps.getOrderOfInvoice, async ({ services }, { parameters }) => ({
    orderId: await findOrderOf(services.engine.read, parameters.id),
  })),
];
