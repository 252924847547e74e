import { closeAccount } from '@atrium/contract/accounts';
import { renewBlogFeed } from '@atrium/contract/blog-feed';
import { renewCalendarFeed } from '@atrium/contract/calendar-files';
import { listNotifications } from '@atrium/contract/notifications';
import { addProfilePost, getProfilePost } from '@atrium/contract/profile-feed';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { openApp, type TestApp } from '../helper.ts';
import { newcomer, password } from '../people.ts';
import { origin } from '../person.ts';

/** As it was before all secret addresses stood in one table. */
async function goBack(app: TestApp): Promise<void> {
  await app.engine.write(async (transaction) => {
    await sql`
      create table calendar_feeds (
        account_id bigint primary key references accounts (id) on delete cascade,
        hash text not null unique,
        created_at text not null
      )`.execute(transaction);
    await sql`
      insert into calendar_feeds (account_id, hash, created_at)
        select account_id, hash, created_at from secret_addresses`.execute(transaction);
    await sql`drop table secret_addresses`.execute(transaction);
    await sql`delete from migrations where name = '0046-secret-addresses'`.execute(transaction);
  });
}

test('The secret addresses of calendars that were made before go on working', async () => {
  const app = await openApp();
  const { address } = await (await newcomer(app)).call(renewCalendarFeed);
  await goBack(app);
  expect(await migrate(app.engine)).toEqual(['0046-secret-addresses']);
  expect((await app.visitor().get(address.replace(origin, ''))).status).toBe(200);
});

test('Whoever closed their account before takes their name along as well', async () => {
  const app = await openApp();
  const admin = await app.signIn('admin');
  const person = await newcomer(app);
  const { post } = await person.call(addProfilePost, { body: { text: 'Ebb at noon.' } });
  await person.call(closeAccount, { body: { currentPassword: password } });
  const kept = { name: 'Nadia Brandt', avatar: '/pictures/a.svg' };
  await app.engine.write((transaction) =>
    transaction.updateTable('profilePeople').set(kept).where('accountId', '=', person.accountId).execute(),
  );
  await goBack(app);
  await migrate(app.engine);
  const row = await app.engine.read
    .selectFrom('profilePeople')
    .select(['name', 'avatar'])
    .where('accountId', '=', person.accountId)
    .executeTakeFirst();
  expect(row).toEqual({ name: '', avatar: '' });
  const read = await admin.call(getProfilePost, { parameters: { id: post.id } });
  expect(read.post).toMatchObject({ username: '', avatar: '' });
});

test('Whoever gets a secret address is told by the bell and by mail, each time: an open session was enough to make it', async () => {
  const app = await openApp();
  const person = await newcomer(app);
  await person.call(renewCalendarFeed);
  await person.call(renewCalendarFeed);
  await person.call(renewBlogFeed);
  const { notifications } = await person.call(listNotifications, { query: {} });
  expect(notifications.map(({ kind }) => kind)).toEqual([
    'blog-address-made',
    'calendar-address-made',
    'calendar-address-made',
  ]);
  const letters = await app.engine.read
    .selectFrom('messages')
    .select(['subject', 'body'])
    .where('recipient', '=', person.email)
    .where('subject', 'like', 'Your calendar has a new secret address%')
    .execute();
  expect(letters).toHaveLength(2);
  expect(letters[0]?.body).toContain('turned off in the calendar');
});
