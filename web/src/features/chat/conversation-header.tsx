import { ActionIcon, Popover, Tooltip } from '@mantine/core';
import { IconArrowLeft, IconCalendar, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import cut from '../../ui/cut.module.css';
import classes from './chat.module.css';
import type { ContactPartner, Partner } from './contacts/partner.ts';
import { useStatusOf } from './contacts/presence.ts';
import { ConversationMenu } from './conversation-menu.tsx';
import { GroupAvatar } from './groups/group-avatar.tsx';
import { ChatAvatar } from './list/chat-avatar.tsx';
import { Doing } from './list/doing.tsx';
import { DayForm } from './log/day-form.tsx';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

interface ConversationHeaderProps {
  partner: Partner;
  onPanel: (panel: 'contact' | 'report') => void;
  onFind?: () => void;
  onDay?: (moment: string) => void;
}

export function ConversationHeader({ partner, onPanel, onFind, onDay }: ConversationHeaderProps) {
  const { t } = useTranslation();
  return (
    <header className={classes.header}>
      <Link to="/apps/chat" className={classes.back} aria-label={t('chat.backToChats')}>
        <IconArrowLeft {...icon} />
      </Link>
      <button
        type="button"
        className={classes.who}
        onClick={() => onPanel('contact')}
        aria-label={t('chat.about', { name: partner.name })}
      >
        {partner.kind === 'group' ? <GroupAvatar /> : <ContactAvatar partner={partner} />}
      </button>
      <div className={classes.whoWords}>
        <h1 className={classes.name} tabIndex={-1}>
          <bdi className={cut.cut}>{partner.name}</bdi>
        </h1>
        <Doing partner={partner} />
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
        <ConversationMenu partner={partner} onPanel={onPanel} />
      </div>
    </header>
  );
}

function ContactAvatar({ partner: { contact } }: { partner: ContactPartner }) {
  const statusOf = useStatusOf();
  return <ChatAvatar name={contact.fullName} picture={contact.avatar} status={statusOf(contact)} />;
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
