import type { Notification } from '@atrium/contract/notifications';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { placeOfNews } from '../../navigation/place.ts';
import { showSystemNotification } from '../../ui/notifications/system-notifications.ts';
import { mostToasts, notify } from '../../ui/notify.tsx';
import { type InFront, watchFront } from './in-front.ts';
import { notificationWords } from './notification-words.ts';
import { useReadNotifications } from './notifications.queries.ts';

/** Says what arrives while the app is open: in a toast to whoever looks at this tab, else as the browser does if that is wanted. */
export function useArrivals(notifications: readonly Notification[] | undefined): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutate: read } = useReadNotifications();
  const front = useRef<InFront>(undefined);
  const latest = useRef<number>(undefined);
  useEffect(() => {
    const watched = watchFront();
    front.current = watched;
    return () => watched.stop();
  }, []);
  const toast = (arrived: readonly Notification[]) => {
    // No more would stand there.
    if (arrived.length > mostToasts)
      return notify({ message: t('notifications.arrived', { count: arrived.length }), tone: 'info' });
    for (const each of arrived.toReversed())
      notify({
        message: notificationWords(each, t),
        tone: 'info',
        opens: placeOfNews(each.entity, each.entityId),
        opened: () => read({ ids: [each.id] }),
      });
  };
  const open = (notification: Notification) => {
    read({ ids: [notification.id] });
    const place = placeOfNews(notification.entity, notification.entityId);
    if (place) void navigate({ to: place.to, search: place.search ?? {} });
  };
  const tell = useEffectEvent(async (arrived: readonly Notification[]) => {
    if (!document.hidden) toast(arrived);
    else if (!(await front.current?.isAnyTab()))
      for (const each of arrived.filter(({ isForBrowser }) => isForBrowser))
        showSystemNotification(each.id, notificationWords(each, t), () => open(each));
  });
  useEffect(() => {
    if (!notifications) return;
    const known = latest.current;
    latest.current = Math.max(known ?? 0, notifications[0]?.id ?? 0);
    if (known === undefined) return;
    const arrived = notifications.filter(({ id, isRead }) => id > known && !isRead);
    if (arrived.length > 0) void tell(arrived);
  }, [notifications]);
}
