import { LiveChange } from '@atrium/contract/changes';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { as, json, person, signIn } from './calls.ts';
import { runServer } from './node-process.ts';
import { sampleDatabase } from './temporary.ts';

/** The changes of a live stream, one at a time; the stream is open when this resolves. */
async function openStream(address: string, token: string): Promise<AsyncGenerator<LiveChange>> {
  const response = await fetch(`${address}/api/v1/live`, as(token));
  if (!response.body) throw new Error('The stream has no body.');
  const chunks = response.body.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  const first = await chunks.next();
  expect(first.value).toContain('event: ready');
  return changesIn(chunks);
}

async function* changesIn(chunks: AsyncIterator<string>): AsyncGenerator<LiveChange> {
  let text = '';
  for (let chunk = await chunks.next(); !chunk.done; chunk = await chunks.next()) {
    const events = (text + chunk.value).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /^event: change\n(?:.*\n)*data: (.*)$/m.exec(event);
      if (data?.[1]) yield LiveChange.parse(JSON.parse(data[1]));
    }
  }
}

test('two processes on one PostgreSQL hear of what the other one changed', async () => {
  const environment = { DATABASE_URL: await sampleDatabase.postgres() };
  const [first, second] = await Promise.all([runServer(environment), runServer(environment)]);
  const token = await signIn(first.address);
  const heardBySecond = await openStream(second.address, token);
  const heardByFirst = await openStream(first.address, token);
  await fetch(`${first.address}/apps/users/add-user`, json(person('one'), token));
  await fetch(`${second.address}/apps/users/add-user`, json(person('two'), token));
  for (const stream of [heardByFirst, heardBySecond]) {
    const changes = [(await stream.next()).value, (await stream.next()).value];
    expect(changes).toMatchObject([
      { entity: 'user', action: 'create', entityId: 51 },
      { entity: 'user', action: 'create', entityId: 52 },
    ]);
  }
});

test('a process whose connections to PostgreSQL break hears of what happened meanwhile', async () => {
  const environment = { DATABASE_URL: await sampleDatabase.postgres() };
  const [first, second] = await Promise.all([runServer(environment), runServer(environment)]);
  const token = await signIn(first.address);
  const stream = await openStream(second.address, token);
  const client = new Client({ connectionString: environment.DATABASE_URL });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like $1',
    ['atrium%'],
  );
  await client.end();
  await fetch(`${first.address}/apps/users/add-user`, json(person('meanwhile'), token));
  expect((await stream.next()).value).toMatchObject({ entity: 'user', action: 'create' });
  expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
});
