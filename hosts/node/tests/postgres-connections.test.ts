import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { openPostgresServer } from '../src/postgres-connections.ts';
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
