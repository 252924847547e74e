import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, note, signIn, test, undo, unique } from './fixtures.ts';
import { addClientOnTheWay, chooseClient, fillLine, shownNumber } from './invoices.ts';

test('what a client paid too much on one invoice pays another of theirs', async ({ page }) => {
  await signIn(page, 'admin', '/apps/invoice/add');
  const client = unique('Osric');
  await addClientOnTheWay(page, client);
  const first = await saveWithCost(page, '100');
  await page.getByRole('button', { name: 'Add payment' }).click();
  const payment = page.getByRole('dialog', { name: `Payment on invoice #${first}` });
  await payment.getByLabel('Amount').fill('130');
  await payment.getByRole('checkbox', { name: /\$30\.00 more than is due/ }).check();
  await payment.getByRole('button', { name: 'Add payment' }).click();
  await expect(payment).toBeHidden();

  await page.goto('/apps/invoice/add');
  await chooseClient(page, client, client);
  const second = await saveWithCost(page, '80');
  const sheet = page.getByRole('article', { name: 'The invoice' });
  const credits = page.getByRole('list', { name: 'Credit of this client' });
  await expect(credits).toContainText(`$30.00 is credit of #${first}`);
  await expectAccessible(page);
  const use = credits.getByRole('button', { name: 'Use $30.00' });
  await use.click();
  await expect(sheet).toContainText('Balance$50.00');
  await expect(credits).toHaveCount(0);
  await undo(page, `$30.00 of the credit of invoice #${first} was used for invoice #${second}.`);
  await expect(sheet).toContainText('Total due$80.00');
  await use.click();
  await expect(page.getByText(`$30.00 from the credit of #${first}`)).toBeVisible();
  await expect(credits).toHaveCount(0);
  await page.getByRole('link', { name: `#${first}`, exact: true }).click();
  await expect(page.getByText(`$30.00 of the credit used for #${second}`)).toBeVisible();
  await expect(sheet).toContainText('Balance$0.00');
  await page.getByRole('button', { name: 'Delete the refund of $30.00' }).click();
  await expect(sheet).toContainText('Credit$30.00');
  await page.goto(`/apps/invoice/preview/${second}`);
  await expect(sheet).toContainText('Total due$80.00');
  await expect(use).toBeVisible();
});

async function saveWithCost(page: Page, cost: string): Promise<number> {
  await fillLine(page, 1, { item: 'Sextant', cost });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const number = await shownNumber(page);
  await expect(note(page, `Invoice #${number} was added.`)).toBeVisible();
  return number;
}
