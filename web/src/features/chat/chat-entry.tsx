import type { Contact, LastChatMessage } from '@atrium/contract/chat';
import { IconBan, IconBellOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useIsTyping } from '../../backend/signals.ts';
import hidden from '../../plain/hidden.module.css';
import { useAccount } from '../../session/session.ts';
import { useFormat } from '../../ui/format.ts';
import { useArrived } from './attached.ts';
import { ChatAvatar } from './chat-avatar.tsx';
import { useChatFormat } from './chat-format.ts';
import classes from './chat-list.module.css';
import { useDrafts } from './drafts.ts';
import { useStatusOf } from './presence.ts';

interface ChatEntryProps {
  contact: Contact;
  isOpen: boolean;
  q: string;
  /** With what they say of themselves, in the place of what was said last. */
  isContact?: boolean;
}

export function ChatEntry({ contact, isOpen, q, isContact = false }: ChatEntryProps) {
  const statusOf = useStatusOf();
  const { id, fullName, avatar, chat, isMuted, isBlocked } = contact;
  return (
    <li className={classes.item}>
      <Link
        to="/apps/chat/$contactId"
        params={{ contactId: String(id) }}
        search={q === '' ? {} : { q }}
        className={classes.entry}
        aria-current={isOpen && !isContact ? 'page' : undefined}
        data-current={(isOpen && !(isContact && chat)) || undefined}
      >
        <ChatAvatar name={fullName} picture={avatar} status={statusOf(contact)} />
        <span className={classes.words}>
          <span className={classes.line}>
            <span className={classes.name}>
              <bdi>{fullName}</bdi>
            </span>
            <Marks isMuted={isMuted} isBlocked={isBlocked} />
            {!isContact && chat?.lastMessage && <When moment={chat.lastMessage.time} />}
          </span>
          <span className={classes.line}>
            <span className={classes.last} dir="auto">
              {isContact ? <bdi>{contact.about}</bdi> : <LastWords contact={contact} />}
            </span>
            {!isContact && <Unread count={chat?.unseenMsgs ?? 0} isMuted={isMuted} />}
          </span>
        </span>
      </Link>
    </li>
  );
}

function Marks({ isMuted, isBlocked }: Pick<Contact, 'isMuted' | 'isBlocked'>) {
  const { t } = useTranslation();
  return (
    <>
      {isMuted && <IconBellOff size={14} stroke={1.5} role="img" aria-label={t('chat.muted')} />}
      {isBlocked && <IconBan size={14} stroke={1.5} role="img" aria-label={t('chat.blocked')} />}
    </>
  );
}

function When({ moment }: { moment: string }) {
  const format = useChatFormat();
  return (
    <time className={classes.when} dateTime={moment}>
      <bdi>{format.short(moment, new Date())}</bdi>
    </time>
  );
}

function Unread({ count, isMuted }: { count: number; isMuted: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (count === 0) return null;
  return (
    <span className={classes.unread} data-muted={isMuted || undefined}>
      <span aria-hidden>{format.number(count)}</span>
      <span className={hidden.hidden}>{t('chat.unreadCount', { count })}</span>
    </span>
  );
}

function LastWords({ contact: { id, chat } }: { contact: Contact }) {
  const { t } = useTranslation();
  const isTyping = useIsTyping(id);
  const text = useDrafts()[id];
  const files = useArrived()[id];
  const draft = text ?? files?.map(({ name }) => name).join(', ');
  if (isTyping) return <span className={classes.typing}>{t('chat.typing')}</span>;
  if (draft) return <Labelled label={t('chat.draft')} text={draft} />;
  if (!chat?.lastMessage) return null;
  return <LastMessage message={chat.lastMessage} />;
}

function LastMessage({ message }: { message: LastChatMessage }) {
  const { t } = useTranslation();
  const account = useAccount();
  const text = message.message || message.attachments.map(({ name }) => name).join(', ');
  if (message.senderId === account?.id) return <Labelled label={t('chat.you')} text={text} />;
  return <bdi>{text}</bdi>;
}

function Labelled({ label, text }: { label: string; text: string }) {
  return (
    <>
      <span className={classes.label}>{label}</span> <bdi>{text}</bdi>
    </>
  );
}
