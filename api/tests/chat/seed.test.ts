import { listConversationMessages } from '@atrium/contract/conversations';
import { expect, test } from 'vitest';
import { seedMessages } from '../../src/features/chat/sample/chat.seed.ts';
import { openApp } from '../helper.ts';
import { chatWith, conversationOf, open, unread, write } from './chat.ts';

const app = await openApp();
const [admin, client] = [await app.signIn('admin'), await app.signIn('client')];
const now = app.services.now().toISOString();

test('Seeded messages are one long conversation of the demo accounts, read and in order, and it goes on', async () => {
  const reported: number[] = [];
  await seedMessages(app.engine, 2_300, (done) => reported.push(done), now);
  await seedMessages(app.engine, 50, () => {}, now);
  expect(reported).toEqual([1_000, 2_000, 2_300]);
  expect(await unread(admin, client)).toBe(0);
  const latest = await open(admin, client);
  expect(latest).toHaveLength(1_000);
  expect(new Set(latest.map(({ senderId }) => senderId)).size).toBe(2);
  const times = latest.map(({ time }) => time);
  expect(times).toEqual(times.toSorted());
  expect(latest.at(-1)).toMatchObject((await chatWith(admin, client))?.lastMessage ?? {});
  const parameters = { id: await conversationOf(admin, client) };
  const [first = latest[0]] = latest;
  const query = { before: first?.id ?? 0, perPage: 100 };
  const page = await admin.call(listConversationMessages, { parameters, query });
  expect([page.messages.at(-1)?.id, page.hasBefore]).toEqual([query.before - 1, true]);
  const { id } = await write(admin, client, 'And on it goes');
  expect(id).toBe((latest.at(-1)?.id ?? 0) + 1);
});
