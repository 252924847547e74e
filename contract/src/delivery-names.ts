import * as z from 'zod/mini';
import { route } from './route.ts';

/**
 * What every shop begins with is called so. While nobody calls it something else, the interface, letters and invoices have
 * a word for it in each language.
 */
export const usualDeliveryName = 'Standard delivery';

export const listOrderDeliveries = route({
  name: 'listOrderDeliveries',
  method: 'GET',
  path: '/api/v1/orders/delivery-methods',
  summary:
    "By which ways of delivery orders went, by the names of then, also of those that are gone: one's own orders, or everybody's for those who change orders or read invoices.",
  access: { action: 'read', subject: 'Order' },
  status: 200,
  response: z.object({ names: z.array(z.string()) }),
});
