import { expect, signIn, test, unique } from './fixtures.ts';
import { addClientOnTheWay, fillLine, invoiceRow, invoiceRows, line, openInvoices, shownNumber } from './invoices.ts';
import { chooseOption } from './users.ts';

test('an invoice without VAT says why, and its rates are there again with it', async ({ page }) => {
  await signIn(page, 'admin', '/apps/invoice/add');
  const name = unique('Ottilie');
  await addClientOnTheWay(page, name);
  await fillLine(page, 1, { item: 'Sails', cost: '100', tax: '20' });
  const totals = page.getByLabel('Totals');
  await expect(totals).toContainText('Total$120.00');
  const options = page.getByRole('complementary', { name: 'Saving and options' });
  const choose = async (treatment: string) => {
    await options.getByRole('combobox', { name: 'Tax' }).click();
    await page.getByRole('option', { name: treatment }).click();
  };
  await choose('Reverse charge');
  await expect(options.getByRole('combobox', { name: 'Tax' })).toHaveAccessibleDescription(
    /Add it to the client first/,
  );
  await choose('Exempt');
  await expect(line(page, 1).getByLabel('Tax')).toBeDisabled();
  await expect(totals).toContainText('Total$100.00');
  const reason = options.getByRole('textbox', { name: 'Reason for the exemption' });
  await expect(reason).toHaveValue(/small enterprises/);
  await reason.fill('A school of sailing.');
  await choose('Standard rates');
  await expect(totals).toContainText('Total$120.00');
  await choose('Exempt');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await shownNumber(page);
  await expect(page.getByRole('article', { name: 'The invoice' })).toContainText('Tax A school of sailing.');
});

test('the list shows the invoices of one tax treatment, as its address and a saved view say it', async ({ page }) => {
  await signIn(page, 'admin', '/apps/invoice/add');
  const name = unique('Ondine');
  await addClientOnTheWay(page, name);
  await fillLine(page, 1, { item: 'Tiller', cost: '100' });
  const options = page.getByRole('complementary', { name: 'Saving and options' });
  await options.getByRole('combobox', { name: 'Tax' }).click();
  await page.getByRole('option', { name: 'Exempt' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const exempt = await shownNumber(page);
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await page.waitForURL(({ pathname }) => !pathname.endsWith(`/${exempt}`));
  const taxed = await shownNumber(page);
  await page.goto(`/apps/invoice/edit/${taxed}`);
  await options.getByRole('combobox', { name: 'Tax' }).click();
  await page.getByRole('option', { name: 'Standard rates' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await shownNumber(page);

  await openInvoices(page, { q: name });
  await expect(invoiceRows(page)).toHaveCount(2);
  await chooseOption(page, page.getByRole('combobox', { name: 'Tax', exact: true }), 'Exempt');
  await expect(invoiceRows(page)).toHaveCount(1);
  await expect(invoiceRow(page, exempt)).toBeVisible();
  await expect(page).toHaveURL(/taxTreatment=exempt/);
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('textbox', { name: 'Name for this view' }).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`The view “${name}” was saved.`)).toBeVisible();
  await page.reload();
  await expect(invoiceRows(page)).toHaveCount(1);
  await expect(invoiceRow(page, exempt)).toBeVisible();

  await openInvoices(page, { q: name, taxTreatment: 'standard' });
  await expect(invoiceRows(page)).toHaveCount(1);
  await expect(invoiceRow(page, taxed)).toBeVisible();
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page).toHaveURL(/taxTreatment=exempt/);
  await expect(invoiceRow(page, exempt)).toBeVisible();
});
