import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, note, signIn, test, undo, unique } from './fixtures.ts';
import { chooseClient, fillLine, invoiceRow, openInvoices, shownNumber } from './invoices.ts';

// The house has one list of currencies, and the first flow begins before there are any.
test.describe.configure({ mode: 'default' });

const currencyOf = (page: Page) => page.getByRole('combobox', { name: 'Currency' });

async function openCurrencies(page: Page) {
  await openInvoices(page);
  await page.getByRole('button', { name: 'Currencies', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Currencies' });
  await expect(panel.getByRole('button', { name: 'Add a currency' })).toBeVisible();
  return panel;
}

test('once a rate is written down, an invoice is written, paid and listed in that currency', async ({
  page,
  home,
  somebodyElse,
}) => {
  await signIn(page);
  const writer = home === 'node' ? await somebodyElse() : null;
  if (writer) {
    await signIn(writer, 'admin', '/apps/invoice/add');
    await expect(writer.getByRole('combobox', { name: 'Accept payments via' })).toBeVisible();
    await expect(currencyOf(writer)).toBeHidden();
  }

  const panel = await openCurrencies(page);
  await panel.getByRole('button', { name: 'Add a currency' }).click();
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(panel.getByText('Give a rate above zero.')).toBeVisible();
  await expectAccessible(page);
  await panel.getByLabel('1 EUR in USD').fill('1.085');
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(note(page, 'The currencies were saved.')).toBeVisible();
  if (writer) await expect(currencyOf(writer)).toHaveValue('USD: US Dollar');

  await page.goto('/apps/invoice/add');
  await chooseClient(page, 'heron', 'Clémence Aubertin, Heron Press');
  await currencyOf(page).click();
  await page.getByRole('option', { name: 'EUR: Euro' }).click();
  await expect(page.getByLabel('1 EUR in USD')).toHaveValue('1.085');
  await fillLine(page, 1, { item: unique('Knots'), cost: '250.50' });
  await expect(page.getByText('Total: $271.79')).toBeVisible();
  await page.getByLabel('1 EUR in USD').fill('1.1');
  await expect(page.getByText('Total: $275.55')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const number = await shownNumber(page);
  await expect(page.getByRole('article')).toContainText('€250.50');
  await expect(page.getByRole('article')).not.toContainText('$');

  await page.getByRole('button', { name: 'Add payment' }).click();
  const payment = page.getByRole('dialog', { name: `Payment on invoice #${number}` });
  await payment.getByLabel('Amount').fill('100.50');
  await expect(payment.getByText('€150.00')).toBeVisible();
  await payment.getByRole('button', { name: 'Add payment' }).click();
  await expect(note(page, `€100.50 was paid on invoice #${number}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(currencyOf(page)).toBeDisabled();
  await expect(currencyOf(page)).toHaveAccessibleDescription('Payments were made in it: it stays.');
  await openInvoices(page, { q: String(number) });
  await expect(invoiceRow(page, number)).toContainText('€250.50');
  await expect(invoiceRow(page, number)).toContainText('€150.00');
});

test('a quote in another currency becomes an invoice in it, and a rate that is taken out comes back with undo', async ({
  page,
}) => {
  await signIn(page);
  const panel = await openCurrencies(page);
  await panel.getByRole('button', { name: 'Add a currency' }).click();
  const added = panel.getByRole('combobox', { name: 'Currency' }).last();
  await added.fill('swiss');
  await page.getByRole('option', { name: 'CHF: Swiss Franc' }).click();
  await panel.getByLabel('1 CHF in USD').fill('1.12');
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(note(page, 'The currencies were saved.')).toBeVisible();

  await page.goto('/apps/invoice/quote/add');
  await chooseClient(page, 'heron', 'Clémence Aubertin, Heron Press');
  await currencyOf(page).click();
  await page.getByRole('option', { name: 'CHF: Swiss Franc' }).click();
  await fillLine(page, 1, { item: 'Sails', cost: '80' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/quote\/view\/\d+$/);
  await expect(page.getByRole('article')).toContainText('CHF\u00a080.00');
  await page.getByRole('button', { name: 'Make an invoice' }).click();
  await shownNumber(page);
  await expect(page.getByRole('article')).toContainText('CHF\u00a080.00');

  await openCurrencies(page);
  await panel.getByRole('button', { name: 'Remove CHF' }).click();
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(panel).toBeHidden();
  await undo(page, 'The currencies were saved.');
  await openCurrencies(page);
  await expect(panel.getByLabel('1 CHF in USD')).toHaveValue('1.12');
  await panel.locator('summary').click();
  await expect(panel.getByText('Exchange rates CHF, Exchange rate: nothing → 1.12').first()).toBeVisible();
});
