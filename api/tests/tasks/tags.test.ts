import { undoChange } from '@atrium/contract/changes';
import { addTaskTag, deleteTaskTag, listTaskTags, updateTaskTag } from '@atrium/contract/task-tags';
import { addTask, getTaskCounts, listTasks, updateTask } from '@atrium/contract/tasks';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { assignedIndex, tasksIndex } from '../../src/features/tasks/tasks.list.ts';
import { ownedBy } from '../../src/lists/list-index.ts';
import { expectUndoable } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { expectTrueCounts } from '../lists/counts.ts';
import { newcomer } from '../people.ts';
import type { Answer, Person } from '../person.ts';
import { expectedTasks } from './reference.ts';
import { addAGivenTask, addATag, addATask, allTasks } from './tasks.ts';

const app = await openApp({ services: { tuning: { segmentSize: 4, nearRows: 3, fewRows: 3, fewMatches: 3 } } });

const names = ['Harbour', 'Old harbour', 'Quay', '05 mar', 'Dock'] as const;

const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), name: fc.constantFrom(...names) }),
  fc.record({ do: fc.constant('rename' as const), tag: fc.nat(4), name: fc.constantFrom(...names) }),
  fc.record({ do: fc.constant('delete' as const), tag: fc.nat(4) }),
  fc.record({ do: fc.constant('undo' as const) }),
  fc.record({
    do: fc.constant('task' as const),
    tags: fc.array(fc.nat(4), { maxLength: 3 }),
    title: fc.constantFrom('Dock', 'Oil the harbour crane'),
    isGiven: fc.boolean(),
  }),
  fc.record({ do: fc.constant('retag' as const), task: fc.nat(20), tags: fc.array(fc.nat(4), { maxLength: 3 }) }),
);

type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

/** Does one of these, where it can be done, and answers what was answered. */
async function take(owner: Person, helper: Person, said: Step, lastChange: number): Promise<Answer | undefined> {
  const { tags } = await owner.call(listTaskTags);
  const chosen = (numbers: readonly number[]) =>
    numbers.flatMap((number) => (tags.length > 0 ? (tags[number % tags.length]?.key ?? []) : []));
  const id = 'tag' in said && tags.length > 0 ? tags[said.tag % tags.length]?.id : undefined;
  if (said.do === 'add') return owner.send(addTaskTag, { body: { name: said.name } });
  if (said.do === 'rename' && id) return owner.send(updateTaskTag, { parameters: { id }, body: { name: said.name } });
  if (said.do === 'delete' && id) return owner.send(deleteTaskTag, { parameters: { id } });
  if (said.do === 'undo') return owner.send(undoChange, { parameters: { id: lastChange } });
  if (said.do === 'task') {
    const assignee = said.isGiven ? { fullName: 'Helper', accountId: helper.accountId } : null;
    const task = { title: said.title, tags: ['low', ...chosen(said.tags)], dueDate: '2026-03-05', assignee };
    return owner.send(addTask, { body: { task } });
  }
  if (said.do !== 'retag') return undefined;
  const tasks = await allTasks(owner);
  const task = tasks.length > 0 ? tasks[said.task % tasks.length] : undefined;
  return task && owner.send(updateTask, { body: { task: { id: task.id, tags: chosen(said.tags) } } });
}

const Changed = z.object({ changeId: z.nullable(z.int()) });

test('Whatever happens to tags: tasks are found by the names that they have, and the counts of every list stay true', async () => {
  const [owner, helper] = [await newcomer(app), await newcomer(app)];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      let lastChange = 0;
      for (const said of steps) {
        const answer = Changed.safeParse((await take(owner, helper, said, lastChange))?.body);
        if (answer.success) lastChange = answer.data.changeId ?? lastChange;
      }
      const tasks = await allTasks(owner);
      const { tags } = await owner.call(listTaskTags);
      for (const query of [
        ...['harbour', '#old', 'quay', '05 mar', 'dock', 'low'].map((q) => ({ q })),
        ...tags.map(({ key }) => ({ tag: key })),
      ])
        expect(await owner.call(listTasks, { query }), JSON.stringify(query)).toEqual(expectedTasks(tasks, query));
      const counts = await owner.call(getTaskCounts, { query: {} });
      for (const { tag, total } of counts.tags)
        expect(total).toBe(tasks.filter((task) => !task.isCompleted && task.tags.includes(tag)).length);
      await expectTrueCounts(app.engine.read, ownedBy(tasksIndex, owner.accountId));
      await expectTrueCounts(app.engine.read, ownedBy(assignedIndex, helper.accountId));
    }),
    { numRuns: 10 },
  );
});

test('Everything that is done to tags can be undone, done again, and undone again', async () => {
  const person = await newcomer(app);
  const seen = async () => [await person.call(listTaskTags), await allTasks(person)];
  const { id, key } = await addATag(person);
  await addATask(person, { tags: [key, 'high'] });
  const change = { name: 'Port', color: 'info' } as const;
  const deeds = {
    adding: () => person.call(addTaskTag, { body: { name: 'Pier' } }),
    changing: () => person.call(updateTaskTag, { parameters: { id }, body: change }),
    deleting: () => person.call(deleteTaskTag, { parameters: { id } }),
  };
  for (const [deed, act] of Object.entries(deeds)) await expectUndoable(person, { deed, act, seen });
});

test('What was done to a task before a tag of it was renamed or deleted can still be undone', async () => {
  const person = await newcomer(app);
  const { id, key } = await addATag(person);
  const task = await addATask(person);
  const { changeId } = await person.call(updateTask, { body: { task: { id: task.id, tags: [key] } } });
  await person.call(updateTaskTag, { parameters: { id }, body: { name: 'Port' } });
  await person.call(deleteTaskTag, { parameters: { id } });
  await person.call(undoChange, { parameters: { id: changeId ?? 0 } });
  expect(await allTasks(person)).toEqual([task]);
});

test('Who was given a task hears of what becomes of its tags', async () => {
  const [owner, helper] = [await newcomer(app), await newcomer(app)];
  const { id, key } = await addATag(owner);
  const given = await addAGivenTask(owner, helper);
  await owner.call(updateTask, { body: { task: { id: given.id, tags: [key] } } });
  const live = await helper.listen();
  await live.next();
  await owner.call(deleteTaskTag, { parameters: { id } });
  expect(await live.nextChange()).toMatchObject({ entity: 'task-tag', entityId: id, action: 'delete' });
  await live.close();
});
