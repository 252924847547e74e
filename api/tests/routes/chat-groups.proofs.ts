import { listChanges, undoChange } from '@atrium/contract/changes';
import { changeContact, countUnreadChats } from '@atrium/contract/chat-contacts';
import * as routes from '@atrium/contract/chat-groups';
import { getFile, uploadAttachment } from '@atrium/contract/files';
import { expect } from 'vitest';
import { groupOf, readGroup, textsIn, writeIn } from '../chat/chat.ts';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import type { ProofTable, Stage } from './proofs.ts';

const nobodysId = 999_999;

async function threePeople({ app }: Stage) {
  return [await newcomer(app), await newcomer(app), await newcomer(app)] as const;
}

const idsOf = (people: readonly Person[]) => people.map(({ accountId }) => accountId);

async function undo(person: Person, changeId: number | null): Promise<number> {
  const { changes } = await person.call(undoChange, { parameters: { id: changeId ?? 0 } });
  return changes[0]?.id ?? 0;
}

export const chatGroupProofs: ProofTable = {
  listChatGroups: {
    works: {
      'the most recently written to first, with the last words and who wrote them': async (stage) => {
        const [one, other] = await threePeople(stage);
        const first = await groupOf(one, [other], 'First');
        await groupOf(one, [other], 'Second');
        await writeIn(other, first, 'Hello');
        const { groups } = await one.call(routes.listChatGroups);
        expect(groups.map(({ name }) => name)).toEqual(['First', 'Second']);
        expect(groups[0]).toMatchObject({ unseenMsgs: 1, memberCount: 2, isMuted: false });
        expect(groups[0]?.lastMessage).toMatchObject({ message: 'Hello', senderName: other.username });
        expect(groups[1]?.lastMessage).toBeNull();
        expect((await other.call(routes.listChatGroups)).groups[0]).toMatchObject({ unseenMsgs: 0 });
      },
    },
  },
  getChatGroup: {
    works: {
      'its members in the order in which they joined, and how far all others have read': async (stage) => {
        const [one, other, third] = await threePeople(stage);
        const id = await groupOf(one, [third, other]);
        const group = await readGroup(other, id);
        expect(group.members.map((member) => member.id)).toEqual(idsOf([one, third, other]));
        expect(group).toMatchObject({ name: 'Pier', ownerId: one.accountId, formerMembers: [] });
        const { message } = await writeIn(one, id, 'Hello');
        expect((await readGroup(one, id)).seenUntilId).toBeLessThan(message.id);
      },
    },
    refuses: {
      'an id that no group has, and that of a conversation of two': async ({ admin }) => {
        for (const id of [nobodysId, 1]) await admin.refused(404, routes.getChatGroup, { parameters: { id } });
      },
    },
    keepsOut: {
      'whoever is not in it, an administrator too': async (stage) => {
        const [one, other, stranger] = await threePeople(stage);
        const id = await groupOf(one, [other]);
        for (const person of [stranger, stage.admin])
          await person.refused(404, routes.getChatGroup, { parameters: { id } });
      },
    },
  },
  addChatGroup: {
    works: {
      'with oneself first and each of the others once; it can be undone and done again': async (stage) => {
        const [one, other, third] = await threePeople(stage);
        const memberIds = idsOf([other, other, one, third]);
        const { group, changeId } = await one.call(routes.addChatGroup, { body: { name: ' Pier ', memberIds } });
        expect(group).toMatchObject({ name: 'Pier', memberCount: 3, ownerId: one.accountId });
        const undone = await undo(one, changeId);
        expect((await other.call(routes.listChatGroups)).groups).toEqual([]);
        await undo(one, undone);
        expect(await readGroup(other, group.id)).toMatchObject({ memberCount: 3, formerMembers: [] });
      },
    },
    refuses: {
      'no name, nobody, only oneself, too many, and whom there is not': async (stage) => {
        const [one, other] = await threePeople(stage);
        const problem = await one.refused(400, routes.addChatGroup, { body: { name: ' ', memberIds: [] } });
        expect(fieldsOf(problem)).toEqual(['name', 'memberIds']);
        const many = Array.from({ length: 200 }, (_, index) => index + 1);
        for (const memberIds of [[one.accountId], [other.accountId, nobodysId], many]) {
          const refused = await one.refused(400, routes.addChatGroup, { body: { name: 'Pier', memberIds } });
          expect(fieldsOf(refused)).toEqual(['memberIds']);
        }
      },
      'whom one has blocked, and who has blocked one': async (stage) => {
        const [one, other] = await threePeople(stage);
        const block = { parameters: { id: other.accountId }, body: { isBlocked: true } };
        await one.call(changeContact, block);
        await one.refused(409, routes.addChatGroup, { body: { name: 'Pier', memberIds: idsOf([other]) } });
        await other.refused(409, routes.addChatGroup, { body: { name: 'Pier', memberIds: idsOf([one]) } });
      },
    },
  },
  renameChatGroup: {
    works: {
      'by any member; it can be undone, unless it has another name since': async (stage) => {
        const [one, other] = await threePeople(stage);
        const id = await groupOf(one, [other]);
        const rename = (person: Person, name: string) =>
          person.call(routes.renameChatGroup, { parameters: { id }, body: { name } });
        expect((await rename(one, 'Pier')).changeId).toBeNull();
        const { group, changeId } = await rename(other, 'Quay');
        expect(group.name).toBe('Quay');
        const undone = await undo(other, changeId);
        expect((await readGroup(one, id)).name).toBe('Pier');
        await rename(one, 'Bay');
        await other.refused(409, undoChange, { parameters: { id: undone } });
      },
    },
    refuses: {
      'an id that no group has, and a name that is none': async (stage) => {
        const [one, other] = await threePeople(stage);
        const parameters = { id: await groupOf(one, [other]) };
        await one.refused(404, routes.renameChatGroup, { parameters: { id: nobodysId }, body: { name: 'Quay' } });
        for (const name of ['', 'x'.repeat(101), 7])
          await one.refused(400, routes.renameChatGroup, { parameters, body: { name } });
      },
    },
    keepsOut: {
      'whoever is not in it, or no longer': async (stage) => {
        const [one, other, stranger] = await threePeople(stage);
        const id = await groupOf(one, [other]);
        const { changeId } = await other.call(routes.renameChatGroup, { parameters: { id }, body: { name: 'Quay' } });
        await one.call(routes.removeChatGroupMember, { parameters: { id, accountId: other.accountId } });
        for (const person of [other, stranger, stage.admin])
          await person.refused(404, routes.renameChatGroup, { parameters: { id }, body: { name: 'Bay' } });
        await other.refused(404, undoChange, { parameters: { id: changeId ?? 0 } });
      },
    },
  },
  addChatGroupMembers: {
    works: {
      'by any member; who comes reads what is written from then on': async (stage) => {
        const [one, other, third] = await threePeople(stage);
        const id = await groupOf(one, [other]);
        const { message } = await writeIn(one, id, 'Before');
        const body = { memberIds: idsOf([third, one]) };
        const { group, changeId } = await other.call(routes.addChatGroupMembers, { parameters: { id }, body });
        expect(group.members.map((member) => member.id)).toEqual(idsOf([one, other, third]));
        await writeIn(one, id, 'After');
        expect(await textsIn(third, id)).toEqual(['After']);
        expect(await readGroup(third, id)).toMatchObject({ unseenMsgs: 1, clearedUntilId: message.id });
        const again = await one.call(routes.addChatGroupMembers, { parameters: { id }, body });
        expect(again.changeId).toBeNull();
        await undo(other, changeId);
        expect((await readGroup(one, id)).formerMembers.map((member) => member.id)).toEqual(idsOf([third]));
      },
    },
    refuses: {
      'whom there is not, and whom one may not write to': async (stage) => {
        const [one, other, third] = await threePeople(stage);
        const parameters = { id: await groupOf(one, [other]) };
        const add = (memberIds: number[]) => ({ parameters, body: { memberIds } });
        await one.refused(400, routes.addChatGroupMembers, add([nobodysId]));
        await one.refused(400, routes.addChatGroupMembers, add([]));
        await third.call(changeContact, { parameters: { id: one.accountId }, body: { isBlocked: true } });
        await one.refused(409, routes.addChatGroupMembers, add(idsOf([third])));
      },
    },
    keepsOut: {
      'whoever is not in it: nobody adds themselves': async (stage) => {
        const [one, other, stranger] = await threePeople(stage);
        const parameters = { id: await groupOf(one, [other]) };
        const body = { memberIds: idsOf([stranger]) };
        for (const person of [stranger, stage.admin])
          await person.refused(404, routes.addChatGroupMembers, { parameters, body });
      },
    },
  },
  removeChatGroupMember: {
    works: {
      'by the owner, or of oneself; it can be undone with all that was read and cleared': async (stage) => {
        const [one, other, third] = await threePeople(stage);
        const id = await groupOf(one, [other, third]);
        await writeIn(one, id, 'Hello');
        const before = await readGroup(other, id);
        const remove = (person: Person, whom: Person) =>
          person.call(routes.removeChatGroupMember, { parameters: { id, accountId: whom.accountId } });
        const removed = await remove(one, other);
        await other.refused(404, routes.getChatGroup, { parameters: { id } });
        await undo(one, removed.changeId);
        const left = await remove(other, other);
        expect((await readGroup(one, id)).memberCount).toBe(2);
        await undo(other, left.changeId);
        expect(await readGroup(other, id)).toEqual(before);
      },
      'and when the owner leaves, whoever has been in it the longest removes others': async (stage) => {
        const [one, other, third] = await threePeople(stage);
        const id = await groupOf(one, [other, third]);
        const remove = (whom: Person) => ({ parameters: { id, accountId: whom.accountId } });
        await other.refused(403, routes.removeChatGroupMember, remove(third));
        await one.call(routes.removeChatGroupMember, remove(one));
        expect((await readGroup(third, id)).ownerId).toBe(other.accountId);
        await other.call(routes.removeChatGroupMember, remove(third));
        const last = await other.call(routes.removeChatGroupMember, remove(other));
        await undo(other, last.changeId);
        expect((await readGroup(other, id)).memberCount).toBe(1);
      },
    },
    refuses: {
      'an id that no group has, and who is not in it': async (stage) => {
        const [one, other, third] = await threePeople(stage);
        const id = await groupOf(one, [other]);
        for (const parameters of [
          { id: nobodysId, accountId: other.accountId },
          { id, accountId: third.accountId },
        ])
          await one.refused(404, routes.removeChatGroupMember, { parameters });
      },
    },
    keepsOut: {
      'whoever is not the owner': async (stage) => {
        const [one, other, stranger] = await threePeople(stage);
        const id = await groupOf(one, [other]);
        const parameters = { id, accountId: one.accountId };
        await other.refused(403, routes.removeChatGroupMember, { parameters });
        for (const person of [stranger, stage.admin])
          await person.refused(404, routes.removeChatGroupMember, { parameters });
      },
    },
  },
  muteChatGroup: {
    works: {
      'for oneself alone: it is not counted any more; it can be undone': async (stage) => {
        const [one, other, third] = await threePeople(stage);
        const id = await groupOf(one, [other, third]);
        await writeIn(one, id, 'Hello');
        const unread = async (person: Person) => (await person.call(countUnreadChats)).unread;
        const mute = () => other.call(routes.muteChatGroup, { parameters: { id }, body: { isMuted: true } });
        const { changeId } = await mute();
        expect([await unread(other), await unread(third)]).toEqual([0, 1]);
        expect((await mute()).changeId).toBeNull();
        await undo(other, changeId);
        expect(await unread(other)).toBe(1);
      },
    },
    refuses: {
      'an id that no group has, and what is neither yes nor no': async (stage) => {
        const [one, other] = await threePeople(stage);
        const parameters = { id: await groupOf(one, [other]) };
        await one.refused(404, routes.muteChatGroup, { parameters: { id: nobodysId }, body: { isMuted: true } });
        await one.refused(400, routes.muteChatGroup, { parameters, body: { isMuted: 'yes' } });
      },
    },
    keepsOut: {
      'whoever is not in it': async (stage) => {
        const [one, other, stranger] = await threePeople(stage);
        const parameters = { id: await groupOf(one, [other]) };
        for (const person of [stranger, stage.admin])
          await person.refused(404, routes.muteChatGroup, { parameters, body: { isMuted: true } });
      },
    },
  },
  reportChatGroup: {
    works: {
      'to the administrators, once in 24 hours': async (stage) => {
        const [one, other] = await threePeople(stage);
        const parameters = { id: await groupOf(one, [other], 'Boats') };
        const body = { reason: 'They sell boats all day.' };
        await one.call(routes.reportChatGroup, { parameters, body });
        const { changes } = await stage.admin.call(listChanges, { query: { entity: 'chat-report' } });
        expect(changes[0]).toMatchObject({ actorId: one.accountId, entityName: 'Boats', isUndoable: false });
        expect(changes[0]?.after).toEqual({ groupId: parameters.id, ...body });
        await one.refused(409, routes.reportChatGroup, { parameters, body });
        await other.call(routes.reportChatGroup, { parameters, body });
      },
    },
    refuses: {
      'an id that no group has, and no reason': async (stage) => {
        const [one, other] = await threePeople(stage);
        const parameters = { id: await groupOf(one, [other]) };
        await one.refused(404, routes.reportChatGroup, { parameters: { id: nobodysId }, body: { reason: 'Boats' } });
        const problem = await one.refused(400, routes.reportChatGroup, { parameters, body: { reason: ' ' } });
        expect(fieldsOf(problem)).toEqual(['reason']);
      },
    },
    keepsOut: {
      'whoever is not in it': async (stage) => {
        const [one, other, stranger] = await threePeople(stage);
        const parameters = { id: await groupOf(one, [other]) };
        for (const person of [stranger, stage.admin])
          await person.refused(404, routes.reportChatGroup, { parameters, body: { reason: 'Boats' } });
      },
    },
  },
  sendToChatGroup: {
    works: {
      'words and files to all of the others; the same key is stored once': async (stage) => {
        const [one, other, third] = await threePeople(stage);
        const id = await groupOf(one, [other, third]);
        const upload = new Blob(['The tides of May'], { type: 'text/plain' });
        const { file } = await one.call(uploadAttachment, { query: { name: 'tides.txt' }, upload });
        const body = { message: 'Look', clientKey: 'look', attachmentIds: [file.id] };
        const sent = await one.call(routes.sendToChatGroup, { parameters: { id }, body });
        expect(sent.message.attachments).toHaveLength(1);
        const again = await one.call(routes.sendToChatGroup, { parameters: { id }, body });
        expect(again).toMatchObject({ changeId: null, message: { id: sent.message.id } });
        for (const person of [other, third]) {
          expect(await textsIn(person, id)).toEqual(['Look']);
          expect((await person.send(getFile, { parameters: { id: file.id } })).status).toBe(200);
        }
        await undo(one, sent.changeId);
        expect(await textsIn(other, id)).toEqual([]);
      },
    },
    refuses: {
      'nothing, a group that there is not, and an answer to what was said elsewhere': async (stage) => {
        const [one, other] = await threePeople(stage);
        const parameters = { id: await groupOf(one, [other]) };
        const elsewhere = await writeIn(one, await groupOf(one, [other]), 'Elsewhere');
        await one.refused(400, routes.sendToChatGroup, { parameters, body: { message: '' } });
        const answering = { message: 'Hello', answersId: elsewhere.message.id };
        expect(fieldsOf(await one.refused(400, routes.sendToChatGroup, { parameters, body: answering }))).toEqual([
          'answersId',
        ]);
        await one.refused(404, routes.sendToChatGroup, { parameters: { id: nobodysId }, body: { message: 'Hello' } });
      },
    },
    keepsOut: {
      'whoever is not in it, or no longer': async (stage) => {
        const [one, other, stranger] = await threePeople(stage);
        const id = await groupOf(one, [other]);
        await one.call(routes.removeChatGroupMember, { parameters: { id, accountId: other.accountId } });
        for (const person of [other, stranger, stage.admin])
          await person.refused(404, routes.sendToChatGroup, { parameters: { id }, body: { message: 'Hello' } });
      },
    },
  },
  tellTypingInChatGroup: {
    works: {
      'to the others of the group at once, and to nobody else': async (stage) => {
        const [one, other, third] = await threePeople(stage);
        const id = await groupOf(one, [other, third]);
        const streams = [await other.listen(), await third.listen()];
        for (const live of streams) await live.next();
        await one.call(routes.tellTypingInChatGroup, { parameters: { id }, body: { isTyping: true } });
        for (const live of streams) {
          let heard = await live.nextSignal();
          while (heard.type !== 'typing') heard = await live.nextSignal();
          expect(heard).toEqual({ type: 'typing', accountId: one.accountId, isTyping: true, groupId: id });
          await live.close();
        }
      },
    },
    refuses: {
      'an id that no group has, and what is neither yes nor no': async (stage) => {
        const [one, other] = await threePeople(stage);
        const parameters = { id: await groupOf(one, [other]) };
        const body = { isTyping: true };
        await one.refused(404, routes.tellTypingInChatGroup, { parameters: { id: nobodysId }, body });
        await one.refused(400, routes.tellTypingInChatGroup, { parameters, body: {} });
      },
    },
    keepsOut: {
      'whoever is not in it': async (stage) => {
        const [one, other, stranger] = await threePeople(stage);
        const parameters = { id: await groupOf(one, [other]) };
        await stranger.refused(404, routes.tellTypingInChatGroup, { parameters, body: { isTyping: true } });
      },
    },
  },
};
