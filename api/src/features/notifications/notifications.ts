import { entities } from '@atrium/contract/changes';
import { type Notification, notificationsAtOnce, type ReadNotifications } from '@atrium/contract/notifications';
import { keyReads, keyReadsAll } from '../../auth/key-areas.ts';
import { recordChanges } from '../../changes/record.ts';
import { heardBy } from '../../changes/subjects.ts';
import type { SignedInContext } from '../../context.ts';
import type { NotificationRow } from '../../database/jobs-schema.ts';
import {
  countUnreadNotifications,
  findNotifications,
  markNotificationsRead,
} from '../../notifications/notifications.queries.ts';

export async function listNotifications(context: SignedInContext, before: number | undefined) {
  const { services, caller } = context;
  const { read } = services.engine;
  const about = keyReadsAll(context) ? null : entities.filter((entity) => keyReads(context, heardBy(entity)));
  const rows = await findNotifications(read, caller.accountId, about, { before, limit: notificationsAtOnce + 1 });
  return {
    notifications: rows.slice(0, notificationsAtOnce).map(shown),
    hasMore: rows.length > notificationsAtOnce,
    unread: await countUnreadNotifications(read, caller.accountId, about),
  };
}

function shown({ readAt, inBrowser, ...row }: NotificationRow): Notification {
  const { id, kind, title, detail, person, entity, entityId, moment, createdAt } = row;
  const told = { id, kind, title, detail, person, entity, entityId, moment, createdAt };
  return { ...told, isRead: readAt !== null, isForBrowser: inBrowser === 1 };
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
