import type { SecondStepWanted, SignedIn } from '@atrium/contract/accounts';
import { findAccount } from '../../auth/accounts.ts';
import { type AttemptKey, forgiveAttempt, isLimitJustReached, takeAttempt } from '../../auth/attempts.ts';
import { codeKey, wrongCode } from '../../auth/proof.ts';
import { hashToken, randomToken } from '../../auth/random.ts';
import { tellOwner } from '../../auth/security-news.ts';
import { findTwoSteps, stateOf, type TakenCode, takeCode } from '../../auth/two-steps.ts';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import type { AccountRow } from '../../database/schema.ts';
import { badInput } from '../../errors.ts';
import { deliverSoon } from '../../mail/outbox.ts';

const minutesToAnswer = 5;

const tooLate = () => badInput([{ path: 'challenge', message: 'This took too long. Sign in again.' }]);

/** What whoever gave the right password gets, if the account asks for a code too; null if it does not. */
export async function challengeFor(
  transaction: Transaction,
  context: Context,
  account: AccountRow,
): Promise<SecondStepWanted | null> {
  if (stateOf(await findTwoSteps(transaction, account.id)) !== 'on') return null;
  const challenge = randomToken();
  const expiresAt = new Date(Date.parse(context.now) + minutesToAnswer * 60_000).toISOString();
  await transaction.deleteFrom('signInChallenges').where('expiresAt', '<=', context.now).execute();
  await transaction
    .insertInto('signInChallenges')
    .values({ hash: await hashToken(challenge), accountId: account.id, expiresAt })
    .execute();
  return { twoSteps: { challenge, expiresAt } };
}

/** A changed password makes those worthless who had got as far with the one before. */
export async function forgetChallenges(transaction: Transaction, accountId: number): Promise<void> {
  await transaction.deleteFrom('signInChallenges').where('accountId', '=', accountId).execute();
}

/** Signs in whoever has a challenge and a code of the account that it was given for. */
export async function takeSecondStep(
  context: Context,
  { challenge, code }: { challenge: string; code: string },
  start: (transaction: Transaction, account: AccountRow) => Promise<SignedIn>,
): Promise<SignedIn> {
  const { engine } = context.services;
  const hash = await hashToken(challenge);
  const asked = await findChallenge(engine.read, hash, context.now);
  if (!asked) throw tooLate();
  const keys: AttemptKey[] = [codeKey(asked.accountId), { kind: 'address', value: context.address }];
  await countGuess(context, keys, asked.accountId);
  const signedIn = await engine.write(async (transaction) => {
    const account = await accountOfChallenge(transaction, hash, context.now);
    const row = await findTwoSteps(transaction, account.id);
    const taken = row && (await takeCode(transaction, row, code, context.now));
    if (!taken) return null;
    await forgetChallenge(transaction, hash);
    await forgiveAttempt(transaction, keys);
    await tellOfRecovery(transaction, context, account, taken);
    return start(transaction, account);
  });
  if (signedIn) return signedIn;
  const { address, requestId } = context;
  context.services.log('warn', 'A sign-in code was wrong.', { accountId: asked.accountId, address, requestId });
  throw wrongCode();
}

/** Too many guesses are refused, and the first that is one too many is told to the owner: whoever guesses has their password. */
async function countGuess(context: Context, keys: readonly AttemptKey[], accountId: number): Promise<void> {
  const refusal = await context.services.engine.write(async (transaction) => {
    const refused = await takeAttempt(transaction, keys, new Date(context.now));
    if (refused && (await isLimitJustReached(transaction, codeKey(accountId)))) {
      const account = await findAccount(transaction, accountId);
      if (account) await tellOwner(transaction, { ...context, caller: null }, account, 'codes-guessed');
    }
    return refused;
  });
  if (!refusal) return;
  deliverSoon(context);
  throw refusal;
}

function findChallenge(database: Database, hash: string, now: string) {
  return database
    .selectFrom('signInChallenges')
    .select('accountId')
    .where('hash', '=', hash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Asked again within the transaction: it may have been used, and the account suspended, while this one waited for its turn. */
async function accountOfChallenge(transaction: Transaction, hash: string, now: string): Promise<AccountRow> {
  const asked = await findChallenge(transaction, hash, now);
  const account = asked && (await findAccount(transaction, asked.accountId));
  if (!account || account.suspendedAt !== null) throw tooLate();
  return account;
}

async function forgetChallenge(transaction: Transaction, hash: string): Promise<void> {
  await transaction.deleteFrom('signInChallenges').where('hash', '=', hash).execute();
}

async function tellOfRecovery(
  transaction: Transaction,
  context: Context,
  account: AccountRow,
  taken: TakenCode,
): Promise<void> {
  if (taken === 'recovery') await tellOwner(transaction, context, account, 'recovery-code-used');
}
