import { closeAccount } from '@atrium/contract/accounts';
import { forwardChatMessage } from '@atrium/contract/chat-forwarding';
import { updateChatMessage } from '@atrium/contract/conversations';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer, password } from '../people.ts';
import { open, write } from './chat.ts';

const app = await openApp();

async function forwarded() {
  const [author, sender, receiver] = [await newcomer(app), await newcomer(app), await newcomer(app)];
  const { id } = await write(author, sender, 'The tide is out');
  const body = { contactIds: [receiver.accountId], groupIds: [], note: '', clientKey: 'forwarded' };
  const { messageIds } = await sender.call(forwardChatMessage, { parameters: { id }, body });
  return { author, sender, receiver, id: messageIds[0] ?? 0 };
}

test('What somebody else wrote is not changed by whoever forwarded it', async () => {
  const { sender, receiver, id } = await forwarded();
  await sender.refused(409, updateChatMessage, { parameters: { id }, body: { message: 'The tide is in' } });
  expect((await open(receiver, sender)).map(({ message }) => message)).toEqual(['The tide is out']);
});

test('Who has closed their account is no longer named beside what they wrote', async () => {
  const { author, sender, receiver } = await forwarded();
  await author.call(closeAccount, { body: { currentPassword: password } });
  expect((await open(receiver, sender))[0]?.forwardedFrom).toEqual({ id: author.accountId, name: '' });
});
