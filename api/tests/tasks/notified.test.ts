import { undoChange } from '@atrium/contract/changes';
import { listNotifications } from '@atrium/contract/notifications';
import { deleteTask, type TaskChanges, updateTask } from '@atrium/contract/tasks';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addATask } from './tasks.ts';

const app = await openApp();

function inMinutes(minutes: number): string {
  return new Date(app.services.now().getTime() + minutes * 60_000).toISOString();
}

async function stage() {
  const [owner, helper] = [await newcomer(app), await newcomer(app)];
  const assignee = { fullName: 'Helper', avatar: '', accountId: helper.accountId };
  return { owner, helper, assignee };
}

async function told(person: Person): Promise<string[]> {
  const { notifications } = await person.call(listNotifications, { query: {} });
  return notifications.map(({ kind, title, entityId }) => `${kind} ${title} ${entityId}`);
}

const change = (person: Person, task: TaskChanges) => person.call(updateTask, { body: { task } });

test('Whoever is given a task is told so, unless it is taken from them before they have read it', async () => {
  const { owner, helper, assignee } = await stage();
  const { id } = await addATask(owner, { title: 'Row over', assignee });
  expect(await told(helper)).toEqual([`task-assigned Row over ${id}`]);
  await change(owner, { id, title: 'Row back' });
  expect(await told(helper)).toHaveLength(1);
  const { changeId } = await change(owner, { id, assignee: null });
  expect(await told(helper)).toEqual([]);
  await owner.call(undoChange, { parameters: { id: changeId ?? 0 } });
  expect(await told(helper)).toEqual([`task-assigned Row back ${id}`]);
  await owner.call(deleteTask, { query: { taskId: id } });
  expect(await told(helper)).toEqual([]);
  expect(await told(owner)).toEqual([]);
});

test('The owner is told when others have done a task, and not of what they did themselves', async () => {
  const { owner, helper, assignee } = await stage();
  const { id } = await addATask(owner, { title: 'Row over', assignee });
  const { changeId } = await change(helper, { id, isCompleted: true });
  expect(await told(owner)).toEqual([`task-completed Row over ${id}`]);
  await helper.call(undoChange, { parameters: { id: changeId ?? 0 } });
  expect(await told(owner)).toEqual([]);
  await change(owner, { id, isCompleted: true });
  expect(await told(owner)).toEqual([]);
});

test('At its moment a reminder comes once, to the owner and to whoever has the task', async () => {
  const { owner, helper, assignee } = await stage();
  const { id } = await addATask(owner, { title: 'Row over', assignee, remindAt: inMinutes(5) });
  await app.app.runDueJobs();
  expect(await told(owner)).toEqual([]);
  app.moveClock(300);
  for (const _ of [1, 2]) await app.app.runDueJobs();
  expect(await told(owner)).toEqual([`task-reminder Row over ${id}`]);
  expect(await told(helper)).toEqual([`task-reminder Row over ${id}`, `task-assigned Row over ${id}`]);
});

test('A reminder is put off, comes for nothing that is done or deleted, and comes again with the next of what repeats', async () => {
  const { owner } = await stage();
  const [soon, tomorrow, today] = [inMinutes(5), inMinutes(24 * 60 + 5), inMinutes(0).slice(0, 10)];
  const putOff = await addATask(owner, { title: 'Later', remindAt: soon });
  await change(owner, { id: putOff.id, remindAt: tomorrow });
  const done = await addATask(owner, { title: 'Done', remindAt: soon });
  await change(owner, { id: done.id, isCompleted: true });
  const gone = await addATask(owner, { title: 'Gone', remindAt: soon });
  await owner.call(deleteTask, { query: { taskId: gone.id } });
  const again = await addATask(owner, { title: 'Again', remindAt: soon });
  const { changeId } = await change(owner, { id: again.id, isCompleted: true });
  await owner.call(undoChange, { parameters: { id: changeId ?? 0 } });
  const repeating = { title: 'Daily', remindAt: soon, dueDate: today, repeat: 'daily' } as const;
  const { id } = await addATask(owner, repeating);
  await change(owner, { id, isCompleted: true });
  app.moveClock(300);
  await app.app.runDueJobs();
  expect(await told(owner)).toEqual([`task-reminder Again ${again.id}`]);
  // A token ends before the day does.
  const later = app.services.now();
  app.moveClock(86_400);
  await app.app.runDueJobs();
  const rows = await app.engine.read
    .selectFrom('notifications')
    .select('title')
    .where('createdAt', '>', later.toISOString())
    .orderBy('title')
    .execute();
  expect(rows.map(({ title }) => title)).toEqual(['Daily', 'Later']);
});

test('Both hear at once of what the other does', async () => {
  const { owner, helper, assignee } = await stage();
  const { id } = await addATask(owner, { title: 'Row over', assignee });
  const [live, other] = [await owner.listen(), await helper.listen()];
  for (const stream of [live, other]) await stream.next();
  await change(helper, { id, isCompleted: true });
  expect(await live.nextChange()).toMatchObject({ entity: 'task', entityId: id, action: 'update' });
  expect(await other.nextChange()).toMatchObject({ entity: 'task', entityId: id, action: 'update' });
  for (const stream of [live, other]) await stream.close();
});

test('A moment may be given with whatever offset, and is kept in UTC', async () => {
  const owner = await newcomer(app);
  for (const remindAt of ['2027-05-01T09:00:00Z', '2027-05-01T11:00:00+02:00', '2027-05-01T09:00:00.0004Z'])
    expect(await addATask(owner, { remindAt })).toMatchObject({ remindAt: '2027-05-01T09:00:00.000Z' });
});
