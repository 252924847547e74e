import type { ContactDetails } from '@atrium/contract/chat-contacts';
import { Button, Skeleton } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../session/session.ts';
import type { ChangeList } from '../../ui/data-table/data-table.types.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import classes from './chat.module.css';
import { contactQuery } from './chat.queries.ts';
import type { ChatSearch } from './chat-search.ts';
import { FirstWords } from './first-words.tsx';
import { OpenConversation } from './open-conversation.tsx';

export interface ConversationProps {
  contactId: number;
  search: ChatSearch;
  onSearch: ChangeList;
}

export function Conversation({ contactId, search, onSearch }: ConversationProps) {
  const { t } = useTranslation();
  const account = useAccount();
  // How far one has read decides where it opens: what was known before is not good enough, unless nobody answers.
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...contactQuery(contactId),
    refetchOnMount: 'always',
  });
  if (data === null) return <NoContact />;
  if (!account || (!isFetchedAfterMount && !(data && error))) return <Waiting />;
  if (!data) {
    return (
      <section className={classes.nothing} aria-label={t('chat.conversation')}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </section>
    );
  }
  const props = { contact: data, accountId: account.id, search, onSearch };
  return <Opened {...props} />;
}

export interface OpenProps {
  contact: ContactDetails;
  accountId: number;
  search: ChatSearch;
  onSearch: ChangeList;
}

function Opened(props: OpenProps) {
  const { chat } = props.contact;
  if (!chat) return <FirstWords {...props} />;
  return <OpenConversation key={`${chat.conversationId}-${chat.clearedUntilId}`} chat={chat} {...props} />;
}

function NoContact() {
  const { t } = useTranslation();
  return (
    <section className={classes.nothing} aria-label={t('chat.conversation')}>
      <h1 className={classes.hiddenTitle}>{t('chat.noContact')}</h1>
      <EmptyState
        icon={<IconUserOff size={20} stroke={1.5} />}
        title={t('chat.noContact')}
        text={t('chat.noContactText')}
        action={
          <Button variant="default" renderRoot={(props) => <Link to="/apps/chat" {...props} />}>
            {t('chat.backToChats')}
          </Button>
        }
      />
    </section>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <section className={classes.conversation} aria-label={t('chat.conversation')}>
      <div className={classes.header} role="status" aria-label={t('table.loading')}>
        <Skeleton circle height={32} width={32} />
        <Skeleton height={16} width={160} />
      </div>
    </section>
  );
}
