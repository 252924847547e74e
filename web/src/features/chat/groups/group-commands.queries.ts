import {
  addChatGroup,
  addChatGroupMembers,
  type ChatGroup,
  type GroupMember,
  muteChatGroup,
  removeChatGroupMember,
  renameChatGroup,
} from '@atrium/contract/chat-groups';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '../../../backend/client.ts';
import { keepUnderWay } from '../../../backend/commands-under-way.ts';
import { placeOf } from '../../../navigation/place.ts';
import { useAccount } from '../../../session/session.ts';
import { useFormat } from '../../../ui/format.ts';
import { useMakingOnce } from '../../../ui/forms/use-adding-once.ts';
import { notify } from '../../../ui/notify.tsx';
import { useCommand } from '../../../ui/use-command.ts';
import { useSaving } from '../../../ui/use-saving.ts';

type Named = Pick<ChatGroup, 'id' | 'name'>;

const touched = ['chat-group', 'conversation'];

interface Filled<Values, Answer> {
  ask: (values: Values) => Promise<Answer>;
  said: (answer: Answer) => string;
  /** It stands in the place of what it changes. */
  untilShown?: boolean;
}

/** What a form asks for: why it was refused stands at its fields. */
function useFilled<Values, Answer extends { changeId: number | null }>({
  ask,
  said,
  untilShown = false,
}: Filled<Values, Answer>) {
  return useSaving({
    mutationFn: (values: Values) => keepUnderWay(ask(values)),
    onSuccess: (answer) => notify({ message: said(answer), undoChangeId: answer.changeId }),
    touches: touched,
    untilShown,
  });
}

export function useAddGroup() {
  const { t } = useTranslation();
  const once = useMakingOnce();
  return useFilled({
    ask: (group: { name: string; memberIds: number[] }) =>
      once((idempotencyKey) => call(addChatGroup, { body: { ...group, idempotencyKey } })),
    said: ({ group: { name } }) => t('chat.group.said.made', { name }),
  });
}

export function useRenameGroup({ id }: Named) {
  const { t } = useTranslation();
  return useFilled({
    ask: (body: { name: string }) => call(renameChatGroup, { parameters: { id }, body }),
    said: ({ group: { name } }) => t('chat.group.said.renamed', { name }),
    untilShown: true,
  });
}

export function useAddMembers({ id, name }: Named) {
  const { t } = useTranslation();
  const format = useFormat();
  return useFilled({
    ask: async (body: { memberIds: number[] }) => ({
      ...(await call(addChatGroupMembers, { parameters: { id }, body })),
      addedIds: body.memberIds,
    }),
    said: ({ group, addedIds }) => {
      const added = group.members.filter((member) => addedIds.includes(member.id));
      return t('chat.group.said.added', { names: format.list(added.map(({ fullName }) => fullName)), name });
    },
  });
}

export function useRemoveMember({ id, name }: Named) {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id: accountId }: GroupMember) => call(removeChatGroupMember, { parameters: { id, accountId } }),
    said: ({ fullName: person }) => t('chat.group.said.removed', { person, name }),
    touches: touched,
  });
}

/** First away from the group, which is not to be asked for once one has left it. */
export function useLeaveGroup({ id, name }: Named) {
  const { t } = useTranslation();
  const account = useAccount();
  const navigate = useNavigate();
  const router = useRouter();
  return useCommand({
    ask: async () => {
      if (router.state.location.pathname === placeOf('chat-group', id)?.to) await navigate({ to: '/apps/chat' });
      return call(removeChatGroupMember, { parameters: { id, accountId: account?.id ?? 0 } });
    },
    said: () => t('chat.group.said.left', { name }),
    touches: touched,
  });
}

export function useMuteGroup({ id, name }: Named) {
  const { t } = useTranslation();
  return useCommand({
    ask: (isMuted: boolean) => call(muteChatGroup, { parameters: { id }, body: { isMuted } }),
    said: (isMuted) => t(isMuted ? 'chat.said.muted' : 'chat.said.unmuted', { name }),
    touches: touched,
  });
}
