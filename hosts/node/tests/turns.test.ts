import { migrate } from '@atrium/api/database/migrate';
import { nextId } from '@atrium/api/database/sequences';
import { expect, test } from 'vitest';
import { openEngine } from '../src/engine.ts';
import { newDatabase } from './temporary.ts';

test('who reads has the answer while a long transaction still writes', async () => {
  const engine = await openEngine(await newDatabase.sqlite());
  await migrate(engine);
  let isWriting = true;
  const written = engine.write(async (transaction) => {
    for (let count = 0; count < 20_000; count += 1) await nextId(transaction, 'things');
    isWriting = false;
  });
  await new Promise((resume) => setTimeout(resume));
  const things = await engine.read.selectFrom('sequences').selectAll().where('name', '=', 'things').execute();
  expect([things, isWriting]).toEqual([[], true]);
  await written;
  await engine.close();
});
