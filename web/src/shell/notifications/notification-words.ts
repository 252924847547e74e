import type { Notification } from '@atrium/contract/notifications';
import type { TFunction } from 'i18next';

/** What happened, in a sentence. Who or what has no name is somebody, or something. */
export function notificationWords({ kind, title, person }: Notification, t: TFunction): string {
  return t(`notifications.kinds.${kind}`, {
    title: title || t('notifications.untitled'),
    person: person || t('notifications.somebody'),
  });
}
