import { getChange, listChanges, undoChange } from '@atrium/contract/changes';
import { getChat, listChatsAndContacts } from '@atrium/contract/chat';
import * as routes from '@atrium/contract/chat-contacts';
import { clearConversation } from '@atrium/contract/conversations';
import { listNotifications, type Notification } from '@atrium/contract/notifications';
import { expect } from 'vitest';
import { texts, unread, write } from '../chat/chat.ts';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { personWith } from '../roles/roles.ts';
import type { ProofTable, Stage } from './proofs.ts';

const nobodysId = 999_999;

async function twoPeople({ app }: Stage) {
  return [await newcomer(app), await newcomer(app)] as const;
}

const unreadOf = async (person: Awaited<ReturnType<typeof newcomer>>) =>
  (await person.call(routes.countUnreadChats)).unread;

async function chatIdsOf(person: Person): Promise<number[]> {
  const { chatsContacts } = await person.call(listChatsAndContacts, { query: { only: 'chats' } });
  return chatsContacts.map(({ id }) => id);
}

async function undo(person: Person, changeId: number | null): Promise<number> {
  const { changes } = await person.call(undoChange, { parameters: { id: changeId ?? 0 } });
  return changes[0]?.id ?? 0;
}

const inTheChat = ['workspace:read', 'workspace:write', 'workspace:create'] as const;

async function reportsTo(person: Person): Promise<Notification[]> {
  const { notifications } = await person.call(listNotifications, { query: {} });
  return notifications.filter(({ kind }) => kind === 'chat-reported');
}

export const chatContactProofs: ProofTable = {
  getContact: {
    works: {
      'who they are and how far both have read, and reads nothing': async (stage) => {
        const [one, other] = await twoPeople(stage);
        const { id } = await write(one, other, 'Hello');
        const { contact } = await other.call(routes.getContact, { parameters: { id: one.accountId } });
        expect(contact).toMatchObject({ id: one.accountId, fullName: one.username, isSample: false, phone: '' });
        expect(contact.email).toContain('@');
        expect(contact.chat).toMatchObject({ lastReadId: 0, seenUntilId: 0, unseenMsgs: 1 });
        await other.call(getChat, { query: { id: one.accountId } });
        const seen = await one.call(routes.getContact, { parameters: { id: other.accountId } });
        expect(seen.contact.chat?.seenUntilId).toBe(id);
      },
    },
    refuses: {
      'an id that no account has, and oneself': async ({ admin }) => {
        for (const id of [nobodysId, admin.accountId])
          await admin.refused(404, routes.getContact, { parameters: { id } });
      },
    },
    keepsOut: {
      'whoever asks from what others said to each other': async (stage) => {
        const [one, other] = await twoPeople(stage);
        await write(one, other, 'Between us');
        const { contact } = await stage.admin.call(routes.getContact, { parameters: { id: other.accountId } });
        expect(contact.chat).toBeUndefined();
        await stage.admin.refused(404, routes.getContact, { parameters: { id: nobodysId } });
      },
    },
  },
  changeContact: {
    works: {
      'mutes and blocks for oneself alone; each can be undone and done again': async (stage) => {
        const [one, other] = await twoPeople(stage);
        const seen = async () => {
          const mine = await one.call(routes.getContact, { parameters: { id: other.accountId } });
          const theirs = await other.call(routes.getContact, { parameters: { id: one.accountId } });
          const flags = [mine, theirs].map(({ contact }) => [contact.isMuted, contact.isBlocked, contact.blocksMe]);
          return JSON.stringify(flags);
        };
        const change = (body: { isMuted?: boolean; isBlocked?: boolean }) =>
          one.call(routes.changeContact, { parameters: { id: other.accountId }, body });
        const nothing = await seen();
        const muted = await change({ isMuted: true });
        expect(muted.contact).toMatchObject({ isMuted: true, isBlocked: false });
        const blocked = await change({ isBlocked: true });
        expect(await seen()).toBe('[[true,true,false],[false,false,true]]');
        expect((await change({ isBlocked: true })).changeId).toBeNull();
        const undone = await undo(one, muted.changeId);
        expect(await seen()).toBe('[[false,true,false],[false,false,true]]');
        await undo(one, undone);
        await undo(one, blocked.changeId);
        await change({ isMuted: false });
        expect(await seen()).toBe(nothing);
      },
      'marks and tags for oneself alone, where the lists say so; each can be undone': async (stage) => {
        const [one, other] = await twoPeople(stage);
        const parameters = { id: other.accountId };
        const seenBy = async (reader: Person, id: number) => {
          const { contacts } = await reader.call(listChatsAndContacts, { query: { only: 'contacts' } });
          const contact = contacts.find((each) => each.id === id);
          return [contact?.isImportant, contact?.tags];
        };
        const important = await one.call(routes.changeContact, { parameters, body: { isImportant: true } });
        expect(important.contact.isImportant).toBe(true);
        const tagged = await one.call(routes.changeContact, { parameters, body: { tags: ['Boats', ' Oslo '] } });
        expect(tagged.contact).toMatchObject({ isImportant: true, tags: ['Boats', 'Oslo'], isMuted: false });
        expect(await seenBy(one, other.accountId)).toEqual([true, ['Boats', 'Oslo']]);
        expect(await seenBy(other, one.accountId)).toEqual([false, []]);
        const again = await one.call(routes.changeContact, { parameters, body: { tags: ['Boats', 'Oslo'] } });
        expect(again.changeId).toBeNull();
        await one.call(routes.changeContact, { parameters, body: { isMuted: true } });
        const undone = await undo(one, tagged.changeId);
        expect(await seenBy(one, other.accountId)).toEqual([true, []]);
        await undo(one, undone);
        await undo(one, important.changeId);
        expect(await seenBy(one, other.accountId)).toEqual([false, ['Boats', 'Oslo']]);
      },
      'and both hear of a block, but nobody else of a muting': async (stage) => {
        const [one, other] = await twoPeople(stage);
        const live = await other.listen();
        await live.next();
        const parameters = { id: other.accountId };
        await one.call(routes.changeContact, { parameters, body: { isMuted: true } });
        await one.call(routes.changeContact, { parameters, body: { isBlocked: true } });
        expect(await live.nextChange()).toMatchObject({ entity: 'chat-contact', action: 'update' });
        await live.silence(50);
        await live.close();
      },
    },
    refuses: {
      'an id that no account has, and what is neither yes nor no': async ({ admin, client }) => {
        await admin.refused(404, routes.changeContact, { parameters: { id: nobodysId }, body: { isMuted: true } });
        const input = { parameters: { id: client.accountId }, body: { isMuted: 'yes', isBlocked: 1 } };
        const problem = await admin.refused(400, routes.changeContact, input);
        expect(fieldsOf(problem).sort()).toEqual(['isBlocked', 'isMuted']);
      },
      'too many tags, the same one twice, and one that says nothing': async ({ admin, client }) => {
        const parameters = { id: client.accountId };
        for (const tags of [['a', 'b', 'c', 'd', 'e', 'f'], ['Boats', 'boats'], [' '], ['x'.repeat(31)]])
          await admin.refused(400, routes.changeContact, { parameters, body: { tags } });
      },
    },
    keepsOut: {
      'whoever wants to take back what another has decided': async (stage) => {
        const [one, other] = await twoPeople(stage);
        const input = { parameters: { id: other.accountId }, body: { isBlocked: true } };
        const { changeId } = await one.call(routes.changeContact, input);
        for (const person of [other, stage.admin])
          await person.refused(404, undoChange, { parameters: { id: changeId ?? 0 } });
        await other.refused(404, routes.changeContact, { ...input, parameters: { id: nobodysId } });
      },
    },
  },
  deleteContactChat: {
    works: {
      'out of the list of oneself alone, read and cleared, until somebody writes again': async (stage) => {
        const [one, other] = await twoPeople(stage);
        const third = await newcomer(stage.app);
        await write(one, third, 'Elsewhere');
        await write(other, one, 'Hello');
        const parameters = { id: other.accountId };
        const { changeId } = await one.call(routes.deleteContactChat, { parameters });
        expect([await chatIdsOf(one), await unreadOf(one)]).toEqual([[third.accountId], 0]);
        expect(await chatIdsOf(other)).toEqual([one.accountId]);
        const { contact } = await one.call(routes.getContact, { parameters });
        expect(contact.chat).toMatchObject({ isListed: false, lastMessage: null });
        expect((await one.call(routes.deleteContactChat, { parameters })).changeId).toBeNull();
        const undone = await undo(one, changeId);
        expect(await chatIdsOf(one)).toEqual([other.accountId, third.accountId]);
        expect(await texts(one, other)).toEqual(['Hello']);
        await undo(one, undone);
        expect(await chatIdsOf(one)).toEqual([third.accountId]);
        await write(other, one, 'Still there?');
        expect(await chatIdsOf(one)).toEqual([other.accountId, third.accountId]);
        expect(await texts(one, other)).toEqual(['Still there?']);
        expect(await texts(other, one)).toEqual(['Hello', 'Still there?']);
      },
      'and a chat that was cleared before': async (stage) => {
        const [one, other] = await twoPeople(stage);
        await write(one, other, 'Hello');
        const { contact } = await one.call(routes.getContact, { parameters: { id: other.accountId } });
        await one.call(clearConversation, { parameters: { id: contact.chat?.conversationId ?? 0 } });
        expect(await chatIdsOf(one)).toEqual([other.accountId]);
        const { changeId } = await one.call(routes.deleteContactChat, { parameters: { id: other.accountId } });
        expect(await chatIdsOf(one)).toEqual([]);
        await undo(one, changeId);
        expect(await chatIdsOf(one)).toEqual([other.accountId]);
        expect(await texts(one, other)).toEqual([]);
      },
      'and nothing where nobody has written': async (stage) => {
        const [one, other] = await twoPeople(stage);
        const answer = await one.call(routes.deleteContactChat, { parameters: { id: other.accountId } });
        expect(answer.changeId).toBeNull();
      },
    },
    refuses: {
      'an id that no account has, and oneself': async ({ admin }) => {
        for (const id of [nobodysId, admin.accountId])
          await admin.refused(404, routes.deleteContactChat, { parameters: { id } });
      },
    },
    keepsOut: {
      'whoever wants to bring back what another has deleted': async (stage) => {
        const [one, other] = await twoPeople(stage);
        await write(other, one, 'Hello');
        const { changeId } = await one.call(routes.deleteContactChat, { parameters: { id: other.accountId } });
        for (const person of [other, stage.admin])
          await person.refused(404, undoChange, { parameters: { id: changeId ?? 0 } });
        await other.refused(404, routes.deleteContactChat, { parameters: { id: nobodysId } });
      },
    },
  },
  reportContact: {
    works: {
      'to the administrators: they are told, and read who reported whom and why': async ({ app, admin }) => {
        const { person: one } = await personWith(app, admin, inTheChat);
        const reported = await newcomer(app);
        const other = await newcomer(app);
        const parameters = { id: reported.accountId };
        const body = { reason: 'Sells boats all day.' };
        await one.call(routes.reportContact, { parameters, body });
        for (const hearer of [admin, other])
          expect(await reportsTo(hearer)).toContainEqual(
            expect.objectContaining({
              title: reported.username,
              person: expect.stringContaining('Nadia'),
              isRead: false,
            }),
          );
        expect(await reportsTo(reported)).toEqual([]);
        const { changes, total } = await admin.call(listChanges, { query: { entity: 'chat-report' } });
        expect(total).toBe(changes.length);
        expect(changes[0]).toMatchObject({
          actorId: one.accountId,
          entityName: reported.username,
          after: { accountId: reported.accountId, ...body },
          isUndoable: false,
        });
        const { change } = await admin.call(getChange, { parameters: { id: changes[0]?.id ?? 0 } });
        expect(change.after).toEqual({ accountId: reported.accountId, ...body });
        const everything = await admin.call(listChanges, { query: {} });
        expect(everything.changes.map(({ entity }) => entity)).not.toContain('chat-report');
      },
      'once in 24 hours about the same person': async ({ app, admin }) => {
        const [one, other] = [await newcomer(app), await newcomer(app)];
        const body = { reason: 'Sells boats all day.' };
        const about = ({ accountId: id }: Person) => ({ parameters: { id }, body });
        await one.call(routes.reportContact, about(other));
        const before = (await admin.call(listChanges, { query: { entity: 'chat-report' } })).total;
        await one.refused(409, routes.reportContact, about(other));
        expect((await admin.call(listChanges, { query: { entity: 'chat-report' } })).total).toBe(before);
        await one.call(routes.reportContact, about(await newcomer(app)));
        await other.call(routes.reportContact, about(one));
      },
    },
    refuses: {
      'an id that no account has, and no reason': async ({ admin, client }) => {
        const body = { reason: 'Sells boats all day.' };
        await admin.refused(404, routes.reportContact, { parameters: { id: nobodysId }, body });
        const input = { parameters: { id: client.accountId }, body: { reason: '' } };
        expect(fieldsOf(await admin.refused(400, routes.reportContact, input))).toEqual(['reason']);
      },
    },
    keepsOut: {
      'whoever reads the activity and is no administrator, also whom it is about': async ({ app, admin }) => {
        const { person: auditor } = await personWith(app, admin, [...inTheChat, 'audit:read', 'audit:write']);
        const one = await newcomer(app);
        const input = { parameters: { id: auditor.accountId }, body: { reason: 'Sells boats all day.' } };
        await one.call(routes.reportContact, input);
        const { changes } = await admin.call(listChanges, { query: { entity: 'chat-report' } });
        expect(changes[0]).toMatchObject({ actorId: one.accountId });
        expect(await auditor.call(listChanges, { query: { entity: 'chat-report' } })).toMatchObject({ total: 0 });
        await auditor.refused(404, getChange, { parameters: { id: changes[0]?.id ?? 0 } });
        await auditor.refused(404, undoChange, { parameters: { id: changes[0]?.id ?? 0 } });
        await auditor.refused(404, routes.reportContact, { ...input, parameters: { id: nobodysId } });
      },
    },
  },
  tellTyping: {
    works: {
      'to the contact at once, and to nobody else': async (stage) => {
        const [one, other] = await twoPeople(stage);
        const [live, outside] = [await other.listen(), await stage.admin.listen()];
        for (const each of [live, outside]) {
          await each.next();
          expect(await each.nextSignal()).toMatchObject({ type: 'present' });
        }
        await one.call(routes.tellTyping, { parameters: { id: other.accountId }, body: { isTyping: true } });
        let heard = await live.nextSignal();
        while (heard.type === 'presence') heard = await live.nextSignal();
        expect(heard).toEqual({ type: 'typing', accountId: one.accountId, isTyping: true });
        for (const each of [live, outside]) await each.close();
      },
    },
    refuses: {
      'an id that no account has, and what is neither yes nor no': async ({ admin, client }) => {
        await admin.refused(404, routes.tellTyping, { parameters: { id: nobodysId }, body: { isTyping: true } });
        const input = { parameters: { id: client.accountId }, body: {} };
        expect(fieldsOf(await admin.refused(400, routes.tellTyping, input))).toEqual(['isTyping']);
      },
    },
    keepsOut: {
      'whoever is not there to be written to: oneself': async ({ admin }) => {
        const input = { parameters: { id: admin.accountId }, body: { isTyping: true } };
        await admin.refused(404, routes.tellTyping, input);
      },
    },
  },
  countUnreadChats: {
    works: {
      'all but those of muted contacts': async (stage) => {
        const [one, other] = await twoPeople(stage);
        const third = await newcomer(stage.app);
        expect(await unreadOf(one)).toBe(0);
        for (const from of [other, other, third]) await write(from, one, 'Hello');
        expect([await unreadOf(one), await unread(one, other)]).toEqual([3, 2]);
        await one.call(routes.changeContact, { parameters: { id: other.accountId }, body: { isMuted: true } });
        expect([await unreadOf(one), await unread(one, other)]).toEqual([1, 2]);
      },
    },
  },
};
