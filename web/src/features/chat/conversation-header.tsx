import type { Contact } from '@atrium/contract/chat';
import type { ContactDetails } from '@atrium/contract/chat-contacts';
import { ActionIcon, Menu, Popover, Tooltip } from '@mantine/core';
import {
  IconArrowLeft,
  IconBan,
  IconBell,
  IconBellOff,
  IconCalendar,
  IconDotsVertical,
  IconEraser,
  IconSearch,
  IconUser,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsTyping } from '../../backend/signals.ts';
import { useAbility } from '../../session/ability.ts';
import classes from './chat.module.css';
import { ChatAvatar } from './chat-avatar.tsx';
import { useChangeContact, useClearConversation } from './chat-commands.queries.ts';
import { DayForm } from './day-form.tsx';
import { useStatusOf } from './presence.ts';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;
const small = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

interface ConversationHeaderProps {
  contact: ContactDetails;
  chat?: NonNullable<Contact['chat']>;
  onPanel: () => void;
  onFind?: () => void;
  onDay?: (moment: string) => void;
}

export function ConversationHeader({ contact, chat, onPanel, onFind, onDay }: ConversationHeaderProps) {
  const { t } = useTranslation();
  const statusOf = useStatusOf();
  return (
    <header className={classes.header}>
      <Link to="/apps/chat" className={classes.back} aria-label={t('chat.backToChats')}>
        <IconArrowLeft {...icon} />
      </Link>
      <button
        type="button"
        className={classes.who}
        onClick={onPanel}
        aria-label={t('chat.about', { name: contact.fullName })}
      >
        <ChatAvatar name={contact.fullName} picture={contact.avatar} status={statusOf(contact)} />
      </button>
      <div className={classes.whoWords}>
        <h1 className={classes.name} tabIndex={-1}>
          <bdi>{contact.fullName}</bdi>
        </h1>
        <Doing contact={contact} />
      </div>
      <div className={classes.tools}>
        {onFind && (
          <Tooltip label={t('chat.find.open')}>
            <ActionIcon aria-label={t('chat.find.open')} onClick={onFind}>
              <IconSearch {...icon} />
            </ActionIcon>
          </Tooltip>
        )}
        {onDay && <ToDay onDay={onDay} />}
        <More contact={contact} chat={chat} onPanel={onPanel} />
      </div>
    </header>
  );
}

function Doing({ contact }: { contact: ContactDetails }) {
  const { t } = useTranslation();
  const statusOf = useStatusOf();
  const isTyping = useIsTyping(contact.id);
  if (contact.isClosed) return null;
  return (
    <p className={classes.doing} data-typing={isTyping || undefined}>
      {isTyping ? t('chat.typing') : contact.isSample ? t('chat.sample') : t(`chat.status.${statusOf(contact)}`)}
    </p>
  );
}

function ToDay({ onDay }: { onDay: (moment: string) => void }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Tooltip label={t('chat.toDay.open')}>
          <ActionIcon aria-label={t('chat.toDay.open')} onClick={() => setIsOpen(!isOpen)}>
            <IconCalendar {...icon} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('chat.toDay.open')}>
        <DayForm
          onDay={(moment) => {
            setIsOpen(false);
            onDay(moment);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

function More({ contact, chat, onPanel }: Pick<ConversationHeaderProps, 'contact' | 'chat' | 'onPanel'>) {
  const { t } = useTranslation();
  const clear = useClearConversation();
  const canUpdate = useAbility().can('update', 'Chat');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('chat.more')}>
          <IconDotsVertical {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconUser {...small} />} onClick={onPanel}>
          {t('chat.view')}
        </Menu.Item>
        {canUpdate && (
          <>
            {!contact.isClosed && <Decisions contact={contact} />}
            {chat && (
              <Menu.Item
                leftSection={<IconEraser {...small} />}
                onClick={() => clear.mutate({ conversationId: chat.conversationId, name: contact.fullName })}
              >
                {t('chat.clear')}
              </Menu.Item>
            )}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function Decisions({ contact }: Pick<ConversationHeaderProps, 'contact'>) {
  const { t } = useTranslation();
  const change = useChangeContact();
  const { isMuted, isBlocked } = contact;
  return (
    <>
      <Menu.Item
        leftSection={isMuted ? <IconBell {...small} /> : <IconBellOff {...small} />}
        onClick={() => change.mutate({ contact, changes: { isMuted: !isMuted } })}
      >
        {t(isMuted ? 'chat.unmute' : 'chat.mute')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconBan {...small} />}
        onClick={() => change.mutate({ contact, changes: { isBlocked: !isBlocked } })}
      >
        {t(isBlocked ? 'chat.unblock' : 'chat.block')}
      </Menu.Item>
    </>
  );
}
