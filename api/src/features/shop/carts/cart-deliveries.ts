import { recordChange } from '../../../changes/record.ts';
import type { Context, SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { nextId } from '../../../database/sequences.ts';
import type { CartDeliveryRow } from '../../../database/shop-schema.ts';
import { conflict, notFound } from '../../../errors.ts';
import { findDeliveryMethod } from '../settings/delivery-methods.queries.ts';
import {
  findCartDeliveryOf,
  insertCartDelivery,
  removeCartDelivery,
  setCartDelivery,
} from './cart-deliveries.queries.ts';

export function chooseDelivery(context: SignedInContext, deliveryMethodId: number): Promise<number | null> {
  return context.services.engine.write(async (transaction) => {
    const method = await findDeliveryMethod(transaction, deliveryMethodId);
    if (!method) throw notFound('way of delivery');
    if (!method.isActive) throw notOffered();
    return keepChoice(transaction, context, deliveryMethodId);
  });
}

export function notOffered() {
  return conflict('This way of delivery is not offered any more. Choose another one.');
}

async function keepChoice(
  transaction: Transaction,
  context: SignedInContext,
  deliveryMethodId: number,
): Promise<number | null> {
  const { accountId } = context.caller;
  const kept = await findCartDeliveryOf(transaction, accountId);
  if (kept) return chooseOther(transaction, context, kept, deliveryMethodId);
  const id = await nextId(transaction, 'cart_deliveries');
  return chooseFirst(transaction, context, { id, accountId, deliveryMethodId });
}

export async function chooseFirst(transaction: Transaction, context: Context, entry: CartDeliveryRow): Promise<number> {
  await insertCartDelivery(transaction, entry);
  return recordCartDelivery(transaction, context, entry, null, entry);
}

/** Nothing is recorded, and the answer is null, when it is that one already. */
export async function chooseOther(
  transaction: Transaction,
  context: Context,
  entry: CartDeliveryRow,
  deliveryMethodId: number,
): Promise<number | null> {
  if (entry.deliveryMethodId === deliveryMethodId) return null;
  const after = { ...entry, deliveryMethodId };
  await setCartDelivery(transaction, after);
  const before = { deliveryMethodId: entry.deliveryMethodId };
  return recordCartDelivery(transaction, context, after, before, { deliveryMethodId });
}

export async function chooseNone(transaction: Transaction, context: Context, entry: CartDeliveryRow): Promise<number> {
  await removeCartDelivery(transaction, entry.id);
  return recordCartDelivery(transaction, context, entry, entry, null);
}

async function recordCartDelivery(
  transaction: Transaction,
  context: Context,
  { id, accountId, deliveryMethodId }: CartDeliveryRow,
  before: object | null,
  after: object | null,
): Promise<number> {
  const entityName = (await findDeliveryMethod(transaction, deliveryMethodId))?.name ?? String(deliveryMethodId);
  const change = { entity: 'cart-delivery', entityId: id, entityName, before, after } as const;
  return recordChange(transaction, context, { ...change, ownerId: accountId, isUndoable: true });
}
