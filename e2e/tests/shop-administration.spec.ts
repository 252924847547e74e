import { Buffer } from 'node:buffer';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, hold, inBrowserToo, note, signIn, test, undo, unique } from './fixtures.ts';

const productsPath = '/apps/ecommerce/products';

function rows(page: Page, list: string): Locator {
  return page
    .getByRole('grid', { name: list })
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });
}

function productRow(page: Page, name: string): Locator {
  return rows(page, 'Products').filter({ has: page.getByRole('button', { name, exact: true }) });
}

function search(page: Page): Locator {
  return page.getByRole('searchbox');
}

/** A picture as a telephone takes it: larger than anybody looks at it. */
async function largePicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1_600;
    canvas.height = 1_200;
    const drawing = canvas.getContext('2d');
    drawing?.fillRect(100, 100, 900, 700);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

async function addProduct(page: Page, name: string, picture?: Buffer): Promise<void> {
  await page.getByRole('button', { name: 'Add product' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Add a product' });
  await panel.getByLabel('Name').fill(name);
  await panel.getByLabel('Brand').fill('Flow & Sons');
  await panel.getByLabel('Price').fill('129.50');
  await panel.getByLabel('Stock', { exact: true }).fill('4');
  if (picture) {
    const buffer = picture;
    await panel.locator('input[type=file]').setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer });
    await expect(panel.getByRole('img', { name })).toBeVisible();
  }
  await panel.getByRole('button', { name: 'Add product' }).click();
  await expect(note(page, `${name} was added.`)).toBeVisible();
  await expect(panel).toBeHidden();
}

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test(
  'a product gets a picture, is found by its stock after a reload, is changed, deleted and back again',
  inBrowserToo,
  async ({ page }) => {
    const name = unique('Quay Lamp');
    await page.goto(productsPath);
    await addProduct(page, name, await largePicture(page));

    await page.goto(`${productsPath}?stockState=low`);
    await search(page).fill(name);
    await expect(rows(page, 'Products')).toHaveCount(1);
    for (const text of ['Flow & Sons', '$129.50', 'Running low'])
      await expect(productRow(page, name)).toContainText(text);
    const picture = productRow(page, name).locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_000);

    await productRow(page, name).getByRole('button', { name, exact: true }).click();
    const panel = page.getByRole('dialog', { name: `Edit ${name}` });
    await panel.getByLabel('Price').fill('99');
    await panel.getByLabel('Discount').fill('95');
    await panel.getByRole('button', { name: 'Save changes' }).click();
    await expect(panel.getByLabel('Discount')).toHaveAccessibleDescription('Give a whole number of at most 90.');
    await expectAccessible(page);
    await panel.getByLabel('Discount').fill('10');
    await panel.getByRole('button', { name: 'Save changes' }).click();
    await expect(productRow(page, name)).toContainText('$99.00');
    await undo(page, `${name} was saved.`);
    await expect(productRow(page, name)).toContainText('$129.50');

    await productRow(page, name)
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await undo(page, `${name} was deleted.`);
    await expect(productRow(page, name).locator('img')).toBeVisible();
  },
);

test('what is no picture is said so, and nothing is lost', async ({ page }) => {
  await page.goto(productsPath);
  await page.getByRole('button', { name: 'Add product' }).click();
  const panel = page.getByRole('dialog', { name: 'Add a product' });
  await panel.getByLabel('Name').fill('Half a lamp');
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await panel.locator('input[type=file]').setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer });
  await expect(note(page, 'This is no picture that can be shown.')).toBeVisible();
  await expect(panel.getByLabel('Name')).toHaveValue('Half a lamp');
});

test('several products are delivered free at once, are exported, and it is taken back', async ({ page }) => {
  const names = [unique('Bulk Lamp'), unique('Bulk Lamp')];
  await page.goto(productsPath);
  for (const name of names) await addProduct(page, name);
  await search(page).fill('Bulk Lamp');
  for (const name of names) await productRow(page, name).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Deliver free' }).click();
  await expect(note(page, '2 products are delivered free.')).toBeVisible();
  await undo(page, '2 products are delivered free.');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV file' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});

test('an order is paid, shipped with its number and delivered, found by that, and the last step is taken back', async ({
  page,
}) => {
  await page.goto('/apps/ecommerce/order-list?state=pending');
  await search(page).fill('118');
  await page.getByRole('link', { name: '#118' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order 118' })).toBeVisible();
  const step = (name: string) => page.getByRole('button', { name, exact: true });
  const shown = (text: string) => page.getByRole('main').getByText(text, { exact: true }).first();
  await step('Mark as paid').press('Enter');
  await expect(shown('Paid')).toBeVisible();
  await expect(step('Mark as shipped')).toBeFocused();
  await step('Mark as shipped').click();
  const panel = page.getByRole('dialog', { name: 'Ship order 118' });
  await panel.getByLabel('Carrier').fill('Harbour Parcel');
  await panel.getByLabel('Tracking link').fill('http://parcels.example/9');
  await panel.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(panel.getByLabel('Tracking link')).toHaveAccessibleDescription(/begins with https/);
  await panel.getByLabel('Tracking link').fill('https://parcels.example/9');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Mark as shipped' }).press('Enter');
  await expect(shown('Shipped')).toBeVisible();
  await expect(step('Mark as delivered')).toBeFocused();
  await step('Change').click();
  await page.getByRole('dialog').getByLabel('Tracking number').fill('ZX 4711');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Copy the number ZX 4711' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Follow the parcel/ })).toHaveAttribute(
    'href',
    'https://parcels.example/9',
  );
  await expectAccessible(page);
  await step('Mark as delivered').click();
  await expect(shown('Delivered')).toBeVisible();
  await page.reload();
  const timeline = page.getByRole('list', { name: 'Activity' });
  for (const deed of ['Order delivered', 'Tracking changed', 'Order shipped', 'Order paid'])
    await expect(timeline).toContainText(deed);
  await timeline.getByRole('button', { name: 'Undo: Order delivered' }).click();
  await expect(page.getByRole('button', { name: 'Mark as delivered' })).toBeVisible();
  await page.goto('/apps/ecommerce/order-list');
  await search(page).fill('zx4711');
  await expect(rows(page, 'Orders')).toHaveCount(1);
  await expect(page.getByRole('link', { name: '#118' })).toBeVisible();
});

test('a part is given back, never more than was paid, and the order becomes an invoice once', async ({ page }) => {
  await page.goto('/apps/ecommerce/order/116');
  await page.getByRole('button', { name: 'Refund' }).click();
  const panel = page.getByRole('dialog', { name: 'Refund order 116' });
  await panel.getByLabel('Amount').fill('12.50');
  await panel.getByRole('button', { name: 'Refund' }).click();
  await expect(panel.getByLabel('Reason')).toHaveAccessibleDescription(/Fill this in\./);
  await panel.getByLabel('Reason').fill('A scratch on the shade');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Refund' }).click();
  await expect(note(page, '$12.50 of order 116 was refunded.')).toBeVisible();
  await expect(page.getByText('Partly refunded')).toBeVisible();

  await page.getByRole('button', { name: 'Make invoice' }).press('Enter');
  const link = page.getByRole('link', { name: /^Invoice \d+$/ });
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('href', /\/apps\/invoice\/preview\/\d+$/);
  await page.reload();
  await expect(link).toBeVisible();
  await expect(page.getByText('A scratch on the shade').first()).toBeVisible();
  // What was given back before is credited on the invoice, under a number of its own.
  await page.getByRole('link', { name: /^Credit note #\d+$/ }).click();
  await expect(page.getByText('A scratch on the shade').first()).toBeVisible();
  await expect(page).toHaveURL(/\/credit-note\/view\/\d+$/);
});

test.describe('two people', () => {
  test.skip(({ home }) => home === 'browser', 'There, one is alone with the data.');

  test('what one cancels the other sees; what one edits does not move under the hands of the other', async ({
    page,
    somebodyElse,
  }) => {
    const other = await somebodyElse();
    await signIn(other, 'admin', '/apps/ecommerce/order/113');
    await page.goto('/apps/ecommerce/order/113');
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const panel = page.getByRole('dialog', { name: 'Cancel order 113' });
    await panel.getByLabel('Reason').fill('Ordered twice');
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Cancel and refund' }).click();
    await hold(page, 'Order 113 was cancelled, and');
    for (const label of ['Cancelled', 'Refunded'])
      await expect(other.getByText(label, { exact: true }).first()).toBeVisible();
    await undo(page, 'Order 113 was cancelled, and');
    await expect(other.getByRole('button', { name: 'Cancel order' })).toBeVisible();

    await page.getByLabel('New note').fill('Wants it before noon');
    await page.getByRole('button', { name: 'Add note' }).click();
    const noted = other.getByRole('list', { name: 'Internal notes' });
    await expect(noted).toContainText('Wants it before noon');
    await page.getByRole('article').getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Your note').fill('Wants it by ten');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(noted).toContainText('Wants it by ten');
    await expectAccessible(page);
    await page.getByRole('article').getByRole('button', { name: 'Delete' }).click();
    await hold(page, 'The note was deleted.');
    await expect(noted).toBeHidden();
    await undo(page, 'The note was deleted.');
    await expect(noted).toContainText('Wants it by ten');

    const name = unique('Shared Lamp');
    await page.goto(productsPath);
    await addProduct(page, name);
    for (const person of [page, other]) {
      await person.goto(productsPath);
      await search(person).fill(name);
      await productRow(person, name).getByRole('button', { name, exact: true }).click();
    }
    await other.getByLabel('Description').fill('Being typed');
    await page.getByRole('dialog').getByLabel('Stock', { exact: true }).fill('77');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(note(other, 'Somebody has changed this product meanwhile.')).toBeVisible();
    await expect(other.getByLabel('Description')).toHaveValue('Being typed');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(productRow(other, name)).toContainText('77');
  });
});

test('the list of orders is filtered, sorted and opened by who looks after them', async ({ page, problems }) => {
  problems.expect(/^404 GET \/api\/v1\/orders\/999999$/);
  await page.goto('/apps/ecommerce/order-list');
  await page.getByRole('combobox', { name: 'Refund' }).click();
  await page.getByRole('option', { name: /^Refunded [1-9]\d*$/ }).click();
  await expect(page.getByRole('combobox', { name: 'Refund' })).toHaveValue('Refunded');
  await expect(rows(page, 'Orders').first()).toContainText('Refunded');
  await expect(page).toHaveURL(/refundState=whole/);
  await page.getByRole('columnheader', { name: 'Total' }).click();
  await expect(page).toHaveURL(/sortColumn=total/);
  // Where the card of a dashboard leads, what it leaves out is seen and let go of.
  await page.goto('/apps/ecommerce/order-list?status=rejected');
  await expect(page.getByRole('combobox', { name: 'Order progress' })).toHaveValue('Cancelled');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).not.toHaveURL(/status=/);
  await expect(page.getByRole('combobox', { name: 'Order progress' })).toHaveCount(0);
  await page.goto('/apps/ecommerce/order/999999');
  await expect(note(page, 'There is no order 999999')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the list of orders' }).click();
  await expect(rows(page, 'Orders').first()).toBeVisible();
});
