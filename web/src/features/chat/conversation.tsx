import { Skeleton } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../session/session.ts';
import type { ChangeList } from '../../ui/data-table/data-table.types.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import classes from './chat.module.css';
import { contactQuery } from './chat.queries.ts';
import type { ChatSearch } from './chat-search.ts';
import { NoPartner } from './contacts/no-partner.tsx';
import { type Partner, type PartnerId, partnerOfContact, partnerOfGroup } from './contacts/partner.ts';
import { groupQuery } from './groups/groups.queries.ts';
import { useIsAskable } from './groups/use-is-askable.ts';
import { useWasIn } from './groups/use-was-in.ts';
import { OpenConversation } from './open-conversation.tsx';

interface ConversationProps {
  open: PartnerId;
  search: ChatSearch;
  onSearch: ChangeList;
}

export function Conversation(props: ConversationProps) {
  return props.open.kind === 'group' ? <WithGroup {...props} /> : <WithContact {...props} />;
}

// How far one has read decides where it opens: what was known before is not good enough, unless nobody answers.
const anew = { refetchOnMount: 'always' } as const;

function WithContact(props: ConversationProps) {
  const query = useQuery({
    ...contactQuery(props.open.id),
    ...anew,
    select: (contact) => contact && partnerOfContact(contact),
  });
  return <Asked {...props} query={query} />;
}

function WithGroup(props: ConversationProps) {
  const query = useQuery({
    ...groupQuery(props.open.id),
    ...anew,
    enabled: useIsAskable(props.open.id),
    select: (group) => group && partnerOfGroup(group),
  });
  return <Asked {...props} query={query} wasIn={useWasIn(query.data)} />;
}

interface AskedProps extends ConversationProps {
  query: UseQueryResult<Partner | null>;
  /** Whether it was a group that one was in when the page was opened. */
  wasIn?: boolean;
}

function Asked({ open, query, wasIn = false, search, onSearch }: AskedProps) {
  const { t } = useTranslation();
  const account = useAccount();
  const { data, error, isFetchedAfterMount, refetch } = query;
  if (data === null) return <NoPartner kind={open.kind} wasIn={wasIn} />;
  if (!account || (!isFetchedAfterMount && !(data && error))) return <Waiting />;
  if (!data) {
    return (
      <section className={classes.nothing} aria-label={t('chat.conversation')}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </section>
    );
  }
  return <OpenConversation partner={data} accountId={account.id} search={search} onSearch={onSearch} />;
}

export interface OpenProps {
  partner: Partner;
  accountId: number;
  search: ChatSearch;
  onSearch: ChangeList;
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
