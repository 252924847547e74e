import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChangeTimeline } from '../../ui/changes/change-timeline.tsx';
import { timelineQuery } from '../../ui/changes/changes.queries.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';

/** What happened to this invoice, or to a quote, with an Undo where there is one. */
export function InvoiceTimeline({ id, entity = 'invoice' }: { id: number; entity?: 'invoice' | 'quote' }) {
  const { t } = useTranslation();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    timelineQuery(entity, id),
  );
  const changes = data?.pages.flatMap((page) => page.changes) ?? [];
  return (
    <Panel title={t('invoices.timeline.title')}>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={120} />}
      {data && changes.length === 0 && (
        <Text size="sm" c="dimmed">
          {t(entity === 'quote' ? 'billing.quotes.noChanges' : 'invoices.timeline.empty')}
        </Text>
      )}
      {changes.length > 0 && <ChangeTimeline changes={changes} label={t('invoices.timeline.title')} />}
      {hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('invoices.timeline.more')}
          </Button>
        </Group>
      )}
    </Panel>
  );
}
