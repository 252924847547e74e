import type { Locator } from '@playwright/test';
import { expect, exportAs, inBrowserToo, note, signIn, test, undo, unique } from './fixtures.ts';
import {
  addClientOnTheWay,
  addInvoice,
  fillLine,
  invoiceAction,
  invoiceRow,
  invoiceRows,
  line,
  openInvoices,
  shownNumber,
} from './invoices.ts';
import { menu } from './shell.ts';

test(
  'an invoice is written, computed while one types, sent, paid in parts and too much, and given back',
  inBrowserToo,
  async ({ page }) => {
    await signIn(page, 'admin', '/apps/invoice/add');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await expect(page.getByRole('combobox', { name: 'Client' })).toHaveAccessibleDescription(/Choose a client/);
    await expect(line(page, 1).getByLabel('Item')).toHaveAccessibleDescription('Fill this in.');

    const name = unique('Odalys');
    await addClientOnTheWay(page, name);

    await fillLine(page, 1, { item: 'Sails', cost: '19.99', quantity: '2.5', discount: '10', tax: '20' });
    await expect(line(page, 1).getByRole('status')).toHaveText('$44.98');
    await page.getByRole('button', { name: 'Add line' }).click();
    await expect(line(page, 2).getByLabel('Item')).toBeFocused();
    await fillLine(page, 2, { item: 'Rope', cost: '100' });
    await page.getByRole('button', { name: 'Add line' }).click();
    await page.getByRole('button', { name: 'Remove line 3' }).click();
    await expect(line(page, 2).getByLabel('Item')).toBeFocused();
    await page.getByRole('button', { name: 'Move line 2 up' }).press('Enter');
    await expect(line(page, 1).getByLabel('Item')).toHaveValue('Rope');
    await expect(line(page, 2).getByLabel('Cost')).toHaveValue('19.99');
    const totals = page.getByLabel('Totals');
    const figures = ['Before discount$149.98', 'Discount-$5.00', 'Subtotal$144.98', 'Tax (20%)$9.00', 'Total$153.98'];
    for (const row of figures) await expect(totals).toContainText(row);
    await page.getByLabel('Issued').fill('March 2, 2026');
    await page.getByLabel('Due').fill('2026-04-01');
    await page.getByLabel('Note', { exact: true }).fill('By boat, please.');
    await page.getByRole('switch', { name: 'Payment stub' }).click();
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'As it will look' });
    for (const text of [
      name,
      'Portugal',
      'By boat, please.',
      'Payable within 30 days, by Apr 1, 2026.',
      'Payment stub',
      ...figures,
    ]) {
      await expect(preview).toContainText(text);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save and send' }).click();
    const number = await shownNumber(page);
    const letter = page.getByRole('dialog', { name: `Send invoice #${number}` });
    await expect(letter.getByRole('textbox', { name: 'To' })).toHaveValue(`${name}@sails.test`);
    await letter.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(note(page, `Invoice #${number} is in the outbox.`)).toBeVisible();
    await expect(letter).toBeHidden();
    await expect(page).not.toHaveURL(/send=/);

    const sheet = page.getByRole('article', { name: 'The invoice' });
    for (const text of [`Invoice #${number}`, 'Mar 2, 2026', name, 'Rope', '10%', '$153.98', 'By boat, please.']) {
      await expect(sheet).toContainText(text);
    }
    await expect(page.getByText('Past due').first()).toBeVisible();
    const pay = async (amount?: string, excess?: string) => {
      await page.getByRole('button', { name: 'Add payment' }).click();
      const payment = page.getByRole('dialog', { name: `Payment on invoice #${number}` });
      if (amount !== undefined) await payment.getByLabel('Amount').fill(amount);
      if (excess !== undefined) await confirmExcess(payment, excess);
      await payment.getByRole('button', { name: /^Add (payment|refund)$/ }).click();
      await expect(payment).toBeHidden();
    };
    await pay('53.98');
    await expect(note(page, `$53.98 was paid on invoice #${number}.`)).toBeVisible();
    await pay('110', '$10.00');
    await expect(sheet).toContainText('Credit$10.00');
    await pay();
    await expect(note(page, `$10.00 was refunded on invoice #${number}.`)).toBeVisible();
    await expect(sheet).toContainText('Balance$0.00');
    await page.getByRole('button', { name: 'Delete the payment of $110.00' }).click();
    await expect(sheet).toContainText('Balance$110.00');
    await undo(page, 'The payment of $110.00 was deleted.');
    await expect(sheet).toContainText('Balance$0.00');
    await page.reload();
    await expect(sheet).toContainText('Balance$0.00');
    const activity = page.getByRole('list', { name: 'Activity' });
    await expect(activity).toContainText('Payments changed');
    await expect(activity).toContainText('Payment of $110.00 removed · ');

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('dialog', { name: `Delete invoice #${number}?` });
    await expect(question).toContainText('$153.98 of it is settled.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(sheet).toBeVisible();
  },
);

/** What is confirmed is this excess and no other. */
async function confirmExcess(payment: Locator, excess: string): Promise<void> {
  const question = payment.getByRole('checkbox', { name: `Take it, though it is ${excess} more than is due` });
  const amount = payment.getByLabel('Amount');
  const given = await amount.inputValue();
  await amount.fill('0');
  await payment.getByRole('button', { name: 'Add payment' }).click();
  await expect(amount).toHaveAccessibleDescription(/^Give an amount above zero\./);
  await amount.fill(given);
  await payment.getByRole('button', { name: 'Add payment' }).click();
  await expect(question).toBeFocused();
  await expect(payment).toContainText('Confirm that it is meant, or give less.');
  await question.check();
  await amount.fill('1000000');
  await expect(payment.getByRole('checkbox')).not.toBeChecked();
  await amount.fill(given);
  await expect(question).toBeChecked();
}

test('the list leads by age, and its invoices are duplicated, sent and deleted, one and many, with a way back', async ({
  page,
}) => {
  await signIn(page);
  const number = await addInvoice(page, 'Charts');
  await openInvoices(page);
  await expect(invoiceRow(page, number)).toContainText('Draft');
  await invoiceAction(page, number, 'Mark as sent');
  await expect(invoiceRow(page, number)).toContainText('Sent');
  await invoiceAction(page, number, 'Delete');
  const question = page.getByRole('dialog', { name: `Delete invoice #${number}?` });
  await expect(question).toContainText('its number is not given again');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();

  const ageing = page.getByRole('region', { name: 'Open invoices by age' });
  const old = ageing.getByRole('link', { name: /^61–90 days past due/ });
  const count = Number(/\.\d\d(\d+) invoice/.exec((await old.textContent()) ?? '')?.[1]);
  await old.click();
  await expect(page).toHaveURL(/age=61-90/);
  await expect(invoiceRows(page)).toHaveCount(count);
  await expect(invoiceRows(page).first()).toContainText('Past due');
  await page.reload();
  await expect(invoiceRows(page)).toHaveCount(count);
  await old.click();
  await expect(page).not.toHaveURL(/age=/);

  await invoiceAction(page, number, 'Duplicate');
  const said = note(page, `Invoice #${number} was duplicated as #`);
  const copy = Number(/as #(\d+)/.exec((await said.textContent()) ?? '')?.[1]);
  await expect(invoiceRow(page, copy)).toContainText('Draft');
  await invoiceAction(page, copy, 'Delete');
  await expect(invoiceRow(page, copy)).toHaveCount(0);
  await undo(page, `Invoice #${copy} was deleted.`);
  await expect(invoiceRow(page, copy)).toBeVisible();

  for (const chosen of [number, copy]) {
    await page.getByRole('checkbox', { name: `Select #${chosen}`, exact: true }).check();
  }
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: 'Delete 2 invoices?' })
    .getByRole('button', { name: 'Delete 2 invoices' })
    .click();
  await expect(invoiceRow(page, number)).toHaveCount(0);
  await undo(page, '2 invoices were deleted.');
  await expect(invoiceRow(page, number)).toBeVisible();
  await expect(invoiceRow(page, copy)).toBeVisible();

  const download = page.waitForEvent('download');
  await exportAs(page, 'CSV file');
  expect((await download).suggestedFilename()).toMatch(/^invoices.*\.csv$/);
  await page.getByRole('searchbox').fill(`${copy}`);
  await expect(invoiceRows(page)).toHaveCount(1);
  const due = await invoiceRow(page, copy)
    .getByText(/^[A-Z][a-z]{2} \d+, \d{4}$/)
    .last()
    .textContent();
  await page.getByRole('searchbox').fill(`${due}`);
  await expect(invoiceRows(page).filter({ hasNotText: `${due}` })).toHaveCount(0);
  await expect(invoiceRow(page, copy)).toBeVisible();
});

test('clients are added and changed, their invoices follow, and who has some cannot be deleted', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/^409 DELETE \/api\/v1\/clients\/\d+$/);
  await signIn(page, 'admin', '/apps/invoice/clients');
  const name = unique('Zephyrine');
  await page.getByRole('button', { name: 'Add client' }).click();
  const panel = page.getByRole('dialog', { name: 'Add a client' });
  await panel.getByLabel('Name').fill(name);
  await panel.getByLabel('E-mail').fill(`${name}@sails.test`);
  await panel.getByLabel('Buyer reference').fill('Quay 7');
  await panel.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  const vatNumber = panel.getByLabel('VAT number');
  await vatNumber.fill('none yet');
  await panel.getByRole('button', { name: 'Add client' }).click();
  await expect(vatNumber).toHaveAccessibleDescription(/digits and plain letters/);
  await vatNumber.fill('PT 123 456 789');
  await panel.getByRole('button', { name: 'Add client' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('searchbox').fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  const act = async (called: string, action: string, where = page) => {
    await where.getByRole('button', { name: `Actions for ${called}`, exact: true }).click();
    await where.getByRole('menuitem', { name: action, exact: true }).click();
  };
  await act(name, 'Write an invoice');
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue(name);
  await expect(page.getByLabel('Buyer reference')).toHaveValue('Quay 7');
  await fillLine(page, 1, { item: 'Compass', cost: '12' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const number = await shownNumber(page);
  await expect(page.getByText('VAT number PT 123 456 789')).toBeVisible();
  await expect(page.getByRole('article', { name: 'The invoice' })).toContainText('Quay 7');
  await page.getByRole('button', { name: 'Send invoice' }).click();
  const sending = page.getByRole('dialog', { name: `Send invoice #${number}` });
  await expect(sending.getByRole('textbox', { name: 'Subject' })).toHaveValue(`Rechnung #${number} von Atrium`);
  await sending.getByRole('button', { name: 'Close' }).click();

  await page.goto(`/apps/invoice/clients?q=${name}`);
  await act(name, 'Edit');
  const editing = page.getByRole('dialog', { name: `Edit ${name}` });
  await editing.getByLabel('Name').fill(`${name} the Second`);
  // What is changed in another tab meanwhile stays.
  const tab = await context.newPage();
  await tab.goto(`/apps/invoice/clients?q=${name}`);
  await act(name, 'Edit', tab);
  const there = tab.getByRole('dialog', { name: `Edit ${name}` });
  await there.getByLabel('Company').fill('Meanwhile & Sons');
  await there.getByRole('button', { name: 'Save changes' }).click();
  await expect(there).toBeHidden();
  await tab.close();
  await editing.getByRole('button', { name: 'Save changes' }).click();
  await expect(editing).toBeHidden();
  await expect(row).toContainText('Meanwhile & Sons');
  await row.getByRole('link', { name: `${name} the Second`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} the Second`);
  await expect(page.getByRole('link', { name: `#${number}` })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Statement of account' })).toContainText('Closing balance');
  await page.goBack();
  await act(`${name} the Second`, 'Delete');
  await expect(note(page, `${name} the Second has invoices. Delete those first.`)).toBeVisible();
  await page.getByRole('link', { name: `Invoices of ${name} the Second` }).click();
  await expect(invoiceRows(page)).toHaveCount(1);
  await expect(invoiceRow(page, number)).toContainText(`${name} the Second`);
  await invoiceAction(page, number, 'Delete');
  await expect(note(page, `Invoice #${number} was deleted.`)).toBeVisible();

  await page.goto(`/apps/invoice/clients?q=${name}`);
  await act(`${name} the Second`, 'Delete');
  await undo(page, `${name} the Second was deleted.`);
  await expect(row).toHaveCount(1);
});

test('what was typed is kept: leaving asks, and saving twice writes once', async ({ page }) => {
  await signIn(page, 'admin', '/apps/invoice/list');
  await page.getByRole('link', { name: 'Add invoice' }).click();
  await expect(page.getByRole('complementary', { name: 'Saving and options' })).toBeVisible();
  const name = unique('Osgood');
  await addClientOnTheWay(page, name);
  await fillLine(page, 1, { item: 'Barometer', cost: '5' });
  // Nobody was chosen by these words: the invoice is not sent for whom was chosen before.
  const client = page.getByRole('combobox', { name: 'Client' });
  await client.fill('heron');
  await expect(page.getByRole('option', { name: 'Clémence Aubertin, Heron Press' })).toBeVisible();
  await client.press('Enter');
  await expect(client).toHaveValue('heron');
  await line(page, 1).getByLabel('Item').focus();
  await expect(client).toHaveValue(name);
  await page.getByRole('link', { name: 'Clients' }).click();
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(line(page, 1).getByLabel('Item')).toHaveValue('Barometer');
  await page.evaluate(() => history.back());
  await expect(question).toBeVisible();
  await page.evaluate(() => history.forward());
  await expect(question).toBeHidden();
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/invoice\/add$/);
  await expect(line(page, 1).getByLabel('Item')).toHaveValue('Barometer');
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  const number = await shownNumber(page);
  await openInvoices(page, { q: name });
  await expect(invoiceRow(page, number)).toContainText('$5.00');
  await expect(invoiceRows(page)).toHaveCount(1);

  await page.goto(`/apps/invoice/edit/${number}`);
  await line(page, 1).getByLabel('Cost').fill('7.5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('article', { name: 'The invoice' })).toContainText('Total$7.50');
  await undo(page, `Invoice #${number} was saved.`);
  await expect(page.getByRole('article', { name: 'The invoice' })).toContainText('Total$5.00');
});

test('the invoice is printed once it is there; a number that no invoice has is told', async ({ page, problems }) => {
  problems.expect(/^404 GET \/api\/invoice\/invoices\/1$/);
  await signIn(page);
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = `${document.querySelector('article')?.textContent?.length}`;
    };
  });
  // One of its own: others come and go meanwhile.
  const number = await addInvoice(page, 'Printed lantern');
  await page.goto(`/apps/invoice/print/${number}`);
  await expect(page.locator('html')).toHaveAttribute('data-printed', /^\d{2,}$/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  for (const place of ['preview', 'edit', 'print']) {
    for (const id of ['1', 'nonsense']) {
      await page.goto(`/apps/invoice/${place}/${id}`);
      await expect(note(page, `There is no invoice ${id}`)).toBeVisible();
    }
  }
  await page.getByRole('link', { name: 'Go to the list of invoices' }).click();
  await expect(invoiceRows(page).first()).toBeVisible();
  await page.goto('/apps/invoice/edit');
  await expect(page).toHaveURL(/\/apps\/invoice\/edit\/\d+$/);
  // Not loaded anew: the dashboard finds what the latest invoice was just asked for, and shows its own.
  await menu(page).getByRole('link', { name: 'Analytics', exact: true }).click();
  const latest = page.getByRole('region', { name: 'Latest invoices' });
  await expect(latest.getByRole('link', { name: /^#\d+$/ }).first()).toBeVisible();
  await page.goto('/apps/invoice/print');
  await expect(page).toHaveURL(/\/apps\/invoice\/print\/\d+$/);
});
