import { undoChange } from '@atrium/contract/changes';
import { listChatsAndContacts } from '@atrium/contract/chat';
import { countUnreadChats } from '@atrium/contract/chat-contacts';
import { listChatGroups } from '@atrium/contract/chat-groups';
import * as routes from '@atrium/contract/conversations';
import { expect } from 'vitest';
import { chatWith, conversationOf, groupOf, open, readGroup, unread, write, writeIn } from '../chat/chat.ts';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import type { ProofTable, Stage } from './proofs.ts';

const nobodysId = 999_999;

/** Somebody has written four times, and all of it was read. */
async function readChat({ app }: Stage) {
  const [writer, reader] = [await newcomer(app), await newcomer(app)];
  const sent: number[] = [];
  for (const word of ['one', 'two', 'three', 'four']) sent.push((await write(writer, reader, word)).id);
  await open(reader, writer);
  const id = await conversationOf(reader, writer);
  const mark = (who: Person, fromId?: number) =>
    who.call(routes.markConversationUnread, { parameters: { id }, body: fromId === undefined ? {} : { fromId } });
  return { writer, reader, id, sent, mark };
}

function undo(person: Person, changeId: number | null) {
  return person.call(undoChange, { parameters: { id: changeId ?? 0 } });
}

export const conversationMarkProofs: ProofTable = {
  markConversationUnread: {
    works: {
      'from a message on, until it is read again; it can be undone': async (stage) => {
        const { writer, reader, id, sent, mark } = await readChat(stage);
        const { unseenMsgs, changeId } = await mark(reader, sent[1]);
        expect(unseenMsgs).toBe(3);
        expect(await chatWith(reader, writer)).toMatchObject({ unseenMsgs: 3, lastReadId: sent[0] });
        expect((await reader.call(countUnreadChats)).unread).toBe(3);
        expect((await mark(reader, sent[1])).changeId).toBeNull();
        expect((await mark(reader, sent[3])).unseenMsgs).toBe(1);
        await reader.refused(409, undoChange, { parameters: { id: changeId ?? 0 } });
        const again = await mark(reader, sent[0]);
        expect(await chatWith(reader, writer)).toMatchObject({ unseenMsgs: 4, lastReadId: 0 });
        await undo(reader, again.changeId);
        expect(await unread(reader, writer)).toBe(1);
        const body = { messageId: sent[3] ?? 0 };
        expect(await reader.call(routes.readConversation, { parameters: { id }, body })).toEqual({ unseenMsgs: 0 });
      },
      'without a message from the latest that somebody else wrote': async (stage) => {
        const { writer, reader, sent, mark } = await readChat(stage);
        const { id: own } = await write(reader, writer, 'So be it');
        expect((await mark(reader)).unseenMsgs).toBe(1);
        expect(await chatWith(reader, writer)).toMatchObject({ lastReadId: sent[2] });
        expect(own).toBeGreaterThan(sent[3] ?? 0);
      },
      'for oneself alone: the others see that it was read': async (stage) => {
        const { writer, reader, sent, mark } = await readChat(stage);
        await mark(reader, sent[0]);
        expect(await chatWith(writer, reader)).toMatchObject({ seenUntilId: sent[3], unseenMsgs: 0 });
      },
      'in a group too': async (stage) => {
        const [one, other] = [await newcomer(stage.app), await newcomer(stage.app)];
        const parameters = { id: await groupOf(one, [other]) };
        const { message } = await writeIn(one, parameters.id, 'Hello');
        await other.call(routes.readConversation, { parameters, body: { messageId: message.id } });
        const body = { fromId: message.id };
        const { changeId } = await other.call(routes.markConversationUnread, { parameters, body });
        expect((await readGroup(other, parameters.id)).unseenMsgs).toBe(1);
        expect((await readGroup(one, parameters.id)).seenUntilId).toBe(message.id);
        await undo(other, changeId);
        expect((await readGroup(other, parameters.id)).unseenMsgs).toBe(0);
      },
    },
    refuses: {
      'where nobody else has written, and what is no message of somebody else here': async (stage) => {
        const { writer, reader, id, sent } = await readChat(stage);
        const parameters = { id };
        await writer.refused(409, routes.markConversationUnread, { parameters, body: {} });
        const elsewhere = await write(await newcomer(stage.app), reader, 'Elsewhere');
        for (const fromId of [nobodysId, elsewhere.id])
          await reader.refused(404, routes.markConversationUnread, { parameters, body: { fromId } });
        await writer.refused(404, routes.markConversationUnread, { parameters, body: { fromId: sent[0] } });
        const wrong = await reader.refused(400, routes.markConversationUnread, { parameters, body: { fromId: 'x' } });
        expect(fieldsOf(wrong)).toEqual(['fromId']);
        expect(await unread(reader, writer)).toBe(0);
      },
    },
    keepsOut: {
      'whoever is not in it': async (stage) => {
        const { id, sent } = await readChat(stage);
        const input = { parameters: { id }, body: { fromId: sent[0] } };
        for (const stranger of [stage.admin, await newcomer(stage.app)])
          await stranger.refused(404, routes.markConversationUnread, input);
      },
    },
  },
  pinConversation: {
    works: {
      'before the others in the list, the most recently written to first, for oneself alone': async (stage) => {
        const [one, first, second, third] = [
          await newcomer(stage.app),
          await newcomer(stage.app),
          await newcomer(stage.app),
          await newcomer(stage.app),
        ];
        for (const other of [first, second, third]) await write(one, other, 'Hello');
        const pin = async (other: Person, isPinned = true) => {
          const parameters = { id: await conversationOf(one, other) };
          return (await one.call(routes.pinConversation, { parameters, body: { isPinned } })).changeId;
        };
        const listed = async () => {
          const { chatsContacts } = await one.call(listChatsAndContacts, { query: { only: 'chats' } });
          return chatsContacts.slice(0, 3).map(({ id, chat }) => [id, chat?.isPinned]);
        };
        const [a, b, c] = [first.accountId, second.accountId, third.accountId];
        const changeId = await pin(first);
        expect(await listed()).toEqual([
          [a, true],
          [c, false],
          [b, false],
        ]);
        expect(await pin(first)).toBeNull();
        await pin(second);
        expect((await listed()).map(([id]) => id)).toEqual([b, a, c]);
        expect((await chatWith(first, one))?.isPinned).toBe(false);
        await undo(one, changeId);
        expect((await listed()).map(([id]) => id)).toEqual([b, c, a]);
        await pin(second, false);
        expect((await listed()).map(([id]) => id)).toEqual([c, b, a]);
      },
      'groups among themselves': async (stage) => {
        const [one, other] = [await newcomer(stage.app), await newcomer(stage.app)];
        const id = await groupOf(one, [other], 'First');
        await groupOf(one, [other], 'Second');
        await one.call(routes.pinConversation, { parameters: { id }, body: { isPinned: true } });
        const { groups } = await one.call(listChatGroups);
        expect(groups.slice(0, 2).map(({ name, isPinned }) => [name, isPinned])).toEqual([
          ['First', true],
          ['Second', false],
        ]);
      },
    },
    refuses: {
      'an id that no conversation has, and what is neither yes nor no': async (stage) => {
        const { reader, id } = await readChat(stage);
        await reader.refused(404, routes.pinConversation, { parameters: { id: nobodysId }, body: { isPinned: true } });
        const problem = await reader.refused(400, routes.pinConversation, { parameters: { id }, body: {} });
        expect(fieldsOf(problem)).toEqual(['isPinned']);
      },
    },
    keepsOut: {
      'whoever is not in it': async (stage) => {
        const { id } = await readChat(stage);
        await stage.admin.refused(404, routes.pinConversation, { parameters: { id }, body: { isPinned: true } });
      },
    },
  },
};
