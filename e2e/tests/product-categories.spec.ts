import { expectAccessible } from './accessibility.ts';
import { expect, note, signIn, test, undo, unique } from './fixtures.ts';

test('a category is added on the way to a product, called otherwise, and deleted with its product moved', async ({
  page,
}) => {
  const [product, first, later] = [unique('Marlinspike'), unique('Rigging'), unique('Ropes')];
  await signIn(page, 'admin', '/apps/ecommerce/products');
  await page.getByRole('button', { name: 'Add product' }).click();
  const form = page.getByRole('dialog', { name: 'Add a product' });
  await form.getByLabel('Name', { exact: false }).first().fill(product);
  await form.getByLabel('Brand').fill('Northquay Chandlery');
  await form.getByRole('button', { name: 'Add category' }).click();
  await form.getByLabel('Name of the new category').fill(first);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('combobox', { name: 'Category' })).toHaveValue(first);
  await form.getByRole('button', { name: 'Add product' }).click();
  await expect(form).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: product });
  await expect(row).toContainText(first);

  await page.getByRole('button', { name: 'Categories' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('listitem').filter({ hasText: first })).toContainText('1 product');
  await expectAccessible(page);
  await panel.getByRole('button', { name: `Actions for the category ${first}` }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await panel.getByLabel('Name').fill(later);
  await page.keyboard.press('Enter');
  await expect(row).toContainText(later);

  await panel.getByRole('button', { name: `Actions for the category ${later}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await panel.getByRole('combobox', { name: 'Move to' }).click();
  await page.getByRole('option', { name: 'Bakery' }).click();
  await panel.getByRole('button', { name: 'Move and delete' }).click();
  const said = `The category ${later} was deleted; 1 product was moved.`;
  await expect(note(page, said)).toBeVisible();
  await expect(row).toContainText('Bakery');
  await undo(page, said);
  await expect(row).toContainText(later);
});
