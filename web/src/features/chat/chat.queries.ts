import { type Contact, getProfileUser, listChatsAndContacts } from '@atrium/contract/chat';
import { getContact } from '@atrium/contract/chat-contacts';
import {
  getChatMessage,
  listConversationFiles,
  searchChatMessages,
  searchConversation,
} from '@atrium/contract/conversations';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import i18next from 'i18next';
import { ifThere, messageOf } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { notify } from '../../ui/notify.tsx';
import type { PartnerId } from './contacts/partner.ts';

/** The most recently written to first. */
export const chatsQuery = queryOptions({
  queryKey: ['conversation', 'chats'],
  queryFn: async ({ signal }) =>
    (await call(listChatsAndContacts, { query: { only: 'chats' } }, { signal })).chatsContacts.map(inWords),
  meta: { follows: ['chat-message', 'chat-contact', 'account'] },
});

/** By name. */
export const contactsQuery = queryOptions({
  queryKey: ['account', 'contacts'],
  queryFn: async ({ signal }) =>
    (await call(listChatsAndContacts, { query: { only: 'contacts' } }, { signal })).contacts,
  meta: { follows: ['chat-contact'] },
});

/** Who has closed their account is called that, in the language of whoever reads it. */
export function inWords<Shown extends Pick<Contact, 'fullName' | 'isClosed'>>(contact: Shown): Shown {
  return contact.isClosed ? { ...contact, fullName: i18next.t('ui.closedAccount') } : contact;
}

/** Null for an id that nobody has whom one may write to. */
export function contactQuery(id: number) {
  return queryOptions({
    queryKey: ['chat-contact', 'one', id],
    queryFn: ({ signal }) =>
      ifThere(call(getContact, { parameters: { id } }, { signal }).then(({ contact }) => inWords(contact))),
    // That somebody has blocked this account is told of this account.
    meta: { follows: ['chat-message', 'conversation', 'account', 'chat-contact'] },
  });
}

export const ownProfileQuery = queryOptions({
  queryKey: ['account', 'chat-profile'],
  queryFn: ({ signal }) => call(getProfileUser, {}, { signal }),
});

export function foundMessagesQuery(conversationId: number, q: string) {
  return infiniteQueryOptions({
    queryKey: ['chat-message', 'found', { conversationId, q }],
    queryFn: ({ pageParam, signal }) =>
      call(
        searchConversation,
        { parameters: { id: conversationId }, query: { q, ...(pageParam && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.hasBefore ? last.messages[0]?.id : undefined),
    enabled: q !== '',
  });
}

/** In all chats, the latest first. */
export function messagesWithQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: ['chat-message', 'with', { q }],
    queryFn: ({ pageParam, signal }) =>
      call(searchChatMessages, { query: { q, ...(pageParam && { before: pageParam }) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ before }) => before,
    placeholderData: keepPreviousData,
    meta: { follows: ['conversation', 'chat-group', 'account'] },
  });
}

export function filesQuery(conversationId: number) {
  return infiniteQueryOptions({
    queryKey: ['chat-message', 'files', { conversationId }],
    queryFn: ({ pageParam, signal }) =>
      call(
        listConversationFiles,
        { parameters: { id: conversationId }, query: { perPage: 24, ...(pageParam && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.hasBefore ? last.messages[0]?.id : undefined),
  });
}

/** With whom the chat is that a message belongs to; null where there is none, which is said. */
export async function partnerOfMessage(messageId: number): Promise<PartnerId | null> {
  try {
    const { contactId, groupId } = await call(getChatMessage, { parameters: { id: messageId } });
    if (groupId !== null) return { kind: 'group', id: groupId };
    return contactId === null ? null : { kind: 'contact', id: contactId };
  } catch (error) {
    notify({ message: messageOf(error), tone: 'error' });
    return null;
  }
}
