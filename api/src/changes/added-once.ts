import type { Acting } from '../context.ts';
import type { Transaction } from '../database/engine.ts';
import type { AdditionRow } from '../database/schema.ts';
import { conflict } from '../errors.ts';

type Addition = Pick<AdditionRow, 'entity' | 'entityId' | 'changeId'>;

/** What the caller added with this key before: a request that is sent twice adds once. */
export async function addedWith(
  transaction: Transaction,
  { caller }: Acting,
  entity: Addition['entity'],
  idempotencyKey: string | undefined,
): Promise<Addition | undefined> {
  if (!caller || idempotencyKey === undefined) return undefined;
  const known = await transaction
    .selectFrom('additions')
    .select(['entity', 'entityId', 'changeId'])
    .where('accountId', '=', caller.accountId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
  if (known && known.entity !== entity) throw usedOtherwise();
  return known;
}

export async function noteAdded(
  transaction: Transaction,
  { caller }: Acting,
  idempotencyKey: string | undefined,
  added: Addition,
): Promise<void> {
  if (!caller || idempotencyKey === undefined) return;
  const row = { accountId: caller.accountId, idempotencyKey, ...added };
  await transaction.insertInto('additions').values(row).execute();
}

export const usedOtherwise = () => conflict('This has been sent before, and what it made has changed since.');
