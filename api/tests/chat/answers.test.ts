import { undoChange } from '@atrium/contract/changes';
import { sendChatMessage } from '@atrium/contract/chat';
import { quotedLength } from '@atrium/contract/chat-quotes';
import {
  clearConversation,
  deleteChatMessage,
  listConversationMessages,
  updateChatMessage,
} from '@atrium/contract/conversations';
import { uploadAttachment } from '@atrium/contract/files';
import { expect, test } from 'vitest';
import { fieldsOf, openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import { conversationOf, open, write } from './chat.ts';

const app = await openApp();

async function answered() {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const first = await write(one, other, 'Is the tide in?');
  const answer = await write(other, one, 'Not yet.', undefined, first.id);
  const quoted = async (reader = one, writer = other) => (await open(reader, writer)).at(-1)?.answers;
  return { one, other, first, answer, quoted };
}

test('An answer quotes the message that it answers, for both', async () => {
  const { one, other, first, answer, quoted } = await answered();
  const quote = { id: first.id, senderId: one.accountId, words: 'Is the tide in?', gone: null };
  expect(answer.answers).toEqual(quote);
  expect([await quoted(), await quoted(other, one)]).toEqual([quote, quote]);
});

test('What is quoted is the text as it is now, its beginning, or the names of the files', async () => {
  const { one, other, first, quoted } = await answered();
  const message = `${'😀'.repeat(quotedLength)} and more`;
  await one.call(updateChatMessage, { parameters: { id: first.id }, body: { message } });
  expect((await quoted())?.words).toBe('😀'.repeat(quotedLength));
  const upload = new Blob(['The tides of May'], { type: 'text/plain' });
  const { file } = await one.call(uploadAttachment, { query: { name: 'tides.txt' }, upload });
  const obj = { contact: { id: other.accountId }, message: '', attachmentIds: [file.id] };
  const { response } = await one.call(sendChatMessage, { body: { obj } });
  const thanks = await write(other, one, 'Thank you', undefined, response.newMessageData.id);
  expect(thanks.answers?.words).toBe('tides.txt');
});

test('Of a deleted message the answer says so until it is back, and of a cleared one to whoever cleared it', async () => {
  const { one, other, first, answer, quoted } = await answered();
  const { changeId } = await one.call(deleteChatMessage, { parameters: { id: first.id } });
  expect(await quoted()).toEqual({ id: first.id, senderId: one.accountId, words: '', gone: 'deleted' });
  await one.call(undoChange, { parameters: { id: changeId } });
  expect(await quoted()).toMatchObject({ words: 'Is the tide in?', gone: null });
  const id = await conversationOf(other, one);
  await other.call(clearConversation, { parameters: { id } });
  const late = await write(one, other, 'Now it is.', undefined, answer.id);
  const { messages } = await other.call(listConversationMessages, { parameters: { id }, query: {} });
  expect(messages.map(({ answers }) => answers)).toEqual([
    { id: answer.id, senderId: other.accountId, words: '', gone: 'cleared' },
  ]);
  expect(late.answers).toMatchObject({ words: 'Not yet.', gone: null });
});

test('An answer to what was deleted before it came is stored, once for its key', async () => {
  const { one, other, first } = await answered();
  await one.call(deleteChatMessage, { parameters: { id: first.id } });
  const sent = [];
  for (const _ of [1, 2]) sent.push(await write(other, one, 'Too late', 'late', first.id));
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect(sent.map(({ answers }) => answers?.gone)).toEqual(['deleted', 'deleted']);
});

test('Nobody answers a message of another chat, or one that there is not', async () => {
  const { one, other, first } = await answered();
  const stranger = await newcomer(app);
  await write(stranger, one, 'Hello');
  for (const [from, to] of [
    [stranger, one],
    [one, stranger],
    [stranger, other],
  ] as const)
    for (const answersId of [first.id, 999_999]) {
      const body = { obj: { contact: { id: to.accountId }, message: 'Indeed', answersId } };
      expect(fieldsOf(await from.refused(400, sendChatMessage, { body }))).toEqual(['obj.answersId']);
    }
});
