import { type ChatMessage, quoteOf } from '@atrium/contract/chat';
import { readConversation } from '@atrium/contract/conversations';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useAbility } from '../../session/ability.ts';
import { loadedLater } from '../../ui/loaded-later.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { accountZone, dayAt } from '../../ui/zone-clock.ts';
import { setAnswering } from './answering.ts';
import classes from './chat.module.css';
import { useDeleteMessage, useEditMessage, useReact } from './chat-commands.queries.ts';
import { nothingYet } from './chat-search.ts';
import { Composer, type Editing } from './composer.tsx';
import type { OpenProps } from './conversation.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import { FindBar } from './find-bar.tsx';
import { MessageLog } from './message-log.tsx';
import type { MessageWindow, Place } from './message-window.ts';
import type { OpenChat } from './partner.ts';
import type { Arrival } from './use-log-scroll.ts';
import { useMessageWindow } from './use-message-window.ts';

const LinksPanel = loadedLater(async () => ({ default: (await import('./links-panel.tsx')).LinksPanel }));

interface OpenConversationProps extends OpenProps {
  chat: OpenChat;
}

/** A chat, opened at the message that is pointed at, at the first that was not read, or at its end. */
export function OpenConversation({ partner, chat, accountId, search, onSearch }: OpenConversationProps) {
  const { t } = useTranslation();
  const window = useMessageWindow(chat.conversationId, partner.key);
  const { arrival, goTo, takeFocus } = useArrivals(window);
  const [unreadAfter] = useState(chat.unseenMsgs > 0 ? chat.lastReadId : null);
  const pointedAt = search.message ?? null;
  const first = useLatest(pointedAt === null && unreadAfter !== null ? unreadPlace(unreadAfter) : null);
  const open = useCallback(
    () => goTo(pointedAt === null ? (first.current ?? { at: 'end' }) : { at: 'message', id: pointedAt }),
    [goTo, pointedAt, first],
  );
  useEffect(open, [open]);
  const onSeen = useReading(chat);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [linked, setLinked] = useState<ChatMessage | null>(null);
  const edit = useEditMessage(window);
  const remove = useDeleteMessage(window);
  const react = useReact(window, accountId);
  const ability = useAbility();
  const canUpdate = ability.can('update', 'Chat') && partner.takesWords;
  const canCreate = ability.can('create', 'Chat') && partner.takesWords;
  const [answersBegun, setAnswersBegun] = useState(0);
  const answer = (message: ChatMessage) => {
    setEditing(null);
    setAnswering(partner.key, quoteOf(message));
    setAnswersBegun(answersBegun + 1);
  };
  const openQuoted = (id: number) => {
    takeFocus();
    if (id === pointedAt) goTo({ at: 'message', id });
    else onSearch({ message: id });
  };
  const editLast = () => {
    const last = window.state().messages.findLast(({ senderId }) => senderId === accountId);
    if (last && canUpdate) setEditing({ message: last, text: last.message });
  };
  const find = search.find;
  return (
    <section className={classes.conversation} aria-label={t('chat.conversation')}>
      <ConversationHeader
        partner={partner}
        onPanel={() => onSearch({ panel: 'contact' })}
        onFind={() => onSearch({ find: find === undefined ? nothingYet : undefined }, { replace: true })}
        onDay={(moment) => goTo({ at: 'moment', moment })}
      />
      {find !== undefined && (
        <FindBar
          conversationId={chat.conversationId}
          q={find}
          onSearch={(q) => onSearch({ find: q }, { replace: true })}
          onFound={(id) => onSearch({ message: id }, { replace: true })}
        />
      )}
      <MessageLog
        window={window}
        partner={partner}
        accountId={accountId}
        unreadAfter={unreadAfter}
        arrival={arrival}
        pointedAt={pointedAt}
        onSeen={onSeen}
        onEnd={() => {
          onSearch({ message: undefined }, { replace: true });
          goTo({ at: 'end' });
        }}
        onRetry={open}
        onEdit={canUpdate ? (message) => setEditing({ message, text: message.message }) : null}
        onAnswer={canCreate ? answer : null}
        canReact={canCreate}
        onReact={react.mutate}
        onOpen={openQuoted}
        onDelete={remove.mutate}
        onLinks={setLinked}
      />
      <Composer
        partner={partner}
        editing={editing}
        answersBegun={answersBegun}
        onEditLast={editLast}
        onEdited={(edited) => edit.mutate(edited, { onError: () => setEditing(edited) })}
        onEditEnd={() => setEditing(null)}
        onSend={() => (window.state().hasAfter ? goTo({ at: 'end' }) : undefined)}
      />
      {linked && (
        <Suspense>
          <LinksPanel message={linked} onClose={() => setLinked(null)} />
        </Suspense>
      )}
    </section>
  );
}

const firstOfAll = '1970-01-01T00:00:00.000Z';

function unreadPlace(unreadAfter: number): Place {
  return unreadAfter === 0 ? { at: 'moment', moment: firstOfAll } : { at: 'read', id: unreadAfter };
}

/** Goes to a place in the conversation, and then scrolls there. */
function useArrivals(window: MessageWindow) {
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const takesFocus = useRef(false);
  const goTo = useCallback(
    (place: Place) => {
      const arrive = () => {
        setArrival({ ...arrivalAt(place, window), takesFocus: takesFocus.current });
        takesFocus.current = false;
      };
      void window.goTo(place).then(arrive);
    },
    [window],
  );
  const takeFocus = useCallback(() => {
    takesFocus.current = true;
  }, []);
  return { arrival, goTo, takeFocus };
}

function arrivalAt(place: Place, window: MessageWindow): Arrival {
  if (place.at === 'end') return { to: 'end' };
  const { messages } = window.state();
  if (place.at === 'moment') {
    const first = messages.find(({ time }) => time >= place.moment);
    if (!first) return { to: 'end' };
    if (place.moment === firstOfAll) return { to: 'row', selector: '[data-row="unread"]', at: 'start' };
    return { to: 'row', selector: `[data-row="day-${dayAt(accountZone(), Date.parse(first.time))}"]`, at: 'start' };
  }
  const message = `[data-message="${place.id}"]`;
  return { to: 'row', selector: place.at === 'read' ? `[data-row="unread"], ${message}` : message, at: 'center' };
}

/** Says how far one has read, once for each message. */
function useReading({ conversationId, lastReadId }: OpenChat): (messageId: number) => void {
  const told = useRef(lastReadId);
  return useCallback(
    (messageId) => {
      if (messageId <= told.current) return;
      const before = told.current;
      told.current = messageId;
      call(readConversation, { parameters: { id: conversationId }, body: { messageId } }, { mayBeLost: true }).catch(
        () => {
          // Said again with the next look at the log.
          told.current = before;
        },
      );
    },
    [conversationId],
  );
}
