import { listConversationMessages } from '@atrium/contract/conversations';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../backend/backend-error.ts';
import { call } from '../../../backend/client.ts';
import { isConnected, onConnectionChange } from '../../../backend/connection.ts';
import { subscribeToChanges } from '../../../backend/live.ts';
import { notify } from '../../../ui/notify.tsx';
import { followAnswered, forgetAnswered } from '../composer/answering.ts';
import { onSent } from '../composer/outbox.ts';
import { MessageWindow, type ReadQuery } from './message-window.ts';

/** The messages of a conversation, which follow what happens. Its component has the conversation's id as its key. */
export function useMessageWindow(conversationId: number, partnerKey: string): MessageWindow {
  const [window] = useState(
    () =>
      new MessageWindow(
        (query: ReadQuery) => call(listConversationMessages, { parameters: { id: conversationId }, query }),
        (error) => notify({ message: messageOf(error), tone: 'error' }),
      ),
  );
  useEffect(
    () =>
      subscribeToChanges({
        onChange(change) {
          if (change.entity === 'chat-message') window.follow(change);
          if (change.entity === 'chat-message' && change.action === 'delete') forgetAnswered(change.entityId);
          if (change.entity === 'chat-reaction') window.followReaction(change.entityId);
        },
        onMissed: (before) => window.refresh(before),
      }),
    [window],
  );
  useEffect(() => window.subscribe(() => followAnswered(partnerKey, window.state().messages)), [window, partnerKey]);
  useEffect(() => onSent(({ to, message }) => to === partnerKey && window.put(message)), [window, partnerKey]);
  useEffect(
    () =>
      onConnectionChange(() => {
        if (isConnected()) window.catchUp();
      }),
    [window],
  );
  return window;
}
