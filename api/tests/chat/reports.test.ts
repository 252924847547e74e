import { listChanges } from '@atrium/contract/changes';
import { reportContact } from '@atrium/contract/chat-contacts';
import type { Grant } from '@atrium/contract/grants';
import { listNotifications } from '@atrium/contract/notifications';
import { listRoles } from '@atrium/contract/roles';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer, password } from '../people.ts';
import type { Person } from '../person.ts';
import { memberOf, personWith } from '../roles/roles.ts';

const app = await openApp();
const admin = await app.signIn('admin');
const inTheChat: readonly Grant[] = ['workspace:read', 'workspace:write', 'workspace:create'];
const body = { reason: 'Sells boats all day.' };

async function toldOf(person: Person): Promise<string[]> {
  const { notifications } = await person.call(listNotifications, { query: {} });
  return notifications.filter(({ kind }) => kind === 'chat-reported').map(({ title }) => title);
}

test('A reported administrator is told only while there is no other one; one by a role is one', async () => {
  const { person: one } = await personWith(app, admin, inTheChat);
  const { person: two } = await personWith(app, admin, inTheChat);
  await one.call(reportContact, { parameters: { id: admin.accountId }, body });
  expect(await toldOf(admin)).toHaveLength(1);
  const { roles } = await admin.call(listRoles);
  const { person: byRole } = await memberOf(app, admin, roles.find((role) => role.hasFullAccess)?.id ?? 0);
  await two.call(reportContact, { parameters: { id: admin.accountId }, body });
  expect(await toldOf(admin)).toHaveLength(1);
  expect(await toldOf(byRole)).toHaveLength(1);
  expect((await byRole.call(listChanges, { query: { entity: 'chat-report' } })).total).toBe(2);
});

test('Whoever was reported can be reported again a day later, and not before', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const report = () => ({ parameters: { id: other.accountId }, body });
  await one.call(reportContact, report());
  await app.later(24 * 60 * 60 - 60);
  const before = await app.signIn({ email: one.email, password });
  await before.refused(409, reportContact, report());
  await app.later(120);
  await before.call(reportContact, report());
  await before.refused(409, reportContact, report());
});
