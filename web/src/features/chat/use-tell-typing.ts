import { tellTyping } from '@atrium/contract/chat-contacts';
import { useEffect, useMemo } from 'react';
import { call } from '../../backend/client.ts';
import { isConnected } from '../../backend/connection.ts';

/** Whoever listens forgets it some seconds later. */
const againMilliseconds = 3_000;

/** Tells the contact that one types, again from time to time while one goes on, and when one stops. */
export function useTellTyping(contactId: number) {
  const typing = useMemo(() => {
    let toldAt = 0;
    return {
      tell(isTyping: boolean) {
        const now = Date.now();
        if (!isConnected() || (isTyping ? now - toldAt < againMilliseconds : toldAt === 0)) return;
        toldAt = isTyping ? now : 0;
        call(tellTyping, { parameters: { id: contactId }, body: { isTyping } }).catch(() => {
          // Nobody is worse off for not knowing.
        });
      },
    };
  }, [contactId]);
  useEffect(() => () => typing.tell(false), [typing]);
  return typing;
}
