import { closeAccount } from '@atrium/contract/accounts';
import { undoChange } from '@atrium/contract/changes';
import { listNotifications, readNotifications } from '@atrium/contract/notifications';
import { deleteTaskComment, listTaskComments } from '@atrium/contract/task-comments';
import { addTask, updateTask } from '@atrium/contract/tasks';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer, password } from '../people.ts';
import type { Person } from '../person.ts';
import { addAComment, addAGivenTask } from './tasks.ts';

const app = await openApp();

async function stage() {
  const [owner, helper] = [await newcomer(app), await newcomer(app)];
  return { owner, helper, task: await addAGivenTask(owner, helper) };
}

async function told(person: Person) {
  const { notifications } = await person.call(listNotifications, { query: {} });
  return notifications
    .filter(({ kind }) => kind === 'task-commented')
    .map(({ title, person: who, entity, entityId }) => [title, who, entity, entityId]);
}

test('The other one is told of a comment, of one person’s once at a time, and no longer when all are taken away', async () => {
  const { owner, helper, task } = await stage();
  const news = [[task.title, helper.username, 'task', task.id]];
  const one = await addAComment(helper, task.id, 'One.');
  const two = await addAComment(helper, task.id, 'Two.');
  expect(await told(owner)).toEqual(news);
  expect(await told(helper)).toEqual([]);
  await helper.call(deleteTaskComment, { parameters: { id: two.commentId } });
  expect(await told(owner)).toEqual(news);
  const { changeId } = await helper.call(deleteTaskComment, { parameters: { id: one.commentId } });
  expect(await told(owner)).toEqual([]);
  await helper.call(undoChange, { parameters: { id: changeId } });
  expect(await told(owner)).toEqual(news);
  await addAComment(owner, task.id);
  expect(await told(helper)).toHaveLength(1);
  await owner.call(updateTask, { body: { task: { id: task.id, assignee: null } } });
  expect(await told(helper)).toEqual([]);
  await addAComment(owner, task.id);
  expect(await told(helper)).toEqual([]);
});

test('What was read before is no news when what came after it is taken away, nor when it comes back itself', async () => {
  const own = await openApp();
  const [owner, helper] = [await newcomer(own), await newcomer(own)];
  const task = await addAGivenTask(owner, helper);
  const unread = async () =>
    (await owner.call(listNotifications, { query: {} })).notifications.filter(({ isRead }) => !isRead).length;
  const one = await addAComment(helper, task.id, 'One.');
  const { notifications } = await owner.call(listNotifications, { query: {} });
  await owner.call(readNotifications, { body: { upTo: notifications[0]?.id ?? 0 } });
  own.moveClock(60);
  const two = await addAComment(helper, task.id, 'Two.');
  expect(await unread()).toBe(1);
  const gone = await helper.call(deleteTaskComment, { parameters: { id: two.commentId } });
  expect(await unread()).toBe(0);
  const { changeId } = await helper.call(deleteTaskComment, { parameters: { id: one.commentId } });
  await helper.call(undoChange, { parameters: { id: changeId } });
  expect(await unread()).toBe(0);
  await helper.call(undoChange, { parameters: { id: gone.changeId } });
  expect(await unread()).toBe(1);
});

test('Both hear at once of a comment', async () => {
  const { owner, helper, task } = await stage();
  const [live, other] = [await owner.listen(), await helper.listen()];
  for (const stream of [live, other]) await stream.next();
  const { commentId } = await addAComment(helper, task.id);
  const change = { entity: 'task-comment', entityId: commentId, action: 'create' };
  expect(await live.nextChange()).toMatchObject(change);
  expect(await other.nextChange()).toMatchObject(change);
  for (const stream of [live, other]) await stream.close();
});

test('Whoever has a task no more takes back nothing there', async () => {
  const { owner, helper, task } = await stage();
  const { changeId, commentId } = await addAComment(helper, task.id);
  await owner.refused(404, undoChange, { parameters: { id: changeId } });
  await owner.call(updateTask, { body: { task: { id: task.id, assignee: null } } });
  await helper.refused(403, undoChange, { parameters: { id: changeId } });
  await helper.refused(404, deleteTaskComment, { parameters: { id: commentId } });
});

test('Undo takes no task away that somebody has commented on', async () => {
  const owner = await newcomer(app);
  const { task, changeId } = await owner.call(addTask, { body: { task: { title: 'Row over' } } });
  const comment = await addAComment(owner, task.id);
  await owner.refused(409, undoChange, { parameters: { id: changeId ?? 0 } });
  await owner.call(undoChange, { parameters: { id: comment.changeId } });
  await owner.call(undoChange, { parameters: { id: changeId ?? 0 } });
  await owner.refused(404, listTaskComments, { parameters: { id: task.id } });
});

test('Who has closed their account has no name on what they said', async () => {
  const { owner, helper, task } = await stage();
  await addAComment(helper, task.id);
  await helper.call(closeAccount, { body: { currentPassword: password } });
  const { comments } = await owner.call(listTaskComments, { parameters: { id: task.id } });
  expect(comments).toMatchObject([{ name: '', avatar: '', text: 'Bring boots.', isOwn: false }]);
});
