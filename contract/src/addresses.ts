import * as z from 'zod/mini';
import { DeliveryAddress, WrittenAddress } from './orders.ts';
import { route } from './route.ts';
import { id, idempotencyKey, idParameter } from './text.ts';

/** So many addresses an account keeps. */
export const mostAddresses = 20;

/** An address of one's own, kept for the next order. */
export const StoredAddress = z.object({ id: id(), ...DeliveryAddress.shape });
export type StoredAddress = z.infer<typeof StoredAddress>;

/** Whoever may order may keep where to. */
const ordering = { action: 'create', subject: 'Order' } as const;
const addressId = { parameters: z.object({ id: idParameter() }) };

export const listAddresses = route({
  name: 'listAddresses',
  method: 'GET',
  path: '/api/v1/addresses',
  summary: "One's own addresses, in the order of adding.",
  access: ordering,
  status: 200,
  response: z.object({ addresses: z.array(StoredAddress) }),
});

export const addAddress = route({
  name: 'addAddress',
  method: 'POST',
  path: '/api/v1/addresses',
  summary: "Keep an address of one's own.",
  access: ordering,
  body: z.extend(WrittenAddress, idempotencyKey),
  status: 201,
  response: z.object({ address: StoredAddress, changeId: id() }),
});

export const updateAddress = route({
  name: 'updateAddress',
  method: 'PUT',
  path: '/api/v1/addresses/{id}',
  summary:
    "Change one of one's own addresses. Orders keep the one they were placed with. `changeId` is null when it is so already.",
  access: ordering,
  ...addressId,
  body: WrittenAddress,
  status: 200,
  response: z.object({ address: StoredAddress, changeId: z.nullable(id()) }),
});

export const deleteAddress = route({
  name: 'deleteAddress',
  method: 'DELETE',
  path: '/api/v1/addresses/{id}',
  summary: "Delete one of one's own addresses.",
  access: ordering,
  ...addressId,
  status: 200,
  response: z.object({ changeId: id() }),
});
