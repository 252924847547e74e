import * as choiceRoutes from '@atrium/contract/notification-choices';
import * as routes from '@atrium/contract/notifications';
import { handle } from '../../handle.ts';
import { findChoices } from '../../notifications/notification-choices.queries.ts';
import { changeOwnChoices } from '../../notifications/notification-choices.ts';
import { listNotifications, readNotifications } from './notifications.ts';

export const notificationEndpoints = [
  handle(routes.listNotifications, (context, { query }) => listNotifications(context, query.before)),

  handle(routes.readNotifications, (context, { body }) => readNotifications(context, body)),

  handle(choiceRoutes.getNotificationChoices, async ({ services, caller }) => ({
    notifications: await findChoices(services.engine.read, caller.accountId),
  })),

  handle(choiceRoutes.setNotificationChoices, (context, { body }) =>
    context.services.engine.write((transaction) =>
      changeOwnChoices(transaction, context, context.caller, body.notifications),
    ),
  ),
];
