import { type RunningHome, startNodeHome } from '../servers/node-home.ts';
import { expect, signIn, test } from './fixtures.ts';
import { openUsers, searchBox, userRows } from './users.ts';

test.skip(({ home }) => home === 'browser', 'It takes a server with other settings.');

const tokenSeconds = 2;
let server: RunningHome;

test.beforeAll(async ({ home }) => {
  if (home === 'browser') return;
  server = await startNodeHome({ ACCESS_TOKEN_TTL: String(tokenSeconds), REFRESH_TOKEN_TTL: '8' });
});

test.afterAll(async () => {
  await server?.stop();
});

test('the page goes on working after its token has ended, in both of its tabs', async ({ browser, problems }) => {
  problems.expect(/^401 /);
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signIn(page);
  const other = await context.newPage();
  await openUsers(other);
  for (let round = 0; round < 3; round += 1) {
    await page.waitForTimeout(tokenSeconds * 1_000 + 500);
    await searchBox(page).fill(round % 2 ? '' : 'gruenwald');
    await searchBox(other).fill(round % 2 ? '' : 'gruenwald');
    await expect(userRows(page)).toHaveCount(round % 2 ? 10 : 1);
    await expect(userRows(other)).toHaveCount(round % 2 ? 10 : 1);
  }
  await context.close();
});

test('a session that nobody used has ended: the next thing one does asks for sign-in, and leads back', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signIn(page);
  await page.goto('/pages/account-settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
  // Nobody reads: the page itself, with its live connection, would keep the session.
  await page.goto('about:blank');
  await page.waitForTimeout(10_000);
  await page.goto('/apps/user/list?role=editor');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.getByRole('button', { name: 'admin@demo.com' }).click();
  await expect(page).toHaveURL(/\/apps\/user\/list\?role=editor/);
  await context.close();
});
