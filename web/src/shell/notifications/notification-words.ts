import type { Notification } from '@atrium/contract/notifications';
import type { TFunction } from 'i18next';

/** What happened, in a sentence. Who or what has no name is somebody, or something. */
export function notificationWords({ kind, title, person }: Notification, t: TFunction): string {
  return t(`notifications.kinds.${kind}`, {
    title: isolated(title || t('notifications.untitled')),
    person: isolated(person || t('notifications.somebody')),
  });
}

/** A name runs its own way, whichever way the sentence around it runs. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}
