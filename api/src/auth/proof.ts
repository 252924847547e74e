import type { OwnerProof } from '@atrium/contract/accounts';
import type { Context, SignedInContext } from '../context.ts';
import type { TwoStepsRow } from '../database/account-security-schema.ts';
import type { Transaction } from '../database/engine.ts';
import type { AccountRow } from '../database/schema.ts';
import { badInput, conflict, notFound } from '../errors.ts';
import { findAccount } from './accounts.ts';
import { type AttemptKey, forgiveAttempt, takeAttempt } from './attempts.ts';
import { findTwoSteps, stateOf, takeCode } from './two-steps.ts';

const notCurrent = () => badInput([{ path: 'currentPassword', message: 'This is not your current password.' }]);
export const wrongCode = () =>
  badInput([{ path: 'code', message: 'This code is wrong, or has been used. Wait for the next one.' }]);

const noCode = () => badInput([{ path: 'code', message: 'Enter the code.' }]);

export const codeKey = (accountId: number): AttemptKey => ({ kind: 'code', value: String(accountId) });

/** Counts an attempt, in a transaction of its own: a wrong guess counts although nothing else of it stays. */
export async function countAttempt(context: Context, keys: readonly AttemptKey[]): Promise<void> {
  const refusal = await context.services.engine.write((transaction) =>
    takeAttempt(transaction, keys, new Date(context.now)),
  );
  if (refusal) throw refusal;
}

type Work<Result> = (transaction: Transaction, account: AccountRow) => Promise<Result>;

/** Whoever gave their current password: it is checked as at sign-in, limits and all. */
interface Proven {
  /** Does something in a transaction, if the password is still the one that was checked. */
  write<Result>(work: Work<Result>): Promise<Result>;
}

export async function provePassword(context: SignedInContext, currentPassword: string): Promise<Proven> {
  const { engine, passwords } = context.services;
  const account = await findAccount(engine.read, context.caller.accountId);
  if (!account) throw notFound('account');
  const keys: AttemptKey[] = [{ kind: 'account', value: account.emailKey }];
  await countAttempt(context, keys);
  const isRight = account.passwordHash !== null && (await passwords.verify(currentPassword, account.passwordHash));
  if (!isRight) throw notCurrent();
  return {
    write: (work) =>
      engine.write(async (transaction) => {
        const current = await findAccount(transaction, account.id);
        if (current?.passwordHash !== account.passwordHash) throw notCurrent();
        await forgiveAttempt(transaction, keys);
        return work(transaction, current);
      }),
  };
}

export async function withPassword<Result>(
  context: SignedInContext,
  currentPassword: string,
  work: Work<Result>,
): Promise<Result> {
  return (await provePassword(context, currentPassword)).write(work);
}

/** The same, for whoever gives a code beside it, where the account asks for one. */
export async function withBothSteps<Result>(
  context: SignedInContext,
  proof: { currentPassword: string; code: string },
  work: Work<Result>,
): Promise<Result> {
  await countAttempt(context, [codeKey(context.caller.accountId)]);
  return withPassword(context, proof.currentPassword, async (transaction, account) => {
    const row = await findTwoSteps(transaction, account.id);
    if (!row || stateOf(row) !== 'on') throw conflict('Two-step sign-in is off already.');
    await requireCode(transaction, context, row, proof.code);
    return work(transaction, account);
  });
}

/** The same, for whoever proves as much as it takes to sign in: a code only where the account asks for one. */
export async function withOwner<Result>(
  context: SignedInContext,
  { currentPassword, code }: OwnerProof,
  work: Work<Result>,
): Promise<Result> {
  const { accountId } = context.caller;
  if (stateOf(await findTwoSteps(context.services.engine.read, accountId)) === 'on') {
    if (!code) throw noCode();
    await countAttempt(context, [codeKey(accountId)]);
  }
  return withPassword(context, currentPassword, async (transaction, account) => {
    // Asked again: it may have been switched on since.
    const row = await findTwoSteps(transaction, account.id);
    if (row && stateOf(row) === 'on') await requireCode(transaction, context, row, code);
    return work(transaction, account);
  });
}

async function requireCode(
  transaction: Transaction,
  context: Context,
  row: TwoStepsRow,
  code: string | undefined,
): Promise<void> {
  if (!code) throw noCode();
  if ((await takeCode(transaction, row, code, context.now)) === null) throw wrongCode();
  await forgiveAttempt(transaction, [codeKey(row.accountId)]);
}
