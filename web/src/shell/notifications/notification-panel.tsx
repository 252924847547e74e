import '../../ui/mantine-styles.ts';
import type { Notification } from '@atrium/contract/notifications';
import { Button, Skeleton } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { useSystemState } from '../../ui/notifications/system-notifications.ts';
import { SystemSwitch } from '../../ui/notifications/system-switch.tsx';
import { NotificationItem } from './notification-item.tsx';
import classes from './notifications.module.css';
import { notificationsQuery, useReadNotifications } from './notifications.queries.ts';

export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const systemState = useSystemState();
  const list = useInfiniteQuery(notificationsQuery);
  const notifications = list.data?.pages.flatMap((page) => page.notifications);
  const unread = list.data?.pages[0]?.unread ?? 0;
  if (!notifications)
    return list.error ? (
      <ErrorState error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <Skeleton height={240} />
    );
  return (
    <>
      <NotificationHeader unread={unread} latest={notifications[0]} />
      {notifications.length === 0 ? (
        <NoNotifications />
      ) : (
        <NotificationList notifications={notifications} list={list} onClose={onClose} />
      )}
      {systemState !== 'missing' && (
        <div className={classes.system}>
          <SystemSwitch />
        </div>
      )}
    </>
  );
}

function NotificationHeader({ unread, latest }: { unread: number; latest: Notification | undefined }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { mutate: read } = useReadNotifications();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button goes with what was unread.
  const readAll = (upTo: number) => {
    read({ upTo });
    heading.current?.focus();
  };
  return (
    <header className={classes.header}>
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        {t('notifications.title')}
      </h2>
      {unread > 0 && (
        <span className={classes.new}>{t('notifications.new', { count: unread, formatted: number(unread) })}</span>
      )}
      {latest && unread > 0 && (
        <Button size="compact-sm" variant="subtle" onClick={() => readAll(latest.id)}>
          {t('notifications.readAll')}
        </Button>
      )}
    </header>
  );
}

function NoNotifications() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconBell size={20} stroke={1.5} />}
      title={t('notifications.empty')}
      text={t('notifications.emptyText')}
    />
  );
}

interface NotificationListProps {
  notifications: readonly Notification[];
  list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  onClose: () => void;
}

function NotificationList({ notifications, list, onClose }: NotificationListProps) {
  const { t } = useTranslation();
  const { mutate: read } = useReadNotifications();
  return (
    <ul className={classes.items}>
      {notifications.map((notification) => (
        <NotificationItem
          key={notification.id}
          notification={notification}
          onRead={() => read({ ids: [notification.id] })}
          onClose={onClose}
        />
      ))}
      {list.hasNextPage && (
        <li className={classes.more}>
          <Button
            size="compact-sm"
            variant="subtle"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('notifications.earlier')}
          </Button>
        </li>
      )}
    </ul>
  );
}
