import type { Notification, NotificationKind } from '@atrium/contract/notifications';
import {
  type Icon,
  IconAlarm,
  IconAlarmSnooze,
  IconAt,
  IconBell,
  IconCalendarCheck,
  IconCalendarEvent,
  IconChecks,
  IconFileInvoice,
  IconFlag,
  IconHeart,
  IconMailExclamation,
  IconMessageCircle,
  IconPackage,
  IconTruck,
  IconUserPlus,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { placeOfNews } from '../../navigation/place.ts';
import { useFormat } from '../../ui/format.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { focusNotification } from './notification-keys.ts';
import { notificationWords } from './notification-words.ts';
import classes from './notifications.module.css';

const icons: Partial<Record<NotificationKind, Icon>> = {
  'event-reminder': IconAlarm,
  'event-invitation': IconCalendarEvent,
  'event-answer': IconCalendarCheck,
  'task-reminder': IconAlarm,
  'task-assigned': IconUserPlus,
  'task-completed': IconChecks,
  'task-commented': IconMessageCircle,
  'mail-undelivered': IconMailExclamation,
  'mail-back': IconAlarmSnooze,
  'chat-message': IconMessageCircle,
  'chat-group-message': IconMessageCircle,
  'chat-mention': IconAt,
  'chat-reported': IconFlag,
  'invoice-made': IconFileInvoice,
  'invoice-paid': IconFileInvoice,
  'quote-answered': IconFileInvoice,
  'order-shipped': IconTruck,
  'order-delivered': IconPackage,
  'post-commented': IconMessageCircle,
  'post-liked': IconHeart,
  'friend-asked': IconUserPlus,
  'friend-accepted': IconUserPlus,
};

interface NotificationItemProps {
  notification: Notification;
  onRead: () => void;
  onClose: () => void;
}

/** What happened, and when; it leads to what it is about, and is read then. */
export function NotificationItem({ notification, onRead, onClose }: NotificationItemProps) {
  const { t } = useTranslation();
  const { isRead, kind, entity, entityId } = notification;
  const Icon = icons[kind] ?? IconBell;
  const place = placeOfNews(entity, entityId);
  const open = () => {
    if (!isRead) onRead();
    if (place) onClose();
  };
  return (
    <li className={classes.item} data-unread={!isRead || undefined} data-notification>
      {place ? (
        <Link to={place.to} search={place.search ?? {}} className={classes.link} onClick={open}>
          <Icon size={18} stroke={1.5} aria-hidden />
          <Words notification={notification} />
        </Link>
      ) : (
        <button type="button" className={classes.link} onClick={open}>
          <Icon size={18} stroke={1.5} aria-hidden />
          <Words notification={notification} />
        </button>
      )}
      {!isRead && (
        <button
          type="button"
          className={classes.mark}
          aria-label={t('notifications.markRead', { what: notificationWords(notification, t) })}
          title={t('notifications.read')}
          onClick={({ currentTarget }) => {
            onRead();
            // The button goes with what it marks.
            focusNotification(currentTarget.closest('[data-notification]'));
          }}
        >
          <span className={classes.dot} />
        </button>
      )}
    </li>
  );
}

function Words({ notification }: { notification: Notification }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { detail, moment, createdAt, isRead } = notification;
  return (
    <span className={classes.words}>
      <bdi>{notificationWords(notification, t)}</bdi>
      {detail !== '' && <span dir="auto">{detail}</span>}
      <span className={classes.when}>
        {!isRead && <span className={classes.hidden}>{t('notifications.unread')} </span>}
        {moment && <time dateTime={moment}>{format.dateTime(moment)}</time>}
        {moment && ' · '}
        <RelativeTime moment={createdAt} />
      </span>
    </span>
  );
}
