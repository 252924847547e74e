import * as routes from '@atrium/contract/chat';
import * as conversations from '@atrium/contract/conversations';
import { handle } from '../../handle.ts';
import { listChatsAndContacts, openChat } from './chat.ts';
import { deleteMessage, editMessage, sendMessage } from './chat-messages.ts';
import { changeProfile, readProfile } from './chat-profiles.ts';
import { markRead, readMessages } from './conversations.ts';

export const chatEndpoints = [
  handle(routes.getProfileUser, ({ services, caller }) => readProfile(services.engine.read, caller.accountId)),

  handle(routes.listChatsAndContacts, listChatsAndContacts),

  handle(routes.getChat, (context, { query }) => openChat(context, query.id)),

  handle(routes.sendChatMessage, async (context, { body }) => {
    const { contact, message: text, clientKey = null } = body.obj;
    return { response: await sendMessage(context, { contactId: contact.id, text, clientKey }) };
  }),

  handle(routes.setChatProfile, async (context, { body }) => ({ profileUser: await changeProfile(context, body) })),

  handle(conversations.listConversationMessages, (context, { parameters, query }) =>
    readMessages(context, parameters.id, query),
  ),

  handle(conversations.readConversation, async (context, { parameters, body }) => ({
    unseenMsgs: await markRead(context, parameters.id, body.messageId),
  })),

  handle(conversations.updateChatMessage, (context, { parameters, body }) =>
    editMessage(context, parameters.id, body.message),
  ),

  handle(conversations.deleteChatMessage, async (context, { parameters }) => ({
    changeId: await deleteMessage(context, parameters.id),
  })),
];
