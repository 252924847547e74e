import type { User } from '@atrium/contract/users';
import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeTimeline } from '../../ui/changes/change-timeline.tsx';
import { changesQuery } from '../../ui/changes/changes.queries.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';

const step = 10;
const most = 100;

/** What happened to this user, with an Undo where there is one. */
export function UserAccountTab({ user }: { user: User }) {
  const { t } = useTranslation();
  const [count, setCount] = useState(step);
  const query = useQuery(changesQuery({ entity: 'user', entityId: user.id, page: 1, perPage: count }));
  const { data, error, isFetching } = query;
  return (
    <Panel title={t('users.timeline.title')} text={t('users.timeline.text')}>
      {!data && error && <ErrorState error={error} onRetry={() => void query.refetch()} />}
      {!data && !error && <Skeleton height={160} />}
      {data?.total === 0 && (
        <Text size="sm" c="dimmed">
          {t('users.timeline.empty')}
        </Text>
      )}
      {data && <ChangeTimeline changes={data.changes} label={t('users.timeline.title')} />}
      {data && data.total > count && count < most && (
        <Group justify="center" mt="md">
          <Button variant="subtle" loading={isFetching} onClick={() => setCount(Math.min(most, count + step * 2))}>
            {t('users.timeline.more')}
          </Button>
        </Group>
      )}
    </Panel>
  );
}
