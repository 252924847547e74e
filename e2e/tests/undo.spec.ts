import { expect, note, signIn, test, unique } from './fixtures.ts';
import { addRole, editRole, roleCard } from './roles.ts';
import { rowAction, startWithUser, userRow } from './users.ts';

test('what is undone from the search is offered in its toast no more', async ({ page }) => {
  const { fullName } = await startWithUser(page);
  await rowAction(page, fullName, 'Delete');
  const toast = note(page, `${fullName} was deleted.`);
  await expect(toast.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search everything' });
  await expect(box).toBeFocused();
  await box.fill('undo');
  await page.getByRole('option', { name: `Undo: ${fullName} was deleted.` }).click();
  await expect(toast).toBeHidden();
  await expect(note(page, 'Undone.')).toBeVisible();
  await expect(userRow(page, fullName)).toBeVisible();
});

test('what could not be undone without a connection is offered again, in its toast and to the keys', async ({
  page,
  context,
  home,
  problems,
}) => {
  test.skip(home === 'browser', 'It needs no network.');
  problems.expect(/^net::ERR_INTERNET_DISCONNECTED/);
  const { fullName } = await startWithUser(page);
  const toast = note(page, `${fullName} was deleted.`);
  const undoing = toast.getByRole('button', { name: 'Undo' });
  const banner = page.getByText('There is no connection. What you typed stays here until it is back.');
  // The list may say the same above its rows.
  const failed = page.locator('[data-toast]').filter({ hasText: 'Check your network and try again.' });
  await rowAction(page, fullName, 'Delete');
  await expect(undoing).toBeVisible();
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await undoing.click();
  await expect(failed).toBeVisible();
  await expect(undoing).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(userRow(page, fullName)).toBeVisible();
  await expect(toast).toBeHidden();
});

test('the keys take back what a form has sent, also while the lists are on their way that follow from it', async ({
  page,
  home,
}) => {
  test.skip(home === 'browser', 'There, a network cannot be held.');
  const name = unique('Ferry');
  await signIn(page, 'admin', '/apps/roles');
  await addRole(page, name, ['read orders']);
  const panel = await editRole(page, name);
  await panel.getByLabel('Role name').fill(`${name} two`);
  const released = Promise.withResolvers<void>();
  await page.route('**/api/v1/roles', async (route) => {
    await released.promise;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => request.method() === 'GET' && request.url().endsWith('/api/v1/roles'));
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await asked;
  await page.keyboard.press('Control+z');
  released.resolve();
  await expect(note(page, 'Undone.')).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(roleCard(page, name)).toBeVisible();
});

test('what is undone in a panel leaves the focus there, at the name of what stands around it', async ({ page }) => {
  const name = unique('Wind the clock');
  await signIn(page, 'admin', '/apps/permissions');
  await page.getByRole('button', { name: 'Add permission' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a permission' });
  await adding.getByLabel('Permission name').fill(name);
  await adding.getByRole('button', { name: 'Add permission' }).click();
  await expect(adding).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search name or date' }).fill(name);
  const row = page.getByRole('grid', { name: 'Permissions' }).getByRole('row').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  const panel = page.getByRole('dialog', { name: `Edit ${name}` });
  await rowAction(page, name, 'Edit');
  await panel.getByRole('checkbox', { name: 'Manager' }).check();
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(row).toContainText('Manager');
  await expect(panel).toBeHidden();

  await rowAction(page, name, 'Edit');
  const history = panel.locator('summary');
  await history.click();
  const timeline = panel.getByRole('list', { name: 'Activity' });
  await timeline.getByRole('button', { name: 'Undo: Permission changed' }).press('Enter');
  await expect(timeline.getByRole('listitem')).toHaveCount(3);
  await expect(timeline).toContainText('Undone');
  await expect(history).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});
