import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPostgresServer } from '../src/postgres-connections.ts';
import { listen } from '../src/postgres-listener.ts';
import { as, json, person, signIn } from './calls.ts';
import { serveHere } from './in-process.ts';
import { newDatabase } from './temporary.ts';

test('a connection that breaks between two statements fails its transaction alone', async () => {
  const address = await newDatabase.postgres();
  const engine = await openPostgresServer(address);
  const client = new Client({ connectionString: address });
  await client.connect();
  const broken = engine.write(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await client.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await sleep(200);
    await sql`select 1`.execute(transaction);
  });
  await expect(broken).rejects.toThrow();
  await engine.write((transaction) => sql`select 1`.execute(transaction));
  await client.end();
  await engine.close();
});

test('while another process writes for long and many wait for their turn, who reads is answered', async () => {
  const databaseUrl = await newDatabase.postgres();
  const { address } = await serveHere({ DATABASE_URL: databaseUrl });
  const token = await signIn(address);
  const elsewhere = await openPostgresServer(databaseUrl);
  const longWrite = Promise.withResolvers<void>();
  const holding = elsewhere.write(() => longWrite.promise);
  const add = (_: unknown, number: number) =>
    fetch(`${address}/apps/users/add-user`, json(person(String(number)), token));
  const adding = Array.from({ length: 20 }, add);
  await sleep(500);
  const patience = AbortSignal.timeout(10_000);
  const ready = await fetch(`${address}/readyz`, { signal: patience });
  const list = await fetch(`${address}/api/users/list/data`, { ...as(token), signal: patience });
  longWrite.resolve();
  await holding;
  const added = await Promise.all(adding);
  await elsewhere.close();
  expect([ready.status, list.status]).toEqual([200, 200]);
  expect(new Set(added.map(({ status }) => status))).toEqual(new Set([201]));
});

test('a writer that falls silent loses its turn, and who only reads is left alone', async () => {
  const engine = await openPostgresServer(await newDatabase.postgres());
  const asked = sql<{ timeout: string }>`select current_setting('idle_in_transaction_session_timeout') as timeout`;
  const writing = await engine.write(async (transaction) => (await asked.execute(transaction)).rows[0]?.timeout);
  const reading = (await asked.execute(engine.read)).rows[0]?.timeout;
  await engine.close();
  expect([writing, reading]).toEqual(['1min', '0']);
});

test('each connection is asked whether the other side is there, so that one that is dead is noticed', async () => {
  const address = await newDatabase.postgres();
  const asked = vi.spyOn(Socket.prototype, 'setKeepAlive');
  onTestFinished(() => asked.mockRestore());
  const engine = await openPostgresServer(address);
  await sql`select 1`.execute(engine.read);
  const [listening, reading] = asked.mock.calls;
  await engine.close();
  expect([listening, reading]).toEqual([
    [true, 10_000],
    [true, 10_000],
  ]);
});

test('once no connection to the server is made any more, whoever waits for an answer hears of it', async () => {
  const address = await newDatabase.postgres();
  const engine = await openPostgresServer(address);
  const other = new Client({ connectionString: address });
  await other.connect();
  const asking = sql`select pg_sleep(600)`.execute(engine.read);
  const refused = expect(asking).rejects.toThrow();
  await sleep(200);
  const connecting = vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket) {
    return this;
  });
  onTestFinished(() => connecting.mockRestore());
  await endListener(other);
  await refused;
  connecting.mockRestore();
  await sql`select 1`.execute(engine.read);
  await other.end();
  await engine.close();
});

test('whoever waits for an answer goes on waiting while another connection is made anew', async () => {
  const address = await newDatabase.postgres();
  const engine = await openPostgresServer(address);
  const other = new Client({ connectionString: address });
  await other.connect();
  const asking = sql`select pg_sleep(2)`.execute(engine.read);
  await endListener(other);
  expect((await asking).rows).toHaveLength(1);
  await other.end();
  await engine.close();
});

/** As it ends by itself when the other side does not answer. */
async function endListener(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'atrium listener'",
  );
  expect(rowCount).toBe(1);
}

test('a server that does not let listen is left without a connection', async () => {
  const address = await newDatabase.postgres();
  await expect(listen({ connectionString: address }, '', () => {})).rejects.toThrow('zero-length delimited identifier');
  const client = new Client({ connectionString: address });
  await client.connect();
  const listeners = () =>
    client.query(
      "select 1 from pg_stat_activity where datname = current_database() and application_name = 'atrium listener'",
    );
  await expect.poll(async () => (await listeners()).rowCount, { timeout: 5_000 }).toBe(0);
  await client.end();
});
