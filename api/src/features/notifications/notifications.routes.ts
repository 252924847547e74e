import * as routes from '@atrium/contract/notifications';
import { handle } from '../../handle.ts';
import { listNotifications, readNotifications } from './notifications.ts';

export const notificationEndpoints = [
  handle(routes.listNotifications, (context, { query }) => listNotifications(context, query.before)),

  handle(routes.readNotifications, (context, { body }) => readNotifications(context, body)),
];
