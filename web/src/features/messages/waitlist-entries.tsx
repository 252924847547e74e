import type { WaitlistEntry } from '@atrium/contract/waitlist';
import { Button, Skeleton, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import classes from './waitlist-entries.module.css';

interface Page {
  entries: WaitlistEntry[];
  total: number;
}

interface WaitlistEntriesProps {
  list: UseInfiniteQueryResult<{ pages: Page[] }>;
}

export function WaitlistEntries({ list }: WaitlistEntriesProps) {
  const { t } = useTranslation();
  if (!list.data) {
    if (list.error) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    return <Skeleton height={160} role="status" aria-label={t('table.loading')} />;
  }
  const { pages } = list.data;
  const total = pages[0]?.total ?? 0;
  if (total === 0) return <NobodyWaits />;
  return (
    <>
      <Addresses entries={pages.flatMap(({ entries }) => entries)} total={total} />
      {list.hasNextPage && (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('messages.waitlist.more')}
        </Button>
      )}
    </>
  );
}

function NobodyWaits() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconUsers size={20} stroke={1.5} />}
      title={t('messages.waitlist.none')}
      text={t('messages.waitlist.noneText')}
    />
  );
}

function Addresses({ entries, total }: Page) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <section>
      <Text fw={600}>{t('messages.waitlist.total', { count: total, formatted: number(total) })}</Text>
      <ul className={classes.list} aria-label={t('messages.waitlist.title')}>
        {entries.map(({ id, email, confirmedAt }) => (
          <li key={id} className={classes.row}>
            <bdi className={classes.email}>{email}</bdi>
            <span className={classes.time}>
              <RelativeTime moment={confirmedAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
