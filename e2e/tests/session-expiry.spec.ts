import type { BrowserContext, Page } from '@playwright/test';
import { type RunningHome, startNodeHome } from '../servers/node-home.ts';
import { expect, signIn, test } from './fixtures.ts';
import { Problems } from './problems.ts';
import { openUsers, searchBox, userRows } from './users.ts';

test.skip(({ home }) => home === 'browser', 'It takes a server with other settings.');

const tokenSeconds = 2;
const sessionSeconds = 14;
/** The page says so by itself. */
const whenOver = { timeout: (sessionSeconds + 20) * 1_000 };
/** So long that nothing runs out while a page is loaded. */
const longerTokenSeconds = 12;
let server: RunningHome;
let patientServer: RunningHome;

test.beforeAll(async ({ home }) => {
  if (home === 'browser') return;
  patientServer = await startNodeHome({ ACCESS_TOKEN_TTL: String(longerTokenSeconds) });
  server = await startNodeHome({ ACCESS_TOKEN_TTL: String(tokenSeconds), REFRESH_TOKEN_TTL: String(sessionSeconds) });
});

test.afterAll(async () => {
  await server?.stop();
  await patientServer?.stop();
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
  // Pressed in the moment before the page knows.
  const letGo = await heldRenewals(context);
  await page.waitForTimeout((sessionSeconds + 1) * 1_000);
  await title.press('Enter');
  letGo();

  const question = questionOf(page);
  await expect(question).toContainText('Your session has ended');
  await expect(questionOf(other)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question.getByLabel('Password', { exact: true })).toBeFocused();
  await question.getByLabel('Password', { exact: true }).fill('wrong');
  await question.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(question.getByText('Email or Password is Invalid')).toBeVisible();
  await signInAgain(page);
  await expect(page.getByRole('button', { name: 'Water the plants', exact: true })).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await searchBox(other).fill('gruenwald');
  await expect(userRows(other)).toHaveCount(1);
  await context.close();
});

test('a page that nobody touches says by itself that its session is over, in all of its tabs, and goes on after sign-in', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signIn(page, 'admin', '/apps/todo');
  const title = page.getByRole('textbox', { name: 'Add a task in one line' });
  await expect(title).toBeVisible();
  const other = await context.newPage();
  await other.goto('/apps/todo');
  await expect(questionOf(page)).toBeVisible(whenOver);
  await expect(questionOf(other)).toBeVisible();
  await signInAgain(page);
  await expect(questionOf(other)).toHaveCount(0);
  await title.fill('Feed the cat');
  await title.press('Enter');
  await expect(page.getByRole('button', { name: 'Feed the cat', exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Feed the cat', exact: true })).toBeVisible();
  await context.close();
});

test('pages that are opened with a token that has run out renew it once, and nothing is refused', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: patientServer.url });
  const refused = new Problems(patientServer.url);
  refused.watch(context);
  const page = await context.newPage();
  await signIn(page);
  await page.goto('about:blank');
  await page.waitForTimeout((longerTokenSeconds + 1) * 1_000);
  let renewals = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/jwt/refresh-token')) renewals += 1;
  });
  await openUsers(page);
  expect(renewals).toBe(1);
  expect(refused.found).toEqual([]);
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
  // The page begins with a token that has run out.
  await page.goto('about:blank');
  await page.waitForTimeout(tokenSeconds * 1_000 + 500);
  await openUsers(page);
  await expect(questionOf(page)).toBeVisible(whenOver);
  await questionOf(page)
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

function questionOf(page: Page) {
  return page.getByRole('dialog', { name: 'Sign in again' });
}

async function signInAgain(page: Page): Promise<void> {
  const question = questionOf(page);
  await question.getByLabel('Password', { exact: true }).fill('admin');
  await question.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(question).toHaveCount(0);
}

/** No session is renewed, in any tab, until it is let. */
async function heldRenewals(context: BrowserContext): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route('**/jwt/refresh-token', async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
