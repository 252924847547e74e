import * as routes from '@atrium/contract/tasks';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import { addATask, allTasks } from '../tasks/tasks.ts';
import type { ProofTable } from './proofs.ts';

export const taskListProofs: ProofTable = {
  listTasks: {
    works: {
      'the latest first, without the deleted ones': async ({ app }) => {
        const person = await newcomer(app);
        const { id } = await addATask(person);
        const tasks = await person.call(routes.listTasks, { query: {} });
        expect(tasks[0]?.id).toBe(id);
        expect(tasks.map((task) => task.id)).toEqual(
          tasks.map((task) => task.id).toSorted((one, other) => other - one),
        );
        expect(tasks.filter(({ isDeleted }) => isDeleted)).toEqual([]);
      },
      'what others have given one to do, with whose it is, as long as they give it': async ({ app, admin }) => {
        const person = await newcomer(app);
        const { accountId } = person;
        const assignee = { fullName: 'Somebody', avatar: '', accountId };
        const { id } = await addATask(admin, { title: 'Guard the light', assignee, tags: ['high'] });
        const assigned = () =>
          person.call(routes.listTasks, { query: { filter: 'assigned', q: 'guard', tag: 'high' } });
        expect(await assigned()).toMatchObject([
          {
            id,
            owner: { accountId: admin.accountId, fullName: 'Ida Lindqvist' },
            assignee: { accountId, fullName: person.username },
          },
        ]);
        expect((await person.call(routes.getTaskCounts, { query: {} })).assigned).toBe(1);
        expect(await allTasks(person)).toEqual([]);
        await admin.call(routes.updateTask, { body: { task: { id, assignee: null } } });
        expect(await assigned()).toEqual([]);
      },
      'what is to be done next, however much was done before': async ({ app }) => {
        const person = await newcomer(app);
        const done = await addATask(person, { dueDate: '2026-03-01' });
        await person.call(routes.updateTask, { body: { task: { id: done.id, isCompleted: true } } });
        const open = await addATask(person, { dueDate: '2026-03-09' });
        const ask = async (isCompleted: boolean) => {
          const query = { sortBy: 'due-date', isCompleted, perPage: 1 } as const;
          return (await person.call(routes.listTasks, { query })).map(({ id }) => id);
        };
        expect(await ask(false)).toEqual([open.id]);
        expect(await ask(true)).toEqual([done.id]);
      },
      'what is due on a day, in whatever order it is asked for': async ({ app }) => {
        const person = await newcomer(app);
        for (const dueDate of ['2026-03-08', '2026-03-10', null]) await addATask(person, { dueDate });
        const wanted = [
          await addATask(person, { dueDate: '2026-03-09' }),
          await addATask(person, { dueDate: '2026-03-09' }),
        ];
        const query = { dueOn: '2026-03-09', sortBy: 'title-desc' } as const;
        const found = await person.call(routes.listTasks, { query });
        expect(found.map(({ id }) => id).toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
        expect(await person.call(routes.listTasks, { query: { ...query, perPage: 1, page: 2 } })).toHaveLength(1);
        expect(await person.call(routes.listTasks, { query: { dueOn: '2026-03-11' } })).toEqual([]);
      },
      "nothing of anybody else's": async ({ app, admin }) => {
        const { id } = await addATask(admin);
        expect((await allTasks(await newcomer(app))).map((task) => task.id)).not.toContain(id);
      },
    },
    refuses: {
      'what it knows no filter, tag or order by': async ({ admin }) => {
        const query = { filter: 'late', tag: 'blue', isCompleted: 'perhaps', dueOn: '2026-02-30', sortBy: 'size' };
        const fields = ['filter', 'tag', 'isCompleted', 'dueOn', 'sortBy'];
        expect(fieldsOf(await admin.refused(400, routes.listTasks, { query }))).toEqual(fields);
      },
    },
  },
  getTaskCounts: {
    works: {
      'of what is left to do in every view, and of nobody else’s': async ({ app, admin }) => {
        const person = await newcomer(app);
        await addATask(admin, { isImportant: true });
        await addATask(person, { tags: ['high', 'team'] });
        await addATask(person, { tags: ['high'], isCompleted: true, isImportant: true, dueDate: '2026-03-01' });
        await addATask(person, { tags: ['high'], isImportant: true, isDeleted: true, dueDate: '2026-03-01' });
        expect(await person.call(routes.getTaskCounts, { query: {} })).toEqual({
          open: 1,
          today: 0,
          important: 0,
          completed: 1,
          deleted: 1,
          assigned: 0,
          tags: [
            { tag: 'team', total: 1 },
            { tag: 'low', total: 0 },
            { tag: 'medium', total: 0 },
            { tag: 'high', total: 1 },
            { tag: 'update', total: 0 },
          ],
        });
      },
      'of what is due today by somebody’s clocks, or overdue': async ({ app }) => {
        const person = await newcomer(app);
        for (const dueDate of ['2026-02-01', '2026-03-02', '2026-03-03', null]) await addATask(person, { dueDate });
        for (const [timeZone, today] of [
          ['UTC', 2],
          // There it is the third already.
          ['Pacific/Kiritimati', 2],
          ['Pacific/Pago_Pago', 1],
        ] as const) {
          const query = { timeZone };
          expect((await person.call(routes.getTaskCounts, { query })).today, timeZone).toBe(today);
          const due = await person.call(routes.listTasks, { query: { ...query, filter: 'today' } });
          expect(due, timeZone).toHaveLength(today);
        }
      },
    },
    refuses: {
      'what is no time zone': async ({ admin }) => {
        await admin.refused(400, routes.getTaskCounts, { query: { timeZone: 'Europe/Nowhere' } });
      },
    },
  },
};
