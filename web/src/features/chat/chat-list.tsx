import type { Contact } from '@atrium/contract/chat';
import { Skeleton, TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { chatsQuery, contactsQuery, ownProfileQuery } from './chat.queries.ts';
import { ChatAvatar } from './chat-avatar.tsx';
import { ChatEntry } from './chat-entry.tsx';
import classes from './chat-list.module.css';

interface ChatListProps {
  contactId: number | null;
  q: string;
  onSearch: (q: string) => void;
  onProfile: () => void;
}

export function ChatList({ contactId, q, onSearch, onProfile }: ChatListProps) {
  const { t } = useTranslation();
  const Heading = contactId === null ? 'h1' : 'h2';
  return (
    <aside className={classes.side} aria-label={t('chat.chatsAndContacts')}>
      <div className={classes.head}>
        <div className={classes.titleRow}>
          <Heading className={classes.title} tabIndex={-1}>
            {t('chat.title')}
          </Heading>
          <OwnProfile onOpen={onProfile} />
        </div>
        <TextInput
          type="search"
          value={q}
          onChange={({ currentTarget: { value } }) => onSearch(value)}
          placeholder={t('chat.search')}
          aria-label={t('chat.search')}
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        />
      </div>
      <div className={classes.lists}>
        <Lists contactId={contactId} q={q} />
      </div>
    </aside>
  );
}

function OwnProfile({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  const { data } = useQuery(ownProfileQuery);
  if (!data) return <Skeleton circle height={32} width={32} />;
  return (
    <button type="button" className={classes.own} onClick={onOpen}>
      <VisuallyHidden>{t('chat.profile.open')}</VisuallyHidden>
      <ChatAvatar name={data.fullName} picture={data.avatar} status={data.status} />
    </button>
  );
}

function Lists({ contactId, q }: Pick<ChatListProps, 'contactId' | 'q'>) {
  const { t } = useTranslation();
  const chats = useQuery(chatsQuery);
  const contacts = useQuery(contactsQuery);
  const error = chats.error ?? contacts.error;
  const retry = () => void Promise.all([chats.refetch(), contacts.refetch()]);
  const shown = useMemo(
    () => ({ chats: named(chats.data ?? [], q), contacts: named(contacts.data ?? [], q) }),
    [chats.data, contacts.data, q],
  );
  if (!chats.data || !contacts.data) return error ? <ErrorState error={error} onRetry={retry} /> : <Waiting />;
  return (
    <>
      <ListOf title={t('chat.chats')} empty={t(q === '' ? 'chat.noChatsYet' : 'chat.noChats')}>
        {shown.chats.map((contact) => (
          <ChatEntry key={contact.id} contact={contact} isOpen={contact.id === contactId} q={q} />
        ))}
      </ListOf>
      <ListOf title={t('chat.contacts')} empty={t('chat.noContacts')}>
        {shown.contacts.map((contact) => (
          <ChatEntry key={contact.id} contact={contact} isOpen={contact.id === contactId} q={q} isContact />
        ))}
      </ListOf>
    </>
  );
}

/** Whose name has it somewhere, whatever the case and the accents. */
function named(contacts: readonly Contact[], q: string): readonly Contact[] {
  const wanted = plain(q);
  return wanted === '' ? contacts : contacts.filter(({ fullName }) => plain(fullName).includes(wanted));
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();
}

function ListOf({ title, empty, children }: { title: string; empty: string; children: readonly ReactNode[] }) {
  return (
    <section>
      <h3 className={classes.heading}>{title}</h3>
      {children.length === 0 ? (
        <p className={classes.empty}>{empty}</p>
      ) : (
        <ul className={classes.list} aria-label={title}>
          {children}
        </ul>
      )}
    </section>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={classes.waiting} role="status" aria-label={t('table.loading')}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={`row-${String(index)}`} height={44} />
      ))}
    </div>
  );
}
