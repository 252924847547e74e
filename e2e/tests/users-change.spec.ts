import { expect, note, test, undo } from './fixtures.ts';
import { chooseOption, openUsers, rowAction, searchBox, startWithUser, userRow, userRows } from './users.ts';

test('a user is edited from the list, and the edit undone', async ({ page }) => {
  const { fullName, username } = await startWithUser(page);
  const renamed = `Renamed ${username.slice(-8)}`;
  await rowAction(page, fullName, 'Edit');
  const panel = page.getByRole('dialog', { name: `Edit ${fullName}` });
  await expect(panel.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await panel.getByLabel('Full name').fill(renamed);
  await chooseOption(page, panel.getByRole('combobox', { name: 'Status' }), 'Pending');
  await chooseOption(page, panel.getByRole('combobox', { name: 'Billing' }), 'Manual, cash');
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(panel).toBeHidden();
  await expect(userRow(page, renamed)).toContainText('Pending');
  await expect(userRow(page, renamed)).toContainText('Manual, cash');
  await page.reload();
  await expect(userRow(page, renamed)).toBeVisible();
  await rowAction(page, renamed, 'Edit');
  await page.getByLabel('Full name').fill(`${renamed} again`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await undo(page, `${renamed} again was saved.`);
  await expect(userRow(page, renamed)).toBeVisible();
});

test('whoever edits a user keeps what somebody else does to them meanwhile, and is told of it', async ({
  page,
  context,
}) => {
  const { fullName, username } = await startWithUser(page);
  await rowAction(page, fullName, 'Edit');
  const panel = page.getByRole('dialog', { name: `Edit ${fullName}` });
  await panel.getByLabel('Contact').fill('+351 21 555 0100');
  const second = await context.newPage();
  await openUsers(second, { q: username });
  await rowAction(second, fullName, 'Suspend');
  await expect(note(second, `${fullName} is suspended.`)).toBeVisible();
  await expect(note(page, 'Somebody has changed this user meanwhile.')).toBeVisible();
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(panel).toBeHidden();
  await page.reload();
  await expect(userRow(page, fullName)).toContainText('Suspended');
});

test('a user is deleted and brought back', async ({ page }) => {
  const { fullName, username } = await startWithUser(page);
  await rowAction(page, fullName, 'Delete');
  await expect(note(page, `${fullName} was deleted.`)).toBeVisible();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await searchBox(page).fill('');
  await expect(userRows(page)).toHaveCount(10);

  await searchBox(page).fill(username);
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('a deletion is undone by its button, and the user is the same as before', async ({ page }) => {
  const { fullName, email } = await startWithUser(page);
  await rowAction(page, fullName, 'Delete');
  await undo(page, `${fullName} was deleted.`);
  await expect(userRow(page, fullName)).toContainText(email);
  await page.reload();
  await expect(userRow(page, fullName)).toContainText(email);
});

test('a user is suspended, reactivated, and the suspension undone', async ({ page }) => {
  const { fullName } = await startWithUser(page);
  await rowAction(page, fullName, 'Suspend');
  await expect(note(page, `${fullName} is suspended.`)).toBeVisible();
  await expect(userRow(page, fullName)).toContainText('Suspended');
  await page.reload();
  await expect(userRow(page, fullName)).toContainText('Suspended');
  await rowAction(page, fullName, 'Reactivate');
  await expect(userRow(page, fullName)).toContainText('Active');
  await rowAction(page, fullName, 'Suspend');
  await undo(page, `${fullName} is suspended.`);
  await expect(userRow(page, fullName)).toContainText('Active');
});
