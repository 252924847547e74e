import { listChatsAndContacts, sendChatMessage, setChatProfile } from '@atrium/contract/chat';
import { changeContact } from '@atrium/contract/chat-contacts';
import { listNotifications } from '@atrium/contract/notifications';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { open, texts, write } from './chat.ts';

const app = await openApp();

async function told(person: Person): Promise<string[]> {
  const { notifications } = await person.call(listNotifications, { query: {} });
  return notifications.map(({ kind, person: from }) => `${kind} ${from}`);
}

test('Who came with the sample data reads what is written and answers once, some time after the last word', async () => {
  const person = await newcomer(app);
  const { contacts } = await person.call(listChatsAndContacts, { query: { only: 'contacts' } });
  const marit = contacts.find(({ fullName }) => fullName === 'Marit Solberg');
  const send = (message: string) =>
    person.call(sendChatMessage, { body: { obj: { contact: { id: marit?.id ?? 0 }, message } } });
  const chat = async () =>
    (await person.call(listChatsAndContacts, { query: { only: 'chats' } })).chatsContacts[0]?.chat;
  await send('Hello');
  const { response } = await send('Are you there?');
  await app.app.runDueJobs();
  expect((await chat())?.seenUntilId).toBe(0);
  await app.later(6);
  await app.later(6);
  expect(await chat()).toMatchObject({ unseenMsgs: 1, seenUntilId: response.newMessageData.id });
  expect((await chat())?.lastMessage?.senderId).toBe(marit?.id);
});

test('Whoever has not read a message some time later is told once of all that waits, and no more when it is read', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  await write(one, other, 'Hello');
  await open(other, one);
  await app.later(6);
  expect(await told(other)).toEqual([]);
  for (const text of ['one', 'two']) await write(one, other, text);
  await app.later(6);
  await write(one, other, 'three');
  await app.later(6);
  expect(await told(other)).toEqual([`chat-message ${one.username}`]);
  expect(await texts(other, one)).toHaveLength(4);
  expect(await told(other)).toEqual([]);
});

test('Nobody is told of whom they muted, and nothing if they want no notifications', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const mute = (isMuted: boolean) =>
    other.call(changeContact, { parameters: { id: one.accountId }, body: { isMuted } });
  await mute(true);
  await write(one, other, 'Hello');
  await app.later(6);
  await mute(false);
  const settings = { isNotificationsOn: false };
  await other.call(setChatProfile, { body: { title: '', about: '', status: 'online', settings } });
  await write(one, other, 'Hello again');
  await app.later(6);
  expect(await told(other)).toEqual([]);
});
