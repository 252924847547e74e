import * as chat from '@atrium/contract/chat';
import { changeContact, deleteContactChat, reportContact } from '@atrium/contract/chat-contacts';
import { forwardChatMessage } from '@atrium/contract/chat-forwarding';
import * as groups from '@atrium/contract/chat-groups';
import * as conversations from '@atrium/contract/conversations';
import { conversationOf, groupOf, open, write } from '../chat/chat.ts';
import { newcomer } from '../people.ts';
import { type Acts, by } from './act.ts';

export const chatActs: Acts = {
  sendChatMessage: async (app, admin) => {
    const obj = { contact: { id: (await newcomer(app)).accountId }, message: 'Hello' };
    return by(admin, () => admin.send(chat.sendChatMessage, { body: { obj } }));
  },
  setChatProfile: async (app) => {
    const person = await newcomer(app);
    const settings = { isNotificationsOn: true };
    const body = { title: 'Pilot', about: '', status: 'away', settings };
    return by(person, () => person.send(chat.setChatProfile, { body }));
  },
  readConversation: async (app, admin) => {
    const person = await newcomer(app);
    const { id: messageId } = await write(person, admin, 'Hello');
    const parameters = { id: await conversationOf(admin, person) };
    return by(admin, () => admin.send(conversations.readConversation, { parameters, body: { messageId } }));
  },
  markConversationUnread: async (app, admin) => {
    const person = await newcomer(app);
    await write(person, admin, 'Hello');
    await open(admin, person);
    const parameters = { id: await conversationOf(admin, person) };
    return by(admin, () => admin.send(conversations.markConversationUnread, { parameters, body: {} }));
  },
  pinConversation: async (app, admin) => {
    const person = await newcomer(app);
    await write(person, admin, 'Hello');
    const parameters = { id: await conversationOf(admin, person) };
    return by(admin, () => admin.send(conversations.pinConversation, { parameters, body: { isPinned: true } }));
  },
  forwardChatMessage: async (app, admin) => {
    const { id } = await write(await newcomer(app), admin, 'Hello');
    const contactIds = [(await newcomer(app)).accountId];
    const body = { contactIds, groupIds: [], note: '', clientKey: 'forwarded' };
    return by(admin, () => admin.send(forwardChatMessage, { parameters: { id }, body }));
  },
  clearConversation: async (app, admin) => {
    const person = await newcomer(app);
    await write(person, admin, 'Hello');
    const parameters = { id: await conversationOf(admin, person) };
    return by(admin, () => admin.send(conversations.clearConversation, { parameters }));
  },
  changeContact: async (app, admin) => {
    const parameters = { id: (await newcomer(app)).accountId };
    return by(admin, () => admin.send(changeContact, { parameters, body: { isMuted: true } }));
  },
  deleteContactChat: async (app, admin) => {
    const person = await newcomer(app);
    await write(person, admin, 'Hello');
    const parameters = { id: person.accountId };
    return by(admin, () => admin.send(deleteContactChat, { parameters }));
  },
  reportContact: async (app, admin) => {
    const parameters = { id: (await newcomer(app)).accountId };
    return by(admin, () => admin.send(reportContact, { parameters, body: { reason: 'Sells boats all day.' } }));
  },
  addChatGroup: async (app, admin) => {
    const body = { name: 'Pier', memberIds: [(await newcomer(app)).accountId] };
    return by(admin, () => admin.send(groups.addChatGroup, { body }));
  },
  renameChatGroup: async (app, admin) => {
    const parameters = { id: await groupOf(admin, [await newcomer(app)]) };
    return by(admin, () => admin.send(groups.renameChatGroup, { parameters, body: { name: 'Quay' } }));
  },
  addChatGroupMembers: async (app, admin) => {
    const parameters = { id: await groupOf(admin, [await newcomer(app)]) };
    const body = { memberIds: [(await newcomer(app)).accountId] };
    return by(admin, () => admin.send(groups.addChatGroupMembers, { parameters, body }));
  },
  removeChatGroupMember: async (app, admin) => {
    const person = await newcomer(app);
    const parameters = { id: await groupOf(admin, [person]), accountId: person.accountId };
    return by(admin, () => admin.send(groups.removeChatGroupMember, { parameters }));
  },
  muteChatGroup: async (app, admin) => {
    const parameters = { id: await groupOf(admin, [await newcomer(app)]) };
    return by(admin, () => admin.send(groups.muteChatGroup, { parameters, body: { isMuted: true } }));
  },
  reportChatGroup: async (app, admin) => {
    const parameters = { id: await groupOf(admin, [await newcomer(app)]) };
    return by(admin, () => admin.send(groups.reportChatGroup, { parameters, body: { reason: 'Boats for sale.' } }));
  },
  sendToChatGroup: async (app, admin) => {
    const parameters = { id: await groupOf(admin, [await newcomer(app)]) };
    return by(admin, () => admin.send(groups.sendToChatGroup, { parameters, body: { message: 'Hello' } }));
  },
  updateChatMessage: async (app, admin) => {
    const { id } = await write(admin, await newcomer(app), 'Helo');
    const body = { message: 'Hello' };
    return by(admin, () => admin.send(conversations.updateChatMessage, { parameters: { id }, body }));
  },
  reactToChatMessage: async (app, admin) => {
    const { id } = await write(await newcomer(app), admin, 'Hello');
    const body = { kind: 'heart', isOn: true } as const;
    return by(admin, () => admin.send(conversations.reactToChatMessage, { parameters: { id }, body }));
  },
  deleteChatMessage: async (app, admin) => {
    const { id } = await write(admin, await newcomer(app), 'Hello');
    return by(admin, () => admin.send(conversations.deleteChatMessage, { parameters: { id } }));
  },
};
