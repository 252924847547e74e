import { undoChange } from '@atrium/contract/changes';
import { getProfileUser, setChatProfile } from '@atrium/contract/chat';
import { listMessages } from '@atrium/contract/messages';
import {
  getNotificationChoices,
  type NotificationChoice,
  setNotificationChoices,
} from '@atrium/contract/notification-choices';
import { listNotifications, readNotifications } from '@atrium/contract/notifications';
import { setUserNotifications } from '@atrium/contract/user-preferences';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { invitedUser, newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { tell, titlesTold } from './notifications.ts';

const app = await openApp();
const admin = await app.signIn('admin');

async function choose(person: Person, choice: Partial<NotificationChoice>): Promise<number | null> {
  const reminders = { kind: 'reminders', app: true, browser: true, email: false, ...choice } as const;
  return (await person.call(setNotificationChoices, { body: { notifications: [reminders] } })).changeId;
}

/** What was mailed to an address by now about reminders. */
async function mailedTo({ email }: { email: string }): Promise<string[]> {
  app.moveClock(61);
  await app.app.runDueJobs();
  const { messages } = await admin.call(listMessages, { query: { perPage: 100 } });
  return messages.flatMap(({ recipient, subject }) =>
    recipient === email && subject.startsWith('Reminder') ? [subject] : [],
  );
}

test('Who does not want to be told of something is not told of it', async () => {
  const person = await newcomer(app);
  await choose(person, { app: false });
  await tell(app, person, 'Wind the clock');
  expect(await titlesTold(person)).toEqual([]);
  expect(await mailedTo(person)).toEqual([]);
  const { unread } = await person.call(listNotifications, { query: {} });
  expect(unread).toBe(0);
});

test('Who wants a mail gets one, also without the bell', async () => {
  const person = await newcomer(app);
  await choose(person, { app: false, email: true });
  await tell(app, person, 'Wind the clock');
  expect(await titlesTold(person)).toEqual([]);
  expect(await mailedTo(person)).toEqual(['Reminder: Wind the clock (Atrium)']);
  expect(await mailedTo(person)).toHaveLength(1);
});

test('What is read at once is not mailed', async () => {
  const person = await newcomer(app);
  await choose(person, { email: true });
  await tell(app, person, 'Wind the clock');
  const { notifications } = await person.call(listNotifications, { query: {} });
  await person.call(readNotifications, { body: { ids: notifications.map(({ id }) => id) } });
  expect(await mailedTo(person)).toEqual([]);
});

test('The browser shows what it was chosen for alone', async () => {
  const person = await newcomer(app);
  await tell(app, person, 'For both');
  await choose(person, { browser: false });
  await tell(app, person, 'For the bell');
  const { notifications } = await person.call(listNotifications, { query: {} });
  expect(notifications.map(({ title, isForBrowser }) => [title, isForBrowser])).toEqual([
    ['For the bell', false],
    ['For both', true],
  ]);
});

test('A choice is undone, by whom it is for and by whoever made it for them', async () => {
  const { user, person } = await invitedUser(app, admin);
  const before = await person.call(getNotificationChoices);
  const own = await choose(person, { email: true });
  await person.call(undoChange, { parameters: { id: own ?? 0 } });
  expect(await person.call(getNotificationChoices)).toEqual(before);
  const notifications = [{ kind: 'reminders' as const, app: false, browser: false, email: true }];
  const { changeId } = await admin.call(setUserNotifications, { parameters: { id: user.id }, body: { notifications } });
  await tell(app, person, 'Wind the clock');
  expect(await titlesTold(person)).not.toContain('Wind the clock');
  await admin.call(undoChange, { parameters: { id: changeId ?? 0 } });
  expect(await person.call(getNotificationChoices)).toEqual(before);
});

test('The switch of the chat is the choice of what is written there', async () => {
  const person = await newcomer(app);
  const settings = { isNotificationsOn: false };
  await person.call(setChatProfile, { body: { title: '', about: '', status: 'online', settings } });
  const { notifications } = await person.call(getNotificationChoices);
  expect(notifications).toContainEqual({ kind: 'chat', app: false, browser: false, email: false });
  const chat = { kind: 'chat', app: true, browser: true, email: false } as const;
  await person.call(setNotificationChoices, { body: { notifications: [chat] } });
  expect((await person.call(getProfileUser)).settings.isNotificationsOn).toBe(true);
});
