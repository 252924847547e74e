import type { ChatMessage } from '@atrium/contract/chat';
import { Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCopy,
  IconLink,
  IconMail,
  IconPencil,
  IconTimeline,
  IconTrash,
} from '@tabler/icons-react';
import { MakeFrom } from '../../../links/make-from.tsx';
import { useAbility } from '../../../session/ability.ts';
import type { MessageItemProps } from './message-item.tsx';
import classes from './message-log.module.css';
import { ReactionMenu } from './reaction-menu.tsx';
import { useCopy } from './use-copy.ts';

/** What one can do with a message: the items of its menu. */
export function MessageActions(props: MessageItemProps) {
  const { message, isOwn, onAnswer, onEdit, onDelete, onForward, onUnread, onLinks, t } = props;
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
      {onForward && (
        <Menu.Item
          leftSection={<IconArrowForwardUp {...icon} className={classes.answerIcon} />}
          onClick={() => onForward(message)}
        >
          {t('chat.forward.open')}
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
      {!isOwn && onUnread && (
        <Menu.Item leftSection={<IconMail {...icon} />} onClick={() => onUnread(message.id)}>
          {t('chat.markUnreadFrom')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconTimeline {...icon} />} onClick={() => onLinks(message)}>
        {t('chat.links')}
      </Menu.Item>
      <MakeFrom entity="chat-message" id={message.id} says={() => ({ text: message.message, at: message.time })} />
      {onEdit && isEditable(message, props.accountId) && (
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

/** What somebody else wrote is not changed by whoever forwards it. */
export function isEditable({ senderId, forwardedFrom }: ChatMessage, accountId: number): boolean {
  return senderId === accountId && forwardedFrom === null;
}

/** Leads to this message of the chat that is open. */
function addressOf(messageId: number): string {
  const address = new URL(location.href);
  address.search = `?message=${messageId}`;
  return address.href;
}
