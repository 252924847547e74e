import type { ChatMessage } from '@atrium/contract/chat';
import { Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCheck,
  IconChecks,
  IconCopy,
  IconDots,
  IconLink,
  IconPencil,
  IconTimeline,
  IconTrash,
} from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { MakeFrom } from '../../../links/make-from.tsx';
import { useAbility } from '../../../session/ability.ts';
import { LazyMenu } from '../../../ui/lazy-menu.tsx';
import type { ChatFormat } from '../chat-format.ts';
import type { Partner } from '../contacts/partner.ts';
import { Attachments } from './attachments.tsx';
import { MessageBy, SenderPicture } from './message-by.tsx';
import classes from './message-log.module.css';
import { MessageText } from './message-text.tsx';
import { Quote, writerOf } from './quote.tsx';
import { ReactionMenu } from './reaction-menu.tsx';
import { type Reacting, Reactions } from './reactions.tsx';
import { useCopy } from './use-copy.ts';

interface MessageItemProps {
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
        <Attachments attachments={message.attachments} />
        {message.message !== '' && (
          <span className={classes.text} dir="auto">
            <MessageText text={message.message} partner={partner} accountId={accountId} />
          </span>
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

function MessageActions(props: MessageItemProps) {
  const { message, isOwn, onAnswer, onEdit, onDelete, onLinks, t } = props;
  const ability = useAbility();
  const copy = useCopy();
  const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
  return (
    <>
      {props.canReact && <ReactionMenu {...props} />}
      {onAnswer && (
        <Menu.Item
          leftSection={<IconArrowBackUp {...icon} className={classes.answerIcon} />}
          rightSection={
            <kbd className={classes.key} aria-hidden>
              R
            </kbd>
          }
          aria-keyshortcuts="r"
          onClick={() => onAnswer(message)}
        >
          {t('chat.answer.reply')}
        </Menu.Item>
      )}
      {message.message !== '' && (
        <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => copy(message.message, t('chat.said.copied'))}>
          {t('chat.copy')}
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconLink {...icon} />}
        onClick={() => copy(addressOf(message.id), t('chat.said.linkCopied'))}
      >
        {t('chat.copyLink')}
      </Menu.Item>
      <Menu.Item leftSection={<IconTimeline {...icon} />} onClick={() => onLinks(message)}>
        {t('chat.links')}
      </Menu.Item>
      <MakeFrom entity="chat-message" id={message.id} says={() => ({ text: message.message, at: message.time })} />
      {isOwn && onEdit && (
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => onEdit(message)}>
          {t('chat.edit')}
        </Menu.Item>
      )}
      {isOwn && ability.can('delete', 'Chat') && (
        <Menu.Item leftSection={<IconTrash {...icon} />} onClick={() => onDelete(message)}>
          {t('chat.delete')}
        </Menu.Item>
      )}
    </>
  );
}

/** Leads to this message of the chat that is open. */
function addressOf(messageId: number): string {
  const address = new URL(location.href);
  address.search = `?message=${messageId}`;
  return address.href;
}
