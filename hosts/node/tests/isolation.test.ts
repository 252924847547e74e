import { migrate } from '@atrium/api/database/migrate';
import { nextId } from '@atrium/api/database/sequences';
import { Client, escapeIdentifier } from 'pg';
import { expect, test } from 'vitest';
import { openEngine } from '../src/engine.ts';
import { newDatabase } from './temporary.ts';

test('writers queue on a PostgreSQL database whose transactions see by default what there was when they began', async () => {
  const address = await newDatabase.postgres();
  const owner = new Client({ connectionString: address });
  await owner.connect();
  const name = escapeIdentifier(new URL(address).pathname.slice(1));
  await owner.query(`alter database ${name} set default_transaction_isolation = 'repeatable read'`);
  await owner.end();
  const engine = await openEngine(address);
  await migrate(engine);
  const writers = Array.from({ length: 20 }, () => engine.write((transaction) => nextId(transaction, 'things')));
  const ids = await Promise.all(writers);
  expect(ids.toSorted((one, other) => one - other)).toEqual(Array.from(ids, (_, index) => index + 1));
  await engine.close();
});
