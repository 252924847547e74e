import type { Page } from '@playwright/test';
import { type RunningHome, startNodeHome } from '../servers/node-home.ts';
import { expect, signIn, test } from './fixtures.ts';
import { openUsers, searchBox, userRows } from './users.ts';

test.skip(({ home }) => home === 'browser', 'It takes a server with other settings.');

const tokenSeconds = 2;
const sessionSeconds = 14;
let server: RunningHome;

test.beforeAll(async ({ home }) => {
  if (home === 'browser') return;
  server = await startNodeHome({ ACCESS_TOKEN_TTL: String(tokenSeconds), REFRESH_TOKEN_TTL: String(sessionSeconds) });
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
  await signIn(page, 'admin', '/pages/account-settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
  // Nobody reads: the page itself, with its live connection, would keep the session.
  await page.goto('about:blank');
  await page.waitForTimeout((sessionSeconds + 2) * 1_000);
  await page.goto('/apps/user/list?role=editor');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'admin@demo.com' }).click();
  await expect(page).toHaveURL(/\/apps\/user\/list\?role=editor/);
  await context.close();
});

test('what one was writing waits for sign-in when the session ends, and what was pressed is done then', async ({
  browser,
  problems,
}) => {
  problems.expect(/^401 /);
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signIn(page, 'admin', '/apps/todo');
  const title = page.getByRole('textbox', { name: 'Add a task in one line' });
  await title.fill('Water the plants');
  const other = await context.newPage();
  await openUsers(other);
  await untilNobodyUses(page);
  await title.press('Enter');

  const question = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(question).toContainText('Your session has ended');
  await expect(other.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question.getByLabel('Password', { exact: true })).toBeFocused();
  await question.getByLabel('Password', { exact: true }).fill('wrong');
  await question.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(question.getByText('Email or Password is Invalid')).toBeVisible();
  await question.getByLabel('Password', { exact: true }).fill('admin');
  await question.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Water the plants', exact: true })).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await searchBox(other).fill('gruenwald');
  await expect(userRows(other)).toHaveCount(1);
  await context.close();
});

test('whoever does not want to go on leaves a page whose session has ended, and is told why there', async ({
  browser,
  problems,
}) => {
  problems.expect(/^401 /);
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signIn(page);
  // All that the page asks for first comes with a token that has run out, and is asked for once more.
  await page.goto('about:blank');
  await page.waitForTimeout(tokenSeconds * 1_000 + 500);
  await openUsers(page);
  await untilNobodyUses(page);
  await searchBox(page).fill('gruenwald');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Leave this page/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'client@demo.com' }).click();
  await expect(page).not.toHaveURL(/login/);
  await context.close();
});

test('an answer to a renewal that never arrives, because the page was left, ends no session', async ({
  browser,
  problems,
}) => {
  problems.expect(/^401 |ERR_FAILED|refresh-token/);
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signIn(page);
  await openUsers(page);
  let lost = 0;
  await page.route('**/jwt/refresh-token', async (route) => {
    if (lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await page.waitForTimeout(tokenSeconds * 1_000 + 500);
  await page.mouse.wheel(0, 10);
  await expect.poll(() => lost).toBe(1);
  await page.reload();
  await searchBox(page).fill('gruenwald');
  await expect(userRows(page)).toHaveCount(1);
  await context.close();
});

/** What a page asks for when it opens prolongs the session too, and may come late. */
async function untilNobodyUses(page: Page): Promise<void> {
  const renewed = () => page.evaluate(() => localStorage.getItem('refreshToken'));
  let last = { token: await renewed(), at: Date.now() };
  while (Date.now() - last.at < (sessionSeconds + 1) * 1_000) {
    await page.waitForTimeout(500);
    const token = await renewed();
    if (token !== last.token) last = { token, at: Date.now() };
  }
}
