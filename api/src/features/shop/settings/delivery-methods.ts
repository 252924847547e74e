import { type DeliveryMethod, mostDeliveryMethods, type NewDeliveryMethod } from '@atrium/contract/delivery-methods';
import { addOnce, type Keyed, stillThere } from '../../../changes/added-once.ts';
import { differenceOf } from '../../../changes/difference.ts';
import { recordChange } from '../../../changes/record.ts';
import type { Context } from '../../../context.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import { nextId } from '../../../database/sequences.ts';
import { conflict, notFound } from '../../../errors.ts';
import { keyBehind, keyOfLast } from '../../../hand-order.ts';
import { fold } from '../../../search/fold.ts';
import {
  findDeliveryMethod,
  findDeliveryMethods,
  insertDeliveryMethod,
  type KeptDeliveryMethod,
  removeDeliveryMethod,
  replaceDeliveryMethod,
} from './delivery-methods.queries.ts';

export async function listDeliveryMethods(database: Database): Promise<DeliveryMethod[]> {
  return (await findDeliveryMethods(database)).map(shownMethod);
}

function shownMethod({ positionKey: _, ...method }: KeptDeliveryMethod): DeliveryMethod {
  return method;
}

interface Added {
  method: DeliveryMethod;
  changeId: number;
}

export function addDeliveryMethod(
  context: Context,
  { idempotencyKey, ...given }: Keyed<NewDeliveryMethod>,
): Promise<Added> {
  return addOnce<Added>(context, {
    entity: 'delivery-method',
    idempotencyKey,
    add: async (transaction) => {
      const positionKey = keyOfLast(await findDeliveryMethods(transaction));
      const method = { id: await nextId(transaction, 'delivery_methods'), ...given, positionKey };
      return { method: shownMethod(method), changeId: await keepMethod(transaction, context, method) };
    },
    idOf: ({ method }) => method.id,
    again: async (transaction, { entityId, changeId }) => ({
      method: shownMethod(stillThere(await findDeliveryMethod(transaction, entityId))),
      changeId,
    }),
  });
}

export function updateDeliveryMethod(context: Context, id: number, given: NewDeliveryMethod) {
  return context.services.engine.write(async (transaction) => {
    const before = await requireMethod(transaction, id);
    const after = { ...before, ...given };
    return { method: shownMethod(after), changeId: await changeMethod(transaction, context, before, after) };
  });
}

export function moveDeliveryMethod(context: Context, id: number, afterId: number | null): Promise<number | null> {
  return context.services.engine.write(async (transaction) => {
    const before = await requireMethod(transaction, id);
    const positionKey = keyBehind(await findDeliveryMethods(transaction), id, afterId);
    return positionKey === null ? null : changeMethod(transaction, context, before, { ...before, positionKey });
  });
}

export function deleteDeliveryMethod(context: Context, id: number): Promise<number> {
  return context.services.engine.write(async (transaction) =>
    dropMethod(transaction, context, await requireMethod(transaction, id)),
  );
}

async function requireMethod(transaction: Transaction, id: number): Promise<KeptDeliveryMethod> {
  const method = await findDeliveryMethod(transaction, id);
  if (!method) throw notFound('way of delivery');
  return method;
}

export async function keepMethod(
  transaction: Transaction,
  context: Context,
  method: KeptDeliveryMethod,
): Promise<number> {
  const others = await findDeliveryMethods(transaction);
  if (others.length >= mostDeliveryMethods)
    throw conflict(`There are ${mostDeliveryMethods} ways of delivery already, and no more can be kept.`);
  refuseTaken(others, method);
  await insertDeliveryMethod(transaction, method);
  return recordMethod(transaction, context, method, { before: null, after: method });
}

/** Null when nothing is different. */
export async function changeMethod(
  transaction: Transaction,
  context: Context,
  before: KeptDeliveryMethod,
  after: KeptDeliveryMethod,
): Promise<number | null> {
  const difference = differenceOf(before, after);
  if (!difference) return null;
  if (before.name !== after.name) refuseTaken(await findDeliveryMethods(transaction), after);
  if (!after.isActive) await refuseOnlyOffer(transaction, before);
  await replaceDeliveryMethod(transaction, after);
  return recordMethod(transaction, context, after, difference);
}

export async function dropMethod(
  transaction: Transaction,
  context: Context,
  method: KeptDeliveryMethod,
): Promise<number> {
  await refuseOnlyOffer(transaction, method);
  await removeDeliveryMethod(transaction, method.id);
  return recordMethod(transaction, context, method, { before: method, after: null });
}

const taken = 'There is a way of delivery of this name already.';

/** Who chooses, and who packs, tells them apart by their names. */
function refuseTaken(methods: readonly KeptDeliveryMethod[], { id, name }: KeptDeliveryMethod): void {
  if (methods.some((other) => other.id !== id && fold(other.name) === fold(name)))
    throw conflict(taken, [{ path: 'name', message: taken }]);
}

/** Nothing could be ordered without one. */
async function refuseOnlyOffer(transaction: Transaction, { id, isActive }: KeptDeliveryMethod): Promise<void> {
  if (!isActive) return;
  const methods = await findDeliveryMethods(transaction);
  if (methods.some((other) => other.isActive && other.id !== id)) return;
  throw conflict('This is the only way of delivery that is offered. Offer another one first.');
}

function recordMethod(
  transaction: Transaction,
  context: Context,
  { id, name }: KeptDeliveryMethod,
  { before, after }: { before: object | null; after: object | null },
): Promise<number> {
  const about = { entity: 'delivery-method', entityId: id, entityName: name } as const;
  return recordChange(transaction, context, { ...about, before, after, isUndoable: true });
}
