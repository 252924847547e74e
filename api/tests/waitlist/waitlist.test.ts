import { listChanges } from '@atrium/contract/changes';
import * as routes from '@atrium/contract/waitlist';
import { expect, test } from 'vitest';
import { linkSentTo, openApp } from '../helper.ts';
import { asks, waits } from './waitlist.ts';

const app = await openApp({ settings: { accessTokenSeconds: 2_000_000 } });
const admin = await app.signIn('admin');
const waitsFor = 'coming-soon';

test('A link that nobody followed for three days does not work, and its address is not kept', async () => {
  const email = await asks(app);
  const token = await linkSentTo(email, admin);
  await app.later(3 * 86_400 + 1);
  await app.visitor().refused(400, routes.confirmWaiting, { body: { token } });
  await asks(app);
  expect(JSON.stringify((await app.state()).waitlist_entries)).not.toContain(email);
});

test('Whoever waits can leave by the same link long after', async () => {
  const { email, token } = await waits(app, admin);
  await app.later(10 * 86_400);
  await app.visitor().call(routes.leaveWaitlist, { body: { token } });
  const { entries } = await admin.call(routes.listWaitlist, { query: { waitsFor } });
  expect(entries.map((entry) => entry.email)).not.toContain(email);
});

test('One address is sent three letters, and no fourth', async () => {
  const email = await asks(app);
  const body = { email, waitsFor } as const;
  for (let more = 0; more < 2; more += 1) await app.visitor().call(routes.joinWaitlist, { body });
  await app.visitor().refused(429, routes.joinWaitlist, { body });
  expect((await app.state()).messages?.filter((row) => row.includes(email))).toHaveLength(3);
});

test('One network address is not sent letters without end', async () => {
  const visitor = app.visitor();
  const body = () => ({ email: `${crypto.randomUUID()}@tides.example`, waitsFor }) as const;
  for (let asked = 0; asked < 20; asked += 1) await visitor.call(routes.joinWaitlist, { body: body() });
  await visitor.refused(429, routes.joinWaitlist, { body: body() });
});

test('The records of who waited do not tell their addresses', async () => {
  const { email } = await waits(app, admin);
  const { changes } = await admin.call(listChanges, { query: { entity: 'waitlist-entry' } });
  expect(changes.length).toBeGreaterThan(1);
  expect(JSON.stringify(changes)).not.toContain(email);
});

test('Two announcements at once write to each only once', async () => {
  const { email } = await waits(app, admin);
  const body = { waitsFor, subject: 'It is there', text: 'Come and see.' } as const;
  const told = await Promise.all([1, 2, 3].map(() => admin.call(routes.announceToWaitlist, { body })));
  expect(told.filter((answer) => answer.told > 0)).toHaveLength(1);
  expect(
    (await app.state()).messages?.filter((row) => row.includes(email) && row.includes('It is there')),
  ).toHaveLength(1);
});
