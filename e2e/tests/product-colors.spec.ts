import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, note, test, undo, unique } from './fixtures.ts';
import { newcomer } from './people.ts';

const productsPath = '/apps/ecommerce/products';

function productRow(page: Page, name: string): Locator {
  return page
    .getByRole('grid', { name: 'Products' })
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name, exact: true }) });
}

async function addInColors(page: Page, name: string): Promise<void> {
  await page.goto(productsPath);
  await page.getByRole('button', { name: 'Add product' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Add a product' });
  await panel.getByLabel('Name').fill(name);
  await panel.getByLabel('Brand').fill('Flow & Sons');
  await panel.getByLabel('Price').fill('12.50');
  await panel.getByLabel('Stock', { exact: true }).fill('3');
  await panel.getByRole('switch', { name: 'Stock by colour' }).press('Space');
  await expect(panel.getByLabel('Stock: Harbour blue')).toHaveValue('3');
  for (const color of ['Sea green', 'Amber', 'Sky blue']) await panel.getByRole('checkbox', { name: color }).uncheck();
  await panel.getByLabel('Article number: Harbour blue').fill('FL HB');
  await panel.getByRole('button', { name: 'Add product' }).click();
  await expect(panel.getByLabel('Article number: Harbour blue')).toHaveAccessibleDescription(/letters, digits/);
  await expectAccessible(page);
  await panel.getByLabel('Article number: Harbour blue').fill('FL-HB');
  await panel.getByRole('button', { name: 'Add product' }).click();
  await expect(note(page, `${name} was added.`)).toBeVisible();
}

async function openInList(page: Page, name: string): Promise<Locator> {
  await page.goto(`${productsPath}?q=${encodeURIComponent(name)}`);
  await productRow(page, name).getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name: `Edit ${name}` });
}

test('a product has a stock for each colour, is bought in one that there is, and the cart says when there is too little of it', async ({
  page,
  context,
}) => {
  await newcomer(page);
  const name = unique('Painted Lamp');
  await page.setViewportSize({ width: 390, height: 800 });
  await addInColors(page, name);
  await page.setViewportSize({ width: 1_280, height: 800 });

  await page.goto(`/apps/ecommerce/shop?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('article', { name })).toContainText('Sold out (Signal red)');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('3 left (Harbour blue)')).toBeVisible();
  await expect(page.getByText('Article number: FL-HB')).toBeVisible();
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(2);
  await page.getByRole('radio', { name: 'Signal red (Sold out)' }).check();
  await expect(page.getByText('Choose another colour, or put it on your wishlist')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sold out (Signal red)' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Harbour blue' }).check();
  await page.getByRole('button', { name: `Add to cart: ${name}` }).click();
  await expect(page.getByRole('link', { name: `View in cart: ${name}` })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Signal red (Sold out)' })).toBeDisabled();

  await page.goto('/apps/ecommerce/checkout');
  const quantity = page.getByRole('spinbutton', { name: `Quantity: ${name}` });
  await quantity.fill('3');
  await expect(note(page, `${name}: 3 pieces in the cart.`)).toBeVisible();

  const other = await context.newPage();
  const panel = await openInList(other, name);
  await panel.getByLabel('Stock: Harbour blue').fill('2');
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(note(other, `${name} was saved.`)).toBeVisible();
  await expect(page.getByText('2 left (Harbour blue)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue to address' })).toBeDisabled();
  await undo(other, `${name} was saved.`);
  await expect(page.getByText('2 left (Harbour blue)')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Continue to address' })).toBeEnabled();
});

test('a colour that goes says how many pieces go with it, and comes back with them', async ({ page }) => {
  await newcomer(page);
  const name = unique('Dipped Lamp');
  await addInColors(page, name);
  await page.goto(`${productsPath}?q=${encodeURIComponent(name)}`);
  await expect(productRow(page, name)).toContainText('Sold out: Signal red');
  await productRow(page, name).getByRole('button', { name, exact: true }).click();
  const panel = page.getByRole('dialog', { name: `Edit ${name}` });
  await panel.getByRole('checkbox', { name: 'Harbour blue' }).uncheck();
  await expect(panel.getByText('Harbour blue goes, and its pieces leave the stock: 3.')).toBeVisible();
  await expect(panel.getByRole('checkbox', { name: 'Signal red' })).toBeDisabled();
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(productRow(page, name)).not.toContainText('Running low');
  await undo(page, `${name} was saved.`);
  await expect(productRow(page, name)).toContainText('Running low');
});
