import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, hold, note, signIn, test, undo, unique } from './fixtures.ts';
import { chooseOption, rowAction } from './users.ts';

test('a permission is added, found, changed, kept from harm and taken back', async ({ page }) => {
  const name = unique('Ring the bell');
  await signIn(page, 'admin', '/apps/permissions');
  const grid = page.getByRole('grid', { name: 'Permissions' });
  const row = (text: string) => grid.getByRole('row').filter({ hasText: text });
  await page.getByRole('button', { name: 'Add permission' }).click();
  const panel = page.getByRole('dialog', { name: 'Add a permission' });
  await panel.getByRole('button', { name: 'Add permission' }).click();
  await expect(panel.getByLabel('Permission name')).toHaveAccessibleDescription(/Fill this in\.$/);
  await expectAccessible(page);
  await panel.getByLabel('Permission name').fill(name);
  await panel.getByRole('checkbox', { name: 'Manager' }).check();
  await panel.getByRole('button', { name: 'Add permission' }).click();
  await expect(note(page, `${name} was added.`)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search name or date' }).fill(name);
  await expect(page).toHaveURL(/q=Ring/);
  await chooseOption(page, page.getByRole('combobox', { name: 'Assigned to' }), 'Administrator');
  await expect(row(name)).toContainText('Administrator');
  await page.reload();
  await expect(row(name)).toBeVisible();

  await rowAction(page, name, 'Edit');
  const edit = page.getByRole('dialog', { name: `Edit ${name}` });
  await expect(edit.getByText('A new name changes what the permission means')).toBeVisible();
  await edit.getByRole('checkbox', { name: 'Support' }).check();
  await edit.getByRole('checkbox', { name: 'Core permission' }).check();
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await hold(page, `${name} was saved.`);
  await expect(edit).toBeHidden();
  await expect(row(name)).toContainText('Core');
  await expect(row(name)).toContainText('AdministratorManagerSupport');
  await page.getByRole('button', { name: `Actions for ${name}` }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeHidden();
  await page.keyboard.press('Escape');
  await undo(page, `${name} was saved.`);
  await expect(row(name)).not.toContainText('Support');

  await rowAction(page, name, 'Delete');
  await expect(note(page, `${name} was deleted.`)).toBeVisible();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await undo(page, `${name} was deleted.`);
  await row(name).getByRole('link', { name: 'Administrator' }).click();
  await expect(page).toHaveURL(/\/apps\/user\/list\?accessRoleId=1$/);
  await expect(page.getByRole('grid', { name: 'Users' }).getByRole('row').nth(1)).toBeVisible();
});

test('who saves a permission keeps what somebody else changed in other fields of it', async ({ page, context }) => {
  const name = unique('Light the lamp');
  await signIn(page, 'admin', '/apps/permissions');
  await page.getByRole('button', { name: 'Add permission' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a permission' });
  await adding.getByLabel('Permission name').fill(name);
  await adding.getByRole('button', { name: 'Add permission' }).click();
  await expect(adding).toBeHidden();
  const second = await context.newPage();
  await second.goto('/apps/permissions');
  for (const tab of [page, second]) await rowAction(tab, name, 'Edit');
  const panelOf = (tab: Page) => tab.getByRole('dialog', { name: `Edit ${name}` });
  await panelOf(page).getByRole('checkbox', { name: 'Manager' }).check();

  await panelOf(second).getByLabel('Permission name').fill(`${name} at dusk`);
  await panelOf(second).getByRole('button', { name: 'Save changes' }).click();
  await expect(panelOf(second)).toBeHidden();
  await panelOf(page).getByRole('button', { name: 'Save changes' }).click();
  const row = page.getByRole('row').filter({ hasText: `${name} at dusk` });
  await expect(row).toContainText('AdministratorManager');
});
