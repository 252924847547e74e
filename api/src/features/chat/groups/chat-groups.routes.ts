import * as routes from '@atrium/contract/chat-groups';
import { handle } from '../../../handle.ts';
import { reportGroup } from '../contacts/chat-reports.ts';
import { sendToGroup, writtenOf } from '../messages/chat-sending.ts';
import { addMembers, removeMember } from './chat-group-members.ts';
import { tellTypingInGroup } from './chat-group-typing.ts';
import { addGroup, listGroups, muteGroup, readGroup, renameGroup } from './chat-groups.ts';

export const chatGroupEndpoints = [
  handle(routes.listChatGroups, (context) => listGroups(context)),

  handle(routes.getChatGroup, async ({ services, caller }, { parameters }) => ({
    group: await readGroup(services.engine.read, caller.accountId, parameters.id),
  })),

  handle(routes.addChatGroup, (context, { body }) => addGroup(context, body)),

  handle(routes.renameChatGroup, (context, { parameters, body }) => renameGroup(context, parameters.id, body.name)),

  handle(routes.addChatGroupMembers, (context, { parameters, body }) =>
    addMembers(context, parameters.id, body.memberIds),
  ),

  handle(routes.removeChatGroupMember, async (context, { parameters: { id, accountId } }) => ({
    changeId: await removeMember(context, id, accountId),
  })),

  handle(routes.muteChatGroup, async (context, { parameters, body }) => ({
    changeId: await muteGroup(context, parameters.id, body.isMuted),
  })),

  handle(routes.reportChatGroup, (context, { parameters, body }) => reportGroup(context, parameters.id, body.reason)),

  handle(routes.sendToChatGroup, (context, { parameters, body }) =>
    sendToGroup(context, parameters.id, writtenOf(body)),
  ),

  handle(routes.tellTypingInChatGroup, (context, { parameters, body }) =>
    tellTypingInGroup(context, parameters.id, body.isTyping),
  ),
];
