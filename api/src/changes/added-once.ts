import type { Acting, Context } from '../context.ts';
import type { Transaction } from '../database/engine.ts';
import type { AdditionRow } from '../database/schema.ts';
import { Refusal } from '../errors.ts';

type Addition = Pick<AdditionRow, 'entity' | 'entityId' | 'changeId'>;
type Asking = Acting & Pick<Context, 'asked'>;

/** What is asked to be added, with the key that it is added once with. */
export type Keyed<Input> = Input & { idempotencyKey?: string | undefined };

interface ToAdd<Added> {
  entity: Addition['entity'];
  idempotencyKey: string | undefined;
  add: (transaction: Transaction) => Promise<Added>;
  idOf: (added: Added) => number;
  /** What was added with the key before, as it is by now. */
  again: (transaction: Transaction, known: Addition) => Promise<Added>;
}

/** Nobody tries the same request again after that. */
const daysKept = 30;
const millisecondsOfADay = 86_400_000;

/** Adds something in one transaction. The same key answers the same thing, and never adds a second. */
export function addOnce<Added extends { changeId: number }>(
  context: Asking,
  { entity, idempotencyKey, add, idOf, again }: ToAdd<Added>,
): Promise<Added> {
  return context.services.engine.write(async (transaction) => {
    const known = await addedWith(transaction, context, entity, idempotencyKey);
    if (known) return again(transaction, known);
    const added = await add(transaction);
    const { changeId } = added;
    await noteAdded(transaction, context, idempotencyKey, { entity, entityId: idOf(added), changeId });
    return added;
  });
}

/** What the caller added with this key before: a request that is sent twice adds once. One that asks for something else is refused. */
export async function addedWith(
  transaction: Transaction,
  { caller, asked }: Asking,
  entity: Addition['entity'],
  idempotencyKey: string | undefined,
): Promise<Addition | undefined> {
  if (!caller || idempotencyKey === undefined) return undefined;
  const known = await transaction
    .selectFrom('additions')
    .select(['entity', 'entityId', 'changeId', 'asked'])
    .where('accountId', '=', caller.accountId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
  if (known && (known.entity !== entity || (known.asked !== null && known.asked !== asked)))
    throw askedOtherwise({ entity: known.entity, id: known.entityId });
  return known;
}

export async function noteAdded(
  transaction: Transaction,
  { caller, asked, now }: Asking,
  idempotencyKey: string | undefined,
  added: Addition,
): Promise<void> {
  if (!caller || idempotencyKey === undefined) return;
  const { accountId } = caller;
  await forgetOld(transaction, accountId, now);
  const row = { accountId, idempotencyKey, ...added, asked, addedAt: now };
  await transaction.insertInto('additions').values(row).execute();
}

async function forgetOld(transaction: Transaction, accountId: number, now: string): Promise<void> {
  const old = new Date(Date.parse(now) - daysKept * millisecondsOfADay).toISOString();
  await transaction
    .deleteFrom('additions')
    .where('accountId', '=', accountId)
    .where('addedAt', '<', old)
    // Nobody knows the age of those from before it was kept.
    .where('addedAt', '>', '')
    .execute();
}

/** Says what the first request made: whoever asked did not hear of it. */
export function askedOtherwise(made: { entity: Addition['entity']; id: number }): Refusal {
  const detail = 'This was sent before with other contents, and is there already. Look at it before you send it again.';
  return new Refusal(409, detail, { extra: { made } });
}

/** What the first request made, as it is now; refused when it is not there, or not where it was, any more. */
export function stillThere<Made>(made: Made | undefined, isSame: (made: Made) => boolean = () => true): Made {
  if (made === undefined || !isSame(made))
    throw new Refusal(409, 'This has been sent before, and what it made has changed since.', { extra: { made: null } });
  return made;
}
