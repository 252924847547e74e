import {
  readAccountSettings,
  setAccountDetails,
  setAccountInfo,
  setSocialLinks,
} from '@atrium/contract/account-settings';
import { listChanges, undoChange } from '@atrium/contract/changes';
import { setNotificationChoices } from '@atrium/contract/notification-choices';
import { setUserConnections } from '@atrium/contract/user-preferences';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { invitedUser, newcomer } from '../people.ts';
import type { Person } from '../person.ts';

const app = await openApp();
const admin = await app.signIn('admin');

const silent = { kind: 'blog-replies', app: false, browser: false, email: false } as const;

async function undo(person: Person, id: number | null): Promise<number> {
  const { changes } = await person.call(undoChange, { parameters: { id } });
  return changes[0]?.id ?? 0;
}

test('Every change of settings can be undone, done again, and undone again', async () => {
  const person = await newcomer(app);
  await person.call(setAccountInfo, { body: { bio: 'Mends nets.', dob: '1990-12-31' } });
  const deeds = [
    () => person.call(setAccountInfo, { body: { bio: 'Mends sails.', dob: null, country: 'Malta' } }),
    () => person.call(setNotificationChoices, { body: { notifications: [silent] } }),
  ];
  for (const deed of deeds) {
    const before = await person.call(readAccountSettings);
    const { changeId } = await deed();
    const after = await person.call(readAccountSettings);
    expect(after).not.toEqual(before);
    const undone = await undo(person, changeId);
    expect(await person.call(readAccountSettings)).toEqual(before);
    const redone = await undo(person, undone);
    expect(await person.call(readAccountSettings)).toEqual(after);
    await undo(person, redone);
    expect(await person.call(readAccountSettings)).toEqual(before);
  }
});

test('What was changed since is a conflict, and what was changed beside it is not', async () => {
  const person = await newcomer(app);
  const first = await person.call(setAccountInfo, { body: { bio: 'One' } });
  await person.call(setAccountInfo, { body: { country: 'Malta' } });
  const later = await person.call(setAccountInfo, { body: { bio: 'Two' } });
  await person.refused(409, undoChange, { parameters: { id: first.changeId } });
  await undo(person, later.changeId);
  await undo(person, first.changeId);
  expect((await person.call(readAccountSettings)).info).toMatchObject({ bio: '', country: 'Malta' });
});

test("Nobody undoes a change of another's settings, an admin neither", async () => {
  const person = await newcomer(app);
  const { changeId } = await person.call(setAccountInfo, { body: { bio: 'One' } });
  await admin.refused(404, undoChange, { parameters: { id: changeId } });
});

test('The record holds what is different alone', async () => {
  const person = await newcomer(app);
  await person.call(setAccountInfo, { body: { country: 'Malta', bio: '' } });
  const query = { entity: 'account-settings', entityId: person.accountId } as const;
  const { changes } = await person.call(listChanges, { query });
  expect(changes).toMatchObject([
    { entityName: person.username, action: 'update', before: { country: '' }, after: { country: 'Malta' } },
  ]);
  expect(Object.keys(changes[0]?.after ?? {})).toEqual(['country']);
});

test('Two who change at once both have their wish', async () => {
  const person = await newcomer(app);
  await Promise.all([
    person.call(setAccountInfo, { body: { bio: 'One' } }),
    person.call(setSocialLinks, { body: { quora: 'https://quora.example/nets' } }),
  ]);
  const { info, social } = await person.call(readAccountSettings);
  expect([info.bio, social.socialLinks.quora]).toEqual(['One', 'https://quora.example/nets']);
});

test('The account of a user has the company and the connections of that user', async () => {
  const { user, person } = await invitedUser(app, admin);
  const connections = [
    { service: 'github' as const, isConnected: true, handle: 'nadia' },
    { service: 'google' as const, isConnected: false, handle: 'gone' },
  ];
  await admin.call(setUserConnections, { parameters: { id: user.id }, body: { connections } });
  const { general, social } = await person.call(readAccountSettings);
  expect(general).toMatchObject({ company: user.company, fullName: user.fullName, email: user.email });
  expect(social.connections).toEqual({ twitter: {}, google: {}, facebook: {}, github: { id: 'nadia' } });
});

test('Nobody was born on a day that is not over by the clocks that they have chosen', async () => {
  const person = await newcomer(app);
  const bornOn = (dob: string) => person.send(setAccountInfo, { body: { dob } });
  const statuses = async (days: readonly string[]) => {
    const answers = [];
    for (const day of days) answers.push((await bornOn(day)).status);
    return answers;
  };
  const days = ['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03'];
  for (const [timeZone, expected] of [
    ['', [200, 200, 400, 400]],
    ['Pacific/Honolulu', [200, 400, 400, 400]],
    ['Pacific/Kiritimati', [200, 200, 400, 400]],
  ] as const) {
    await person.call(setAccountDetails, { body: { firstName: 'Ada', timeZone } });
    expect(await statuses(days), timeZone).toEqual(expected);
  }
});
