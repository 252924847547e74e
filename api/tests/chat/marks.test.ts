import { searchConversation } from '@atrium/contract/conversations';
import { listNotifications } from '@atrium/contract/notifications';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import { conversationOf, groupOf, open, texts, write, writeIn } from './chat.ts';

const app = await openApp();

test('Marks stand in a message as they were typed, and not in what is said of it', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const typed = '> the *very* _high_ tide\n`at noon`';
  const { id } = await write(one, other, typed);
  await write(other, one, 'Oh', undefined, id);
  expect(await texts(one, other)).toEqual([typed, 'Oh']);
  expect((await open(one, other)).at(-1)?.answers?.words).toBe('the very high tide at noon');
});

test('Words are found across the marks that stand between them', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  await write(one, other, 'The *very* _high_ tide, 2*3*4');
  const parameters = { id: await conversationOf(one, other) };
  const found = async (q: string) => {
    const { messages } = await one.call(searchConversation, { parameters, query: { q } });
    return messages.length;
  };
  expect([await found('"very high tide"'), await found('2*3*4'), await found('*very*')]).toEqual([1, 1, 0]);
});

test('Who is mentioned between marks is told of it, and nobody who stands in code', async () => {
  const [one, other, third] = [await newcomer(app), await newcomer(app), await newcomer(app)];
  const id = await groupOf(one, [other, third]);
  await writeIn(one, id, `_@${other.username}_ asks for \`@${third.username}\``);
  await app.later(6);
  const kinds = async (person: typeof one) => {
    const { notifications } = await person.call(listNotifications, { query: {} });
    return notifications.map(({ kind }) => kind);
  };
  expect([await kinds(other), await kinds(third)]).toEqual([['chat-mention'], ['chat-group-message']]);
});
