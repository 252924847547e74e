import { expectAccessible } from './accessibility.ts';
import { expect, note, signIn, test, undo, unique } from './fixtures.ts';
import { addClientOnTheWay, fillLine, invoiceRows } from './invoices.ts';

/** A picture of one dot. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('what is set of the firm stands on a new invoice, its logo too, and no longer once that is undone', async ({
  page,
}) => {
  const phone = unique('+47 22 55');
  await signIn(page, 'admin', '/apps/invoice/list');
  await expect(invoiceRows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Invoice settings' }).click();
  const panel = page.getByRole('dialog', { name: 'Invoice settings' });
  const iban = panel.getByLabel('IBAN');
  const written = await iban.inputValue();
  await iban.fill('NO93 8601 1117 974');
  await panel.getByLabel('Telephone').fill(phone);
  await panel.locator('input[type=file]').setInputFiles({ name: 'quay.png', mimeType: 'image/png', buffer: dot });
  await expect(panel.getByRole('button', { name: 'Remove' })).toBeVisible();
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(iban).toHaveAccessibleDescription('This is no IBAN: look for a digit that is wrong or missing.');
  await iban.fill(written);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(panel).toBeHidden();
  await expect(page).not.toHaveURL(/panel=/);
  await expect(note(page, 'The invoice settings were saved.')).toBeVisible();

  await page.getByRole('link', { name: 'Add invoice' }).click();
  await addClientOnTheWay(page, unique('Oda'));
  await fillLine(page, 1, { item: 'Sails', cost: '100' });
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'As it will look' });
  await expect(preview).toContainText(phone);
  await expect(preview.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const sheet = page.getByRole('article', { name: 'The invoice' });
  await expect(sheet).toContainText(phone);
  await expect(sheet.getByRole('img')).toBeVisible();

  // A toast lasts ten seconds; the activity undoes as well.
  await page.goto('/apps/invoice/list?panel=settings');
  await panel.getByLabel('Telephone').fill('');
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await undo(page, 'The invoice settings were saved.');
  await page.goto('/apps/invoice/list?panel=settings');
  await expect(panel.getByLabel('Telephone')).toHaveValue(phone);
  await panel.getByLabel('Telephone').fill('');
  await panel.getByRole('button', { name: 'Remove' }).click();
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(panel).toBeHidden();
});
