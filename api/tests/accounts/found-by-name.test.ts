import { setAccountDetails } from '@atrium/contract/account-settings';
import { findMailRecipients } from '@atrium/contract/contacts';
import { listGuestChoices } from '@atrium/contract/event-guests';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { foldOldAccounts } from '../../src/people/accounts.fold.ts';
import { openApp, type TestApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';

async function somebodyCalled(app: TestApp, firstName: string, lastName: string): Promise<Person> {
  const person = await newcomer(app);
  await person.call(setAccountDetails, { body: { firstName, lastName } });
  return person;
}

async function expectToFind(person: Person, q: string, accountId: number): Promise<void> {
  const { guests } = await person.call(listGuestChoices, { query: { q } });
  expect(
    guests.map((guest) => guest.accountId),
    q,
  ).toEqual([accountId]);
  const { recipients } = await person.call(findMailRecipients, { query: { q } });
  expect(recipients, q).toMatchObject([{ name: 'Élodie Núñez-Åström', source: 'account' }]);
}

test('An account is found by its name in any case and without its accents, and stands where that name belongs', async () => {
  const app = await openApp();
  const other = await somebodyCalled(app, 'Zita', 'Last');
  const found = await somebodyCalled(app, 'Élodie', 'Núñez-Åström');
  for (const q of ['élodie', 'ELODIE', 'nunez', 'astrom', 'Núñez-Åström'])
    await expectToFind(other, q, found.accountId);
  const { guests } = await (await newcomer(app)).call(listGuestChoices, { query: {} });
  const names = guests.map(({ name }) => name);
  expect(names.indexOf('Élodie Núñez-Åström')).toBeLessThan(names.indexOf('Zita Last'));
  await found.call(setAccountDetails, { body: { firstName: 'Ines' } });
  expect((await other.call(listGuestChoices, { query: { q: 'elodie' } })).guests).toEqual([]);
});

test('One that says no full name is found by its username, and called so', async () => {
  const app = await openApp();
  const [person, other] = [await newcomer(app), await newcomer(app)];
  const { username } = other;
  const { recipients } = await person.call(findMailRecipients, { query: { q: username } });
  expect(recipients).toMatchObject([{ name: username, email: other.email, source: 'account' }]);
});

test('So is one whose name was written before names were folded', async () => {
  const app = await openApp();
  const other = await newcomer(app);
  const found = await somebodyCalled(app, 'Élodie', 'Núñez-Åström');
  await app.engine.write(async (transaction) => {
    await sql`drop index accounts_by_name`.execute(transaction);
    await sql`alter table accounts drop column full_name_key`.execute(transaction);
    await sql`create index accounts_by_name on accounts (lower(full_name), id)`.execute(transaction);
    await sql`delete from migrations where name = '0073-account-name-keys'`.execute(transaction);
  });
  expect(await migrate(app.engine)).toEqual(['0073-account-name-keys']);
  await foldOldAccounts(app.engine);
  await expectToFind(other, 'elodie', found.accountId);
});
