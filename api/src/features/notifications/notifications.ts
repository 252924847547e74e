import { type Notification, notificationsAtOnce, type ReadNotifications } from '@atrium/contract/notifications';
import { recordChanges } from '../../changes/record.ts';
import type { SignedInContext } from '../../context.ts';
import type { NotificationRow } from '../../database/jobs-schema.ts';
import {
  countUnreadNotifications,
  findNotifications,
  markNotificationsRead,
} from '../../notifications/notifications.queries.ts';

export async function listNotifications({ services, caller }: SignedInContext, before: number | undefined) {
  const { read } = services.engine;
  const rows = await findNotifications(read, caller.accountId, before, notificationsAtOnce + 1);
  return {
    notifications: rows.slice(0, notificationsAtOnce).map(shown),
    hasMore: rows.length > notificationsAtOnce,
    unread: await countUnreadNotifications(read, caller.accountId),
  };
}

function shown(row: NotificationRow): Notification {
  const { accountId: _, personAccountId: __, readAt, inApp: ___, inBrowser, url: ____, ...notification } = row;
  return { ...notification, isRead: readAt !== null, isForBrowser: inBrowser === 1 };
}

/** The change is recorded for one's other tabs: they hear that the number went down. */
export function readNotifications(context: SignedInContext, which: ReadNotifications): Promise<{ unread: number }> {
  const { accountId } = context.caller;
  return context.services.engine.write(async (transaction) => {
    const read = await markNotificationsRead(transaction, accountId, which, context.now);
    const changes = read.map(({ id, title }) => ({
      entity: 'notification' as const,
      entityId: id,
      entityName: title,
      before: { isRead: false },
      after: { isRead: true },
      ownerId: accountId,
    }));
    if (changes.length > 0) await recordChanges(transaction, context, changes);
    return { unread: await countUnreadNotifications(transaction, accountId) };
  });
}
