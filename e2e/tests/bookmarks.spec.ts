import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { folder, rows } from './email.ts';
import { expect, hold, test, undo } from './fixtures.ts';
import { newcomer } from './people.ts';

function bar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Bookmarks' });
}

function names(page: Page): Promise<(string | null)[]> {
  return bar(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
}

async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Bookmarks', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Bookmarks' });
  await expect(panel).toBeVisible();
  return panel;
}

test('pages are found and given a star; the bookmarks are put in order, named, taken away and brought back', async ({
  page,
  context,
}) => {
  await newcomer(page);
  await page.goto('/access-control');
  const panel = await openPanel(page);
  await panel.getByRole('textbox', { name: 'Find a page' }).fill('roles');
  await panel.getByRole('button', { name: 'Bookmark Roles', exact: true }).click();
  await expect(bar(page).getByRole('link', { name: 'Roles', exact: true })).toBeVisible();
  const again = await context.newPage();
  await again.goto('/access-control');
  await expect(bar(again).getByRole('link', { name: 'Roles', exact: true })).toBeVisible();

  await panel.getByRole('textbox', { name: 'Find a page' }).fill('permissions');
  await panel.getByRole('button', { name: 'Bookmark Permissions', exact: true }).click();
  await expect(bar(page).getByRole('link', { name: 'Permissions', exact: true })).toBeVisible();
  await panel.getByRole('textbox', { name: 'Find a page' }).fill('');
  await expectAccessible(page);
  const before = await names(page);
  await panel.getByRole('button', { name: 'Move Permissions (arrow keys)' }).press('ArrowUp');
  await hold(page, 'Bookmarks put in order.');
  await expect.poll(() => names(page)).toEqual([...before.slice(0, -2), 'Permissions', 'Roles']);
  await expect.poll(() => names(again)).toEqual([...before.slice(0, -2), 'Permissions', 'Roles']);
  // A press on a toast does not close the panel.
  await undo(page, 'Bookmarks put in order.');
  await expect.poll(() => names(page)).toEqual(before);

  await panel.getByRole('button', { name: 'Rename Roles' }).click();
  await panel.getByRole('textbox', { name: 'Name of the bookmark' }).fill('Who may what');
  await page.keyboard.press('Enter');
  await expect(bar(page).getByRole('link', { name: 'Who may what' })).toBeVisible();
  const pencil = panel.getByRole('button', { name: 'Rename Who may what' });
  await expect(pencil).toBeFocused();
  await pencil.press('Enter');
  await panel.getByRole('textbox', { name: 'Name of the bookmark' }).fill('Something else');
  await page.keyboard.press('Escape');
  await expect(pencil).toBeFocused();
  await panel.getByRole('button', { name: 'Bookmark Who may what' }).click();
  await expect(bar(page).getByRole('link', { name: 'Who may what' })).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Bookmark Permissions' })).toBeFocused();
  await undo(page, 'Bookmark on Who may what removed.');
  await page.reload();
  await bar(page).getByRole('link', { name: 'Who may what' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
});

test('Enter opens the first page that was found', async ({ page }) => {
  await newcomer(page);
  await page.goto('/access-control');
  const panel = await openPanel(page);
  const find = panel.getByRole('textbox', { name: 'Find a page' });
  await find.press('Enter');
  await find.fill('nothing has this name');
  await find.press('Enter');
  await expect(panel).toBeVisible();
  await find.fill('permissions');
  await expect(panel.getByRole('link', { name: /Permissions/ }).first()).toBeVisible();
  await find.press('Enter');
  await expect(page).toHaveURL(/\/apps\/permissions$/);
  await expect(panel).toBeHidden();
});

test('who leaves while something is being saved is asked, and stays until it is', async ({ page, home }) => {
  test.skip(home === 'browser', 'There, nothing travels that could be held up.');
  await newcomer(page);
  await page.goto('/access-control');
  const panel = await openPanel(page);
  await panel.getByRole('textbox', { name: 'Find a page' }).fill('roles');
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/api/v1/bookmarks', async (route) => {
    if (route.request().method() === 'POST') await arrival;
    await route.continue();
  });
  await panel.getByRole('button', { name: 'Bookmark Roles', exact: true }).click();
  const question = page.waitForEvent('dialog');
  const leaving = page.evaluate(() => location.reload());
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
  arrive();
  await expect(bar(page).getByRole('link', { name: 'Roles', exact: true })).toBeVisible();
  // Now it asks nothing.
  await page.reload();
  await expect(bar(page).getByRole('link', { name: 'Roles', exact: true })).toBeVisible();

  // Nor does it while something is only read.
  const reading = page.waitForRequest('**/api/v1/figures/sales*');
  await page.route('**/api/v1/figures/**', () => {});
  await page.goto('/dashboard/ecommerce', { waitUntil: 'commit' });
  await reading;
  page.once('dialog', (asked) => asked.dismiss());
  await page.goto('/access-control');
});

test('the star knows the mails by the page that the menu has, and each folder and mail by its own name', async ({
  page,
}) => {
  await newcomer(page);
  await page.goto('/apps/email');
  await expect(page).toHaveURL(/\/apps\/email\/inbox$/);
  const star = page.getByRole('button', { name: 'Bookmark this page' });
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await star.click();
  await expect(bar(page).getByRole('link', { name: 'Email', exact: true })).toBeHidden();
  await undo(page, 'Bookmark on Email removed.');
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  await folder(page, 'Sent').click();
  await expect(page).toHaveTitle(/^Sent · /);
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await star.click();
  await expect(bar(page).getByRole('link', { name: 'Sent', exact: true })).toBeVisible();

  await folder(page, 'Inbox').click();
  await rows(page).first().getByRole('link').click();
  const subject = (await page.getByRole('article').getByRole('heading', { level: 2 }).textContent()) ?? '';
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await star.click();
  await expect(bar(page).getByRole('link', { name: subject })).toBeVisible();

  // Its bookmark leads to the very address that it was set on.
  await folder(page, 'Sent').click();
  await expect(page).toHaveTitle(/^Sent · /);
  await bar(page).getByRole('link', { name: subject }).click();
  await expect(page).toHaveURL(/\?mail=\d+$/);
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});

test('the panel says whether it sets the bookmark of the page or takes it away', async ({ page }) => {
  await newcomer(page);
  await page.goto('/access-control');
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Bookmark this page' }).click();
  await expect(bar(page).getByRole('link', { name: 'Access Control', exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Remove this page’s bookmark' }).click();
  await expect(bar(page).getByRole('link', { name: 'Access Control', exact: true })).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Bookmark this page' })).toBeVisible();
});

test('a record and a list as one looks at it have a star in their heading', async ({ page }) => {
  await newcomer(page);
  await page.goto('/apps/user/list?q=lantern');
  const star = page.getByRole('button', { name: 'Bookmark this page' });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/apps/user/view/3');
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  // Until then the heading is of nobody.
  await expect(page.getByRole('region', { name: 'About this user' })).toBeVisible();
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await star.click();
  await expect(bar(page).getByRole('link', { name: name ?? '' })).toBeVisible();
  await bar(page).getByRole('link', { name: 'Users: lantern' }).click();
  await expect(
    page
      .getByRole('searchbox')
      .or(page.getByRole('textbox', { name: /Search/ }))
      .first(),
  ).toHaveValue('lantern');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await star.click();
  await undo(page, 'Bookmark on Users: lantern removed.');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Bookmarks' })).toContainText('Users: lantern');
  await page.keyboard.press('Escape');

  // The way to the apps beside it.
  await page.getByRole('button', { name: 'Go to an app' }).click();
  await page.getByRole('menuitem', { name: 'To-do' }).click();
  await expect(page).toHaveURL(/\/apps\/todo/);
});
