import type { Locator, Page } from '@playwright/test';
import { expect, note, signIn, test } from './fixtures.ts';

test.skip(({ home }) => home === 'browser', 'There no call is lost on its way.');
test.beforeEach(({ problems }) => problems.expect(/^404 GET /));

/** What comes by itself meanwhile, with news from the server, takes the button away: it is pressed while calls still fail. */
async function tryAgain(page: Page, said: Locator, where: RegExp): Promise<void> {
  const again = page.waitForRequest(where);
  await said.getByRole('button', { name: 'Try again' }).click();
  await again;
}

/** Has calls to this place fail, without being tried again, until what it gives is called. */
async function failing(page: Page, where: RegExp): Promise<() => void> {
  let isFailing = true;
  await page.route(where, (route) => (isFailing ? route.fulfill({ status: 404, json: {} }) : route.fallback()));
  return () => {
    isFailing = false;
  };
}

test('numbers about the users that did not come are said not to have come, and are asked for again when one tries', async ({
  page,
}) => {
  const statistics = /\/api\/v1\/users\/statistics/;
  const mend = await failing(page, statistics);
  await signIn(page, 'admin', '/apps/user/list');
  const said = page.getByRole('alert').filter({ hasText: 'This could not be loaded' });
  await expect(said).toBeVisible();
  await tryAgain(page, said, statistics);
  mend();
  await page.reload();
  await expect(page.getByText('Total users')).toBeVisible();
  await expect(said).toBeHidden();
});

test('a card whose figures do not come says so, also when it had some before', async ({ page }) => {
  await signIn(page, 'admin', '/cards/action');
  const card = page.getByRole('region', { name: 'All actions', exact: true });
  const figures = card.getByText('Loaded at');
  await expect(figures).toBeVisible();
  const sales = /\/api\/v1\/figures\/sales/;
  const mend = await failing(page, sales);
  await card.getByRole('button', { name: 'Load “All actions” again' }).click();
  await expect(note(page, 'Something went wrong (404).')).toBeVisible();
  await expect(figures).toBeVisible();
  await page.reload();
  const said = card.getByRole('alert');
  await expect(said).toContainText('This could not be loaded');
  await tryAgain(page, said, sales);
  mend();
  await page.reload();
  await expect(figures).toBeVisible();
  await expect(said).toBeHidden();
});

test('what stands beside the posts is said not to have come, and is asked for again when one tries', async ({
  page,
}) => {
  const surroundings = /\/profile\/data/;
  const mend = await failing(page, surroundings);
  await signIn(page, 'admin', '/pages/profile');
  const side = page.getByRole('complementary', { name: 'Beside the posts' });
  await expect(side.getByRole('alert')).toContainText('This could not be loaded');
  await tryAgain(page, side, surroundings);
  mend();
  await page.reload();
  await expect(side.getByRole('heading', { name: 'Suggested pages' })).toBeVisible();
});
