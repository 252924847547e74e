import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { ChangeTimeline } from '../../ui/changes/change-timeline.tsx';
import { timelineQuery } from '../../ui/changes/changes.queries.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';

/** What happened to this order, with an Undo where there is one, for whoever may read changes. */
export function OrderTimeline({ id }: { id: number }) {
  return useAbility().can('read', 'Change') ? <Timeline id={id} /> : null;
}

function Timeline({ id }: { id: number }) {
  const { t } = useTranslation();
  const timeline = useInfiniteQuery(timelineQuery('order', id));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = timeline;
  const changes = data?.pages.flatMap((page) => page.changes) ?? [];
  return (
    <Panel title={t('orders.timeline.title')}>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={160} />}
      {data && changes.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('orders.timeline.empty')}
        </Text>
      )}
      {changes.length > 0 && <ChangeTimeline changes={changes} label={t('orders.timeline.title')} />}
      {hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('orders.timeline.more')}
          </Button>
        </Group>
      )}
    </Panel>
  );
}
