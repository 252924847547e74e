import { IconBell } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';

import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { loadedLater } from '../../ui/loaded-later.ts';
import { DropPanel } from '../drop-panel.tsx';
import { moveAmongNotifications } from './notification-keys.ts';
import { notificationsQuery } from './notifications.queries.ts';
import { useArrivals } from './use-arrivals.ts';

const NotificationPanel = loadedLater(async () => ({
  default: (await import('./notification-panel.tsx')).NotificationPanel,
}));

/** What one was told: how much of it is new, and under the button the latest of it. */
export function NotificationBell() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { data } = useInfiniteQuery(notificationsQuery);
  useArrivals(data?.pages[0]?.notifications);
  const unread = data?.pages[0]?.unread ?? 0;
  return (
    <DropPanel
      icon={IconBell}
      label={t('notifications.withNew', { count: unread, formatted: number(unread) })}
      count={unread}
      countLabel={unread > 99 ? `${number(99)}+` : number(unread)}
      title={t('notifications.title')}
      onKey={moveAmongNotifications}
    >
      {(close) => <NotificationPanel onClose={close} />}
    </DropPanel>
  );
}
