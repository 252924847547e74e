import { type ChatGroupDetails, getChatGroup, listChatGroups } from '@atrium/contract/chat-groups';
import { queryOptions } from '@tanstack/react-query';
import { ifThere } from '../../../backend/backend-error.ts';
import { call } from '../../../backend/client.ts';
import { queryClient } from '../../../backend/query-client.ts';
import { chatsQuery, contactsQuery, inWords } from '../chat.queries.ts';

const follows = ['conversation', 'chat-message', 'account'];

/** The most recently written to first. */
export const groupsQuery = queryOptions({
  queryKey: ['chat-group', 'list'],
  queryFn: async ({ signal }) => (await call(listChatGroups, {}, { signal })).groups,
  meta: { follows },
});

/** Null for a group that there is not, or that one is not in. */
export function groupQuery(id: number) {
  return queryOptions({
    queryKey: ['chat-group', 'one', id],
    queryFn: ({ signal }) =>
      ifThere(call(getChatGroup, { parameters: { id } }, { signal }).then(({ group }) => withNames(group))),
    meta: { follows },
  });
}

function withNames(group: ChatGroupDetails): ChatGroupDetails {
  return { ...group, members: group.members.map(inWords), formerMembers: group.formerMembers.map(inWords) };
}

/** What every page of the chat has beside the conversation. */
export function prefetchLists(): void {
  void queryClient.prefetchQuery(chatsQuery);
  void queryClient.prefetchQuery(groupsQuery);
  void queryClient.prefetchQuery(contactsQuery);
}
