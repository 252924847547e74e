import { recentSignIns } from '@atrium/contract/accounts';
import type { Author } from '../changes/record.ts';
import type { Database, Transaction } from '../database/engine.ts';
import { type JobRunners, scheduleJob } from '../jobs/jobs.ts';
import type { Settings } from '../services.ts';
import { signInsAsked } from './new-browsers.ts';

const clearingJob = 'old-sessions';
const onlyKey = 'all';

/** Of each account: what the list of its sign-ins shows, and by what it knows its browsers. */
const keptOfAnAccount = Math.max(recentSignIns, signInsAsked);

const hourOfNight = 3;
const millisecondsOfAnHour = 3_600_000;

/** Who ends sessions, and how long their access tokens work. */
export type Ending = Author & { services: { settings: Pick<Settings, 'accessTokenSeconds'> } };

/** What lapsed by this moment has no token left that works: an access token is given out before the last refresh token lapses, and may outlive it. */
export function lapsedFor({ services, now }: Pick<Ending, 'services' | 'now'>): string {
  return new Date(Date.parse(now) - services.settings.accessTokenSeconds * 1000).toISOString();
}

/** In the night that follows, whoever signs in by then: the moment stays the same. */
export function planClearing(transaction: Transaction, now: string): Promise<void> {
  const day = new Date(Date.parse(now) + (24 - hourOfNight) * millisecondsOfAnHour).toISOString().slice(0, 10);
  const dueAt = `${day}T0${hourOfNight}:00:00.000Z`;
  return scheduleJob(transaction, { kind: clearingJob, key: onlyKey, dueAt });
}

export const sessionJobs: JobRunners = {
  [clearingJob]: async (transaction, context) => {
    for (const accountId of await accountsWithMore(transaction))
      await clearSessions(transaction, accountId, lapsedFor(context));
  },
};

async function accountsWithMore(database: Database): Promise<number[]> {
  const rows = await database
    .selectFrom('sessions')
    .select('accountId')
    .groupBy('accountId')
    .having(({ fn }) => fn.countAll(), '>', keptOfAnAccount)
    .execute();
  return rows.map(({ accountId }) => accountId);
}

/** Removes what is over, except the latest; their refresh tokens go with them. */
async function clearSessions(transaction: Transaction, accountId: number, lapsedBy: string): Promise<void> {
  await transaction
    .deleteFrom('sessions')
    .where('accountId', '=', accountId)
    .where(({ or, eb }) => or([eb('endedAt', 'is not', null), eb('expiresAt', '<=', lapsedBy)]))
    .where('id', '<=', ({ selectFrom }) =>
      selectFrom('sessions')
        .select('id')
        .where('accountId', '=', accountId)
        .orderBy('id', 'desc')
        .offset(keptOfAnAccount)
        .limit(1),
    )
    .execute();
}
