import { findAccount } from '../../auth/accounts.ts';
import { forgiveAttempt } from '../../auth/attempts.ts';
import { codeKey, countAttempt, withBothSteps, withPassword, wrongCode } from '../../auth/proof.ts';
import { replaceRecoveryCodes } from '../../auth/recovery-codes.ts';
import { tellOwner } from '../../auth/security-news.ts';
import { newSecret, secretAddress } from '../../auth/totp.ts';
import {
  endOtherSessions,
  findTwoSteps,
  recordSecondStep,
  removeTwoSteps,
  stateOf,
  takeCode,
} from '../../auth/two-steps.ts';
import type { SignedInContext } from '../../context.ts';
import type { TwoStepsRow } from '../../database/account-security-schema.ts';
import type { Transaction } from '../../database/engine.ts';
import { conflict, notFound } from '../../errors.ts';

const minutesToConfirm = 30;

/** Gives a key for an app. The account asks for no code until one has shown that the app has the key. */
export function beginTwoSteps(
  context: SignedInContext,
  currentPassword: string,
): Promise<{ secret: string; address: string }> {
  return withPassword(context, currentPassword, async (transaction, account) => {
    const before = stateOf(await findTwoSteps(transaction, account.id));
    if (before === 'on') throw conflict('Two-step sign-in is on already.');
    const secret = newSecret();
    const row = { accountId: account.id, secret, startedAt: context.now, confirmedAt: null, lastStep: 0 };
    await storeTwoSteps(transaction, row);
    await recordSecondStep(transaction, context, account, before, 'begun');
    return { secret, address: secretAddress(secret, context.services.settings.brandName, account.email) };
  });
}

async function storeTwoSteps(transaction: Transaction, row: TwoStepsRow): Promise<void> {
  await transaction
    .insertInto('twoSteps')
    .values(row)
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(row))
    .execute();
}

/** Switches it on; answers the recovery codes, which nobody can read again. */
export async function confirmTwoSteps(context: SignedInContext, code: string): Promise<string[]> {
  const { accountId } = context.caller;
  await countAttempt(context, [codeKey(accountId)]);
  return context.services.engine.write(async (transaction) => {
    const account = await findAccount(transaction, accountId);
    if (!account) throw notFound('account');
    const row = await requireBegun(transaction, context);
    if ((await takeCode(transaction, row, code, context.now)) !== 'app') throw wrongCode();
    await forgiveAttempt(transaction, [codeKey(accountId)]);
    await markConfirmed(transaction, accountId, context.now);
    await recordSecondStep(transaction, context, account, 'begun', 'on');
    await endOtherSessions(transaction, context, accountId);
    await tellOwner(transaction, context, account, 'two-steps-on');
    return replaceRecoveryCodes(transaction, accountId);
  });
}

async function requireBegun(transaction: Transaction, { caller, now }: SignedInContext): Promise<TwoStepsRow> {
  const row = await findTwoSteps(transaction, caller.accountId);
  if (stateOf(row) === 'on') throw conflict('Two-step sign-in is on already.');
  const since = new Date(Date.parse(now) - minutesToConfirm * 60_000).toISOString();
  if (!row || row.startedAt < since) throw conflict('This took too long. Begin again.');
  return row;
}

async function markConfirmed(transaction: Transaction, accountId: number, now: string): Promise<void> {
  await transaction.updateTable('twoSteps').set({ confirmedAt: now }).where('accountId', '=', accountId).execute();
}

interface Proof {
  currentPassword: string;
  code: string;
}

export function renewRecoveryCodes(context: SignedInContext, proof: Proof): Promise<string[]> {
  return withBothSteps(context, proof, async (transaction, account) => {
    await recordSecondStep(transaction, context, account, 'on', 'on');
    await endOtherSessions(transaction, context, account.id);
    await tellOwner(transaction, context, account, 'recovery-codes-made');
    return replaceRecoveryCodes(transaction, account.id);
  });
}

export function endTwoSteps(context: SignedInContext, proof: Proof): Promise<void> {
  return withBothSteps(context, proof, async (transaction, account) => {
    await removeTwoSteps(transaction, context, account);
    await endOtherSessions(transaction, context, account.id);
    await tellOwner(transaction, context, account, 'two-steps-off');
  });
}
