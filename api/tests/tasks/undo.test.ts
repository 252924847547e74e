import { closeAccount } from '@atrium/contract/accounts';
import { undoChange } from '@atrium/contract/changes';
import { addTask, deleteTask, updateTask } from '@atrium/contract/tasks';
import { expect, test } from 'vitest';
import { expectUndoable } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { newcomer, password } from '../people.ts';
import { addATask, allTasks } from './tasks.ts';

const app = await openApp();
const person = await newcomer(app);

/** Everything that can be done to tasks, each answering the change to undo. */
const deeds: Record<string, (id: number) => Promise<{ changeId: number | null }>> = {
  adding: () => person.call(addTask, { body: { task: { title: 'Paint the door', tags: ['high'] } } }),
  changing: (id) => person.call(updateTask, { body: { task: { id, tags: ['low'], dueDate: '2026-05-01' } } }),
  deleting: (id) => person.call(deleteTask, { query: { taskId: id } }),
};

test('Everything that is done to tasks can be undone, done again, and undone again', async () => {
  for (const [deed, act] of Object.entries(deeds)) {
    const { id } = await addATask(person, { tags: ['team', 'update'] });
    await expectUndoable(person, { deed, act: () => act(id), seen: () => allTasks(person) });
  }
});

test('What undo records of a task is what it has changed', async () => {
  const { id } = await addATask(person);
  const { changeId } = await person.call(updateTask, { body: { task: { id, title: 'Grease the hinges' } } });
  const { changes } = await person.call(undoChange, { parameters: { id: changeId ?? 0 } });
  expect(changes.map(({ after }) => Object.keys(after ?? {}))).toEqual([['title']]);
});

test('Nobody else takes back what somebody did to a task of theirs', async () => {
  const { changeId } = await person.call(addTask, { body: { task: { title: 'Mine' } } });
  const stranger = await newcomer(app);
  await stranger.refused(404, undoChange, { parameters: { id: changeId } });
});

test('What its owner has deleted is not done or undone by whom it was given to', async () => {
  const helper = await newcomer(app);
  const assignee = { fullName: '', avatar: '', accountId: helper.accountId };
  const { id } = await addATask(person, { assignee });
  const change = (who: typeof person, task: object) => who.call(updateTask, { body: { task: { id, ...task } } });
  const { changeId } = await change(helper, { isCompleted: true });
  await change(person, { isDeleted: true });
  await helper.refused(403, undoChange, { parameters: { id: changeId ?? 0 } });
  await change(person, { isDeleted: false });
  await helper.call(undoChange, { parameters: { id: changeId ?? 0 } });
});

test('Undo gives no task to an account that was closed since', async () => {
  const helper = await newcomer(app);
  const assignee = { fullName: '', avatar: '', accountId: helper.accountId };
  const { id } = await addATask(person, { assignee });
  const { changeId } = await person.call(updateTask, { body: { task: { id, assignee: null } } });
  await helper.call(closeAccount, { body: { currentPassword: password } });
  const { detail } = await person.refused(409, undoChange, { parameters: { id: changeId ?? 0 } });
  expect(detail).toMatch(/ has no account any more\.$/);
});
