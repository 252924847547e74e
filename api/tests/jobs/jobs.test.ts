import { expect, test } from 'vitest';
import { cancelJob, type JobRunners, runDueJobs, scheduleJob } from '../../src/jobs/jobs.ts';
import { openApp, type TestApp } from '../helper.ts';

const kind = 'test-note';

/** What has run, and a way to have something run in so many minutes. */
async function stage() {
  const app = await openApp();
  const done: string[] = [];
  const runners: JobRunners = { [kind]: async (_, { afterwards }, key) => afterwards(async () => void done.push(key)) };
  return { app, done, run: (own = runners) => runDueJobs(app.services, own).then(() => app.settle()) };
}

function inMinutes({ services }: TestApp, minutes: number): string {
  return new Date(services.now().getTime() + minutes * 60_000).toISOString();
}

function schedule(app: TestApp, key: string, minutes: number): Promise<void> {
  const dueAt = inMinutes(app, minutes);
  return app.engine.write((transaction) => scheduleJob(transaction, { kind, key, dueAt }));
}

test('What is due is done once, the earliest first, and what is not due waits', async () => {
  const { app, done, run } = await stage();
  await schedule(app, 'third', 9);
  await schedule(app, 'second', 5);
  await schedule(app, 'first', 1);
  await run();
  expect(done).toEqual([]);
  app.moveClock(6 * 60);
  await run();
  await run();
  expect(done).toEqual(['first', 'second']);
  app.moveClock(6 * 60);
  await run();
  expect(done).toEqual(['first', 'second', 'third']);
});

test('What is scheduled again is done at the new moment alone, and what is cancelled never', async () => {
  const { app, done, run } = await stage();
  await schedule(app, 'moved', 1);
  await schedule(app, 'moved', 10);
  await schedule(app, 'gone', 1);
  await app.engine.write((transaction) => cancelJob(transaction, kind, 'gone'));
  app.moveClock(5 * 60);
  await run();
  expect(done).toEqual([]);
  app.moveClock(5 * 60);
  await run();
  expect(done).toEqual(['moved']);
});

test('Two processes that come at the same moment do a job once', async () => {
  const { app, done, run } = await stage();
  await schedule(app, 'once', 0);
  await Promise.all([run(), run(), run()]);
  expect(done).toEqual(['once']);
});

test('A job that fails has changed nothing, is told in the log, and is tried again after a while', async () => {
  const { app, done, run } = await stage();
  await schedule(app, 'fragile', 0);
  const broken: JobRunners = {
    [kind]: async (transaction, { services }) => {
      await scheduleJob(transaction, { kind, key: 'half done', dueAt: services.now().toISOString() });
      throw new Error('The line is dead.');
    },
  };
  await run(broken);
  expect(app.log.find(({ level }) => level === 'error')?.fields).toMatchObject({ error: 'Error: The line is dead.' });
  await run();
  expect(done).toEqual([]);
  app.moveClock(60);
  await run();
  expect(done).toEqual(['fragile']);
});

test('A job may schedule itself anew', async () => {
  const { app, done, run } = await stage();
  await schedule(app, 'again', 0);
  const repeating: JobRunners = {
    [kind]: async (transaction, _, key) => {
      done.push(key);
      await scheduleJob(transaction, { kind, key, dueAt: inMinutes(app, 1) });
    },
  };
  await run(repeating);
  await run(repeating);
  app.moveClock(60);
  await run(repeating);
  expect(done).toEqual(['again', 'again']);
});

test('A kind that nothing knows any more is left alone', async () => {
  const { app, done, run } = await stage();
  await schedule(app, 'unknown', 0);
  await run({});
  await run();
  expect(done).toEqual(['unknown']);
});
