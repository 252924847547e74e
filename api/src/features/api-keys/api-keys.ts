import type { OwnerProof } from '@atrium/contract/accounts';
import { type ApiKey, type ApiKeyChange, mostApiKeys, type NewApiKey } from '@atrium/contract/api-keys';
import { endOfDayIn } from '@atrium/contract/time-zone';
import type * as z from 'zod/mini';
import { newApiKey } from '../../auth/api-keys.ts';
import { withOwner } from '../../auth/proof.ts';
import { tellOwner } from '../../auth/security-news.ts';
import { differenceOf } from '../../changes/difference.ts';
import { recordChange } from '../../changes/record.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { ApiKeyRow } from '../../database/account-security-schema.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { countApiKeys, findApiKey, insertApiKey, removeApiKey, storeApiKey } from './api-keys.queries.ts';
import { accessOf, apiKeyOf, grantsTextOf, type KeyFields, recordedKey } from './api-keys.shapes.ts';

/** Makes a key. Whoever asked gets it now, and nobody ever again. */
export async function addApiKey(
  context: SignedInContext,
  { currentPassword, code, ...given }: z.output<typeof NewApiKey> & OwnerProof,
): Promise<{ apiKey: ApiKey; key: string }> {
  const { accountId } = context.caller;
  refusePast(given, context.now);
  const { name, expiresOn, timeZone } = given;
  const grants = requireGrants(grantsTextOf(given));
  const { key, prefix, hash } = await newApiKey();
  return withOwner(context, { currentPassword, code }, async (transaction, account) => {
    if ((await countApiKeys(transaction, accountId)) >= mostApiKeys)
      throw conflict(`There are ${mostApiKeys} keys already. Delete one that nobody uses first.`);
    const id = await nextId(transaction, 'api_keys');
    const fixed = { id, accountId, prefix, hash, createdAt: context.now, lastUsedAt: null };
    const row: ApiKeyRow = { ...fixed, name, grants, expiresOn, timeZone };
    await insertApiKey(transaction, row);
    await record(transaction, context, row, null, recordedKey(row));
    await tellOwner(transaction, context, account, 'api-key-made', name);
    return { apiKey: apiKeyOf(row), key };
  });
}

type Changed = Promise<{ apiKey: ApiKey; changeId: number | null }>;

/** An open session alone may call a key something else, and no more: a wider key is as good as a new one. */
export function changeApiKey(
  context: SignedInContext,
  id: number,
  { currentPassword, code, ...given }: ApiKeyChange,
): Changed {
  const change = async (transaction: Transaction, isProven: boolean): Changed => {
    const row = await requireKey(transaction, context, id);
    const next = { ...row, ...fieldsOf(row, given) };
    if (given.expiresOn !== undefined) refusePast(next, context.now);
    if (!isProven && !isAsWide(row, next)) throw noPassword();
    const changeId = await setFields(transaction, context, row, next);
    return { apiKey: apiKeyOf(next), changeId: isAsWide(row, next) ? changeId : null };
  };
  if (currentPassword === undefined) return context.services.engine.write((transaction) => change(transaction, false));
  return withOwner(context, { currentPassword, code }, (transaction) => change(transaction, true));
}

function fieldsOf(row: ApiKeyRow, given: Omit<ApiKeyChange, keyof OwnerProof>): KeyFields {
  const known = accessOf(row.grants);
  const grants = grantsTextOf({ access: given.access ?? known.access, areas: given.areas ?? known.areas });
  return {
    name: given.name ?? row.name,
    grants: requireGrants(grants),
    expiresOn: given.expiresOn === undefined ? row.expiresOn : given.expiresOn,
    timeZone: given.timeZone ?? row.timeZone,
  };
}

function isAsWide(row: KeyFields, next: KeyFields): boolean {
  return row.grants === next.grants && row.expiresOn === next.expiresOn && row.timeZone === next.timeZone;
}

/** Records what is different; null when nothing is. */
export async function setFields(
  transaction: Transaction,
  context: Context,
  row: ApiKeyRow,
  next: KeyFields,
): Promise<number | null> {
  const difference = differenceOf<KeyFields>(row, next, ['name', 'grants', 'expiresOn', 'timeZone']);
  if (!difference) return null;
  await storeApiKey(transaction, { ...next, id: row.id });
  return record(transaction, context, row, difference.before, difference.after, isAsWide(row, next));
}

export function deleteApiKey(context: SignedInContext, id: number): Promise<void> {
  return context.services.engine.write(async (transaction) => {
    const row = await requireKey(transaction, context, id);
    await removeApiKey(transaction, id);
    await record(transaction, context, row, recordedKey(row), null);
  });
}

async function requireKey(transaction: Transaction, { caller }: SignedInContext, id: number): Promise<ApiKeyRow> {
  const row = await findApiKey(transaction, caller.accountId, id);
  if (!row) throw notFound('API key');
  return row;
}

const noPassword = () => badInput([{ path: 'currentPassword', message: 'Give your current password.' }]);

function requireGrants(grants: string): string {
  if (grants === '') throw badInput([{ path: 'areas', message: 'Choose what the key is for.' }]);
  return grants;
}

function refusePast({ expiresOn, timeZone }: Pick<KeyFields, 'expiresOn' | 'timeZone'>, now: string): void {
  if (expiresOn !== null && endOfDayIn(timeZone, expiresOn) <= Date.parse(now))
    throw badInput([{ path: 'expiresOn', message: 'Give a day that is to come, or nothing.' }]);
}

/**
 * A key that was deleted has been lost for a reason, and one that was made was seen once: neither is taken back. Nor is that one was narrowed,
 * which would widen it without a password.
 */
function record(
  transaction: Transaction,
  context: Context,
  { id, accountId, name }: ApiKeyRow,
  before: object | null,
  after: object | null,
  isUndoable = false,
): Promise<number> {
  return recordChange(transaction, context, {
    entity: 'api-key',
    entityId: id,
    entityName: name,
    before,
    after,
    ownerId: accountId,
    isUndoable,
  });
}
