import type { User } from '@atrium/contract/users';
import { Skeleton } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ChoiceMatrix } from '../../ui/notifications/choice-matrix.tsx';
import { Panel } from '../../ui/panel.tsx';
import { userNotificationsQuery, useSetNotifications } from './user-preferences.queries.ts';

/** What this user's account is told of, and how: the same choices that they have in their own settings. */
export function UserNotificationsTab({ user }: { user: User }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(userNotificationsQuery(user.id));
  const canUpdate = useAbility().can('update', 'User');
  const { mutateAsync } = useSetNotifications(user.id);
  if (data?.notifications === null) return <NobodyToTell />;
  return (
    <Panel title={t('users.notifications.title')} text={t('users.notifications.text')}>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={240} />}
      {data && (
        <ChoiceMatrix
          saved={data.notifications}
          {...(canUpdate ? { save: mutateAsync } : {})}
          said={t('users.notifications.saved', { name: user.fullName })}
        />
      )}
    </Panel>
  );
}

function NobodyToTell() {
  const { t } = useTranslation();
  return (
    <Panel>
      <EmptyState
        icon={<IconBell size={20} stroke={1.5} />}
        title={t('users.notifications.none')}
        text={t('users.notifications.noneText')}
      />
    </Panel>
  );
}
