import type { Contact, LastChatMessage } from '@atrium/contract/chat';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useIsTyping } from '../../../backend/signals.ts';
import { useAccount } from '../../../session/session.ts';
import cut from '../../../ui/cut.module.css';
import { keyOf } from '../contacts/partner.ts';
import { useStatusOf } from '../contacts/presence.ts';
import { ChatAvatar } from './chat-avatar.tsx';
import classes from './chat-list.module.css';
import { EntryMenu } from './entry-menu.tsx';
import { Labelled, Marks, Unread, useDraftTo, When, wordsOf } from './entry-parts.tsx';
import { tagsWith } from './found-names.ts';

interface ChatEntryProps {
  contact: Contact;
  isOpen: boolean;
  q: string;
  /** With what they say of themselves, or the tags that they are found by, in the place of what was said last. */
  isContact?: boolean;
}

export function ChatEntry({ contact, isOpen, q, isContact = false }: ChatEntryProps) {
  const statusOf = useStatusOf();
  const { id, fullName, avatar, chat, isMuted, isBlocked, isImportant } = contact;
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
              <bdi className={cut.cut}>{fullName}</bdi>
            </span>
            <Marks
              isMuted={isMuted}
              isBlocked={isBlocked}
              isImportant={isImportant}
              isPinned={!isContact && chat?.isPinned === true}
            />
            {!isContact && chat?.lastMessage && <When moment={chat.lastMessage.time} />}
          </span>
          <span className={classes.line}>
            <span className={classes.last}>
              {isContact ? (
                <bdi className={cut.cut}>{tagsWith(contact, q) || contact.about}</bdi>
              ) : (
                <LastWords contact={contact} />
              )}
            </span>
            {!isContact && <Unread count={chat?.unseenMsgs ?? 0} isMuted={isMuted} />}
          </span>
        </span>
      </Link>
      {!isContact && chat && <EntryMenu listed={{ ...chat, name: fullName }} />}
    </li>
  );
}

function LastWords({ contact: { id, chat } }: { contact: Contact }) {
  const { t } = useTranslation();
  const isTyping = useIsTyping(id);
  const draft = useDraftTo(keyOf({ kind: 'contact', id }));
  if (isTyping) return <span className={`${classes.typing} ${cut.cut}`}>{t('chat.typing')}</span>;
  if (draft) return <Labelled label={t('chat.draft')} text={draft} />;
  if (!chat?.lastMessage) return null;
  return <LastMessage message={chat.lastMessage} />;
}

function LastMessage({ message }: { message: LastChatMessage }) {
  const { t } = useTranslation();
  const account = useAccount();
  const text = wordsOf(message);
  if (message.senderId === account?.id) return <Labelled label={t('chat.you')} text={text} />;
  return <bdi className={cut.cut}>{text}</bdi>;
}
