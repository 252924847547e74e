import { addTask } from '@atrium/contract/tasks';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';

const secondsOfADay = 86_400;

test('a key answers what it added for a month, and is forgotten with the next thing that is added after that', async () => {
  const app = await openApp();
  const add = async (title: string, idempotencyKey: string) => {
    const { task } = await (await app.signIn('admin')).call(addTask, { body: { task: { title }, idempotencyKey } });
    return task.id;
  };
  const first = await add('Water the plants', 'one');
  await app.later(29 * secondsOfADay);
  await add('Sweep the yard', 'two');
  expect(await add('Water the plants', 'one')).toBe(first);
  await app.later(2 * secondsOfADay);
  await add('Oil the gate', 'three');
  expect(await add('Water the plants', 'one')).not.toBe(first);
});
