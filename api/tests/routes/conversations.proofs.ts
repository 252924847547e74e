import { undoChange } from '@atrium/contract/changes';
import * as routes from '@atrium/contract/conversations';
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
      'and the chat stays when none is left': async (stage) => {
        const { one, other, messageId } = await conversation(stage, 'one');
        await one.call(routes.deleteChatMessage, { parameters: { id: messageId } });
        expect(await chatWith(other, one)).toMatchObject({ unseenMsgs: 0, lastMessage: null });
        expect(await texts(other, one)).toEqual([]);
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
