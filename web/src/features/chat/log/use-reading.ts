import { readConversation } from '@atrium/contract/conversations';
import { useCallback, useRef } from 'react';
import { call } from '../../../backend/client.ts';
import type { OpenChat } from '../contacts/partner.ts';

/** Says how far one has read, once for each message; nothing while what one has marked as unread is held so. */
export function useReading({ conversationId, lastReadId }: OpenChat, isHeld: boolean): (messageId: number) => void {
  const told = useRef(lastReadId);
  return useCallback(
    (messageId) => {
      if (isHeld || messageId <= told.current) return;
      const before = told.current;
      told.current = messageId;
      call(readConversation, { parameters: { id: conversationId }, body: { messageId } }, { mayBeLost: true }).catch(
        () => {
          // Said again with the next look at the log.
          told.current = before;
        },
      );
    },
    [conversationId, isHeld],
  );
}
