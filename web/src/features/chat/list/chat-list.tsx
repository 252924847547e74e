import { ActionIcon, Skeleton, TextInput, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { chatsQuery, contactsQuery, ownProfileQuery } from '../chat.queries.ts';
import { longestName } from '../chat-search.ts';
import { isSame, type PartnerId } from '../contacts/partner.ts';
import { GroupEntry } from '../groups/group-entry.tsx';
import { groupsQuery } from '../groups/groups.queries.ts';
import { ChatAvatar } from './chat-avatar.tsx';
import { ChatEntry } from './chat-entry.tsx';
import classes from './chat-list.module.css';
import { FoundMessages } from './found-messages.tsx';
import { importantFirst, named, namesOf, pinnedFirst } from './found-names.ts';

interface ChatListProps {
  open: PartnerId | null;
  q: string;
  /** The message that the chat is open at. */
  pointedAt: number | undefined;
  onSearch: (q: string) => void;
  onProfile: () => void;
  onNewGroup: () => void;
}

// Nearly every message has some letter.
const fewestLetters = 2;

export function ChatList({ open, q, pointedAt, onSearch, onProfile, onNewGroup }: ChatListProps) {
  const { t } = useTranslation();
  const Heading = open === null ? 'h1' : 'h2';
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
          maxLength={longestName}
          placeholder={t('chat.search')}
          aria-label={t('chat.search')}
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        />
      </div>
      <div className={classes.lists}>
        <Lists open={open} q={q} onNewGroup={onNewGroup} />
        {q.trim().length >= fewestLetters && <FoundMessages q={q} pointedAt={pointedAt} />}
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

function Lists({ open, q, onNewGroup }: Pick<ChatListProps, 'open' | 'q' | 'onNewGroup'>) {
  const { t } = useTranslation();
  const chats = useQuery(chatsQuery);
  const groups = useQuery(groupsQuery);
  const contacts = useQuery(contactsQuery);
  const error = chats.error ?? groups.error ?? contacts.error;
  const retry = () => void Promise.all([chats.refetch(), groups.refetch(), contacts.refetch()]);
  const shown = useMemo(
    () => ({
      chats: pinnedFirst(importantFirst(named(chats.data, q, namesOf)), ({ chat }) => chat?.isPinned === true),
      groups: pinnedFirst(
        named(groups.data, q, ({ name }) => [name]),
        ({ isPinned }) => isPinned,
      ),
      contacts: importantFirst(named(contacts.data, q, namesOf)),
    }),
    [chats.data, groups.data, contacts.data, q],
  );
  if (!chats.data || !groups.data || !contacts.data)
    return error ? <ErrorState error={error} onRetry={retry} /> : <Waiting />;
  const isAll = q.trim() === '';
  const isOpen = (kind: PartnerId['kind'], id: number) => isSame({ kind, id }, open);
  return (
    <>
      <ListOf title={t('chat.chats')} empty={t(isAll ? 'chat.noChatsYet' : 'chat.noChats')}>
        {shown.chats.map((contact) => (
          <ChatEntry key={contact.id} contact={contact} isOpen={isOpen('contact', contact.id)} q={q} />
        ))}
      </ListOf>
      <ListOf
        title={t('chat.groups')}
        empty={t(isAll ? 'chat.noGroupsYet' : 'chat.noGroups')}
        action={<NewGroup onOpen={onNewGroup} />}
      >
        {shown.groups.map((group) => (
          <GroupEntry key={group.id} group={group} isOpen={isOpen('group', group.id)} q={q} />
        ))}
      </ListOf>
      <ListOf title={t('chat.contacts')} empty={t('chat.noContacts')}>
        {shown.contacts.map((contact) => (
          <ChatEntry key={contact.id} contact={contact} isOpen={isOpen('contact', contact.id)} q={q} isContact />
        ))}
      </ListOf>
    </>
  );
}

interface ListOfProps {
  title: string;
  empty: string;
  action?: ReactNode;
  children: readonly ReactNode[];
}

function ListOf({ title, empty, action, children }: ListOfProps) {
  return (
    <section>
      <div className={classes.heading}>
        <h3>{title}</h3>
        {action}
      </div>
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

function NewGroup({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  if (useAbility().cannot('create', 'Chat')) return null;
  return (
    <Tooltip label={t('chat.group.new')}>
      <ActionIcon size="sm" aria-label={t('chat.group.new')} onClick={onOpen}>
        <IconPlus size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Tooltip>
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
