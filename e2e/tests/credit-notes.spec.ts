import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, note, signIn, test, undo, unique } from './fixtures.ts';
import { addInvoice } from './invoices.ts';

/** Writes an invoice of $200, two at $100, that went out on paper. */
async function addSentInvoice(page: Page): Promise<number> {
  const number = await addInvoice(page, 'Sextant');
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(note(page, `Invoice #${number} is marked as sent.`)).toBeVisible();
  return number;
}

async function openForm(page: Page, number: number) {
  await page.getByRole('button', { name: 'Credit note', exact: true }).click();
  const panel = page.getByRole('dialog', { name: `Credit invoice #${number}` });
  await expect(panel.getByText('All that is left')).toBeVisible();
  return panel;
}

test('one of two is credited, then the rest, and the invoice follows', async ({ page }) => {
  await signIn(page, 'admin');
  const number = await addSentInvoice(page);
  const sheet = page.getByRole('article', { name: 'The invoice' });
  const panel = await openForm(page, number);
  await expect(panel.getByRole('status')).toContainText('Credited with tax$200.00');
  await panel.getByText('Quantities', { exact: true }).click();
  await panel.getByRole('button', { name: 'Add credit note' }).click();
  await expect(panel.getByText('Credit at least one line.')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Quantity of Sextant' }).fill('1');
  await expect(panel.getByRole('status')).toContainText('Balance then$100.00');
  const reason = unique('Came back');
  await panel.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Add credit note' }).click();
  await expect(panel).toBeHidden();
  await expect(sheet).toContainText('Credited$100.00');
  await expect(sheet).toContainText('Balance$100.00');
  // What is corrected stays.
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
  await expect(page.getByText(reason)).toBeVisible();

  await page.getByRole('link', { name: /^Credit note #\d+$/ }).click();
  await page.waitForURL(/\/credit-note\/view\/\d+/);
  const credit = page.getByRole('article', { name: 'Credit note' });
  await expect(credit).toContainText(`Invoice#${number}`);
  await expect(credit).toContainText(reason);
  await expect(credit).toContainText('Total credited$100.00');
  await expectAccessible(page);
  await page.getByRole('link', { name: `Open invoice #${number}` }).click();

  const rest = await openForm(page, number);
  await expect(rest.getByRole('status')).toContainText('Credited with tax$100.00');
  await rest.getByRole('button', { name: 'Add credit note' }).click();
  await expect(rest).toBeHidden();
  await expect(sheet).toContainText('Balance$0.00');
  await expect(page.getByRole('button', { name: 'Credit note', exact: true })).toHaveCount(0);

  await page.goto(`/apps/invoice/edit/${number}`);
  await expect(page.getByText('An invoice with a credit note cannot be deleted')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Client' })).toBeDisabled();
  await expect(page.getByRole('group', { name: 'Line 1' }).getByLabel('Item')).toBeDisabled();
});

test('a credit note is taken back until it was sent, and the letter has its file', async ({ page }) => {
  await signIn(page, 'admin');
  const number = await addSentInvoice(page);
  const sheet = page.getByRole('article', { name: 'The invoice' });
  const panel = await openForm(page, number);
  await panel.getByText('Amounts', { exact: true }).click();
  await panel.getByRole('textbox', { name: 'Amount of Sextant' }).fill('30');
  await panel.getByRole('button', { name: 'Add credit note' }).click();
  await expect(sheet).toContainText('Balance$170.00');
  const link = page.getByRole('link', { name: /^Credit note #\d+$/ });
  const name = (await link.textContent()) ?? '';
  await link.click();
  await page.waitForURL(/\/credit-note\/view\/\d+/);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(sheet).toContainText('Total due$200.00');
  await undo(page, `${name} was deleted.`);
  await expect(sheet).toContainText('Balance$170.00');

  await link.click();
  await page.waitForURL(/\/credit-note\/view\/\d+/);
  await page.getByRole('button', { name: 'Send credit note' }).click();
  const letter = page.getByRole('dialog', { name: `Send ${name.replace('Credit', 'credit')}` });
  await expect(letter.getByRole('textbox', { name: 'Subject' })).toHaveValue(`${name} from Atrium`);
  await letter.getByRole('textbox', { name: 'To' }).fill(`${unique('office')}@heron.example`);
  await letter.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(note(page, `${name} is in the outbox.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
});

test('credit notes have a list of their own, and are found from everywhere', async ({ page }) => {
  await signIn(page, 'admin', '/apps/invoice/credit-notes?q=3001');
  const rows = page.getByRole('grid', { name: 'Credit notes' }).getByRole('row');
  const sent = rows.filter({ hasText: '#3001' });
  await expect(sent).toContainText('Sent');
  await expect(sent.getByRole('link', { name: '#5012' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/apps/invoice/credit-notes?state=draft&q=3002');
  await expect(rows.filter({ hasText: '#3002' })).toContainText('Draft');
  await expect(sent).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everything' }).fill('credit note 3001');
  await page.getByRole('option', { name: /#3001/ }).first().click();
  await page.waitForURL(/\/credit-note\/view\/3001/);
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Credit notes' }).click();
  await page.waitForURL(/\/apps\/invoice\/credit-notes/);
});
