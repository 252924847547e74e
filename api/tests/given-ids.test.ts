import { listBookmarks, toggleBookmark } from '@atrium/contract/bookmarks';
import { addEvent, updateEvent } from '@atrium/contract/calendar';
import { addToCart, addToWishlist, getCart, getWishlist } from '@atrium/contract/carts';
import { getChat, sendChatMessage } from '@atrium/contract/chat';
import { listMails, toggleMailLabel, updateMails } from '@atrium/contract/mail';
import { addPermission, updatePermission } from '@atrium/contract/permissions';
import { addTask, updateTask } from '@atrium/contract/tasks';
import { expect, test } from 'vitest';
import { openApp } from './helper.ts';

const app = await openApp();
const admin = await app.signIn('admin');

test('Bookmarks, carts and wishlists take an id as a number and as its digits', async () => {
  const isMarked = async () => (await admin.call(listBookmarks)).bookmarks.some(({ id }) => id === 40);
  await admin.call(toggleBookmark, { body: { id: '40' } });
  expect(await isMarked()).toBe(true);
  await admin.call(toggleBookmark, { body: { id: 40 } });
  expect(await isMarked()).toBe(false);
  await admin.call(addToCart, { body: { productId: '5' } });
  await admin.call(addToWishlist, { body: { productId: '6' } });
  expect((await admin.call(getCart)).products.map(({ id }) => id)).toContain(5);
  expect((await admin.call(getWishlist)).products.map(({ id }) => id)).toContain(6);
});

test('A permission, a task, an event and a message too', async () => {
  const { permission } = await admin.call(addPermission, { body: { permission: { name: 'Ring the bell' } } });
  await admin.call(updatePermission, { body: { id: String(permission.id), name: 'Ring both bells' } });
  const { task } = await admin.call(addTask, { body: { task: { title: 'Oil the bell' } } });
  const changes = { id: String(task.id), assignee: { fullName: '', accountId: String(admin.accountId) } };
  const { task: changed } = await admin.call(updateTask, { body: { task: changes } });
  expect(changed).toMatchObject({ id: task.id, assignee: { accountId: admin.accountId } });
  const at = '2026-03-09T09:00:00.000Z';
  const { event } = await admin.call(addEvent, { body: { event: { title: 'Bell', start: at } } });
  const { event: moved } = await admin.call(updateEvent, { body: { event: { id: String(event.id), title: 'Bells' } } });
  expect(moved).toMatchObject({ id: event.id, title: 'Bells' });
  await admin.call(sendChatMessage, { body: { obj: { contact: { id: '2' }, message: 'Do you hear it?' } } });
  const { chat } = await admin.call(getChat, { query: { id: 2 } });
  expect(chat?.chat.at(-1)?.message).toBe('Do you hear it?');
});

test('Several mails at once, their ids written one way or the other', async () => {
  const [one, other] = (await admin.call(listMails, { query: {} })).emails;
  const emailIds = [String(one?.id), Number(other?.id)];
  await admin.call(updateMails, { body: { emailIds, dataToUpdate: { isStarred: true } } });
  await admin.call(toggleMailLabel, { body: { emailIds, label: 'private' } });
  const changed = (await admin.call(listMails, { query: {} })).emails.slice(0, 2);
  expect(changed.map(({ isStarred }) => isStarred)).toEqual([true, true]);
});

test('What is no id is refused as one', async () => {
  for (const id of [
    '',
    ' 4',
    '4 ',
    '0x4',
    '1e3',
    '-4',
    '4.5',
    'four',
    '0',
    0,
    -4,
    4.5,
    null,
    true,
    ['4'],
    '9'.repeat(20),
  ]) {
    await admin.refused(400, toggleBookmark, { body: { id } });
    await admin.refused(400, updatePermission, { body: { id, name: 'Ring' } });
    await admin.refused(400, updateMails, { body: { emailIds: [id], dataToUpdate: { isRead: true } } });
    await admin.refused(400, sendChatMessage, { body: { obj: { contact: { id }, message: 'Ring' } } });
    await admin.refused(400, updateTask, { body: { task: { id, title: 'Ring' } } });
  }
});
