import * as z from 'zod/mini';
import { route } from './route.ts';
import { id, idempotencyKey, idParameter, requiredLine } from './text.ts';

export const mostDeliveryMethods = 20;

/** 0 is the day of the order. */
const days = () => z.nullable(z.int('Give a whole number.').check(z.gte(0), z.lte(365, 'Give at most 365 days.')));

const takesTime = z.refine<{ leastDays: number | null; mostDays: number | null }>(
  ({ leastDays, mostDays }) => (leastDays === null) === (mostDays === null),
  { message: 'Give both numbers of days, or none.', path: ['mostDays'] },
);
const isInOrder = z.refine<{ leastDays: number | null; mostDays: number | null }>(
  ({ leastDays, mostDays }) => leastDays === null || mostDays === null || leastDays <= mostDays,
  { message: 'This is less than the days at least.', path: ['mostDays'] },
);

/** What is paid for the goods of an order, after all that is taken off, makes it free from `freeFromCents` on. What is not active is not offered. */
export const NewDeliveryMethod = z
  .object({
    name: requiredLine(80),
    priceCents: z.int('Give an amount.').check(z.gte(0), z.lte(10_000_000)),
    freeFromCents: z._default(
      z.nullable(z.int('Give an amount.').check(z.gte(1, 'Give more than nothing.'), z.lte(100_000_000))),
      null,
    ),
    leastDays: z._default(days(), null),
    mostDays: z._default(days(), null),
    isActive: z._default(z.boolean(), true),
  })
  .check(takesTime, isInOrder);
export type NewDeliveryMethod = z.infer<typeof NewDeliveryMethod>;

/** A way of delivery as buyers are offered it. */
export const DeliveryOffer = z.object({
  id: id(),
  name: z.string(),
  priceCents: z.int(),
  freeFromCents: z.nullable(z.int()),
  leastDays: z.nullable(z.int()),
  mostDays: z.nullable(z.int()),
});
export type DeliveryOffer = z.infer<typeof DeliveryOffer>;

export const DeliveryMethod = z.object({ ...DeliveryOffer.shape, isActive: z.boolean() });
export type DeliveryMethod = z.infer<typeof DeliveryMethod>;

const administration = { action: 'manage', subject: 'Order' } as const;
const oneMethod = { parameters: z.object({ id: idParameter() }) };
const example = { name: 'Express', priceCents: 12_00, leastDays: 1, mostDays: 2 };

export const listDeliveryMethods = route({
  name: 'listDeliveryMethods',
  method: 'GET',
  path: '/api/v1/delivery-methods',
  summary: 'All ways of delivery, in the order in which they are offered; also those that are not offered now.',
  access: administration,
  status: 200,
  response: z.object({ methods: z.array(DeliveryMethod) }),
});

export const addDeliveryMethod = route({
  name: 'addDeliveryMethod',
  method: 'POST',
  path: '/api/v1/delivery-methods',
  summary: 'Add a way of delivery, as the last one. The first that is offered is what who does not choose has.',
  access: administration,
  body: z.safeExtend(NewDeliveryMethod, idempotencyKey),
  example,
  status: 201,
  response: z.object({ method: DeliveryMethod, changeId: id() }),
});

export const updateDeliveryMethod = route({
  name: 'updateDeliveryMethod',
  method: 'PUT',
  path: '/api/v1/delivery-methods/{id}',
  summary:
    'Say a way of delivery anew, as a whole. Orders keep what they were placed with. `changeId` is null when it is so already. The only one that is offered cannot be switched off.',
  access: administration,
  ...oneMethod,
  body: NewDeliveryMethod,
  example,
  status: 200,
  response: z.object({ method: DeliveryMethod, changeId: z.nullable(id()) }),
});

export const moveDeliveryMethod = route({
  name: 'moveDeliveryMethod',
  method: 'POST',
  path: '/api/v1/delivery-methods/{id}/move',
  summary: 'Put a way of delivery behind another one, or first. `changeId` is null when it stands there already.',
  access: administration,
  ...oneMethod,
  body: z.object({ afterId: z.nullable(id()) }),
  status: 201,
  response: z.object({ changeId: z.nullable(id()) }),
});

export const deleteDeliveryMethod = route({
  name: 'deleteDeliveryMethod',
  method: 'DELETE',
  path: '/api/v1/delivery-methods/{id}',
  summary:
    'Delete a way of delivery. Orders keep what they were placed with. The only one that is offered cannot be deleted.',
  access: administration,
  ...oneMethod,
  status: 200,
  response: z.object({ changeId: id() }),
});
