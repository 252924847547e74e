import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { openPostgresServer } from '../src/postgres-connections.ts';
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
