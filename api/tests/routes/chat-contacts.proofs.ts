import { undoChange } from '@atrium/contract/changes';
import { getChat } from '@atrium/contract/chat';
import * as routes from '@atrium/contract/chat-contacts';
import { expect } from 'vitest';
import { unread, write } from '../chat/chat.ts';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { ProofTable, Stage } from './proofs.ts';

const nobodysId = 999_999;

async function twoPeople({ app }: Stage) {
  return [await newcomer(app), await newcomer(app)] as const;
}

const unreadOf = async (person: Awaited<ReturnType<typeof newcomer>>) =>
  (await person.call(routes.countUnreadChats)).unread;

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
        const undo = (changeId: number | null) =>
          one.call(undoChange, { parameters: { id: changeId ?? 0 } }).then(({ changes }) => changes[0]?.id ?? 0);
        const undone = await undo(muted.changeId);
        expect(await seen()).toBe('[[false,true,false],[false,false,true]]');
        await undo(undone);
        await undo(blocked.changeId);
        await change({ isMuted: false });
        expect(await seen()).toBe(nothing);
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
