import { daysAfter } from '@atrium/contract/days';
import { expectAccessible } from './accessibility.ts';
import { expect, inBrowserToo, note, signIn, test, undo, unique } from './fixtures.ts';
import { addInvoice, invoiceRow, openInvoices } from './invoices.ts';

test(
  'what is past due is reminded of by hand, one alone and several at once, and by itself once that is switched on',
  inBrowserToo,
  async ({ page }) => {
    await signIn(page);
    const number = await addInvoice(page, unique('Lantern oil'));
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    const today = new Date().toISOString().slice(0, 10);
    await page.getByLabel('Issued').fill(daysAfter(today, -20));
    await page.getByLabel('Due').fill(daysAfter(today, -6));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Send reminder' })).toBeHidden();
    await page.getByRole('button', { name: 'Mark as sent' }).click();

    await page.getByRole('button', { name: 'Send reminder' }).click();
    const letter = page.getByRole('dialog', { name: `Remind of invoice #${number}` });
    await expect(letter.getByLabel('Subject')).toHaveValue(`Reminder: invoice #${number} from Atrium`);
    await expect(letter.getByLabel('Add a link to the letter')).toBeChecked();
    await letter.getByRole('combobox', { name: 'Language' }).click();
    await page.getByRole('option', { name: 'Deutsch' }).click();
    await expect(letter.getByLabel('Subject')).toHaveValue(`Erinnerung: Rechnung #${number} von Atrium`);
    await letter.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(note(page, `The reminder of invoice #${number} is in the outbox.`)).toBeVisible();
    await expect(page.getByText(/^Reminded once, on /)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Activity' }).getByText('Reminder sent')).toBeVisible();

    await openInvoices(page, { q: String(number) });
    const row = invoiceRow(page, number);
    await expect(row.getByRole('img', { name: /^Reminded once, on / })).toBeVisible();
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Send reminders' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send 1 reminder' }).click();
    await expect(note(page, '1 reminder is in the outbox.')).toBeVisible();
    await expect(row.getByRole('img', { name: /^Reminded 2 times, last on / })).toBeVisible();

    await page.getByRole('button', { name: 'Reminders', exact: true }).click();
    const settings = page.getByRole('dialog', { name: 'Reminders of past-due invoices' });
    await settings.getByRole('switch').click();
    await settings.getByRole('button', { name: 'Remove reminder 3' }).click();
    await settings.getByLabel(/^Reminder 2/).fill('5');
    const leftOut = settings.getByRole('combobox', { name: 'Clients that are left out' });
    const found = page.getByRole('option', { name: 'Clémence Aubertin, Heron Press' });
    await leftOut.fill('heron');
    await expect(found).toBeVisible();
    await leftOut.press('Enter');
    await expect(leftOut).toHaveValue('heron');
    await expect(settings.getByText('Each reminder comes after the one before.')).toBeHidden();
    await found.click();
    await page.keyboard.press('Tab');
    await settings.getByRole('button', { name: 'Save changes' }).click();
    await expect(settings.getByText('Each reminder comes after the one before.')).toBeVisible();
    await expectAccessible(page);
    await settings.getByLabel(/^Reminder 2/).fill('21');
    await settings.getByRole('button', { name: 'Save changes' }).click();
    await expect(settings).toBeHidden();

    await page.goto(`/apps/invoice/preview/${number}`);
    await expect(page.getByText('This client is left out of automatic reminders.')).toBeVisible();
    await openInvoices(page, { q: String(number) });
    await page.getByRole('button', { name: 'Reminders', exact: true }).click();
    await expect(settings.getByLabel(/^Reminder 2/)).toHaveValue('21');
    await settings.getByRole('switch').click();
    await settings.getByRole('button', { name: 'Save changes' }).click();
    await undo(page, 'The reminders were saved.');
    await page.getByRole('button', { name: 'Reminders', exact: true }).click();
    await expect(settings.getByRole('switch')).toBeChecked();
    await settings.getByRole('switch').click();
    await settings.getByRole('button', { name: 'Save changes' }).click();
    await expect(settings).toBeHidden();
  },
);
