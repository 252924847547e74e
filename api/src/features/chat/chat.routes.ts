import * as routes from '@atrium/contract/chat';
import * as contacts from '@atrium/contract/chat-contacts';
import { forwardChatMessage } from '@atrium/contract/chat-forwarding';
import * as conversations from '@atrium/contract/conversations';
import { handle } from '../../handle.ts';
import { listChatsAndContacts, openChat } from './chat.ts';
import { countUnreadOf } from './contacts/chat-contacts.queries.ts';
import { changeContact, deleteChat, readContact, tellTyping } from './contacts/chat-contacts.ts';
import { changeProfile, readProfile } from './contacts/chat-profiles.ts';
import { reportContact } from './contacts/chat-reports.ts';
import { markUnread, pin } from './conversation-marks.ts';
import { clearConversation, listFiles, markRead, readMessage, readMessages, searchMessages } from './conversations.ts';
import { forwardMessage } from './messages/chat-forwarding.ts';
import { deleteMessage, editMessage } from './messages/chat-messages.ts';
import { reactToMessage } from './messages/chat-reactions.ts';
import { searchAllMessages } from './messages/chat-search.ts';
import { sendMessage, writtenOf } from './messages/chat-sending.ts';

export const chatEndpoints = [
  handle(routes.getProfileUser, ({ services, caller }) => readProfile(services.engine.read, caller.accountId)),

  handle(routes.listChatsAndContacts, (context, { query }) => listChatsAndContacts(context, query.only)),

  handle(routes.getChat, (context, { query }) => openChat(context, query.id)),

  handle(routes.sendChatMessage, async (context, { body }) => {
    const { contact, ...written } = body.obj;
    return { response: await sendMessage(context, contact.id, writtenOf(written)) };
  }),

  handle(routes.setChatProfile, async (context, { body }) => ({ profileUser: await changeProfile(context, body) })),

  handle(conversations.listConversationMessages, (context, { parameters, query }) =>
    readMessages(context, parameters.id, query),
  ),

  handle(conversations.searchConversation, (context, { parameters, query }) =>
    searchMessages(context, parameters.id, query),
  ),

  handle(conversations.searchChatMessages, (context, { query }) => searchAllMessages(context, query)),

  handle(conversations.listConversationFiles, (context, { parameters, query }) =>
    listFiles(context, parameters.id, query),
  ),

  handle(conversations.clearConversation, async (context, { parameters }) => ({
    changeId: await clearConversation(context, parameters.id),
  })),

  handle(contacts.getContact, async (context, { parameters }) => ({
    contact: await readContact(context, parameters.id),
  })),

  handle(contacts.changeContact, (context, { parameters, body }) => changeContact(context, parameters.id, body)),

  handle(contacts.deleteContactChat, async (context, { parameters }) => ({
    changeId: await deleteChat(context, parameters.id),
  })),

  handle(contacts.reportContact, (context, { parameters, body }) => reportContact(context, parameters.id, body.reason)),

  handle(contacts.tellTyping, (context, { parameters, body }) => tellTyping(context, parameters.id, body.isTyping)),

  handle(contacts.countUnreadChats, async ({ services, caller }) => ({
    unread: await countUnreadOf(services.engine.read, caller.accountId),
  })),

  handle(conversations.readConversation, async (context, { parameters, body }) => ({
    unseenMsgs: await markRead(context, parameters.id, body.messageId),
  })),

  handle(conversations.markConversationUnread, (context, { parameters, body }) =>
    markUnread(context, parameters.id, body.fromId),
  ),

  handle(conversations.pinConversation, async (context, { parameters, body }) => ({
    changeId: await pin(context, parameters.id, body.isPinned),
  })),

  handle(conversations.getChatMessage, (context, { parameters }) => readMessage(context, parameters.id)),

  handle(conversations.updateChatMessage, (context, { parameters, body }) =>
    editMessage(context, parameters.id, body.message),
  ),

  handle(conversations.deleteChatMessage, async (context, { parameters }) => ({
    changeId: await deleteMessage(context, parameters.id),
  })),

  handle(forwardChatMessage, (context, { parameters, body }) => forwardMessage(context, parameters.id, body)),

  handle(conversations.reactToChatMessage, (context, { parameters, body }) =>
    reactToMessage(context, parameters.id, body),
  ),
];
