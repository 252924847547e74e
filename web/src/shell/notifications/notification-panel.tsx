import '../../ui/mantine-styles.ts';
import { Button, Skeleton } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
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
  const { t } = useTranslation();
  const { number } = useFormat();
  const systemState = useSystemState();
  const list = useInfiniteQuery(notificationsQuery);
  const { mutate: read } = useReadNotifications();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button goes with what was unread.
  const readAll = (upTo: number) => {
    read({ upTo });
    heading.current?.focus();
  };
  const notifications = list.data?.pages.flatMap((page) => page.notifications);
  const unread = list.data?.pages[0]?.unread ?? 0;
  const latest = notifications?.[0];
  if (!notifications)
    return list.error ? (
      <ErrorState error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <Skeleton height={240} />
    );
  return (
    <>
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
      {notifications.length === 0 ? (
        <EmptyState
          icon={<IconBell size={20} stroke={1.5} />}
          title={t('notifications.empty')}
          text={t('notifications.emptyText')}
        />
      ) : (
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
      )}
      {systemState !== 'missing' && (
        <div className={classes.system}>
          <SystemSwitch />
        </div>
      )}
    </>
  );
}
