import type { ChatMessage } from '@atrium/contract/chat';
import { type Ref, Suspense, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { loadedLater } from '../../../ui/loaded-later.ts';
import { useDeleteMessage, useEditMessage, useReact } from '../chat-commands.queries.ts';
import type { Editing } from '../composer/editing-field.tsx';
import type { OpenChat, Partner } from '../contacts/partner.ts';
import type { OpenProps } from '../conversation.tsx';
import { useMarkUnread } from '../conversation-commands.queries.ts';
import { isEditable } from './message-actions.tsx';
import { MessageLog } from './message-log.tsx';
import type { Place } from './message-window.ts';
import { writerOf } from './quote.tsx';
import { unreadPlace, useArrivals } from './use-arrivals.ts';
import { useMessageWindow } from './use-message-window.ts';
import { useReading } from './use-reading.ts';
import { useUnread } from './use-unread.ts';

const LinksPanel = loadedLater(async () => ({ default: (await import('../files/links-panel.tsx')).LinksPanel }));

const ForwardPanel = loadedLater(async () => ({
  default: (await import('../forwarding/forward-panel.tsx')).ForwardPanel,
}));

/** What the header and the field ask of the log. */
export interface LogControls {
  goTo(place: Place): void;
  /** Points at a message that was found, however often. */
  openFound(id: number): void;
  /** What is sent stands at the end. */
  showSent(): void;
  /** Of one's own messages. */
  editLast(): void;
  edit(edited: Editing): void;
}

interface ConversationLogProps extends OpenProps {
  ref: Ref<LogControls>;
  chat: OpenChat;
  onEditing: (editing: Editing | null) => void;
  onAnswer: (message: ChatMessage) => void;
}

/** What was said, opened at the message that is pointed at, at the first that was not read, or at its end. */
export function ConversationLog(props: ConversationLogProps) {
  const { t } = useTranslation();
  const { ref, partner, chat, accountId, search, onSearch, onEditing, onAnswer } = props;
  const window = useMessageWindow(chat.conversationId, partner.key);
  const { arrival, goTo, toEnd, takeFocus } = useArrivals(window);
  const { unreadAfter, readUntil, isHeld } = useUnread(chat);
  const pointedAt = search.message ?? null;
  const { open, beginAtEnd } = useOpening(goTo, pointedAt, unreadAfter);
  const onSeen = useReading(chat, isHeld);
  const [linked, setLinked] = useState<ChatMessage | null>(null);
  const [forwarded, setForwarded] = useState<ChatMessage | null>(null);
  const edit = useEditMessage(window);
  const remove = useDeleteMessage(window);
  const markUnread = useMarkUnread({ conversationId: chat.conversationId, name: partner.name });
  const react = useReact(window, accountId);
  const { canUpdate, canCreate, canMark, mayForward } = useRights(partner);
  const begin = (message: ChatMessage) => onEditing({ message, text: message.message });
  /** The address leads there; where it says so already, one goes there once more. */
  const pointAt = (id: number | undefined, how: { replace?: boolean } = {}) => {
    if (id === search.message) open();
    else onSearch({ message: id }, how);
  };
  useImperativeHandle(ref, () => ({
    goTo,
    openFound: (id) => pointAt(id, { replace: true }),
    showSent() {
      if (window.state().hasAfter) goTo({ at: 'end' });
      else toEnd();
    },
    editLast() {
      const last = window.state().messages.findLast((message) => isEditable(message, accountId));
      if (last && canUpdate) begin(last);
    },
    edit: (edited) => edit.mutate(edited, { onError: () => onEditing(edited) }),
  }));
  // What was cleared is not there to be changed any more.
  useEffect(() => () => onEditing(null), [onEditing]);
  const openQuoted = (id: number) => {
    takeFocus();
    pointAt(id);
  };
  return (
    <>
      <MessageLog
        {...{ window, partner, accountId, unreadAfter, readUntil, arrival, pointedAt, onSeen }}
        onEnd={() => {
          beginAtEnd();
          pointAt(undefined, { replace: true });
        }}
        onRetry={open}
        onEdit={canUpdate ? begin : null}
        onAnswer={canCreate ? onAnswer : null}
        canReact={canCreate}
        onReact={react.mutate}
        onOpen={openQuoted}
        onDelete={remove.mutate}
        onForward={mayForward ? setForwarded : null}
        onUnread={canMark ? markUnread.mutate : null}
        onLinks={setLinked}
      />
      {forwarded && (
        <Suspense>
          <ForwardPanel
            message={forwarded}
            author={writerOf(forwarded, partner, accountId, t)}
            onClose={() => setForwarded(null)}
          />
        </Suspense>
      )}
      {linked && (
        <Suspense>
          <LinksPanel message={linked} onClose={() => setLinked(null)} />
        </Suspense>
      )}
    </>
  );
}

interface Opening {
  /** Goes there once more. */
  open: () => void;
  /** Whoever has gone to the end is past the first message that was not read. */
  beginAtEnd: () => void;
}

/** Goes to where it is opened. */
function useOpening(goTo: (place: Place) => void, pointedAt: number | null, unreadAfter: number | null): Opening {
  const beginning = useRef<Place>(unreadAfter === null ? { at: 'end' } : unreadPlace(unreadAfter));
  const open = useCallback(
    () => goTo(pointedAt === null ? beginning.current : { at: 'message', id: pointedAt }),
    [goTo, pointedAt],
  );
  const beginAtEnd = useCallback(() => {
    beginning.current = { at: 'end' };
  }, []);
  useEffect(open, [open]);
  return { open, beginAtEnd };
}

function useRights({ takesWords }: Partner) {
  const ability = useAbility();
  return {
    canMark: ability.can('update', 'Chat'),
    // To others, also where whom one writes with here takes no words.
    mayForward: ability.can('create', 'Chat'),
    canUpdate: ability.can('update', 'Chat') && takesWords,
    canCreate: ability.can('create', 'Chat') && takesWords,
  };
}
