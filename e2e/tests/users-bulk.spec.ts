import { expectAccessible } from './accessibility.ts';
import { expect, test, undo, unique } from './fixtures.ts';
import { addUser, searchBox, signInAtUsers, someUser, userGrid, userRows } from './users.ts';

test('several users are selected, suspended, deleted and brought back together', async ({ page }) => {
  const family = unique('family');
  await signInAtUsers(page);
  for (const name of ['Ada', 'Ben', 'Cleo']) {
    const user = someUser(name);
    await addUser(page, { ...user, fullName: `${name} ${family}` });
  }
  await searchBox(page).fill(family);
  await expect(userRows(page)).toHaveCount(3);

  await page.getByRole('checkbox', { name: `Select Ada ${family}` }).check();
  await page.getByRole('checkbox', { name: `Select Ben ${family}` }).check();
  const bar = page.getByRole('toolbar', { name: 'Actions for the selection' });
  await expect(bar).toContainText('2 selected');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Suspend' }).click();
  await expect(userRows(page).filter({ hasText: 'Suspended' })).toHaveCount(2);
  await undo(page, '2 users are suspended.');
  await expect(userRows(page).filter({ hasText: 'Suspended' })).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(bar).toContainText('3 selected');
  await bar.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete 3 users?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(userRows(page)).toHaveCount(3);
  await bar.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete 3 users' }).click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expect(bar).toBeHidden();
  await undo(page, '3 users were deleted.');
  await expect(userRows(page)).toHaveCount(3);
});

test('Shift selects from one row to another, and a button clears the selection', async ({ page }) => {
  await signInAtUsers(page, { q: '.example' });
  const boxes = userGrid(page).getByRole('checkbox', { name: /^Select (?!all)/ });
  const bar = page.getByRole('toolbar', { name: 'Actions for the selection' });
  await boxes.nth(1).click();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('4 selected');
  await bar.getByRole('button', { name: 'Select the whole page' }).click();
  await expect(bar).toContainText('10 selected');
  await bar.getByRole('button', { name: 'Clear the selection' }).click();
  await expect(bar).toBeHidden();
});
