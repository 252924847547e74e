import { dayOf } from '@atrium/contract/days';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/engine.ts';
import { type Device, deviceOf } from './devices.ts';
import { addFigures } from './figures.ts';
import type { Span } from './spans.ts';

interface SignIn {
  accountId: number;
  userAgent: string;
  createdAt: string;
}

/** Counts sign-ins by day and device, and the accounts of a day once each. */
export async function countSignIns(transaction: Transaction, signIns: readonly SignIn[]): Promise<void> {
  const days = signIns.map(({ accountId, createdAt }) => ({ accountId, day: dayOf(createdAt) }));
  const first = await transaction
    .insertInto('accountDays')
    .values(days)
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .execute();
  await addFigures(transaction, [
    ...signIns.map(({ userAgent, createdAt }) => sessionOn(deviceOf(userAgent), dayOf(createdAt))),
    ...first.map(({ day }) => ({ measure: 'active-accounts', day, amount: 1 })),
  ]);
}

function sessionOn(device: Device, day: string) {
  return { measure: `sessions/${device}`, day, amount: 1 };
}

/** How many accounts signed in during a span, and how many of them during another one too. */
export async function countActiveAccounts(
  database: Database,
  span: Span,
  other: Span,
): Promise<{ accounts: number; alsoInOther: number }> {
  const within = ({ from, to }: Span) => sql<boolean>`day >= ${from} and day <= ${to}`;
  const { rows } = await sql<{ accounts: number; alsoInOther: number }>`
    select count(*) as accounts, count(also.account_id) as also_in_other
    from (select distinct account_id from account_days where ${within(span)}) as own
    left join (select distinct account_id from account_days where ${within(other)}) as also
      on also.account_id = own.account_id`.execute(database);
  return rows[0] ?? { accounts: 0, alsoInOther: 0 };
}
