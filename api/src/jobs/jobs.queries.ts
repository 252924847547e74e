import { sql } from 'kysely';
import { isTextIn } from '../database/dialect.ts';
import type { Database, Transaction } from '../database/engine.ts';
import type { JobRow } from '../database/jobs-schema.ts';

/** Of these kinds, the earliest first. */
export function findDueJobs(
  database: Database,
  kinds: readonly string[],
  now: string,
  limit: number,
): Promise<JobRow[]> {
  return database
    .selectFrom('jobs')
    .selectAll()
    .where('dueAt', '<=', now)
    .where(isTextIn(database, sql<string>`kind`, sql.val(kinds)))
    .orderBy('dueAt')
    .limit(limit)
    .execute();
}

/** Takes a job away, and says whether it was still there: another process may have done it, or somebody put it off. */
export async function takeJob(transaction: Transaction, { kind, key, dueAt }: JobRow): Promise<boolean> {
  const taken = await transaction
    .deleteFrom('jobs')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('dueAt', '=', dueAt)
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function storeJob(transaction: Transaction, job: JobRow): Promise<void> {
  const { dueAt, attempts } = job;
  await transaction
    .insertInto('jobs')
    .values(job)
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet({ dueAt, attempts }))
    .execute();
}

/** The same for many at once; there is one or more. */
export async function storeJobs(transaction: Transaction, jobs: readonly JobRow[]): Promise<void> {
  await transaction
    .insertInto('jobs')
    .values(jobs)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet(({ ref }) => ({ dueAt: ref('excluded.dueAt'), attempts: ref('excluded.attempts') })),
    )
    .execute();
}

/** Unless somebody put it off meanwhile, or took it back. */
export async function putOffJob(transaction: Transaction, { kind, key, dueAt }: JobRow, until: string): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set(({ eb }) => ({ dueAt: until, attempts: eb('attempts', '+', 1) }))
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('dueAt', '=', dueAt)
    .execute();
}

export async function deleteJobs(transaction: Transaction, kind: string, keys: readonly string[]): Promise<void> {
  await transaction.deleteFrom('jobs').where('kind', '=', kind).where('key', 'in', keys).execute();
}

export async function deleteJob(transaction: Transaction, kind: string, key: string): Promise<void> {
  await transaction.deleteFrom('jobs').where('kind', '=', kind).where('key', '=', key).execute();
}
