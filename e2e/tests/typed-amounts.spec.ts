import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, note, signIn, test } from './fixtures.ts';

/** As people do it, with the keys and the clipboard that they have. */
async function pasteOver(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  await field.press('Tab');
}

test('more than can be given back is not given back, nor a part of it: the field says how much can be', async ({
  page,
}) => {
  await signIn(page, 'admin', '/apps/ecommerce/order/116');
  await page.getByRole('button', { name: 'Refund', exact: true }).first().click();
  const panel = page.getByRole('dialog', { name: 'Refund order 116' });
  const amount = panel.getByLabel('Amount');
  await panel.getByLabel('Reason').fill('A scratch');
  await amount.press('Control+a');
  await amount.pressSequentially('300000');
  await amount.press('Enter');
  await expect(amount).toHaveValue('300000');
  await expect(amount).toHaveAccessibleDescription(/^At most \$[\d,.]+\.$/);
  await expectAccessible(page);
  await amount.fill('-5');
  await amount.press('Enter');
  await expect(amount).toHaveAccessibleDescription('More than $0.00.');
  await amount.fill('12.50');
  const pieces = panel.getByRole('group').getByRole('textbox').first();
  await pieces.fill('5000');
  await panel.getByRole('button', { name: 'Refund' }).click();
  await expect(pieces).toBeFocused();
  await expect(pieces).toHaveAccessibleDescription(/At most \d+\./);
  await expect(note(page, 'was refunded')).toBeHidden();
});

test('amounts are read as the language writes them, typed and pasted, and what could be two is asked about', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'admin', '/apps/invoice/add');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  const cost = page.getByLabel('Preis');
  await cost.fill('1.234,56');
  await cost.press('Tab');
  await expect(cost).toHaveValue('1.234,56');
  await pasteOver(page, cost, '1.234');
  await expect(cost).toHaveValue('1.234,00');
  await pasteOver(page, cost, '1,234.56');
  await expect(cost).toHaveValue('1.234,56');
  await cost.fill('1,234');
  await cost.press('Tab');
  await expect(cost).toHaveValue('1,234');
  await expect(cost).toHaveAccessibleDescription(/1\.234,50/);
});
