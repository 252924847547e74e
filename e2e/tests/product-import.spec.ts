import { Buffer } from 'node:buffer';
import { expectAccessible } from './accessibility.ts';
import { expect, inBrowserToo, note, signIn, test, undo, unique } from './fixtures.ts';

test(
  'products come from a spreadsheet: rows are checked, mended, imported together, and taken back together',
  inBrowserToo,
  async ({ page }) => {
    await signIn(page, 'admin', '/apps/ecommerce/products');
    await page.getByRole('button', { name: 'Import' }).click();
    const panel = page.getByRole('dialog', { name: 'Import products' });
    await expect(panel).toBeVisible();
    const [one, two] = [unique('Reef lamp'), unique('Cork buoy')];
    const head = 'Name\tBrand\tCategory\tPrice\tStock';
    // Mended in the spreadsheet, the same file is chosen again: the field must not hold it still.
    const chooser = panel.locator('input[type=file]');
    const file = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,Brand\nFrom a file,Wick') };
    await chooser.setInputFiles(file);
    await expect(panel.getByLabel('Rows')).toHaveValue('Name,Brand\nFrom a file,Wick');
    await expect(chooser).toHaveValue('');
    // As Excel writes it where Windows speaks German.
    await chooser.setInputFiles({ ...file, buffer: Buffer.from('Name,Brand\nTürleuchte,Wick', 'latin1') });
    await expect(panel.getByLabel('Rows')).toHaveValue('Name,Brand\nTürleuchte,Wick');
    await panel
      .getByLabel('Rows')
      .fill(`${head}\n${one}\tLantern Works\tlighting\t$1,250.50\t3\n${two}\tWick\tboats\t12\t1`);
    await panel.getByRole('button', { name: 'Check rows' }).click();
    const preview = panel.getByRole('table', { name: 'What the import does' });
    await expect(preview.getByRole('row').filter({ hasText: one })).toContainText('$1,250.50');
    await expect(preview).toContainText('There is no category “boats”. Add it first, or choose another.');
    await expect(panel.getByRole('button', { name: 'Import 1 product' })).toBeDisabled();
    await expectAccessible(page);
    await panel
      .getByLabel('Rows')
      .fill(`${head}\n${one}\tLantern Works\tlighting\t$1,250.50\t3\n${two}\tWick\tnavigation\t12\t1`);
    await panel.getByRole('button', { name: 'Check rows' }).click();
    await panel.getByRole('button', { name: 'Import 2 products' }).click();
    await expect(panel).toBeHidden();
    await expect(note(page, '2 added, 0 changed.')).toBeVisible();
    const rows = page.getByRole('row').filter({ hasText: one });
    await expect(rows).toContainText('$1,250.50');
    await undo(page, '2 added, 0 changed.');
    await expect(rows).toBeHidden();
  },
);

test('a spreadsheet may call its columns as the screen does, and write its amounts so', async ({ page }) => {
  await signIn(page, 'admin', '/apps/ecommerce/products');
  await page.evaluate(() => localStorage.setItem('language', 'de'));
  await page.reload();
  await page.getByRole('button', { name: 'Importieren' }).click();
  const panel = page.getByRole('dialog', { name: 'Produkte importieren' });
  await expect(panel.getByLabel('Zeilen')).toHaveAttribute('placeholder', /^Produkt,Marke,Kategorie,Preis,Bestand\n/);
  const name = unique('Riffleuchte');
  await panel.getByLabel('Zeilen').fill(`Produkt;Marke;Kategorie;Preis;Bestand\n${name};Docht;lighting;1.250,50 €;3`);
  await panel.getByRole('button', { name: 'Zeilen prüfen' }).click();
  await expect(panel.getByRole('table', { name: 'Was der Import tut' })).toContainText(name);
  await panel.getByRole('button', { name: '1 Produkt importieren' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('1.250,50');
});
