import {
  addTask,
  deleteTask,
  listTasks,
  type Task,
  type TaskListQuery,
  taskOrders,
  taskTags,
  taskViews,
  updateTask,
} from '@atrium/contract/tasks';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { expectedTasks, searchedFields } from './reference.ts';
import { addATask, allTasks } from './tasks.ts';

const app = await openApp({
  settings: { samplesForNewcomers: true },
  services: { tuning: { segmentSize: 4, nearRows: 3, fewRows: 3, fewMatches: 3 } },
});

const someTask = fc.record({
  title: fc.constantFrom('Oil the crane', 'Émile’s boat', 'Count lamps', 'count the lamps', 'Bell', 'A'),
  dueDate: fc.option(fc.constantFrom('2026-02-27', '2026-03-02', '2026-03-05', '2026-03-15', '2027-01-05'), {
    nil: null,
  }),
  assignee: fc.option(fc.constantFrom({ fullName: 'Ida' }, { fullName: 'émile' }, { fullName: 'Zoë' }), { nil: null }),
  tags: fc.subarray([...taskTags]),
  isCompleted: fc.boolean(),
  isImportant: fc.boolean(),
  isDeleted: fc.boolean(),
});

const search = fc.oneof(
  fc.constantFrom(
    '',
    'a',
    'la',
    'the',
    'lamps',
    'mar',
    '05',
    '05 mar',
    'mar 05',
    'high',
    'hi',
    'Emile',
    '%',
    '_',
    'zzz',
  ),
  fc.record({ row: fc.nat(40), field: fc.nat(3), start: fc.nat(8), length: fc.integer({ min: 1, max: 6 }) }),
);

const question = fc.record({
  q: search,
  filter: fc.option(fc.constantFrom(...taskViews), { nil: undefined }),
  tag: fc.option(fc.constantFrom(...taskTags), { nil: undefined }),
  isCompleted: fc.option(fc.boolean(), { nil: undefined }),
  completedLast: fc.boolean(),
  sortBy: fc.constantFrom(...taskOrders),
  page: fc.integer({ min: 1, max: 4 }),
  perPage: fc.option(fc.constantFrom(1, 3, 7, 100), { nil: undefined }),
});

type Search = string | { row: number; field: number; start: number; length: number };

/** What others have given them, from the others' own lists, and what they had from the start. */
async function assignedTo({ person: { accountId }, samples }: Owner, others: readonly Owner[]): Promise<Task[]> {
  const tasks = [...samples];
  for (const { person, fullName } of others) {
    if (person.accountId === accountId) continue;
    const owner = { accountId: person.accountId, fullName, avatar: '' };
    const given = (await allTasks(person)).filter(({ assignee }) => assignee?.accountId === accountId);
    tasks.push(...given.map((task) => ({ ...task, owner })));
  }
  return tasks;
}

interface Owner {
  person: Person;
  fullName: string;
  samples: readonly Task[];
}

async function newOwner(): Promise<Owner> {
  const person = await newcomer(app);
  const samples = await person.call(listTasks, { query: { filter: 'assigned' } });
  return { person, fullName: person.username, samples };
}

async function expectTrueAnswer(
  owner: Owner,
  people: readonly Owner[],
  asked: Omit<Partial<TaskListQuery>, 'q'> & { q: Search },
): Promise<void> {
  const isAssigned = asked.filter === 'assigned';
  const { person } = owner;
  const tasks = isAssigned ? await assignedTo(owner, people) : await allTasks(person);
  const { q: wanted, page = 1, perPage = 1_000 } = asked;
  const task = typeof wanted === 'string' ? undefined : tasks[wanted.row % tasks.length];
  const q =
    typeof wanted === 'string'
      ? wanted
      : ((task && searchedFields(task)[wanted.field]) ?? '').slice(wanted.start, wanted.start + wanted.length);
  const query = { ...asked, q };
  const expected = expectedTasks(tasks, query).slice((page - 1) * perPage, page * perPage);
  expect(await person.call(listTasks, { query }), JSON.stringify(query)).toEqual(expected);
}

test('Whatever was added, changed and deleted by several people: each sees what a plain look at their own tasks gives', async () => {
  const people = [await newOwner(), await newOwner()];
  const steps = fc.array(
    fc.record({
      who: fc.nat(1),
      add: someTask,
      row: fc.nat(30),
      giveTo: fc.option(fc.nat(1), { nil: null }),
      ask: fc.array(question, { maxLength: 4 }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      for (const { who, add: said, row, giveTo, ask } of taken) {
        const owner = people[who] as Owner;
        const { person } = owner;
        const given = giveTo === null ? undefined : people[giveTo];
        const assignee = given ? { fullName: 'Whoever', accountId: given.person.accountId } : said.assignee;
        const add = { ...said, assignee };
        await person.call(addTask, { body: { task: add } });
        const tasks = await allTasks(person);
        const chosen = tasks[row % tasks.length];
        if (chosen && row % 3 === 0) await person.call(updateTask, { body: { task: { ...add, id: chosen.id } } });
        if (chosen && row % 3 === 1) await person.call(deleteTask, { query: { taskId: chosen.id } });
        for (const asked of ask) await expectTrueAnswer(owner, people, asked);
      }
    }),
    { numRuns: 12 },
  );
});

test('Parallel adds have ids of their own', async () => {
  const person = await newcomer(app);
  const added = await Promise.all(Array.from({ length: 20 }, () => addATask(person)));
  expect(new Set(added.map(({ id }) => id)).size).toBe(20);
});

test('A new account has sample tasks of its own, as many as the specification counts', async () => {
  const tasks = await allTasks(await newcomer(app));
  const count = (is: 'isCompleted' | 'isDeleted' | 'isImportant') => tasks.filter((task) => task[is]).length;
  expect([tasks.length, count('isDeleted'), count('isCompleted'), count('isImportant')]).toEqual([18, 2, 7, 6]);
});

test('The first task that a new account adds has the id after its last one', async () => {
  const person = await newcomer(app);
  const last = Math.max(...(await allTasks(person)).map(({ id }) => id));
  expect((await addATask(person)).id).toBe(last + 1);
});
