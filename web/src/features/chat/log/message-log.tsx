import type { ChatMessage } from '@atrium/contract/chat';
import { Skeleton } from '@mantine/core';
import { IconArrowDown, IconMessageCircle } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { takeSignal } from '../../../backend/signals.ts';
import hidden from '../../../plain/hidden.module.css';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { useAccountZone } from '../../../ui/zone-clock.ts';
import { type ChatFormat, useChatFormat } from '../chat-format.ts';
import { keyOfWaiting, useWaiting, type Waiting } from '../composer/outbox.ts';
import { nameOf, type Partner } from '../contacts/partner.ts';
import { wordsOf } from '../list/entry-parts.tsx';
import { pressInLog } from './log-keys.ts';
import { MessageItem } from './message-item.tsx';
import classes from './message-log.module.css';
import { type LogRow, rowsOf } from './message-rows.ts';
import type { MessageWindow } from './message-window.ts';
import type { Reacting } from './reactions.tsx';
import { type Arrival, useLogScroll } from './use-log-scroll.ts';
import { WaitingItem } from './waiting-item.tsx';

interface MessageLogProps {
  window: MessageWindow;
  partner: Partner;
  accountId: number;
  unreadAfter: number | null;
  /** What comes after it is new. */
  readUntil: number;
  arrival: Arrival | null;
  /** The message that is pointed at. */
  pointedAt: number | null;
  onSeen: (messageId: number) => void;
  onEnd: () => void;
  onRetry: () => void;
  /** Null where no words reach anybody. */
  onEdit: ((message: ChatMessage) => void) | null;
  onAnswer: ((message: ChatMessage) => void) | null;
  canReact: boolean;
  onReact: (reacting: Reacting) => void;
  /** Leads to a message of the chat. */
  onOpen: (messageId: number) => void;
  onDelete: (message: ChatMessage) => void;
  /** Null where one may not. */
  onForward: ((message: ChatMessage) => void) | null;
  /** Marks what others wrote as unread from a message on; null where one may not. */
  onUnread: ((messageId: number) => void) | null;
  onLinks: (message: ChatMessage) => void;
}

export function MessageLog(props: MessageLogProps) {
  const { t } = useTranslation();
  const format = useChatFormat();
  const { window, partner, accountId, unreadAfter, arrival } = props;
  const state = useSyncExternalStore(window.subscribe, window.state);
  const waiting = useWaitingTo(partner.key, state.messages);
  const zone = useAccountZone();
  const rows = useMemo(
    () => rowsOf(state.messages, unreadAfter, { accountId, zone }),
    [state.messages, unreadAfter, accountId, zone],
  );
  const shown = useMemo(() => [...rows, ...(state.hasAfter ? [] : waiting)], [rows, waiting, state.hasAfter]);
  const { scroller, onScroll, isAtEnd } = useLogScroll(window, shown, arrival, props.onSeen);
  const isEmpty = state.isLoaded && shown.length === 0;
  const { onAnswer } = props;
  const answer = (id: number) => {
    const message = state.messages.find((each) => each.id === id);
    if (message) onAnswer?.(message);
  };
  return (
    <div className={classes.frame}>
      <ScrollRegion
        ref={scroller}
        className={classes.log}
        label={t(partner.kind === 'group' ? 'chat.group.messagesIn' : 'chat.messagesWith', { name: partner.name })}
        onScroll={onScroll}
        onKeyDown={(event) => pressInLog(event, onAnswer && answer)}
      >
        <div className={classes.content}>
          {!state.isLoaded && (state.error ? <ErrorState error={state.error} onRetry={props.onRetry} /> : <Loading />)}
          {isEmpty && <Nothing partner={partner} />}
          {shown.length > 0 && (
            <ol className={classes.list}>
              {rows.map((row) => (
                <Row key={row.key} row={row} log={props} isLastRow={row === rows.at(-1)} t={t} format={format} />
              ))}
              {!state.hasAfter &&
                waiting.map((message) => <WaitingItem key={message.clientKey} message={message} partner={partner} />)}
            </ol>
          )}
        </div>
      </ScrollRegion>
      {state.isLoaded && !isAtEnd && <ToEnd unread={partner.chat?.unseenMsgs ?? 0} onEnd={props.onEnd} />}
      <News
        messages={state.messages}
        hasAfter={state.hasAfter}
        {...{ partner, accountId, readUntil: props.readUntil }}
      />
    </div>
  );
}

/** What was written and not sent, without what the server has by now. */
export function useWaitingTo(partnerKey: string, messages: readonly ChatMessage[]): readonly Waiting[] {
  const waiting = useWaiting();
  return useMemo(() => {
    const stored = new Set(messages.map(({ clientKey }) => clientKey));
    return waiting.filter((message) => keyOfWaiting(message) === partnerKey && !stored.has(message.clientKey));
  }, [waiting, messages, partnerKey]);
}

interface RowProps {
  row: LogRow;
  log: MessageLogProps;
  isLastRow: boolean;
  t: TFunction;
  format: ChatFormat;
}

function Row({ row, log, isLastRow, t, format }: RowProps) {
  if (row.kind === 'day') {
    return (
      <li className={classes.day} data-row={row.key}>
        <span>{format.day(row.moment, new Date())}</span>
      </li>
    );
  }
  if (row.kind === 'unread') return <UnreadLine />;
  const { message } = row;
  return (
    <MessageItem
      message={message}
      rowKey={row.key}
      isFirst={row.isFirst}
      isLast={row.isLast}
      isOwn={message.senderId === log.accountId}
      isSeen={message.id <= (log.partner.chat?.seenUntilId ?? 0)}
      isPointedAt={message.id === log.pointedAt}
      isReachedByTab={isLastRow}
      partner={log.partner}
      accountId={log.accountId}
      canReact={log.canReact}
      t={t}
      time={format.time}
      onEdit={log.onEdit}
      onAnswer={log.onAnswer}
      onReact={log.onReact}
      onOpen={log.onOpen}
      onDelete={log.onDelete}
      onForward={log.onForward}
      onUnread={log.onUnread}
      onLinks={log.onLinks}
    />
  );
}

function UnreadLine() {
  const { t } = useTranslation();
  return (
    <li className={classes.unread} data-row="unread">
      <span>{t('chat.unreadLine')}</span>
    </li>
  );
}

function ToEnd({ unread, onEnd }: { unread: number; onEnd: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <button
      type="button"
      className={classes.toEnd}
      onClick={onEnd}
      aria-label={unread > 0 ? t('chat.toEndUnread', { count: unread }) : t('chat.toEnd')}
    >
      <IconArrowDown size={18} stroke={1.5} aria-hidden />
      {unread > 0 && <span className={classes.toEndCount}>{format.number(unread)}</span>}
    </button>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div className={classes.loading} role="status" aria-label={t('table.loading')}>
      {[60, 40, 52, 30, 64, 45].map((width, index) => (
        <Skeleton key={width} height={36} width={`${width}%`} radius="lg" data-own={index % 3 === 1 || undefined} />
      ))}
    </div>
  );
}

export function Nothing({ partner: { kind, name } }: { partner: Partner }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconMessageCircle size={20} stroke={1.5} />}
      title={t('chat.noMessages')}
      text={kind === 'group' ? t('chat.group.noMessagesText') : t('chat.noMessagesText', { name })}
    />
  );
}

interface NewsProps {
  messages: readonly ChatMessage[];
  hasAfter: boolean;
  partner: Partner;
  accountId: number;
  readUntil: number;
}

/** Read aloud, once each: what others write while one is here. */
function News({ messages, hasAfter, partner, accountId, readUntil }: NewsProps) {
  const { t } = useTranslation();
  const last = messages.at(-1);
  const isNew = !hasAfter && last !== undefined && last.senderId !== accountId && last.id > readUntil;
  const newId = isNew ? last.id : null;
  const senderId = last?.senderId;
  const groupId = partner.kind === 'group' ? partner.id : undefined;
  useEffect(() => {
    // Whoever has sent types no more.
    if (newId !== null && senderId !== undefined)
      takeSignal({ type: 'typing', accountId: senderId, isTyping: false, groupId });
  }, [newId, senderId, groupId]);
  return (
    <div className={hidden.hidden} aria-live="polite">
      {isNew && `${t('chat.by', { name: nameOf(partner, last.senderId) })} ${wordsOf(last)}`}
    </div>
  );
}
