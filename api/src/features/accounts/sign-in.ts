import type { RefreshInput, SecondStepWanted, SignedIn } from '@atrium/contract/accounts';
import { messages } from '@atrium/contract/errors';
import { accountOf, findAccount, findAccountByEmail } from '../../auth/accounts.ts';
import { type AttemptKey, forgiveAttempt, takeAttempt } from '../../auth/attempts.ts';
import { tellOfNewBrowser } from '../../auth/new-browsers.ts';
import { hashToken } from '../../auth/random.ts';
import { refreshTokenAfter } from '../../auth/refresh-tokens.ts';
import { endSessions, openSession, prolongSession, sessionEnd } from '../../auth/sessions.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import type { AccountRow } from '../../database/schema.ts';
import { Refusal } from '../../errors.ts';
import { fold } from '../../search/fold.ts';
import { challengeFor, takeSecondStep } from './second-step.ts';

/**
 * Signs in by e-mail address and password. An unknown address takes as long as a wrong password, and says the same. An attempt is counted
 * until its password turns out to be right: taking turns, many who know it do not keep each other out.
 */
export function signIn(context: Context, email: string, password: string): Promise<SignedIn | SecondStepWanted> {
  return context.turns.take(`sign-in ${fold(email)}`, () => signInAlone(context, email, password));
}

async function signInAlone(context: Context, email: string, password: string): Promise<SignedIn | SecondStepWanted> {
  const { engine, passwords } = context.services;
  const keys: AttemptKey[] = [
    { kind: 'account', value: fold(email) },
    { kind: 'address', value: context.address },
  ];
  const refusal = await engine.write((transaction) => takeAttempt(transaction, keys, new Date(context.now)));
  if (refusal) throw refusal;
  const account = await findAccountByEmail(engine.read, email);
  const isRight = await passwords.verify(password, account?.passwordHash ?? (await context.hashOfNobody()));
  if (!account?.passwordHash || !isRight) throw notSignedIn(context, account, messages.badCredentials);
  return engine.write(async (transaction) => {
    // Checking a password takes a while, in which it may be changed, or the account suspended.
    const current = await findAccount(transaction, account.id);
    if (current?.passwordHash !== account.passwordHash) throw notSignedIn(context, account, messages.badCredentials);
    if (current.suspendedAt !== null) throw notSignedIn(context, account, suspended);
    await forgiveAttempt(transaction, keys);
    return (await challengeFor(transaction, context, current)) ?? startSession(transaction, context, current);
  });
}

/** Signs in whoever gave the password a moment ago, and now a code. */
export function signInWithCode(context: Context, given: { challenge: string; code: string }): Promise<SignedIn> {
  return takeSecondStep(context, given, (transaction, account) => startSession(transaction, context, account));
}

/** Said to those alone who know the password. */
const suspended = 'This account is suspended. Ask an administrator to let you in again.';

function notSignedIn(context: Context, account: AccountRow | undefined, reason: string): Refusal {
  context.services.log('warn', 'A sign-in failed.', {
    accountId: account?.id ?? null,
    address: context.address,
    requestId: context.requestId,
  });
  return new Refusal(400, reason, { extra: { error: { email: [reason] } } });
}

export async function startSession(transaction: Transaction, context: Context, account: AccountRow): Promise<SignedIn> {
  await tellOfNewBrowser(transaction, context, account);
  const { sessionId, refreshToken } = await openSession(transaction, context, account);
  return {
    userData: await userDataOf(transaction, account),
    accessToken: await context.accessTokens.sign(account.id, sessionId),
    refreshToken,
  };
}

/**
 * Exchanges a refresh token. A token that was used before is in two hands, and nobody can tell whose is the thief's: the session
 * ends for both (RFC 9700, 4.14.2). But whoever lost the answer asks with the key of the first time, and is answered again until they
 * have used what they got. Nobody is signed in longer for a page that they left open: it says how long it was not used.
 */
export async function refresh(context: Context, input: RefreshInput): Promise<SignedIn> {
  const { engine, settings } = context.services;
  const next = await refreshTokenAfter(input.refreshToken, input.renewalKey, settings.secret);
  const signedIn = await engine.write((transaction) => rotate(transaction, context, input, next));
  if (!signedIn) throw new Refusal(401, messages.badRefreshToken, { extra: { error: messages.badRefreshToken } });
  return signedIn;
}

async function rotate(
  transaction: Transaction,
  context: Context,
  { refreshToken, unusedSeconds }: RefreshInput,
  next: string,
): Promise<SignedIn | null> {
  const token = await findRefreshToken(transaction, refreshToken);
  if (!token || token.expiresAt <= context.now || token.endedAt !== null) return null;
  const account = await findAccount(transaction, token.accountId);
  if (!account || account.suspendedAt !== null) return null;
  const expiresAt = nextEnd(context, token, unusedSeconds);
  if (token.usedAt === null) await spend(transaction, context, token, { next, expiresAt });
  else if ((await findRefreshToken(transaction, next))?.usedAt !== null) {
    await endStolen(transaction, context, token);
    return null;
  }
  const end = unusedSeconds === undefined ? undefined : expiresAt;
  const accessToken = await context.accessTokens.sign(account.id, token.sessionId, end);
  return { userData: await userDataOf(transaction, account), accessToken, refreshToken: next };
}

type FoundToken = NonNullable<Awaited<ReturnType<typeof findRefreshToken>>>;

/** That it ends later may be known already, from another page of the session. */
function nextEnd(context: Context, token: FoundToken, unusedSeconds?: number): string {
  const told = Date.parse(sessionEnd(context, unusedSeconds));
  const latest = Date.parse(sessionEnd(context));
  return new Date(Math.min(latest, Math.max(told, Date.parse(token.expiresAt)))).toISOString();
}

async function spend(
  transaction: Transaction,
  context: Context,
  token: FoundToken,
  { next, expiresAt }: { next: string; expiresAt: string },
): Promise<void> {
  await transaction.updateTable('refreshTokens').set({ usedAt: context.now }).where('hash', '=', token.hash).execute();
  await forgetExpiredTokens(transaction, token.sessionId, context.now);
  await prolongSession(transaction, context, { sessionId: token.sessionId, refreshToken: next, expiresAt });
}

async function endStolen(transaction: Transaction, context: Context, token: FoundToken): Promise<void> {
  const { accountId, sessionId } = token;
  context.services.log('warn', 'A refresh token was used twice; its session has ended.', {
    accountId,
    sessionId,
    address: context.address,
  });
  await endSessions(transaction, { ...context, caller: null }, { accountIds: [accountId], only: sessionId });
}

async function userDataOf(transaction: Transaction, account: AccountRow): Promise<SignedIn['userData']> {
  const { products } = await transaction
    .selectFrom('cartItems')
    .select(({ fn }) => fn.countAll<number>().as('products'))
    .where('accountId', '=', account.id)
    .executeTakeFirstOrThrow();
  return { ...(await accountOf(transaction, account)), extras: { eCommerceCartItemsCount: products } };
}

export async function findRefreshToken(transaction: Transaction, refreshToken: string) {
  return transaction
    .selectFrom('refreshTokens')
    .innerJoin('sessions', 'sessions.id', 'refreshTokens.sessionId')
    .select([
      'refreshTokens.hash',
      'refreshTokens.sessionId',
      'refreshTokens.expiresAt',
      'refreshTokens.usedAt',
      'sessions.accountId',
      'sessions.endedAt',
    ])
    .where('hash', '=', await hashToken(refreshToken))
    .executeTakeFirst();
}

async function forgetExpiredTokens(transaction: Transaction, sessionId: number, now: string): Promise<void> {
  await transaction
    .deleteFrom('refreshTokens')
    .where('sessionId', '=', sessionId)
    .where('expiresAt', '<=', now)
    .execute();
}
