import type { OwnerProof } from '@atrium/contract/accounts';
import { type ApiKey, type ApiKeyChange, mostApiKeys, type NewApiKey } from '@atrium/contract/api-keys';
import { endOfDayIn } from '@atrium/contract/time-zone';
import type * as z from 'zod/mini';
import { apiKeyWith } from '../../auth/api-keys.ts';
import { withOwner } from '../../auth/proof.ts';
import { derivedToken, hashToken, randomToken } from '../../auth/random.ts';
import { tellOwner } from '../../auth/security-news.ts';
import { addedWith, type Keyed, noteAdded, stillThere } from '../../changes/added-once.ts';
import { differenceOf } from '../../changes/difference.ts';
import { recordChange } from '../../changes/record.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { ApiKeyRow } from '../../database/account-security-schema.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { badInput, conflict, notFound, Refusal } from '../../errors.ts';
import { countApiKeys, findApiKey, insertApiKey, removeApiKey, storeApiKey } from './api-keys.queries.ts';
import { accessOf, apiKeyOf, grantsTextOf, type KeyFields, recordedKey } from './api-keys.shapes.ts';

type Made = Promise<{ apiKey: ApiKey; key: string }>;

/** Makes a key. Whoever asked gets it now, and nobody ever again; but whoever lost the answer asks with the same idempotency key, until the key was used. */
export async function addApiKey(
  context: SignedInContext,
  { currentPassword, code, idempotencyKey, ...given }: Keyed<z.output<typeof NewApiKey> & OwnerProof>,
): Made {
  refusePast(given, context.now);
  const { name, expiresOn, timeZone } = given;
  const fields: KeyFields = { name, grants: requireGrants(grantsTextOf(given)), expiresOn, timeZone };
  // A code is another one each time, and of a password no fast digest is kept.
  const asking = { ...context, asked: await hashToken(JSON.stringify(fields)) };
  // With what the key follows from, the database and the secret of the house would tell it.
  const noted = idempotencyKey === undefined ? undefined : await hashToken(idempotencyKey);
  return withOwner(context, { currentPassword, code }, async (transaction, account) => {
    const known = await addedWith(transaction, asking, 'api-key', noted);
    if (known) return againUntilUsed(transaction, context, known.entityId, idempotencyKey);
    const { changeId, ...made } = await makeKey(transaction, context, fields, idempotencyKey);
    await noteAdded(transaction, asking, noted, { entity: 'api-key', entityId: made.apiKey.id, changeId });
    await tellOwner(transaction, context, account, 'api-key-made', name);
    return made;
  });
}

async function makeKey(
  transaction: Transaction,
  context: SignedInContext,
  fields: KeyFields,
  idempotencyKey: string | undefined,
) {
  const { accountId } = context.caller;
  if ((await countApiKeys(transaction, accountId)) >= mostApiKeys)
    throw conflict(`There are ${mostApiKeys} keys already. Delete one that nobody uses first.`);
  const id = await nextId(transaction, 'api_keys');
  const { key, prefix, hash } = await secretOf(context, id, idempotencyKey);
  const row: ApiKeyRow = { id, accountId, prefix, hash, createdAt: context.now, lastUsedAt: null, ...fields };
  await insertApiKey(transaction, row);
  return { apiKey: apiKeyOf(row), key, changeId: await record(transaction, context, row, null, recordedKey(row)) };
}

async function secretOf({ services }: SignedInContext, id: number, idempotencyKey: string | undefined) {
  const { secret } = services.settings;
  const words = idempotencyKey === undefined ? null : ['api-key', String(id), idempotencyKey];
  return apiKeyWith(words === null ? randomToken() : await derivedToken(secret, words));
}

/** A key that was used has been seen. The house may have another secret since, and knows no more what the key was. */
async function againUntilUsed(
  transaction: Transaction,
  context: SignedInContext,
  id: number,
  idempotencyKey: string | undefined,
): Made {
  const row = stillThere(await findApiKey(transaction, context.caller.accountId, id));
  const { key, hash } = await secretOf(context, id, idempotencyKey);
  if (row.lastUsedAt !== null || row.hash !== hash) throw shownBefore(id);
  return { apiKey: apiKeyOf(row), key };
}

function shownBefore(id: number): Refusal {
  const detail =
    'This key has been made already, and is shown no more. If nobody has it, delete it and make another one.';
  return new Refusal(409, detail, { extra: { made: { entity: 'api-key', id } } });
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
