import { join } from 'node:path';
import { migrate } from '@atrium/api/database/migrate';
import { openSqlite } from '@atrium/api/database/sqlite';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openConnection } from '../src/sqlite-connection.ts';
import { temporaryFolder } from './temporary.ts';

test('a write that a full disk stops says so, and the next one is made once there is room', async () => {
  const file = join(temporaryFolder(), 'atrium.db');
  const connection = openConnection(file);
  const engine = openSqlite(connection, openConnection(file));
  await migrate(engine);
  const write = () =>
    engine.write((transaction) =>
      sql`insert into migrations (name) values (hex(zeroblob(100000)))`.execute(transaction),
    );
  connection.run('pragma max_page_count = 1', []);
  await expect(write()).rejects.toThrow('database or disk is full');
  connection.run('pragma max_page_count = 1000000', []);
  await write();
  await engine.close();
});
