import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, note, signIn, test, unique } from './fixtures.ts';
import { addInvoice } from './invoices.ts';

async function speakGerman(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('language', 'de'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
}

test('a file of products says its values in the language of the screen, and is taken back as it is', async ({
  page,
}) => {
  await signIn(page, 'admin', '/apps/ecommerce/products');
  await speakGerman(page);
  const name = unique('Heimkehrer');
  const panel = page.getByRole('dialog', { name: 'Produkte importieren' });
  await page.getByRole('button', { name: 'Importieren' }).click();
  await panel.getByLabel('Zeilen').fill(`Produkt,Marke,Kategorie,Preis,Bestand\n${name},Docht,Beleuchtung,12.50,3`);
  await panel.getByRole('button', { name: 'Zeilen prüfen' }).click();
  await panel.getByRole('button', { name: '1 Produkt importieren' }).click();
  await expect(panel).toBeHidden();

  await page.getByRole('searchbox', { name: 'Produkte nach Namen suchen' }).fill(name);
  await expect(page).toHaveURL(/q=Heimkehrer/);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Beleuchtung');
  await page.getByRole('button', { name: 'Exportieren', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV-Datei' }).click();
  const path = await (await download).path();
  const text = await readFile(path, 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(text).toContain(`${name},Docht,Beleuchtung,12.50,3`);

  await page.getByRole('button', { name: 'Importieren' }).click();
  await panel.locator('input[type=file]').setInputFiles(path);
  await expect(panel.getByLabel('Zeilen')).toHaveValue(new RegExp(name));
  // Without its number a row is a new product: this one names the product by itself.
  await panel.getByRole('button', { name: 'Zeilen prüfen' }).click();
  await expect(panel.getByRole('table', { name: 'Was der Import tut' })).toContainText('Neu');
  await expect(panel.getByRole('button', { name: '1 Produkt importieren' })).toBeEnabled();
});

test('the activity of an invoice names the way of a payment in the language of the screen', async ({ page }) => {
  await signIn(page, 'admin', '/apps/invoice/add');
  const number = await addInvoice(page, unique('Tau'));
  await page.getByRole('button', { name: 'Add payment' }).click();
  const payment = page.getByRole('dialog', { name: `Payment on invoice #${number}` });
  await payment.getByLabel('Amount').fill('50');
  await payment.getByRole('button', { name: 'Add payment' }).click();
  await expect(payment).toBeHidden();
  await expect(note(page, `$50.00 was paid on invoice #${number}.`)).toBeVisible();
  await speakGerman(page);
  const activity = page.getByRole('list', { name: 'Aktivität' });
  await expect(activity).toContainText('hinzugefügt');
  await expect(activity).toContainText('Überweisung');
  await expect(activity).not.toContainText('Bank Transfer');
});

test('users are found by how they pay, in the words of the screen', async ({ page }) => {
  await signIn(page, 'admin', '/apps/user/list');
  await speakGerman(page);
  const search = page.getByRole('main').getByRole('searchbox');
  const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell') });
  for (const words of ['Lastschrift', 'manuell, Kreditkarte']) {
    await search.fill(words);
    await expect(page).toHaveURL(new RegExp(`q=${words.slice(0, 7)}`));
    await expect(rows.first()).toContainText(words, { ignoreCase: true });
  }
});
