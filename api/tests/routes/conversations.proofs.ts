import { undoChange } from '@atrium/contract/changes';
import { listChatsAndContacts, sendChatMessage } from '@atrium/contract/chat';
import { changeContact } from '@atrium/contract/chat-contacts';
import { addChatGroup, sendToChatGroup } from '@atrium/contract/chat-groups';
import * as routes from '@atrium/contract/conversations';
import { uploadAttachment } from '@atrium/contract/files';
import { expect } from 'vitest';
import { chatWith, conversationOf, texts, unread, write } from '../chat/chat.ts';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { ProofTable, Stage } from './proofs.ts';

async function twoPeople({ app }: Stage) {
  return [await newcomer(app), await newcomer(app)] as const;
}

async function conversation(stage: Stage, ...words: string[]) {
  const [one, other] = await twoPeople(stage);
  const sent = [];
  for (const word of words) sent.push(await write(one, other, word));
  const id = await conversationOf(one, other);
  return { one, other, id, sent, messageId: sent.at(-1)?.id ?? 0 };
}

export const conversationProofs: ProofTable = {
  listConversationMessages: {
    works: {
      'the latest messages, in the order in which they were sent': async (stage) => {
        const { other, id } = await conversation(stage, 'one', 'two', 'three');
        const page = await other.call(routes.listConversationMessages, { parameters: { id }, query: { perPage: 2 } });
        expect(page).toMatchObject({ hasBefore: true, hasAfter: false });
        expect(page.messages.map(({ message }) => message)).toEqual(['two', 'three']);
        expect(await unread(other, await newcomer(stage.app))).toBeUndefined();
      },
      'what is before, after and around a message': async (stage) => {
        const { one, id, sent } = await conversation(stage, 'one', 'two', 'three', 'four', 'five');
        const read = async (query: Record<string, number>) => {
          const page = await one.call(routes.listConversationMessages, { parameters: { id }, query });
          return [page.messages.map(({ message }) => message).join(' '), page.hasBefore, page.hasAfter];
        };
        const third = sent[2]?.id ?? 0;
        expect(await read({ before: third, perPage: 1 })).toEqual(['two', true, true]);
        expect(await read({ after: third })).toEqual(['four five', true, false]);
        expect(await read({ around: third, perPage: 3 })).toEqual(['two three four', true, true]);
        expect(await read({ around: third })).toEqual(['one two three four five', false, false]);
      },
    },
    refuses: {
      'an id that no conversation has, what is no page, and two places at once': async ({ admin }) => {
        const call = (query: object, id: unknown = 1) => ({ parameters: { id }, query: { ...query } });
        await admin.refused(404, routes.listConversationMessages, call({}, 999_999));
        const wrong = call({ perPage: 101, before: 'x' }, 'x');
        expect(fieldsOf(await admin.refused(400, routes.listConversationMessages, wrong)).sort()).toEqual([
          'before',
          'id',
          'perPage',
        ]);
        await admin.refused(400, routes.listConversationMessages, call({ before: 3, after: 1 }));
      },
    },
    keepsOut: {
      "whoever is not in it, an admin's too": async (stage) => {
        const { id } = await conversation(stage, 'Between us');
        for (const stranger of [stage.admin, await newcomer(stage.app)])
          await stranger.refused(404, routes.listConversationMessages, { parameters: { id }, query: {} });
      },
    },
  },
  readConversation: {
    works: {
      'up to a message, and never back': async (stage) => {
        const { one, other, id, sent } = await conversation(stage, 'one', 'two', 'three');
        const read = (messageId = 0) =>
          other.call(routes.readConversation, { parameters: { id }, body: { messageId } });
        expect(await unread(other, one)).toBe(3);
        expect(await read(sent[1]?.id)).toEqual({ unseenMsgs: 1 });
        expect(await read(sent[0]?.id)).toEqual({ unseenMsgs: 1 });
        expect(await unread(other, one)).toBe(1);
        expect(await read(Number.MAX_SAFE_INTEGER)).toEqual({ unseenMsgs: 0 });
        await write(one, other, 'four');
        expect(await unread(other, one)).toBe(1);
      },
    },
    refuses: {
      'an id that no conversation has, and no message': async ({ admin }) => {
        const body = { messageId: 1 };
        await admin.refused(404, routes.readConversation, { parameters: { id: 999_999 }, body });
        const problem = await admin.refused(400, routes.readConversation, { parameters: { id: 1 }, body: {} });
        expect(fieldsOf(problem)).toEqual(['messageId']);
      },
    },
    keepsOut: {
      'whoever is not in it': async (stage) => {
        const { one, other, id, messageId } = await conversation(stage, 'Between us');
        await stage.admin.refused(404, routes.readConversation, { parameters: { id }, body: { messageId } });
        expect(await unread(other, one)).toBe(1);
      },
    },
  },
  searchConversation: {
    works: {
      'whatever has all of the words, in any case and without accents, the latest of it': async (stage) => {
        const { one, id, sent } = await conversation(stage, 'Søren has the crème', 'Nothing', 'SOREN, the creme!');
        const search = async (q: string, perPage = 50) => {
          const answer = await one.call(routes.searchConversation, { parameters: { id }, query: { q, perPage } });
          return [answer.messages.map((message) => message.id), answer.hasBefore];
        };
        expect(await search('crem soren')).toEqual([[sent[0]?.id, sent[2]?.id], false]);
        expect(await search('creme', 1)).toEqual([[sent[2]?.id], true]);
        expect(await search('100%')).toEqual([[], false]);
      },
      'a text as it is after it was changed, and nothing that was deleted': async (stage) => {
        const { one, id, messageId } = await conversation(stage, 'Hello');
        await one.call(routes.updateChatMessage, { parameters: { id: messageId }, body: { message: 'Good day' } });
        const search = (q: string) => one.call(routes.searchConversation, { parameters: { id }, query: { q } });
        expect((await search('hello')).messages).toEqual([]);
        expect((await search('good')).messages).toHaveLength(1);
        await one.call(routes.deleteChatMessage, { parameters: { id: messageId } });
        expect((await search('good')).messages).toEqual([]);
      },
    },
    refuses: {
      'an id that no conversation has, and no word': async ({ admin }) => {
        await admin.refused(404, routes.searchConversation, { parameters: { id: 999_999 }, query: { q: 'a' } });
        const problem = await admin.refused(400, routes.searchConversation, { parameters: { id: 1 }, query: {} });
        expect(fieldsOf(problem)).toEqual(['q']);
      },
    },
    keepsOut: {
      'whoever is not in it': async (stage) => {
        const { id } = await conversation(stage, 'Between us');
        await stage.admin.refused(404, routes.searchConversation, { parameters: { id }, query: { q: 'us' } });
      },
    },
  },
  searchChatMessages: {
    works: {
      'what has all of the words in any of the chats, the latest first, with where it was said': async (stage) => {
        const { one, other, sent } = await conversation(stage, 'The Søren light', 'Nothing');
        const third = await newcomer(stage.app);
        const said = await write(third, one, 'SOREN lights it');
        const { group } = await one.call(addChatGroup, { body: { name: 'Lamp crew', memberIds: [other.accountId] } });
        const body = { message: 'Søren, the light!' };
        const { message } = await one.call(sendToChatGroup, { parameters: { id: group.id }, body });
        const { messages, before } = await one.call(routes.searchChatMessages, { query: { q: 'light soren' } });
        expect(messages.map(({ id, contactId, groupId }) => [id, contactId, groupId])).toEqual([
          [message.id, null, group.id],
          [said.id, third.accountId, null],
          [sent[0]?.id, other.accountId, null],
        ]);
        expect([messages[0]?.chatName, messages[1]?.senderName, before]).toEqual(['Lamp crew', third.username, null]);
      },
      'nothing of the chats that one is not in': async (stage) => {
        await conversation(stage, 'Between us and nobody');
        const { messages } = await stage.admin.call(routes.searchChatMessages, { query: { q: 'us and nobody' } });
        expect(messages).toEqual([]);
      },
      'in pages, each beginning where the one before it ended': async (stage) => {
        const { one, sent } = await conversation(stage, 'tide one', 'tide two', 'tide three');
        const page = (before?: number) =>
          one.call(routes.searchChatMessages, { query: { q: 'tide', perPage: 2, ...(before && { before }) } });
        const first = await page();
        const second = await page(first.before ?? 0);
        const found = [first, second].map(({ messages }) => messages.map(({ id }) => id));
        expect(found).toEqual([[sent[2]?.id, sent[1]?.id], [sent[0]?.id]]);
        expect(second.before).toBeNull();
      },
      'a text as it is after it was changed, and nothing that was deleted or cleared': async (stage) => {
        const { one, other, id, messageId } = await conversation(stage, 'Hello', 'Good evening');
        const search = async (q: string) =>
          (await one.call(routes.searchChatMessages, { query: { q } })).messages.length;
        await one.call(routes.updateChatMessage, { parameters: { id: messageId }, body: { message: 'Good night' } });
        expect([await search('evening'), await search('night'), await search('100%')]).toEqual([0, 1, 0]);
        await one.call(routes.deleteChatMessage, { parameters: { id: messageId } });
        expect([await search('night'), await search('hello')]).toEqual([0, 1]);
        await one.call(routes.clearConversation, { parameters: { id } });
        expect(await search('hello')).toBe(0);
        const { messages } = await other.call(routes.searchChatMessages, { query: { q: 'hello' } });
        expect(messages).toHaveLength(1);
      },
    },
    refuses: {
      'no word, and what is no message': async ({ admin }) => {
        const wrong = { query: { q: ' ', before: 'x' } };
        expect(fieldsOf(await admin.refused(400, routes.searchChatMessages, wrong)).sort()).toEqual(['before', 'q']);
      },
    },
  },
  listConversationFiles: {
    works: {
      'the messages that files went along with, the latest, found by the names of their files too': async (stage) => {
        const { one, other, id } = await conversation(stage, 'No file');
        const upload = new Blob(['The tides of May'], { type: 'text/plain' });
        const { file } = await one.call(uploadAttachment, { query: { name: 'Tides.txt' }, upload });
        const obj = { contact: { id: other.accountId }, message: 'Here', attachmentIds: [file.id] };
        await one.call(sendChatMessage, { body: { obj } });
        const answer = await other.call(routes.listConversationFiles, { parameters: { id }, query: {} });
        expect(answer.messages.map(({ message }) => message)).toEqual(['Here']);
        const found = await other.call(routes.searchConversation, { parameters: { id }, query: { q: 'tides' } });
        expect(found.messages).toEqual(answer.messages);
      },
    },
    refuses: {
      'an id that no conversation has, and what is no page': async ({ admin }) => {
        await admin.refused(404, routes.listConversationFiles, { parameters: { id: 999_999 }, query: {} });
        const input = { parameters: { id: 1 }, query: { perPage: 0 } };
        expect(fieldsOf(await admin.refused(400, routes.listConversationFiles, input))).toEqual(['perPage']);
      },
    },
    keepsOut: {
      'whoever is not in it': async (stage) => {
        const { id } = await conversation(stage, 'Between us');
        await stage.admin.refused(404, routes.listConversationFiles, { parameters: { id }, query: {} });
      },
    },
  },
  clearConversation: {
    works: {
      'for oneself alone: all there is so far, which is read by that, until it is undone': async (stage) => {
        const { one, other, id, messageId } = await conversation(stage, 'one', 'two');
        const { changeId } = await other.call(routes.clearConversation, { parameters: { id } });
        expect(await chatWith(other, one)).toMatchObject({ lastMessage: null, unseenMsgs: 0, lastReadId: messageId });
        expect([await texts(other, one), await texts(one, other)]).toEqual([[], ['one', 'two']]);
        await write(one, other, 'three');
        expect([await texts(other, one), await unread(other, one)]).toEqual([['three'], 0]);
        const found = await other.call(routes.searchConversation, { parameters: { id }, query: { q: 'o' } });
        expect(found.messages).toEqual([]);
        await other.call(undoChange, { parameters: { id: changeId ?? 0 } });
        expect(await texts(other, one)).toEqual(['one', 'two', 'three']);
      },
    },
    refuses: {
      'an id that no conversation has': async ({ admin }) => {
        await admin.refused(404, routes.clearConversation, { parameters: { id: 999_999 } });
      },
    },
    keepsOut: {
      'whoever is not in it': async (stage) => {
        const { id } = await conversation(stage, 'Between us');
        await stage.admin.refused(404, routes.clearConversation, { parameters: { id } });
      },
    },
  },
  getChatMessage: {
    works: {
      'a message, and with whom the conversation is': async (stage) => {
        const { one, other, messageId } = await conversation(stage, 'Hello');
        const read = (person: typeof one) => person.call(routes.getChatMessage, { parameters: { id: messageId } });
        expect(await read(one)).toMatchObject({ contactId: other.accountId, message: { message: 'Hello' } });
        expect((await read(other)).contactId).toBe(one.accountId);
      },
    },
    refuses: {
      'an id that no message has, one that was deleted, and one that was cleared': async (stage) => {
        const { one, other, id, sent } = await conversation(stage, 'one', 'two');
        const [first, second] = sent.map((message) => message.id);
        await other.call(routes.clearConversation, { parameters: { id } });
        await other.refused(404, routes.getChatMessage, { parameters: { id: second } });
        await one.call(routes.deleteChatMessage, { parameters: { id: first ?? 0 } });
        for (const gone of [first, 999_999])
          await one.refused(404, routes.getChatMessage, { parameters: { id: gone } });
      },
    },
    keepsOut: {
      'whoever is not in it': async (stage) => {
        const { messageId } = await conversation(stage, 'Between us');
        await stage.admin.refused(404, routes.getChatMessage, { parameters: { id: messageId } });
      },
    },
  },
  updateChatMessage: {
    works: {
      'the text, for both': async (stage) => {
        const { one, other, messageId } = await conversation(stage, 'Helo');
        const body = { message: 'Hello' };
        const answer = await one.call(routes.updateChatMessage, { parameters: { id: messageId }, body });
        const editedAt = stage.app.services.now().toISOString();
        expect(answer.message).toMatchObject({ id: messageId, message: 'Hello', editedAt });
        expect([await texts(one, other), await texts(other, one)]).toEqual([['Hello'], ['Hello']]);
        expect(await one.call(routes.updateChatMessage, { parameters: { id: messageId }, body })).toMatchObject({
          changeId: null,
        });
      },
    },
    refuses: {
      'an id that no message has, and a message of blanks': async ({ admin }) => {
        const parameters = { id: 999_999 };
        await admin.refused(404, routes.updateChatMessage, { parameters, body: { message: 'Hello' } });
        const blank = await admin.refused(400, routes.updateChatMessage, { parameters, body: { message: ' ' } });
        expect(fieldsOf(blank)).toEqual(['message']);
      },
      "new words for whoever takes none, and the undo that would bring some; deleting one's own stays": async (
        stage,
      ) => {
        const { one, other, messageId } = await conversation(stage, 'Hello');
        const edit = { parameters: { id: messageId }, body: { message: 'Hello again' } };
        const { changeId } = await one.call(routes.updateChatMessage, edit);
        const unsaid = await write(one, other, 'Taken back');
        const deleted = await one.call(routes.deleteChatMessage, { parameters: { id: unsaid.id } });
        await other.call(changeContact, { parameters: { id: one.accountId }, body: { isBlocked: true } });
        await one.refused(409, routes.updateChatMessage, { ...edit, body: { message: 'You will hear me' } });
        for (const id of [changeId, deleted.changeId])
          await one.refused(409, undoChange, { parameters: { id: id ?? 0 } });
        expect(await texts(other, one)).toEqual(['Hello again']);
        await one.call(routes.deleteChatMessage, { parameters: { id: messageId } });
        expect(await texts(other, one)).toEqual([]);
      },
    },
    keepsOut: {
      'the one to whom it was sent, and everybody else': async (stage) => {
        const { other, messageId } = await conversation(stage, 'Hello');
        for (const person of [other, stage.admin]) {
          const input = { parameters: { id: messageId }, body: { message: 'Changed' } };
          await person.refused(404, routes.updateChatMessage, input);
        }
      },
    },
  },
  deleteChatMessage: {
    works: {
      'for both, and it waits for nobody any more': async (stage) => {
        const { one, other, messageId } = await conversation(stage, 'one', 'two');
        await one.call(routes.deleteChatMessage, { parameters: { id: messageId } });
        expect(await chatWith(other, one)).toMatchObject({ unseenMsgs: 1, lastMessage: { message: 'one' } });
        expect([await texts(one, other), await texts(other, one)]).toEqual([['one'], ['one']]);
      },
      'and the chat is listed no more when none is left, until one is written or back': async (stage) => {
        const { one, other, messageId } = await conversation(stage, 'one');
        const listed = async () => (await other.call(listChatsAndContacts, { query: {} })).chatsContacts.length;
        const { changeId } = await one.call(routes.deleteChatMessage, { parameters: { id: messageId } });
        expect(await chatWith(other, one)).toMatchObject({ unseenMsgs: 0, lastMessage: null });
        expect([await texts(other, one), await listed()]).toEqual([[], 0]);
        await one.call(undoChange, { parameters: { id: changeId } });
        expect(await listed()).toBe(1);
      },
    },
    refuses: {
      'an id that no message has, and one that was deleted before': async (stage) => {
        const { one, messageId } = await conversation(stage, 'one');
        await one.call(routes.deleteChatMessage, { parameters: { id: messageId } });
        for (const id of [messageId, 999_999]) await one.refused(404, routes.deleteChatMessage, { parameters: { id } });
      },
    },
    keepsOut: {
      'the one to whom it was sent, and everybody else': async (stage) => {
        const { one, other, messageId } = await conversation(stage, 'Hello');
        const parameters = { id: messageId };
        for (const person of [other, stage.admin]) await person.refused(404, routes.deleteChatMessage, { parameters });
        const { changeId } = await one.call(routes.deleteChatMessage, { parameters });
        for (const person of [other, stage.admin])
          await person.refused(404, undoChange, { parameters: { id: changeId } });
      },
    },
  },
};
