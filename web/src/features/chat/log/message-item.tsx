import type { ChatMessage } from '@atrium/contract/chat';
import { IconCheck, IconChecks, IconDots } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { LazyMenu } from '../../../ui/lazy-menu.tsx';
import type { ChatFormat } from '../chat-format.ts';
import type { Partner } from '../contacts/partner.ts';
import { Attachments } from './attachments.tsx';
import { ForwardedFrom } from './forwarded-from.tsx';
import { MessageActions } from './message-actions.tsx';
import { MessageBy, SenderPicture } from './message-by.tsx';
import classes from './message-log.module.css';
import { MessageText } from './message-text.tsx';
import { Quote, writerOf } from './quote.tsx';
import { type Reacting, Reactions } from './reactions.tsx';

export interface MessageItemProps {
  message: ChatMessage;
  rowKey: string;
  isFirst: boolean;
  isLast: boolean;
  isOwn: boolean;
  /** Whether all others have read it. */
  isSeen: boolean;
  isPointedAt: boolean;
  /** The others are reached from it with the arrow keys. */
  isReachedByTab: boolean;
  partner: Partner;
  accountId: number;
  canReact: boolean;
  /** Of the log: there are hundreds of messages. */
  t: TFunction;
  time: ChatFormat['time'];
  /** Null where it cannot be changed. */
  onEdit: ((message: ChatMessage) => void) | null;
  onAnswer: ((message: ChatMessage) => void) | null;
  onReact: (reacting: Reacting) => void;
  onOpen: (messageId: number) => void;
  onDelete: (message: ChatMessage) => void;
  onForward: ((message: ChatMessage) => void) | null;
  onUnread: ((messageId: number) => void) | null;
  /** Shows what was made of it. */
  onLinks: (message: ChatMessage) => void;
}

export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message, isOwn, isFirst, isLast, partner, accountId, t, time } = props;
  const { answers, senderId } = message;
  const isOfOneOfMany = partner.kind === 'group' && !isOwn;
  const sentAt = time(message.time);
  return (
    <li
      className={classes.message}
      data-row={props.rowKey}
      data-message={message.id}
      data-own={isOwn || undefined}
      data-sender={isOfOneOfMany ? senderId : undefined}
      data-first={isFirst || undefined}
      data-last={isLast || undefined}
      data-pointed={props.isPointedAt || undefined}
    >
      {isOfOneOfMany && isFirst && <SenderPicture partner={partner} senderId={senderId} />}
      <div className={classes.bubble}>
        <MessageBy partner={partner} senderId={senderId} isOwn={isOwn} isFirst={isFirst} t={t} />
        {answers && (
          <Quote quote={answers} name={writerOf(answers, partner, accountId, t)} t={t} onOpen={props.onOpen} />
        )}
        {message.forwardedFrom && <ForwardedFrom from={message.forwardedFrom} t={t} />}
        <Attachments attachments={message.attachments} />
        {message.message !== '' && (
          <div className={classes.text} dir="auto">
            <MessageText text={message.message} partner={partner} accountId={accountId} />
          </div>
        )}
        <span className={classes.meta}>
          {message.editedAt !== null && <span>{t('chat.edited')}</span>}
          <time dateTime={message.time}>
            <bdi>{sentAt}</bdi>
          </time>
          {isOwn && <Tick isSeen={props.isSeen} label={t(props.isSeen ? 'chat.seen' : 'chat.sent')} />}
        </span>
      </div>
      <LazyMenu
        label={t('chat.actions', { time: sentAt })}
        icon={<IconDots size={16} stroke={1.5} aria-hidden />}
        className={classes.menu}
        position={isOwn ? 'bottom-end' : 'bottom-start'}
        tabIndex={props.isReachedByTab ? 0 : -1}
      >
        {() => <MessageActions {...props} />}
      </LazyMenu>
      {message.reactions.length > 0 && <Reactions {...props} />}
    </li>
  );
});

function Tick({ isSeen, label }: { isSeen: boolean; label: string }) {
  const Icon = isSeen ? IconChecks : IconCheck;
  return <Icon size={14} stroke={2} role="img" aria-label={label} data-seen={isSeen || undefined} />;
}
