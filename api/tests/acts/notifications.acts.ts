import { setNotificationChoices } from '@atrium/contract/notification-choices';
import { readNotifications } from '@atrium/contract/notifications';
import { tell } from '../notifications/notifications.ts';
import { type Acts, by } from './act.ts';

export const notificationActs: Acts = {
  readNotifications: async (app, admin) => {
    await tell(app, admin, 'Wind the clock');
    return by(admin, () => admin.send(readNotifications, { body: { upTo: 1_000_000 } }));
  },
  setNotificationChoices: async (_, admin) => {
    const notifications = [{ kind: 'tasks', app: true, browser: false, email: true }];
    return by(admin, () => admin.send(setNotificationChoices, { body: { notifications } }));
  },
};
