import type { TwoSteps } from '@atrium/contract/two-steps';
import { type Author, recordChange } from '../changes/record.ts';
import type { TwoStepsRow } from '../database/account-security-schema.ts';
import type { Database, Transaction } from '../database/engine.ts';
import type { AccountRow } from '../database/schema.ts';
import { conflict } from '../errors.ts';
import type { Ending } from './old-sessions.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { type Telling, tellOwner } from './security-news.ts';
import { endSessions } from './sessions.ts';
import { stepOfCode } from './totp.ts';

type SecondStepState = 'off' | 'begun' | 'on';

export function findTwoSteps(database: Database, accountId: number): Promise<TwoStepsRow | undefined> {
  return database.selectFrom('twoSteps').selectAll().where('accountId', '=', accountId).executeTakeFirst();
}

export function stateOf(row: TwoStepsRow | undefined): SecondStepState {
  if (!row) return 'off';
  return row.confirmedAt === null ? 'begun' : 'on';
}

export async function readTwoSteps(database: Database, accountId: number): Promise<TwoSteps> {
  const row = await findTwoSteps(database, accountId);
  const { left } = await database
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { isOn: stateOf(row) === 'on', since: row?.confirmedAt ?? null, recoveryCodesLeft: left };
}

/** How a code was good. */
export type TakenCode = 'app' | 'recovery';

/** Uses a code up, and says of which kind it was; null when it is wrong, or was used before. */
export async function takeCode(
  transaction: Transaction,
  row: TwoStepsRow,
  given: string,
  now: string,
): Promise<TakenCode | null> {
  const code = given.replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(code)) return (await takeAppCode(transaction, row, code, now)) ? 'app' : null;
  return (await takeRecoveryCode(transaction, row.accountId, code, now)) ? 'recovery' : null;
}

/** The step only ever goes forward: of two uses of one code at the same time, one finds it taken. */
async function takeAppCode(
  transaction: Transaction,
  { accountId, secret }: TwoStepsRow,
  code: string,
  now: string,
): Promise<boolean> {
  const step = stepOfCode(secret, code, new Date(now));
  if (step === null) return false;
  const taken = await transaction
    .updateTable('twoSteps')
    .set({ lastStep: step })
    .where('accountId', '=', accountId)
    .where('lastStep', '<', step)
    .returning('accountId')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Takes away the second step with all that belongs to it. */
export async function removeTwoSteps(
  transaction: Transaction,
  author: Author,
  account: Pick<AccountRow, 'id' | 'username'>,
): Promise<void> {
  for (const table of ['twoSteps', 'recoveryCodes', 'signInChallenges'] as const)
    await transaction.deleteFrom(table).where('accountId', '=', account.id).execute();
  await recordSecondStep(transaction, author, account, 'on', 'off');
}

/** For a person who has lost both app and codes: somebody else has made sure who they are. They sign in anew, and are told. */
export async function takeTwoStepsAway(
  transaction: Transaction,
  context: Telling & Ending,
  account: Pick<AccountRow, 'id' | 'username' | 'email'>,
): Promise<void> {
  if (stateOf(await findTwoSteps(transaction, account.id)) !== 'on') throw conflict('Two-step sign-in is off already.');
  await removeTwoSteps(transaction, context, account);
  await endSessions(transaction, context, { accountIds: [account.id] });
  await tellOwner(transaction, context, account, 'two-steps-off');
}

export function recordSecondStep(
  transaction: Transaction,
  author: Author,
  { id, username }: Pick<AccountRow, 'id' | 'username'>,
  before: SecondStepState,
  after: SecondStepState,
): Promise<number> {
  return recordChange(transaction, author, {
    entity: 'account',
    entityId: id,
    entityName: username,
    before: { twoSteps: before },
    after: { twoSteps: after },
    ownerId: id,
  });
}

/** Whoever changed how one signs in stays where they are; everybody else is asked anew. */
export async function endOtherSessions(transaction: Transaction, author: Ending, accountId: number): Promise<number> {
  const except = author.caller?.sessionId;
  return endSessions(transaction, author, {
    accountIds: [accountId],
    ...(except === undefined || except === null ? {} : { except }),
  });
}
