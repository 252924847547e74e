import { type ChatMessage, type ChatProfile, type Contact, setChatProfile } from '@atrium/contract/chat';
import { changeContact, deleteContactChat, reportContact } from '@atrium/contract/chat-contacts';
import { reportChatGroup } from '@atrium/contract/chat-groups';
import {
  clearConversation,
  deleteChatMessage,
  reactToChatMessage,
  updateChatMessage,
} from '@atrium/contract/conversations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { inTurn, keepUnderWay } from '../../backend/commands-under-way.ts';
import { notify } from '../../ui/notify.tsx';
import { useCommand } from '../../ui/use-command.ts';
import { useSaving } from '../../ui/use-saving.ts';
import { contactQuery, ownProfileQuery } from './chat.queries.ts';
import { type ProfileChange, profileOf, withoutChange } from './contacts/own-profile.ts';
import { keyOf, type Partner, type PartnerId } from './contacts/partner.ts';
import type { MessageWindow } from './log/message-window.ts';
import { withReaction } from './log/reacting.ts';
import type { Reacting } from './log/reactions.tsx';

export function useEditMessage(window: MessageWindow) {
  const { t } = useTranslation();
  return useCommand({
    ask: async ({ message, text }: { message: ChatMessage; text: string }) => {
      const answer = await call(updateChatMessage, { parameters: { id: message.id }, body: { message: text } });
      window.put(answer.message);
      return answer;
    },
    said: () => t('chat.said.edited'),
    touches: ['conversation'],
  });
}

export function useDeleteMessage(window: MessageWindow) {
  const { t } = useTranslation();
  return useCommand({
    ask: async ({ id }: ChatMessage) => {
      const answer = await call(deleteChatMessage, { parameters: { id } });
      window.remove(id);
      return answer;
    },
    said: () => t('chat.said.deleted'),
    touches: ['conversation'],
  });
}

/** To press once more takes it back: nothing is said of it. */
export function useReact(window: MessageWindow, accountId: number) {
  return useMutation({
    mutationFn: ({ message, kind, isOn }: Reacting) =>
      keepUnderWay(
        inTurn(['chat-reaction'], () =>
          call(reactToChatMessage, { parameters: { id: message.id }, body: { kind, isOn } }),
        ),
      ),
    onMutate: ({ message, kind, isOn }) => window.replace(withReaction(message, kind, accountId, isOn)),
    onSuccess: ({ message }) => window.replace(message),
    onError: (error, { message }) => {
      window.replace(message);
      notify({ message: messageOf(error), tone: 'error' });
    },
  });
}

interface Deciding {
  contact: Pick<Contact, 'id' | 'fullName'>;
  changes: { isMuted?: boolean; isBlocked?: boolean };
}

export function useChangeContact() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ contact, changes }: Deciding) => call(changeContact, { parameters: { id: contact.id }, body: changes }),
    said: ({ contact, changes }) => t(`chat.said.${deedOf(changes)}`, { name: contact.fullName }),
    touches: ['chat-contact', 'conversation'],
  });
}

function deedOf({ isMuted, isBlocked }: Deciding['changes']): string {
  if (isBlocked !== undefined) return isBlocked ? 'blocked' : 'unblocked';
  return isMuted ? 'muted' : 'unmuted';
}

interface Marking {
  contact: Pick<Contact, 'id' | 'fullName'>;
  changes: { isImportant: boolean } | { tags: string[] };
}

/** What one marks is there at once: the next tag is given beside those that there are. */
export function useMarkContact() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ contact, changes }: Marking) => call(changeContact, { parameters: { id: contact.id }, body: changes }),
    said: ({ contact, changes }) => t(`chat.said.${markOf(changes)}`, { name: contact.fullName }),
    show: (client, { contact, changes }) =>
      client.setQueryData(contactQuery(contact.id).queryKey, (known) => known && { ...known, ...changes }),
    touches: ['chat-contact', 'conversation'],
  });
}

function markOf(changes: Marking['changes']): string {
  if ('tags' in changes) return 'tagged';
  return changes.isImportant ? 'important' : 'unimportant';
}

/** First away from the chat: who has it open again sees all that is left of it. */
export function useDeleteChat({ id, fullName: name }: Pick<Contact, 'id' | 'fullName'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const router = useRouter();
  return useCommand({
    ask: async () => {
      if (router.state.location.pathname === `/apps/chat/${keyOf({ kind: 'contact', id })}`)
        await navigate({ to: '/apps/chat' });
      return call(deleteContactChat, { parameters: { id } });
    },
    said: () => t('chat.said.chatDeleted', { name }),
    touches: ['conversation', 'chat-contact', 'chat-message'],
  });
}

/** Why it was refused stands at the form. */
export function useReport({ kind, id }: PartnerId, name: string) {
  const { t } = useTranslation();
  return useSaving({
    mutationFn: (body: { reason: string }) =>
      keepUnderWay(
        kind === 'group'
          ? call(reportChatGroup, { parameters: { id }, body })
          : call(reportContact, { parameters: { id }, body }),
      ),
    onSuccess: () => notify({ message: t('chat.said.reported', { name }) }),
    touches: [],
  });
}

export function useClearConversation({ kind, name }: Pick<Partner, 'kind' | 'name'>) {
  const { t } = useTranslation();
  return useCommand({
    ask: (conversationId: number) => call(clearConversation, { parameters: { id: conversationId } }),
    said: () => t(kind === 'group' ? 'chat.group.said.cleared' : 'chat.said.cleared', { name }),
    touches: ['conversation', 'chat-contact', 'chat-group', 'chat-message'],
  });
}

/** The way back is made here: what one says of oneself has no record of its own. */
export function useSetProfile() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const store = async (profile: ChatProfile) => {
    const { profileUser } = await call(setChatProfile, { body: profile });
    client.setQueryData(ownProfileQuery.queryKey, profileUser);
  };
  const takeBack = async (change: ProfileChange) => {
    const now = await client.ensureQueryData(ownProfileQuery);
    await store(withoutChange(profileOf(now), change));
  };
  return useMutation({
    mutationFn: ({ after }: ProfileChange) => inTurn(['chat-profile'], () => store(after)),
    // The next change is made to what this one leads to, also when it comes before the answer.
    onMutate: ({ after: { title: role, settings, ...rest } }) =>
      client.setQueryData(
        ownProfileQuery.queryKey,
        (known) => known && { ...known, ...rest, role, settings: { ...known.settings, ...settings } },
      ),
    onSuccess: (_, change) =>
      notify({ message: t('chat.said.profile'), undo: () => inTurn(['chat-profile'], () => takeBack(change)) }),
    onError: (error) => {
      void client.invalidateQueries({ queryKey: ownProfileQuery.queryKey });
      notify({ message: messageOf(error), tone: 'error' });
    },
  });
}
