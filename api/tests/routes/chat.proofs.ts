import * as routes from '@atrium/contract/chat';
import { changeContact } from '@atrium/contract/chat-contacts';
import { getFile, uploadAttachment } from '@atrium/contract/files';
import { expect } from 'vitest';
import { chatWith, open, unread, write } from '../chat/chat.ts';
import { withTwoSteps } from '../codes.ts';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { ProofTable } from './proofs.ts';

const profile: routes.ChatProfile = {
  title: 'Harbour pilot',
  about: 'On the water until six.',
  status: 'busy',
  settings: { isNotificationsOn: false },
};

const nobodysId = 999_999;

export const chatProofs: ProofTable = {
  getProfileUser: {
    works: {
      "one's own profile, as it is before one has said anything of oneself": async ({ app }) => {
        const person = await newcomer(app);
        expect(await person.call(routes.getProfileUser)).toEqual({
          ...{ id: person.accountId, avatar: '', fullName: person.username, role: '', about: '', status: 'online' },
          settings: { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: true },
        });
      },
      'whether one really signs in with two steps, whatever is said of it with a profile': async ({ app }) => {
        const person = await newcomer(app);
        const isOn = async () => (await person.call(routes.getProfileUser)).settings.isTwoStepAuthVerificationEnabled;
        const settings = { ...profile.settings, isTwoStepAuthVerificationEnabled: true };
        await person.call(routes.setChatProfile, { body: Object.assign({}, profile, { settings }) });
        expect(await isOn()).toBe(false);
        await withTwoSteps(app, person);
        expect(await isOn()).toBe(true);
      },
    },
  },
  listChatsAndContacts: {
    works: {
      'the sample: two chats, one with a message that was not read yet, and all people by name': async ({ app }) => {
        const admin = await app.signIn('admin');
        const { chatsContacts, contacts, profileUser } = await admin.call(routes.listChatsAndContacts, { query: {} });
        const sample = chatsContacts.filter(({ fullName }) => ['Marit Solberg', 'Henrik Dahl'].includes(fullName));
        expect(sample.map(({ chat }) => chat?.unseenMsgs)).toEqual([1, 0]);
        const names = contacts.map(({ fullName }) => fullName);
        expect(names).toEqual(expect.arrayContaining(['Aoife Brennan', 'Tomás Reyes', 'Yasmin Haddad']));
        expect(contacts.find(({ fullName }) => fullName === 'Marit Solberg')).toEqual(sample[0]);
        const avatar = '/avatars/ida.lindqvist.svg';
        expect(profileUser).toEqual({ id: 1, avatar, fullName: 'Ida Lindqvist', status: 'online' });
        expect(names).not.toContain('Ida Lindqvist');
      },
      'whom one wrote to last first': async ({ app }) => {
        const [person, one, other] = [await newcomer(app), await newcomer(app), await newcomer(app)];
        for (const to of [one, other, one]) await write(person, to, `To ${to.username}`);
        const { chatsContacts } = await person.call(routes.listChatsAndContacts, { query: {} });
        expect(chatsContacts.map(({ fullName }) => fullName)).toEqual([one.username, other.username]);
        expect(chatsContacts[0]?.chat?.lastMessage?.message).toBe(`To ${one.username}`);
      },
      'the chats alone, or the contacts alone': async ({ admin }) => {
        const chats = await admin.call(routes.listChatsAndContacts, { query: { only: 'chats' } });
        expect([chats.chatsContacts.length > 0, chats.contacts.length]).toEqual([true, 0]);
        const contacts = await admin.call(routes.listChatsAndContacts, { query: { only: 'contacts' } });
        expect([contacts.chatsContacts.length, contacts.contacts.length > 0]).toEqual([0, true]);
      },
      'nothing of what others write to each other': async ({ app, admin }) => {
        const [one, other, stranger] = [await newcomer(app), await newcomer(app), await newcomer(app)];
        await write(one, other, 'Between us');
        for (const reader of [stranger, admin])
          expect(JSON.stringify(await reader.call(routes.listChatsAndContacts, { query: {} }))).not.toContain(
            'Between us',
          );
        expect((await stranger.call(routes.listChatsAndContacts, { query: {} })).chatsContacts).toEqual([]);
      },
    },
    refuses: {
      'a list that there is not': async ({ admin }) => {
        const problem = await admin.refused(400, routes.listChatsAndContacts, { query: { only: 'friends' } });
        expect(fieldsOf(problem)).toEqual(['only']);
      },
    },
  },
  getChat: {
    works: {
      'the messages in the order in which they were sent, and has read them by that': async ({ app }) => {
        const [one, other] = [await newcomer(app), await newcomer(app)];
        await write(one, other, 'Hello');
        await write(other, one, 'Hello yourself');
        await write(one, other, 'How is the weather?');
        expect(await unread(other, one)).toBe(2);
        const { chat, contact } = await other.call(routes.getChat, { query: { id: one.accountId } });
        expect(chat).toMatchObject({ id: one.accountId, userId: one.accountId, unseenMsgs: 0 });
        expect(chat?.chat.map(({ message, senderId }) => [message, senderId])).toEqual([
          ['Hello', one.accountId],
          ['Hello yourself', other.accountId],
          ['How is the weather?', one.accountId],
        ]);
        expect(contact).toMatchObject({ id: one.accountId, fullName: one.username, chat: { unseenMsgs: 0 } });
        expect(await unread(other, one)).toBe(0);
        expect(await unread(one, other)).toBe(1);
      },
      'the contact alone while there is no chat': async ({ app }) => {
        const [one, other] = [await newcomer(app), await newcomer(app)];
        const answer = await one.call(routes.getChat, { query: { id: other.accountId } });
        expect(answer).toEqual({ chat: null, contact: expect.objectContaining({ id: other.accountId }) });
        expect(answer.contact).not.toHaveProperty('chat');
      },
    },
    refuses: {
      'an id that no account has, and oneself': async ({ admin }) => {
        for (const id of [nobodysId, admin.accountId]) await admin.refused(404, routes.getChat, { query: { id } });
      },
      'what is no id': async ({ admin }) => {
        expect(fieldsOf(await admin.refused(400, routes.getChat, { query: { id: 'Marit' } }))).toEqual(['id']);
        expect(fieldsOf(await admin.refused(400, routes.getChat))).toEqual(['id']);
      },
    },
  },
  sendChatMessage: {
    works: {
      'makes a chat with the first message, and only then': async ({ app }) => {
        const [one, other] = [await newcomer(app), await newcomer(app)];
        const contact = { id: other.accountId, fullName: 'Somebody', chat: { id: 7 } };
        const body = { obj: { contact, message: ' Hello ', chat: { id: 7, chat: [] } } };
        const { response } = await one.call(routes.sendChatMessage, { body });
        expect(response.id).toBe(other.accountId);
        expect(response.newMessageData).toEqual({
          ...{ message: 'Hello', senderId: one.accountId, time: app.services.now().toISOString() },
          ...{ id: expect.any(Number), editedAt: null, clientKey: null, attachments: [] },
          ...{ answers: null, forwardedFrom: null, reactions: [] },
        });
        expect(response.chat).toMatchObject({ id: other.accountId, userId: other.accountId, unseenMsgs: 0 });
        expect(response.chat?.chat).toEqual([response.newMessageData]);
        expect((await write(other, one, 'Hello too')).chat).toBeUndefined();
      },
      'files without a word, which both can read from then on': async ({ app }) => {
        const [one, other] = [await newcomer(app), await newcomer(app)];
        const upload = new Blob(['The tides of May'], { type: 'text/plain' });
        const { file } = await one.call(uploadAttachment, { query: { name: 'tides.txt' }, upload });
        await other.refused(404, getFile, { parameters: { id: file.id } });
        const obj = { contact: { id: other.accountId }, message: '', attachmentIds: [file.id] };
        const { response } = await one.call(routes.sendChatMessage, { body: { obj } });
        const { id, name, mediaType, size } = file;
        expect(response.newMessageData.attachments).toEqual([{ id, name, mediaType, size }]);
        expect((await other.send(getFile, { parameters: { id } })).text).toBe('The tides of May');
        const body = { obj: { ...obj, contact: { id: one.accountId }, attachmentIds: [999_999] } };
        expect(fieldsOf(await other.refused(400, routes.sendChatMessage, { body }))).toEqual(['attachments']);
      },
      'to somebody who cannot sign in': async ({ app }) => {
        const person = await newcomer(app);
        const { contacts } = await person.call(routes.listChatsAndContacts, { query: {} });
        const pavel = contacts.find(({ fullName }) => fullName === 'Pavel Novotný');
        const body = { obj: { contact: { id: pavel?.id ?? 0 }, message: 'Dobrý den' } };
        expect((await person.call(routes.sendChatMessage, { body })).response.chat).toBeDefined();
      },
    },
    refuses: {
      'no text, blanks alone, and too much of it': async ({ admin, client }) => {
        for (const message of [undefined, '', ' \n\t ', 'x'.repeat(5_001)]) {
          const body = { obj: { contact: { id: client.accountId }, message } };
          expect(fieldsOf(await admin.refused(400, routes.sendChatMessage, { body }))).toEqual(['obj.message']);
        }
        expect(fieldsOf(await admin.refused(400, routes.sendChatMessage, { body: {} }))).toEqual(['obj']);
      },
      'an account that there is not, and oneself': async ({ admin }) => {
        for (const id of [nobodysId, admin.accountId]) {
          const body = { obj: { contact: { id }, message: 'Hello' } };
          await admin.refused(404, routes.sendChatMessage, { body });
        }
      },
      'what is written to who has blocked one, and to whom one has blocked, until that is taken back': async ({
        app,
      }) => {
        const [one, other] = [await newcomer(app), await newcomer(app)];
        const block = (isBlocked: boolean) =>
          one.call(changeContact, { parameters: { id: other.accountId }, body: { isBlocked } });
        await block(true);
        const to = (id: number) => ({ body: { obj: { contact: { id }, message: 'Hello' } } });
        await one.refused(409, routes.sendChatMessage, to(other.accountId));
        await other.refused(409, routes.sendChatMessage, to(one.accountId));
        await block(false);
        await other.call(routes.sendChatMessage, to(one.accountId));
      },
      'a key under which something was sent to another': async ({ app }) => {
        const [one, other, third] = [await newcomer(app), await newcomer(app), await newcomer(app)];
        await write(one, other, 'Hello', 'key');
        const body = { obj: { contact: { id: third.accountId }, message: 'Hello', clientKey: 'key' } };
        await one.refused(409, routes.sendChatMessage, { body });
      },
    },
    keepsOut: {
      'whoever is suspended from new chats, and not from those that there are': async ({ app, admin }) => {
        const [one, other] = [await newcomer(app), await newcomer(app)];
        await write(one, other, 'Hello');
        const suspended = app.engine.write((transaction) =>
          transaction
            .updateTable('accounts')
            .set({ suspendedAt: app.services.now().toISOString() })
            .where('id', '=', other.accountId)
            .execute(),
        );
        await suspended;
        const body = { obj: { contact: { id: other.accountId }, message: 'Are you there?' } };
        await admin.refused(404, routes.sendChatMessage, { body });
        expect(await chatWith(admin, other)).toBeUndefined();
        await one.call(routes.sendChatMessage, { body });
        expect(await open(one, other)).toHaveLength(2);
      },
    },
  },
  setChatProfile: {
    works: {
      'changes what contacts see': async ({ app, admin }) => {
        const person = await newcomer(app);
        const { profileUser } = await person.call(routes.setChatProfile, { body: profile });
        const { title: role, about, status, settings } = profile;
        expect(profileUser).toMatchObject({ id: person.accountId, role, about, status, settings });
        expect(await person.call(routes.getProfileUser)).toEqual(profileUser);
        const { contact } = await admin.call(routes.getChat, { query: { id: person.accountId } });
        expect(contact).toMatchObject({ role, about, status });
        expect(contact).not.toHaveProperty('settings');
      },
      'nothing of anybody else': async ({ app }) => {
        const [one, other] = [await newcomer(app), await newcomer(app)];
        const before = await other.call(routes.getProfileUser);
        await one.call(routes.setChatProfile, { body: profile });
        expect(await other.call(routes.getProfileUser)).toEqual(before);
      },
    },
    refuses: {
      'a status that there is not, and more about oneself than fits': async ({ admin }) => {
        const body = { title: 'x'.repeat(121), about: 'x'.repeat(121), status: 'asleep', settings: {} };
        expect(fieldsOf(await admin.refused(400, routes.setChatProfile, { body })).sort()).toEqual([
          'about',
          'settings.isNotificationsOn',
          'status',
          'title',
        ]);
      },
    },
  },
};
