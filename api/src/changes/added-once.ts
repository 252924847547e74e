import type { Acting, Context } from '../context.ts';
import type { Transaction } from '../database/engine.ts';
import type { AdditionRow } from '../database/schema.ts';
import { Refusal } from '../errors.ts';

type Addition = Pick<AdditionRow, 'entity' | 'entityId' | 'changeId'>;
type Asking = Acting & Pick<Context, 'asked'>;

/** Nobody tries the same request again after that. */
const daysKept = 30;
const millisecondsOfADay = 86_400_000;

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
