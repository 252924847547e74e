import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, note, test } from './fixtures.ts';
import { newcomer } from './people.ts';
import { menu } from './shell.ts';
import { fillUser, searchBox, signInAtUsers, someUser, userRows } from './users.ts';

test.skip(({ home }) => home === 'browser', 'It needs no network.');

test('without a connection a banner says so, what was typed stays, and is sent when it is back', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/^net::ERR_INTERNET_DISCONNECTED/);
  await signInAtUsers(page);
  const user = someUser();
  await page.getByRole('button', { name: 'Add user' }).click();
  const panel = page.getByRole('dialog', { name: 'Add a user' });
  await fillUser(page, user);
  await context.setOffline(true);
  const banner = page.getByText('There is no connection. What you typed stays here until it is back.');
  await expect(banner).toBeVisible();
  await panel.getByRole('button', { name: 'Add user' }).click();
  await expect(panel.getByRole('alert')).toBeVisible();
  await expect(panel.getByLabel('Full name')).toHaveValue(user.fullName);

  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await panel.getByRole('button', { name: 'Add user' }).click();
  await expect(note(page, `${user.fullName} was added.`)).toBeVisible();
  await searchBox(page).fill(user.username);
  await expect(userRows(page)).toHaveCount(1);
});

test('a page of a list that is asked for without a connection comes when it is back', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/^net::ERR_INTERNET_DISCONNECTED/);
  await signInAtUsers(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Next page' }).click();
  const said = page.getByRole('region', { name: 'Users' }).getByRole('alert');
  await expect(said).toContainText('There is no connection.');
  await context.setOffline(false);
  await expect(page.getByText(/^11–20 of/)).toBeVisible();
  await expect(said).toBeHidden();
});

const views = [
  { path: '/apps/todo', link: 'Important', code: '_filter' },
  { path: '/apps/email/inbox', link: 'Company', code: 'label._label' },
] as const;

for (const { path, link, code } of views) {
  test(`a view of ${path} that was not opened before says in its place that there is no connection, and comes when it is back`, async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/^net::ERR_INTERNET_DISCONNECTED/);
    await newcomer(page);
    const loaded = page.waitForResponse((response) => response.url().includes(`/${code}-`));
    await page.goto(path);
    await (await loaded).finished();
    await context.setOffline(true);
    await page.getByRole('link', { name: new RegExp(`^${link}`) }).click();
    const view = page.getByRole('region', { name: link });
    await expect(view.getByRole('alert')).toContainText('There is no connection.');
    await context.setOffline(false);
    await expect(view.getByRole('alert')).toBeHidden();
    await expect(view.getByRole('listitem').first()).toBeVisible();
  });
}

test('a page that was not opened before says that it needs a connection, beside the menu, and comes when there is one', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/^net::ERR_INTERNET_DISCONNECTED/);
  problems.expect(/Failed to fetch/);
  await signInAtUsers(page);
  await context.setOffline(true);
  for (const [link, title] of [
    ['Calendar', 'Calendar'],
    ['To-do', 'To-do'],
  ] as const) {
    await menu(page).getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This page needs a connection' })).toBeVisible();
    if (link === 'Calendar') continue;
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This page needs a connection' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('listitem').first()).toBeVisible();
  }
});

test('parts of a page that were not needed before come when the connection is back, and nothing that was typed goes meanwhile', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/^net::ERR_INTERNET_DISCONNECTED/);
  problems.expect(/Failed to fetch dynamically imported module/);
  await newcomer(page);
  await page.goto('/apps/calendar?date=2031-05-14');
  await page.getByRole('button', { name: 'Add event' }).click();
  const panel = page.getByRole('dialog', { name: 'Add an event' });
  await panel.getByLabel('Title').fill('Tar the ropes');
  await context.setOffline(true);
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel.getByLabel('Title')).toHaveValue('Tar the ropes');
  await context.setOffline(false);
  await expect(page.getByText('There is no connection. What you typed')).toBeHidden();
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(note(page, 'Tar the ropes was added.')).toBeVisible();
  await expect(page.getByRole('grid').getByRole('button', { name: /Tar the ropes/ })).toHaveCount(1);
});

test('a file that is lost on its way is asked for again, and what was typed stays', async ({ page, problems }) => {
  problems.expect(/^net::ERR_FAILED/);
  await newcomer(page);
  await page.goto('/apps/calendar?date=2031-05-14');
  await page.getByRole('button', { name: 'Add event' }).click();
  const panel = page.getByRole('dialog', { name: 'Add an event' });
  await panel.getByLabel('Title').fill('Oil the winch');
  await page.route('**/assets/*.js', (route) => route.abort(), { times: 1 });
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(note(page, 'Oil the winch was added.')).toBeVisible();
  expect(await howLoaded(page)).toBe('navigate');
});

/** What the router says of a page whose file is not there. */
const missingFile = /Cannot read properties of undefined \(reading '(component|loader|choicesFor)'\)/;

test('a page of which a file is lost on its way comes all the same', async ({ page, problems }) => {
  problems.expect(/^net::ERR_FAILED/);
  problems.expect(missingFile);
  await signInAtUsers(page);
  await page.route('**/assets/*.js', (route) => route.abort(), { times: 1 });
  await menu(page).getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
});

test('a page whose files are gone because there is a new build is loaded anew', async ({ page, problems }) => {
  problems.expect(/^404 /);
  problems.expect(missingFile);
  await signInAtUsers(page);
  let isLoadedAnew = false;
  await page.route('**/*', (route) => {
    isLoadedAnew ||= route.request().isNavigationRequest();
    const { pathname } = new URL(route.request().url());
    if (!isLoadedAnew && pathname.startsWith('/assets/')) return route.fulfill({ status: 404 });
    if (!isLoadedAnew && pathname === '/') return route.fulfill({ body: '<script src="/assets/start-newer.js">' });
    return route.continue();
  });
  const loaded = page.waitForEvent('load');
  await menu(page).getByRole('link', { name: 'Calendar', exact: true }).click();
  await loaded;
  expect(await howLoaded(page)).toBe('reload');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
});

function howLoaded(page: Page): Promise<string | undefined> {
  return page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().type)[0]);
}
