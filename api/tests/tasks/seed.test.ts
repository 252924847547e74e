import { listTasks, type TaskListQuery, taskFilters, taskOrders, taskTags } from '@atrium/contract/tasks';
import { expect, test } from 'vitest';
import { seedTasks } from '../../src/features/tasks/tasks.seed.ts';
import { openApp } from '../helper.ts';
import { expectedTasks } from './reference.ts';
import { allTasks } from './tasks.ts';

test('Tasks that were seeded are the first account’s, and found, filtered and in order like any other', async () => {
  const app = await openApp();
  const admin = await app.signIn('admin');
  const reports: number[] = [];
  const now = app.services.now().toISOString();
  for (const rows of [700, 40]) await seedTasks(app.engine, rows, (done) => reports.push(done), now);
  expect(reports).toEqual([700, 40]);
  const tasks = await allTasks(admin);
  expect(tasks).toHaveLength(18 + 700 + 40);
  const queries: Partial<TaskListQuery>[] = [
    ...taskOrders.map((sortBy) => ({ sortBy })),
    ...taskFilters.map((filter) => ({ filter })),
    ...taskTags.map((tag) => ({ tag })),
    { q: 'the lamps', tag: 'medium', sortBy: 'assignee' },
  ];
  for (const query of queries) {
    expect(await admin.call(listTasks, { query }), JSON.stringify(query)).toEqual(expectedTasks(tasks, query));
  }
});
