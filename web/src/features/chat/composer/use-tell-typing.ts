import { tellTyping } from '@atrium/contract/chat-contacts';
import { tellTypingInChatGroup } from '@atrium/contract/chat-groups';
import { useEffect, useMemo } from 'react';
import { call } from '../../../backend/client.ts';
import { isConnected } from '../../../backend/connection.ts';
import type { PartnerId } from '../contacts/partner.ts';

/** Whoever listens forgets it some seconds later. */
const againMilliseconds = 3_000;

/** Tells the contact, or the others of the group, that one types, again from time to time while one goes on, and when one stops. */
export function useTellTyping({ kind, id }: PartnerId) {
  const typing = useMemo(() => {
    let toldAt = 0;
    return {
      tell(isTyping: boolean) {
        const now = Date.now();
        if (!isConnected() || (isTyping ? now - toldAt < againMilliseconds : toldAt === 0)) return;
        toldAt = isTyping ? now : 0;
        call(kind === 'group' ? tellTypingInChatGroup : tellTyping, { parameters: { id }, body: { isTyping } }).catch(
          () => {
            // Nobody is worse off for not knowing.
          },
        );
      },
    };
  }, [kind, id]);
  useEffect(() => () => typing.tell(false), [typing]);
  return typing;
}
