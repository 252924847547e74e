import * as choices from '@atrium/contract/notification-choices';
import * as routes from '@atrium/contract/notifications';
import { expect } from 'vitest';
import { withdrawNotifications } from '../../src/notifications/notifications.ts';
import { fieldsOf } from '../helper.ts';
import { tell, titlesTold } from '../notifications/notifications.ts';
import { newcomer } from '../people.ts';
import type { ProofTable } from './proofs.ts';

export const notificationProofs: ProofTable = {
  listNotifications: {
    works: {
      'the latest first, with how many are unread, and more before them': async ({ app }) => {
        const person = await newcomer(app);
        for (let count = 1; count <= 32; count += 1) await tell(app, person, `Task ${count}`);
        const { notifications, hasMore, unread } = await person.call(routes.listNotifications, { query: {} });
        expect(notifications[0]).toMatchObject({
          kind: 'task-reminder',
          title: 'Task 32',
          entity: 'task',
          isRead: false,
        });
        expect([notifications.length, hasMore, unread]).toEqual([30, true, 32]);
        expect(await titlesTold(person, notifications.at(-1)?.id)).toEqual(['Task 2', 'Task 1']);
      },
      "nothing of anybody else's": async ({ app }) => {
        await tell(app, await newcomer(app), 'Between us');
        expect(await titlesTold(await newcomer(app))).toEqual([]);
      },
      'nothing that was taken back before it was read': async ({ app }) => {
        const person = await newcomer(app);
        await tell(app, person, 'Off again', 77);
        const author = { caller: null, now: app.services.now().toISOString(), requestId: 'a test' };
        const about = { kind: 'task-reminder', entity: 'task', entityId: 77 } as const;
        await app.engine.write((transaction) => withdrawNotifications(transaction, author, about));
        expect(await titlesTold(person)).toEqual([]);
      },
    },
    refuses: {
      'what is no id': async ({ client }) => {
        const problem = await client.refused(400, routes.listNotifications, { query: { before: 'x' } });
        expect(fieldsOf(problem)).toEqual(['before']);
      },
    },
  },
  getNotificationChoices: {
    works: {
      'each kind once; what the bell and the browser tell is on, and mails are off but for orders and security':
        async ({ app }) => {
          const { notifications } = await (await newcomer(app)).call(choices.getNotificationChoices);
          expect(notifications.map(({ kind }) => kind)).toEqual(choices.newsTopics);
          expect(notifications.every((each) => each.app && each.browser)).toBe(true);
          expect(notifications.filter(({ email }) => email).map(({ kind }) => kind)).toEqual(['orders', 'security']);
        },
    },
    refuses: {
      'whoever is not signed in': async ({ nobody }) => {
        await nobody.refused(401, choices.getNotificationChoices);
      },
    },
  },
  setNotificationChoices: {
    works: {
      'what is given, and leaves the rest, and what everybody else has': async ({ app }) => {
        const [person, stranger] = [await newcomer(app), await newcomer(app)];
        const before = await stranger.call(choices.getNotificationChoices);
        const tasks = { kind: 'tasks', app: true, browser: false, email: true } as const;
        await person.call(choices.setNotificationChoices, { body: { notifications: [tasks] } });
        const { notifications } = await person.call(choices.getNotificationChoices);
        expect(notifications).toEqual(before.notifications.map((each) => (each.kind === 'tasks' ? tasks : each)));
        expect(await stranger.call(choices.getNotificationChoices)).toEqual(before);
      },
      'and keeps nothing that cannot be chosen': async ({ app }) => {
        const person = await newcomer(app);
        const silent = { app: false, browser: true, email: false };
        const notifications = [
          { ...silent, kind: 'security' as const },
          { ...silent, kind: 'mail' as const, email: true },
        ];
        const after = await person.call(choices.setNotificationChoices, { body: { notifications } });
        expect(after.notifications).toContainEqual({ kind: 'security', app: true, browser: true, email: true });
        expect(after.notifications).toContainEqual({ kind: 'mail', app: false, browser: false, email: false });
      },
    },
    refuses: {
      'kinds that there are not, twice the same, and what is neither yes nor no': async ({ client }) => {
        const tasks = { kind: 'tasks', app: true, browser: true, email: true };
        for (const notifications of [[{ ...tasks, kind: 'gossip' }], [tasks, tasks], [{ ...tasks, email: 'yes' }]])
          await client.refused(400, choices.setNotificationChoices, { body: { notifications } });
      },
      'whoever is not signed in': async ({ nobody }) => {
        await nobody.refused(401, choices.setNotificationChoices, { body: { notifications: [] } });
      },
    },
  },
  readNotifications: {
    works: {
      'some, and all up to one; other tabs hear of it': async ({ app }) => {
        const person = await newcomer(app);
        for (const title of ['one', 'two', 'three']) await tell(app, person, title);
        const { notifications } = await person.call(routes.listNotifications, { query: {} });
        const [third, second, first] = notifications.map(({ id }) => id);
        const live = await person.listen();
        await live.next();
        const read = (body: routes.ReadNotifications) => person.call(routes.readNotifications, { body });
        expect(await read({ ids: [third ?? 0] })).toEqual({ unread: 2 });
        expect(await live.nextChange()).toMatchObject({ entity: 'notification', entityId: third });
        await live.close();
        expect(await read({ upTo: second ?? 0 })).toEqual({ unread: 0 });
        const after = await person.call(routes.listNotifications, { query: {} });
        expect(after.notifications.map(({ id, isRead }) => [id, isRead])).toEqual([
          [third, true],
          [second, true],
          [first, true],
        ]);
      },
      'and leaves those of others as they are': async ({ app }) => {
        const [one, other] = [await newcomer(app), await newcomer(app)];
        await tell(app, other, 'Yours');
        const { notifications } = await other.call(routes.listNotifications, { query: {} });
        const ids = notifications.map(({ id }) => id);
        await one.call(routes.readNotifications, { body: { ids } });
        await one.call(routes.readNotifications, { body: { upTo: ids[0] ?? 0 } });
        expect((await other.call(routes.listNotifications, { query: {} })).unread).toBe(1);
      },
    },
    refuses: {
      'neither some nor all': async ({ client }) => {
        await client.refused(400, routes.readNotifications, { body: {} });
        await client.refused(400, routes.readNotifications, { body: { ids: [] } });
      },
    },
  },
};
