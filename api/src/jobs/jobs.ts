import type { Context } from '../context.ts';
import type { Transaction } from '../database/engine.ts';
import type { JobRow } from '../database/jobs-schema.ts';
import type { Services } from '../services.ts';
import { deleteJob, deleteJobs, findDueJobs, putOffJob, storeJob, storeJobs, takeJob } from './jobs.queries.ts';

/** What a job works with: nobody asked for it just now. */
export interface JobContext extends Pick<Context, 'services' | 'now' | 'requestId'> {
  readonly caller: null;
  /** Begins once what the job did is committed. */
  afterwards(work: () => Promise<void>): void;
}

/** Does a job, in the transaction that takes it away: it happens once, whatever breaks. */
type JobRunner = (transaction: Transaction, context: JobContext, key: string) => Promise<void>;

/** For each kind of job what does it. */
export type JobRunners = Readonly<Record<string, JobRunner>>;

const jobsAtOnce = 100;
const firstPauseMilliseconds = 60_000;
const mostPauseDoublings = 6;

/** Has something happen at a moment; the same kind and key again moves it to another one. */
export function scheduleJob(transaction: Transaction, job: Omit<JobRow, 'attempts'>): Promise<void> {
  return storeJob(transaction, { ...job, attempts: 0 });
}

/** The same for many of them. */
export async function scheduleJobs(transaction: Transaction, jobs: readonly Omit<JobRow, 'attempts'>[]): Promise<void> {
  if (jobs.length === 0) return;
  await storeJobs(
    transaction,
    jobs.map((job) => ({ ...job, attempts: 0 })),
  );
}

export async function cancelJobs(transaction: Transaction, kind: string, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await deleteJobs(transaction, kind, keys);
}

export function cancelJob(transaction: Transaction, kind: string, key: string): Promise<void> {
  return deleteJob(transaction, kind, key);
}

/** Does what is due by now, the earliest first. What fails is told in the log and tried again later, after longer and longer. */
export async function runDueJobs(services: Services, runners: JobRunners): Promise<void> {
  const now = services.now().toISOString();
  const due = await findDueJobs(services.engine.read, Object.keys(runners), now, jobsAtOnce);
  for (const job of due) {
    const runner = runners[job.kind];
    if (runner) await run(services, runner, job);
  }
}

async function run(services: Services, runner: JobRunner, job: JobRow): Promise<void> {
  const later: (() => Promise<void>)[] = [];
  const now = services.now().toISOString();
  // Each time its own: undo takes back all that one request did, and a job may be done again.
  const requestId = `${job.kind} ${job.key} ${now}`;
  const context = {
    services,
    now,
    requestId,
    caller: null,
    afterwards: (work: () => Promise<void>) => later.push(work),
  };
  try {
    await services.engine.write(async (transaction) => {
      if (await takeJob(transaction, job)) await runner(transaction, context, job.key);
    });
  } catch (error) {
    services.log('error', 'A job failed; it will be tried again.', { requestId, error: String(error) });
    await services.engine.write((transaction) => putOffJob(transaction, job, pauseAfter(job, now)));
    return;
  }
  for (const work of later) services.background(work());
}

function pauseAfter({ attempts }: JobRow, now: string): string {
  const pause = firstPauseMilliseconds * 2 ** Math.min(attempts, mostPauseDoublings);
  return new Date(Date.parse(now) + pause).toISOString();
}
