import type { Transaction } from '../database/engine.ts';
import { type Refusal, tooManyAttempts } from '../errors.ts';
import { networkOf } from './network.ts';

/** ASVS 5.0 6.3.1: failures that an account and an address may have within the window, before both the right and the wrong password are refused; and letters that one address is sent, or asks for. */
const windowSeconds = 15 * 60;
const limits = {
  account: 10,
  code: 5,
  address: 100,
  link: 5,
  document: 120,
  waitlist: 3,
  waitlistAddress: 20,
} as const;

/** What is counted by where it comes from. */
const ofNetworks: readonly AttemptKey['kind'][] = ['address', 'document', 'waitlistAddress'];

export interface AttemptKey {
  kind: keyof typeof limits;
  value: string;
}

/**
 * Counts one attempt for each key, and refuses with 429 when one of them has had too many. Counted before the password is looked at:
 * a thousand guesses at once are a thousand attempts.
 */
export async function takeAttempt(
  transaction: Transaction,
  keys: readonly AttemptKey[],
  now: Date,
): Promise<Refusal | null> {
  const windowStart = new Date(now.getTime() - windowSeconds * 1000).toISOString();
  await transaction.deleteFrom('attempts').where('since', '<', windowStart).execute();
  const counted = await transaction
    .insertInto('attempts')
    .values(keys.map((key) => ({ key: keyText(key), failures: 1, since: now.toISOString() })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((update) => ({ failures: update('attempts.failures', '+', 1) })),
    )
    .returningAll()
    .execute();
  for (const key of keys) {
    const row = counted.find((candidate) => candidate.key === keyText(key));
    if (!row || row.failures <= limits[key.kind]) continue;
    return tooManyAttempts(windowSeconds - (now.getTime() - Date.parse(row.since)) / 1000);
  }
  return null;
}

/** Whether the last attempt was the first that was one too many. */
export async function isLimitJustReached(transaction: Transaction, key: AttemptKey): Promise<boolean> {
  const row = await transaction
    .selectFrom('attempts')
    .select('failures')
    .where('key', '=', keyText(key))
    .executeTakeFirst();
  return row?.failures === limits[key.kind] + 1;
}

/** A success: forgets the failures of the account, and takes back the one that the address was charged. */
export async function forgiveAttempt(transaction: Transaction, keys: readonly AttemptKey[]): Promise<void> {
  for (const key of keys) {
    if (key.kind === 'address') await takeBack(transaction, key);
    else await transaction.deleteFrom('attempts').where('key', '=', keyText(key)).execute();
  }
}

async function takeBack(transaction: Transaction, key: AttemptKey): Promise<void> {
  await transaction
    .updateTable('attempts')
    .set((update) => ({ failures: update('failures', '-', 1) }))
    .where('key', '=', keyText(key))
    .execute();
}

function keyText({ kind, value }: AttemptKey): string {
  return `${kind}:${ofNetworks.includes(kind) ? networkOf(value) : value}`;
}
