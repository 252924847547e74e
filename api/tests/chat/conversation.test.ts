import { listChatsAndContacts } from '@atrium/contract/chat';
import { deleteChatMessage, listConversationMessages } from '@atrium/contract/conversations';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import { conversationOf, open, texts, unread, write } from './chat.ts';

const app = await openApp();

test('Each counts for themselves what they have not read', async () => {
  const [one, other, third] = [await newcomer(app), await newcomer(app), await newcomer(app)];
  await write(one, other, 'one');
  await write(one, other, 'two');
  await write(third, other, 'three');
  await write(other, one, 'four');
  expect([await unread(one, other), await unread(other, one), await unread(other, third)]).toEqual([1, 2, 1]);
  await open(other, one);
  expect([await unread(one, other), await unread(other, one), await unread(other, third)]).toEqual([1, 0, 1]);
});

test('A message that was read does not count when it is deleted, and one that was not counts no more', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const [first, second] = [await write(one, other, 'one'), await write(one, other, 'two')];
  await open(other, one);
  const third = await write(one, other, 'three');
  await one.call(deleteChatMessage, { parameters: { id: first.id } });
  expect(await unread(other, one)).toBe(1);
  await one.call(deleteChatMessage, { parameters: { id: third.id } });
  expect([await unread(other, one), await texts(other, one)]).toEqual([0, [second.message]]);
});

test('First messages at the same time, from both sides, make one conversation', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const sent = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      index % 2 === 0 ? write(one, other, `${index}`) : write(other, one, `${index}`),
    ),
  );
  expect(sent.filter(({ chat }) => chat !== undefined)).toHaveLength(1);
  expect(await conversationOf(one, other)).toBe(await conversationOf(other, one));
  expect((await one.call(listChatsAndContacts, { query: {} })).chatsContacts).toHaveLength(1);
  expect(await open(one, other)).toHaveLength(8);
});

test('Messages that are sent at the same time are all stored, each with an id of its own, and all count', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const words = Array.from({ length: 40 }, (_, index) => `Message ${index}`);
  const sent = await Promise.all(words.map((word) => write(one, other, word)));
  expect(new Set(sent.map(({ id }) => id)).size).toBe(words.length);
  expect(await unread(other, one)).toBe(words.length);
  const received = await open(other, one);
  expect(received.map(({ message }) => message).sort()).toEqual(words.toSorted());
  expect(received.map(({ id }) => id)).toEqual(sent.map(({ id }) => id).sort((a, b) => a - b));
});

test('A message that is sent again under its key is stored once, also when both come at the same time', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const sent = await Promise.all([1, 2, 3].map(() => write(one, other, 'Hello', 'first')));
  const again = await write(one, other, 'Hello', 'first');
  expect(new Set([...sent, again].map(({ id }) => id)).size).toBe(1);
  expect(again.changeId).toBeNull();
  expect([await unread(other, one), await texts(other, one)]).toEqual([1, ['Hello']]);
  await write(other, one, 'Hello', 'first');
  expect(await texts(other, one)).toEqual(['Hello', 'Hello']);
});

test('The chat that was written to last is the first, and goes back when that is deleted', async () => {
  const [one, other, third] = [await newcomer(app), await newcomer(app), await newcomer(app)];
  const order = async () =>
    (await one.call(listChatsAndContacts, { query: {} })).chatsContacts.map(({ fullName }) => fullName);
  await write(one, other, 'one');
  app.moveClock(60);
  await write(third, one, 'two');
  app.moveClock(60);
  const last = await write(one, other, 'three');
  expect(await order()).toEqual([other.username, third.username]);
  await one.call(deleteChatMessage, { parameters: { id: last.id } });
  expect(await order()).toEqual([third.username, other.username]);
});

test('Hostile text is a message like any other, to its last character', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const hostile = [
    ...["'; drop table chat_messages; --", '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '&lt;b&gt;'],
    ...['javascript:alert(1)', '\\', '%', '_', '{{7*7}}', '$' + '{7*7}', 'null', '{}', '__proto__', '\u202etxt.exe'],
    ...[
      'a\r\nSet-Cookie: a=b',
      '\u0001\u001b[31m',
      '🏳️‍🌈👩‍👩‍👧',
      'שלום',
      '\u{10ffff}',
      '😀'.repeat(2_500),
      'x'.repeat(5_000),
    ],
  ];
  for (const text of hostile) await write(one, other, text, text.slice(0, 100).toWellFormed());
  expect(await texts(other, one)).toEqual(hostile);
});

test('What was sent around a moment is found, and the latest where nothing was sent after it', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  for (const text of ['one', 'two']) await write(one, other, text);
  app.moveClock(60);
  const at = app.services.now().toISOString();
  await write(one, other, 'three');
  app.moveClock(60);
  await write(one, other, 'four');
  const id = await conversationOf(one, other);
  const read = async (moment: string) => {
    const query = { at: moment, perPage: 3 };
    const page = await one.call(listConversationMessages, { parameters: { id }, query });
    return page.messages.map(({ message }) => message).join(' ');
  };
  expect(await read(at)).toBe('two three four');
  expect(await read('2020-01-01T00:00:00.000Z')).toBe('one two');
  expect(await read('2120-01-01T00:00:00.000Z')).toBe('two three four');
});
