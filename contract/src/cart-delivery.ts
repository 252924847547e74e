import * as z from 'zod/mini';
import { route } from './route.ts';
import { id } from './text.ts';

/** Apart from the cart, which every page loads: how it is to come is chosen at the checkout alone. */
export const chooseDelivery = route({
  name: 'chooseDelivery',
  method: 'PUT',
  path: '/api/v1/cart-delivery',
  summary:
    'Choose the way of delivery that the cart is to come by, one that is offered. It stays with the cart until that is ordered. `changeId` is null when it is that one already.',
  access: { action: 'create', subject: 'Order' },
  body: z.object({ deliveryMethodId: id() }),
  status: 200,
  response: z.object({ changeId: z.nullable(id()) }),
});
