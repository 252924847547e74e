import type { ChatMessage, Contact } from '@atrium/contract/chat';
import { readConversation } from '@atrium/contract/conversations';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useAbility } from '../../session/ability.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { accountZone, dayAt } from '../../ui/zone-clock.ts';
import { takesWords } from './blocked-note.tsx';
import classes from './chat.module.css';
import { useDeleteMessage, useEditMessage } from './chat-commands.queries.ts';
import { nothingYet } from './chat-search.ts';
import { Composer, type Editing } from './composer.tsx';
import type { OpenProps } from './conversation.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import { FindBar } from './find-bar.tsx';
import { MessageLog } from './message-log.tsx';
import type { MessageWindow, Place } from './message-window.ts';
import type { Arrival } from './use-log-scroll.ts';
import { useMessageWindow } from './use-message-window.ts';

const LinksPanel = lazy(async () => ({ default: (await import('./links-panel.tsx')).LinksPanel }));

interface OpenConversationProps extends OpenProps {
  chat: NonNullable<Contact['chat']>;
}

/** A chat, opened at the message that is pointed at, at the first that was not read, or at its end. */
export function OpenConversation({ contact, chat, accountId, search, onSearch }: OpenConversationProps) {
  const { t } = useTranslation();
  const window = useMessageWindow(chat.conversationId, contact.id);
  const { arrival, goTo } = useArrivals(window);
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
  const canUpdate = useAbility().can('update', 'Chat') && takesWords(contact);
  const editLast = () => {
    const last = window.state().messages.findLast(({ senderId }) => senderId === accountId);
    if (last && canUpdate) setEditing({ message: last, text: last.message });
  };
  const find = search.find;
  return (
    <section className={classes.conversation} aria-label={t('chat.conversation')}>
      <ConversationHeader
        contact={contact}
        chat={chat}
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
        contact={contact}
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
        onDelete={remove.mutate}
        onLinks={setLinked}
      />
      <Composer
        contact={contact}
        editing={editing}
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
  return unreadAfter === 0 ? { at: 'moment', moment: firstOfAll } : { at: 'message', id: unreadAfter };
}

/** Goes to a place in the conversation, and then scrolls there. */
function useArrivals(window: MessageWindow) {
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const goTo = useCallback(
    (place: Place) => {
      const arrive = () => setArrival(arrivalAt(place, window));
      void window.goTo(place).then(arrive);
    },
    [window],
  );
  return { arrival, goTo };
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
  return { to: 'row', selector: `[data-row="unread"], [data-message="${place.id}"]`, at: 'center' };
}

/** Says how far one has read, once for each message. */
function useReading({ conversationId, lastReadId }: NonNullable<Contact['chat']>): (messageId: number) => void {
  const told = useRef(lastReadId);
  return useCallback(
    (messageId) => {
      if (messageId <= told.current) return;
      const before = told.current;
      told.current = messageId;
      call(readConversation, { parameters: { id: conversationId }, body: { messageId } }).catch(() => {
        // Said again with the next look at the log.
        told.current = before;
      });
    },
    [conversationId],
  );
}
