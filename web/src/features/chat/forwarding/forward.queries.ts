import { forwardChatMessage } from '@atrium/contract/chat-forwarding';
import { useTranslation } from 'react-i18next';
import { call } from '../../../backend/client.ts';
import { keepUnderWay } from '../../../backend/commands-under-way.ts';
import { useFormat } from '../../../ui/format.ts';
import { useMakingOnce } from '../../../ui/forms/use-adding-once.ts';
import { notify } from '../../../ui/notify.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import type { Receiver } from './use-receivers.ts';

interface Forwarding {
  receivers: readonly Receiver[];
  note: string;
}

/** Why it was refused stands at the form. */
export function useForward(messageId: number) {
  const { t } = useTranslation();
  const format = useFormat();
  const once = useMakingOnce();
  return useSaving({
    mutationFn: ({ receivers, note }: Forwarding) =>
      keepUnderWay(
        once((clientKey) =>
          call(forwardChatMessage, {
            parameters: { id: messageId },
            body: { contactIds: idsOf(receivers, 'contact'), groupIds: idsOf(receivers, 'group'), note, clientKey },
          }),
        ),
      ),
    onSuccess: ({ changeId }, { receivers }) =>
      notify({
        message: t('chat.said.forwarded', { names: format.list(receivers.map(({ name }) => name)) }),
        undoChangeId: changeId,
      }),
    touches: ['conversation', 'chat-group', 'chat-message', 'chat-contact'],
  });
}

function idsOf(receivers: readonly Receiver[], kind: Receiver['kind']): number[] {
  return receivers.filter((each) => each.kind === kind).map(({ id }) => id);
}
