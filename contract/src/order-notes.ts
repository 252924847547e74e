import * as z from 'zod/mini';
import { route } from './route.ts';
import { id, idempotencyKey, idParameter, moment, requiredText } from './text.ts';

const administerOrder = { action: 'update', subject: 'Order' } as const;
const oneThing = z.object({ id: idParameter() });

export const mostOrderNotes = 200;

/** What those who look after orders write for each other: whoever ordered never sees it. `name` is empty for somebody who is gone. */
export const OrderNote = z.object({
  id: id(),
  text: z.string(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  createdAt: moment(),
  editedAt: z.nullable(moment()),
  isOwn: z.boolean(),
  mayDelete: z.boolean(),
});
export type OrderNote = z.infer<typeof OrderNote>;

export const OrderNoteText = z.object({ text: requiredText(2_000) });

export const listOrderNotes = route({
  name: 'listOrderNotes',
  method: 'GET',
  path: '/api/v1/orders/{id}/notes',
  summary: 'What those who look after orders have noted of one, the latest first.',
  access: administerOrder,
  parameters: oneThing,
  status: 200,
  response: z.object({ notes: z.array(OrderNote) }),
});

export const addOrderNote = route({
  name: 'addOrderNote',
  method: 'POST',
  path: '/api/v1/orders/{id}/notes',
  summary: `Note something of an order. It has at most ${mostOrderNotes} notes. The same idempotency key answers the same note and never makes a second.`,
  access: administerOrder,
  parameters: oneThing,
  body: z.object({ ...OrderNoteText.shape, ...idempotencyKey }),
  status: 201,
  response: z.object({ noteId: id(), changeId: id() }),
});

export const updateOrderNote = route({
  name: 'updateOrderNote',
  method: 'PATCH',
  path: '/api/v1/order-notes/{id}',
  summary: "Change one's own note of an order. `changeId` is null when it says so already.",
  access: administerOrder,
  parameters: oneThing,
  body: OrderNoteText,
  status: 200,
  response: z.object({ changeId: z.nullable(id()) }),
});

export const deleteOrderNote = route({
  name: 'deleteOrderNote',
  method: 'DELETE',
  path: '/api/v1/order-notes/{id}',
  summary: "Delete one's own note of an order; those who manage orders delete any.",
  access: administerOrder,
  parameters: oneThing,
  status: 200,
  response: z.object({ changeId: id() }),
});
