import { undoChange } from '@atrium/contract/changes';
import { sendChatMessage } from '@atrium/contract/chat';
import { changeContact } from '@atrium/contract/chat-contacts';
import { forwardChatMessage } from '@atrium/contract/chat-forwarding';
import { removeChatGroupMember } from '@atrium/contract/chat-groups';
import { getFile, uploadAttachment } from '@atrium/contract/files';
import { expect } from 'vitest';
import { groupOf, open, texts, textsIn, write } from '../chat/chat.ts';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import type { ProofTable, Stage } from './proofs.ts';

/** One person wrote to another, who has somebody else to forward that to. */
async function said({ app }: Stage) {
  const [author, sender, receiver] = [await newcomer(app), await newcomer(app), await newcomer(app)];
  const { id } = await write(author, sender, 'The tide is out');
  return { author, sender, receiver, id };
}

const to = (
  people: readonly Person[],
  groupIds: readonly number[] = [],
  more: { note?: string; key?: string } = {},
) => ({
  contactIds: people.map(({ accountId }) => accountId),
  groupIds: [...groupIds],
  note: more.note ?? '',
  clientKey: more.key ?? 'key',
});

export const chatForwardingProofs: ProofTable = {
  forwardChatMessage: {
    works: {
      'to people and groups, with a note before it and who wrote it; one undo takes back all': async (stage) => {
        const { author, sender, receiver, id } = await said(stage);
        const groupId = await groupOf(sender, [receiver]);
        const parameters = { id };
        const body = to([receiver], [groupId], { note: 'Look' });
        const { messageIds, changeId } = await sender.call(forwardChatMessage, { parameters, body });
        expect(messageIds).toHaveLength(4);
        const [note, forwarded] = await open(receiver, sender);
        expect(note).toMatchObject({ message: 'Look', forwardedFrom: null });
        const forwardedFrom = { id: author.accountId, name: author.username };
        expect(forwarded).toMatchObject({ message: 'The tide is out', senderId: sender.accountId, forwardedFrom });
        expect(await textsIn(receiver, groupId)).toEqual(['Look', 'The tide is out']);
        await sender.call(undoChange, { parameters: { id: changeId ?? 0 } });
        expect([await texts(receiver, sender), await textsIn(receiver, groupId)]).toEqual([[], []]);
      },
      'once under a key, also to somebody more': async (stage) => {
        const { sender, receiver, id } = await said(stage);
        const parameters = { id };
        const first = await sender.call(forwardChatMessage, { parameters, body: to([receiver, receiver]) });
        const again = await sender.call(forwardChatMessage, { parameters, body: to([receiver]) });
        expect(again).toEqual({ messageIds: first.messageIds, changeId: null });
        const third = await newcomer(stage.app);
        await sender.call(forwardChatMessage, { parameters, body: to([receiver, third]) });
        for (const person of [receiver, third]) expect(await texts(person, sender)).toEqual(['The tide is out']);
      },
      'with its files, and with its first author when it is forwarded on': async (stage) => {
        const { author, sender, receiver } = await said(stage);
        const upload = new Blob(['The tides of May'], { type: 'text/plain' });
        const { file } = await author.call(uploadAttachment, { query: { name: 'tides.txt' }, upload });
        const obj = { contact: { id: sender.accountId }, message: '', attachmentIds: [file.id] };
        const { response } = await author.call(sendChatMessage, { body: { obj } });
        const parameters = { id: response.newMessageData.id };
        const { messageIds } = await sender.call(forwardChatMessage, { parameters, body: to([receiver]) });
        expect((await receiver.send(getFile, { parameters: { id: file.id } })).status).toBe(200);
        const last = await newcomer(stage.app);
        const on = { parameters: { id: messageIds[0] ?? 0 }, body: to([last]) };
        await receiver.call(forwardChatMessage, on);
        const [seen] = await open(last, receiver);
        expect(seen?.attachments.map(({ id }) => id)).toEqual([file.id]);
        expect(seen?.forwardedFrom?.id).toBe(author.accountId);
        expect((await last.send(getFile, { parameters: { id: file.id } })).status).toBe(200);
      },
    },
    refuses: {
      'nobody, too many, and no key': async (stage) => {
        const { sender, id } = await said(stage);
        const parameters = { id };
        const nobody = await sender.refused(400, forwardChatMessage, { parameters, body: to([]) });
        expect(fieldsOf(nobody)).toEqual(['contactIds']);
        const many = { ...to([]), contactIds: Array.from({ length: 11 }, (_, index) => index + 1) };
        expect(fieldsOf(await sender.refused(400, forwardChatMessage, { parameters, body: many }))).toEqual([
          'contactIds',
        ]);
        const noKey = { ...to([sender]), clientKey: '' };
        expect(fieldsOf(await sender.refused(400, forwardChatMessage, { parameters, body: noKey }))).toEqual([
          'clientKey',
        ]);
      },
      'all of it where one of them takes no messages, or is not there': async (stage) => {
        const { sender, receiver, id } = await said(stage);
        const parameters = { id };
        const blocking = await newcomer(stage.app);
        const isBlocked = true;
        await blocking.call(changeContact, { parameters: { id: sender.accountId }, body: { isBlocked } });
        await sender.refused(409, forwardChatMessage, { parameters, body: to([receiver, blocking]) });
        const groupId = await groupOf(receiver, [sender]);
        const leaving = { id: groupId, accountId: sender.accountId };
        await receiver.call(removeChatGroupMember, { parameters: leaving });
        await sender.refused(404, forwardChatMessage, { parameters, body: to([receiver], [groupId]) });
        const gone = { ...to([receiver]), contactIds: [receiver.accountId, 999_999] };
        await sender.refused(404, forwardChatMessage, { parameters, body: gone });
        expect(await texts(receiver, sender)).toEqual([]);
      },
    },
    keepsOut: {
      'whoever is not in the conversation': async (stage) => {
        const { receiver, id } = await said(stage);
        const input = { parameters: { id }, body: to([receiver]) };
        for (const stranger of [stage.admin, await newcomer(stage.app)])
          await stranger.refused(404, forwardChatMessage, input);
      },
    },
  },
};
