import { mostAddresses, type StoredAddress } from '@atrium/contract/addresses';
import type { DeliveryAddress } from '@atrium/contract/orders';
import { addOnce, type Keyed, stillThere } from '../../../changes/added-once.ts';
import { recordChange } from '../../../changes/record.ts';
import type { Context, SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { nextId } from '../../../database/sequences.ts';
import type { AddressRow } from '../../../database/shop-schema.ts';
import { conflict, notFound } from '../../../errors.ts';
import {
  countAddresses,
  findAddresses,
  findAddressOf,
  insertAddresses,
  removeAddress,
  replaceAddress,
} from './addresses.queries.ts';

export async function listAddresses({ services, caller }: SignedInContext) {
  return { addresses: (await findAddresses(services.engine.read, caller.accountId)).map(shownAddress) };
}

interface Added {
  address: StoredAddress;
  changeId: number;
}

export function addAddress(
  context: SignedInContext,
  { idempotencyKey, ...wanted }: Keyed<DeliveryAddress>,
): Promise<Added> {
  const { accountId } = context.caller;
  return addOnce<Added>(context, {
    entity: 'address',
    idempotencyKey,
    add: async (transaction) => {
      const address = { id: await nextId(transaction, 'addresses'), accountId, ...wanted };
      const changeId = await keepAddress(transaction, context, address);
      return { address: shownAddress(address), changeId };
    },
    idOf: ({ address }) => address.id,
    again: async (transaction, { entityId, changeId }) => {
      return { address: shownAddress(stillThere(await findAddressOf(transaction, accountId, entityId))), changeId };
    },
  });
}

export function updateAddress(context: SignedInContext, id: number, wanted: DeliveryAddress) {
  return context.services.engine.write(async (transaction) => {
    const before = await findAddressOf(transaction, context.caller.accountId, id);
    if (!before) throw notFound('address');
    const changeId = await changeAddress(transaction, context, before, wanted);
    return { address: shownAddress({ ...before, ...wanted }), changeId };
  });
}

export function deleteAddress(context: SignedInContext, id: number): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    const before = await findAddressOf(transaction, context.caller.accountId, id);
    if (!before) throw notFound('address');
    return forgetAddress(transaction, context, before);
  });
}

export async function keepAddress(transaction: Transaction, context: Context, address: AddressRow): Promise<number> {
  if ((await countAddresses(transaction, address.accountId)) >= mostAddresses)
    throw conflict(`You can keep ${mostAddresses} addresses. Delete one first.`);
  await insertAddresses(transaction, [address]);
  return recordAddress(transaction, context, address, null, address);
}

export async function forgetAddress(transaction: Transaction, context: Context, address: AddressRow): Promise<number> {
  await removeAddress(transaction, address.id);
  return recordAddress(transaction, context, address, address, null);
}

/** Nothing is recorded, and the answer is null, when it is so already. */
export async function changeAddress(
  transaction: Transaction,
  context: Context,
  address: AddressRow,
  wanted: Partial<DeliveryAddress>,
): Promise<number | null> {
  const now = new Map<string, unknown>(Object.entries(address));
  const changed = Object.entries(wanted).filter(([field, value]) => now.get(field) !== value);
  if (changed.length === 0) return null;
  const after = { ...address, ...wanted };
  await replaceAddress(transaction, after);
  const before = Object.fromEntries(changed.map(([field]) => [field, now.get(field)]));
  return recordAddress(transaction, context, after, before, Object.fromEntries(changed));
}

function shownAddress({ accountId: _, ...address }: AddressRow): StoredAddress {
  return address;
}

function recordAddress(
  transaction: Transaction,
  context: Context,
  { id, accountId, fullName, town }: AddressRow,
  before: object | null,
  after: object | null,
): Promise<number> {
  const entityName = `${fullName}, ${town}`;
  const change = { entity: 'address', entityId: id, entityName, before, after } as const;
  return recordChange(transaction, context, { ...change, ownerId: accountId, isUndoable: true });
}
