import { undoChange } from '@atrium/contract/changes';
import * as routes from '@atrium/contract/tasks';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import { addATask, allTasks } from '../tasks/tasks.ts';
import type { ProofTable } from './proofs.ts';

export const taskProofs: ProofTable = {
  addTask: {
    works: {
      'with all fields': async ({ admin }) => {
        const task = {
          title: 'Hoist the flag',
          dueDate: '2026-04-01',
          description: '<b>Not</b> at night; drop table tasks',
          assignee: { fullName: 'Zoë Ångström', avatar: '/z.png', accountId: null },
          tags: ['team' as const, 'high' as const],
          isCompleted: false,
          isDeleted: false,
          isImportant: true,
          repeat: 'weekly' as const,
          repeatEvery: 2,
          remindAt: '2026-03-31T07:00:00.000Z',
          checklist: [
            { text: 'Unfold it', isDone: true },
            { text: 'Up', isDone: false },
          ],
        };
        const added = await admin.call(routes.addTask, { body: { task } });
        expect(added.task).toEqual({ ...task, ownTags: [], id: added.task.id, comments: 0, owner: null });
        expect(await allTasks(admin)).toContainEqual(added.task);
      },
      'with a title alone, and a moment for a day': async ({ admin }) => {
        const { task } = await admin.call(routes.addTask, {
          body: { task: { title: 'Later', dueDate: '2026-04-01T22:30:00.000Z' } },
        });
        expect(task).toMatchObject({
          dueDate: '2026-04-01',
          assignee: null,
          tags: [],
          description: '',
          isDeleted: false,
        });
      },
      'and of a moment elsewhere the day in UTC': async ({ admin }) => {
        const { task } = await admin.call(routes.addTask, {
          body: { task: { title: 'Early', dueDate: '2026-03-01T00:30:00+02:00' } },
        });
        expect(task.dueDate).toBe('2026-02-28');
      },
      'once, however often it is sent with the same key': async ({ app, admin }) => {
        const person = await newcomer(app);
        const body = { task: { title: 'Hoist the flag' }, idempotencyKey: crypto.randomUUID() };
        const answers = await Promise.all([1, 2, 3].map(() => person.call(routes.addTask, { body })));
        expect(answers.slice(1)).toEqual([answers[0], answers[0]]);
        expect(await allTasks(person)).toHaveLength(1);
        const { task } = await admin.call(routes.addTask, { body });
        expect(task.id).not.toBe(answers[0]?.task.id);
      },
    },
    refuses: {
      'the key of one that was deleted since, or that was taken back': async ({ admin }) => {
        const body = { task: { title: 'Hoist the flag' }, idempotencyKey: crypto.randomUUID() };
        const { task, changeId } = await admin.call(routes.addTask, { body });
        const deleted = await admin.call(routes.deleteTask, { query: { taskId: task.id } });
        await admin.refused(409, routes.addTask, { body });
        for (const id of [deleted.changeId ?? 0, changeId ?? 0]) await admin.call(undoChange, { parameters: { id } });
        await admin.refused(409, routes.addTask, { body });
        const tooLong = { ...body, idempotencyKey: 'k'.repeat(101) };
        expect(fieldsOf(await admin.refused(400, routes.addTask, { body: tooLong }))).toEqual(['idempotencyKey']);
      },
      'what comes again after no days, or too many': async ({ admin }) => {
        for (const repeatEvery of [0, 100, 1.5]) {
          const body = { task: { title: 'When?', repeat: 'daily', repeatEvery } };
          expect(fieldsOf(await admin.refused(400, routes.addTask, { body }))).toEqual(['task.repeatEvery']);
        }
      },
      'what only begins as a moment does, or leaves the years that a day can have': async ({ admin }) => {
        for (const dueDate of ['2026-03-01Tomorrow', '2026-03-01T25:00:00Z', '9999-12-31T23:00:00-05:00']) {
          const problem = await admin.refused(400, routes.addTask, { body: { task: { title: 'When?', dueDate } } });
          expect(fieldsOf(problem), dueDate).toEqual(['task.dueDate']);
        }
      },
      'somebody whom there is not': async ({ admin }) => {
        const assignee = { fullName: 'Nobody', accountId: 999_999 };
        const problem = await admin.refused(400, routes.addTask, { body: { task: { title: 'For whom?', assignee } } });
        expect(fieldsOf(problem)).toEqual(['task.assignee.accountId']);
      },
      'a task without a title, on no day, with no such tag': async ({ admin }) => {
        const body = { task: { title: ' ', dueDate: '2026-02-30', tags: ['blue'] } };
        const problem = await admin.refused(400, routes.addTask, { body });
        expect(fieldsOf(problem)).toEqual(['task.title', 'task.dueDate', 'task.tags.0']);
      },
    },
  },
  updateTask: {
    works: {
      'the fields that are given, and no others': async ({ admin }) => {
        const before = await addATask(admin, { tags: ['low'], dueDate: '2026-04-01' });
        const { task } = await admin.call(routes.updateTask, {
          body: { task: { id: before.id, isCompleted: true, dueDate: null } },
        });
        expect(task).toEqual({ ...before, isCompleted: true, dueDate: null });
      },
      'and what repeats comes again, for its next day, and once only': async ({ admin }) => {
        const quarterly = { repeat: 'monthly', repeatEvery: 3 } as const;
        const { id } = await addATask(admin, { title: 'Wind the clock', dueDate: '2999-03-01', ...quarterly });
        await admin.call(routes.updateTask, { body: { task: { id, isCompleted: true } } });
        const clocks = async () =>
          (await admin.call(routes.listTasks, { query: { q: 'wind the clock' } })).map((task) => [
            task.dueDate,
            task.isCompleted,
          ]);
        expect(await clocks()).toEqual([
          ['2999-06-01', false],
          ['2999-03-01', true],
        ]);
        for (const isCompleted of [false, true])
          await admin.call(routes.updateTask, { body: { task: { id, isCompleted } } });
        expect(await clocks()).toHaveLength(2);
      },
      'and an undo of the completion takes the next one back': async ({ admin }) => {
        const { id } = await addATask(admin, { title: 'Feed the gulls', dueDate: '2999-03-01', repeat: 'daily' });
        const { changeId } = await admin.call(routes.updateTask, { body: { task: { id, isCompleted: true } } });
        await admin.call(undoChange, { parameters: { id: changeId ?? 0 } });
        const gulls = await admin.call(routes.listTasks, { query: { q: 'feed the gulls' } });
        expect(gulls).toMatchObject([{ id, isCompleted: false, repeat: 'daily' }]);
      },
      'its completion and its steps by whom it was given to, who can take that back': async ({ app, admin }) => {
        const person = await newcomer(app);
        const task = await addATask(admin, {
          assignee: { fullName: 'You', avatar: '', accountId: person.accountId },
          checklist: [{ text: 'Look', isDone: false }],
        });
        const change = (changes: object) =>
          person.call(routes.updateTask, { body: { task: { id: task.id, ...changes } } });
        const checklist = [{ text: 'Look', isDone: true }];
        await change({ checklist });
        const { task: done, changeId } = await change({ isCompleted: true });
        expect(done).toMatchObject({ isCompleted: true, checklist, owner: { accountId: admin.accountId } });
        const seen = async () => (await admin.call(routes.getTask, { parameters: { id: task.id } })).task;
        expect(await seen()).toEqual({ ...task, isCompleted: true, checklist });
        await person.call(undoChange, { parameters: { id: changeId ?? 0 } });
        expect(await seen()).toEqual({ ...task, checklist });
      },
      'and what repeats is next due after today where one is': async ({ admin }) => {
        const repeated = { title: 'Wake the baker', dueDate: '2026-03-01', repeat: 'daily' } as const;
        for (const [timeZone, next] of [
          ['Pacific/Kiritimati', '2026-03-03'],
          ['Pacific/Pago_Pago', '2026-03-02'],
        ] as const) {
          const remindAt = '2026-03-01T08:00:00.000Z';
          const checklist = [{ text: 'Knock', isDone: true }];
          const { id } = await addATask(admin, { ...repeated, remindAt, checklist });
          await admin.call(routes.updateTask, { body: { task: { id, isCompleted: true }, timeZone } });
          const [latest] = await admin.call(routes.listTasks, { query: { q: 'wake the baker' } });
          expect(latest).toMatchObject({ dueDate: next, isCompleted: false, remindAt: `${next}T08:00:00.000Z` });
          expect(latest?.checklist).toEqual([{ text: 'Knock', isDone: false }]);
        }
      },
      'and of a description what is harmless': async ({ admin }) => {
        const { id } = await addATask(admin);
        const description =
          '<p style="text-align: center">Up <strong>there</strong></p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">here</a>';
        const { task } = await admin.call(routes.updateTask, { body: { task: { id, description } } });
        expect(task.description).toBe('<p style="text-align: center">Up <strong>there</strong></p>here');
      },
      'restoring a deleted one': async ({ admin }) => {
        const { id } = await addATask(admin, { isDeleted: true });
        await admin.call(routes.updateTask, { body: { task: { id, isDeleted: false } } });
        expect((await admin.call(routes.listTasks, { query: {} })).map((task) => task.id)).toContain(id);
      },
      'nothing when all is so already': async ({ admin }) => {
        const { id, title } = await addATask(admin);
        expect(await admin.call(routes.updateTask, { body: { task: { id, title } } })).toMatchObject({
          changeId: null,
        });
      },
    },
    refuses: {
      'by whom it was given to all else, and removing it': async ({ app, admin }) => {
        const person = await newcomer(app);
        const { id } = await addATask(admin, {
          assignee: { fullName: 'You', avatar: '', accountId: person.accountId },
        });
        for (const changes of [{ title: 'Mine' }, { isImportant: true }, { isCompleted: true, assignee: null }])
          await person.refused(403, routes.updateTask, { body: { task: { id, ...changes } } });
        await person.refused(403, routes.deleteTask, { query: { taskId: id } });
        await person.refused(404, routes.placeTask, { parameters: { id }, body: { afterId: null } });
      },
      'an id that no task has': async ({ admin }) => {
        await admin.refused(404, routes.updateTask, { body: { task: { id: 999_999, title: 'Nobody’s' } } });
      },
      'what is no task': async ({ admin }) => {
        expect(fieldsOf(await admin.refused(400, routes.updateTask, { body: { task: { title: 'No id' } } }))).toEqual([
          'task.id',
        ]);
      },
    },
    keepsOut: {
      'another account': async ({ app, admin }) => {
        const before = await addATask(admin);
        const stranger = await newcomer(app);
        await stranger.refused(404, routes.updateTask, { body: { task: { id: before.id, title: 'Mine now' } } });
        expect(await allTasks(admin)).toContainEqual(before);
      },
    },
  },
  getTask: {
    works: {
      'a deleted one too': async ({ admin }) => {
        const task = await addATask(admin, { isDeleted: true, tags: ['team'] });
        expect(await admin.call(routes.getTask, { parameters: { id: task.id } })).toEqual({ task });
      },
    },
    refuses: {
      'an id that no task has, and what is no id': async ({ admin }) => {
        await admin.refused(404, routes.getTask, { parameters: { id: 999_999 } });
        await admin.refused(400, routes.getTask, { parameters: { id: 0 } });
      },
    },
    keepsOut: {
      'another account': async ({ app, admin }) => {
        const { id } = await addATask(admin);
        await (await newcomer(app)).refused(404, routes.getTask, { parameters: { id } });
      },
    },
  },
  placeTask: {
    works: {
      'behind another, or first; and back': async ({ app }) => {
        const person = await newcomer(app);
        const titles = ['one', 'two', 'three', 'four'];
        const ids = new Map<string, number>();
        for (const title of titles.toReversed()) ids.set(title, (await addATask(person, { title })).id);
        const order = async () =>
          (await person.call(routes.listTasks, { query: { sortBy: 'manual' } })).map(({ title }) => title).join();
        const place = (title: string, after: string | null) =>
          person.call(routes.placeTask, {
            parameters: { id: ids.get(title) ?? 0 },
            body: { afterId: after === null ? null : (ids.get(after) ?? 0) },
          });
        expect(await order()).toBe('one,two,three,four');
        const { changeId } = await place('one', 'three');
        expect(await order()).toBe('two,three,one,four');
        await place('four', null);
        expect(await order()).toBe('four,two,three,one');
        await person.call(undoChange, { parameters: { id: changeId ?? 0 } });
        expect(await order()).toBe('four,one,two,three');
        expect(await place('one', 'four')).toEqual({ changeId: null });
        expect(await place('four', null)).toEqual({ changeId: null });
      },
    },
    refuses: {
      'a task that there is not, as the one or the other': async ({ admin }) => {
        const { id } = await addATask(admin);
        await admin.refused(404, routes.placeTask, { parameters: { id: 999_999 }, body: { afterId: null } });
        await admin.refused(404, routes.placeTask, { parameters: { id }, body: { afterId: 999_999 } });
        expect(
          fieldsOf(await admin.refused(400, routes.placeTask, { parameters: { id }, body: { afterId: 0 } })),
        ).toEqual(['afterId']);
      },
    },
    keepsOut: {
      'another account': async ({ app, admin }) => {
        const { id } = await addATask(admin);
        const stranger = await newcomer(app);
        const own = await addATask(stranger);
        await stranger.refused(404, routes.placeTask, { parameters: { id }, body: { afterId: null } });
        await stranger.refused(404, routes.placeTask, { parameters: { id: own.id }, body: { afterId: id } });
      },
    },
  },
  deleteTask: {
    works: {
      'and it is among the deleted ones': async ({ admin }) => {
        const { id } = await addATask(admin);
        await admin.call(routes.deleteTask, { query: { taskId: id } });
        const deleted = await admin.call(routes.listTasks, { query: { filter: 'deleted' } });
        expect(deleted[0]?.id).toBe(id);
        expect(await admin.call(routes.deleteTask, { query: { taskId: id } })).toEqual({ changeId: null });
      },
    },
    refuses: {
      'an id that no task has, and what is no id': async ({ admin }) => {
        await admin.refused(404, routes.deleteTask, { query: { taskId: 999_999 } });
        expect(fieldsOf(await admin.refused(400, routes.deleteTask, { query: { taskId: 'all' } }))).toEqual(['taskId']);
      },
    },
    keepsOut: {
      'another account': async ({ app, admin }) => {
        const before = await addATask(admin);
        await (await newcomer(app)).refused(404, routes.deleteTask, { query: { taskId: before.id } });
        expect(await allTasks(admin)).toContainEqual(before);
      },
    },
  },
};
