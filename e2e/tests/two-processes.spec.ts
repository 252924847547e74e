import { startPostgres } from '../../hosts/node/tests/postgres-server.ts';
import { startNodeHome } from '../servers/node-home.ts';
import { expect, signIn, test } from './fixtures.ts';
import { addUser, openUsers, searchBox, someUser, userRow } from './users.ts';

test.skip(({ home }) => home === 'browser', 'Of the node home alone.');

test('two processes on one PostgreSQL: whom one adds at the first is seen at the second within a second', async ({
  browser,
}) => {
  const postgres = await startPostgres();
  const settings = { DATABASE_URL: await postgres.url('atrium') };
  const first = await startNodeHome(settings);
  const second = await startNodeHome(settings);
  try {
    const [here, there] = await Promise.all(
      [first, second].map(async ({ url }) => (await browser.newContext({ baseURL: url })).newPage()),
    );
    if (!here || !there) throw new Error('There are no two pages.');
    await Promise.all([signIn(here), signIn(there)]);
    const user = someUser('Far');
    await searchBox(there).fill(user.username);
    await expect(there.getByText('Nothing matches')).toBeVisible();
    await openUsers(here);
    await addUser(here, user);
    // By itself: how soon it is, the bench measures.
    await expect(userRow(there, user.fullName)).toBeVisible({ timeout: 10_000 });
  } finally {
    await Promise.all([first.stop(), second.stop()]);
    await postgres.stop();
  }
});
