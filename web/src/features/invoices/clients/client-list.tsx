import { ActionIcon, Group, Skeleton, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Panel } from '../../../ui/panel.tsx';
import view from '../document/invoice-view.module.css';
import { shownOfClient } from './client-account.queries.ts';
import classes from './client-view.module.css';

interface ClientListProps<Answer extends { total: number }, Row extends { id: number }> {
  title: string;
  empty: string;
  query: UseQueryResult<Answer>;
  rowsOf: (answer: Answer) => readonly Row[];
  page: number;
  onPage: (page: number) => void;
  /** Where all of them are listed. */
  all?: ReactNode;
  children: (row: Row) => ReactNode;
}

/** What a client has of something, the latest first and a few at a time. */
export function ClientList<Answer extends { total: number }, Row extends { id: number }>({
  title,
  empty,
  query: { data, error, refetch },
  rowsOf,
  page,
  onPage,
  all,
  children,
}: ClientListProps<Answer, Row>) {
  return (
    <Panel title={title} actions={data && data.total > 0 && all}>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={120} />}
      {data?.total === 0 && (
        <Text size="sm" c="dimmed">
          {empty}
        </Text>
      )}
      {data && (
        <ul className={view.payments}>
          {rowsOf(data).map((row) => (
            <li key={row.id} className={view.payment}>
              {children(row)}
            </li>
          ))}
        </ul>
      )}
      {data && data.total > shownOfClient && <Pages title={title} page={page} total={data.total} onPage={onPage} />}
    </Panel>
  );
}

interface PagesProps {
  title: string;
  page: number;
  total: number;
  onPage: (page: number) => void;
}

function Pages({ title, page, total, onPage }: PagesProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const first = (page - 1) * shownOfClient + 1;
  const last = Math.min(total, page * shownOfClient);
  const icon = { size: 18, stroke: 1.5, 'aria-hidden': true, className: classes.arrow } as const;
  return (
    <Group role="group" aria-label={t('invoices.clients.pagesOf', { title })} justify="flex-end" gap={4} mt="xs">
      <Text size="sm" c="dimmed" aria-live="polite">
        <bdi>{t('table.range', { first: number(first), last: number(last), total: number(total) })}</bdi>
      </Text>
      <ActionIcon disabled={page <= 1} aria-label={t('table.previousPage')} onClick={() => onPage(page - 1)}>
        <IconChevronLeft {...icon} />
      </ActionIcon>
      <ActionIcon disabled={last >= total} aria-label={t('table.nextPage')} onClick={() => onPage(page + 1)}>
        <IconChevronRight {...icon} />
      </ActionIcon>
    </Group>
  );
}
