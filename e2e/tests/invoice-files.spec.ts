import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, inBrowserToo, note, signIn, test, unique } from './fixtures.ts';

/** The start of what a click downloads, under the name that it has. */
async function downloaded(page: Page, click: () => Promise<void>): Promise<{ name: string; start: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  const content = await readFile(await download.path());
  return { name: download.suggestedFilename(), start: content.subarray(0, 80).toString('latin1') };
}

test(
  'an invoice is sent in the language of its reader, and the outbox keeps the letter with the file',
  inBrowserToo,
  async ({ page }) => {
    await signIn(page, 'admin', '/apps/invoice/preview/5003');
    await page.getByRole('button', { name: 'Send invoice' }).click();
    const panel = page.getByRole('dialog', { name: 'Send invoice #5003' });
    await expect(panel.getByText('No mail server is set up')).toBeVisible();
    await expect(panel.getByText('Invoice attached: invoice-5003.pdf')).toBeVisible();
    const subject = panel.getByRole('textbox', { name: 'Subject' });
    await expect(subject).toHaveValue('Invoice #5003 from Atrium');

    const to = panel.getByRole('textbox', { name: 'To' });
    await to.fill('the harbour');
    await panel.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(panel.getByText('Give an e-mail address')).toBeVisible();
    await expect(to).toBeFocused();
    await expectAccessible(page);

    const recipient = `${unique('office')}@harbour.example`;
    await to.fill(recipient);
    const message = panel.getByRole('textbox', { name: 'Message' });
    await message.fill('Wie besprochen.');
    await panel.getByRole('combobox', { name: 'Language' }).click();
    await page.getByRole('option', { name: 'Deutsch' }).click();
    await expect(subject).toHaveValue('Rechnung #5003 von Atrium');
    await expect(message).toHaveValue('Wie besprochen.');
    await expect(panel.getByText('Invoice attached: Rechnung-5003.pdf')).toBeVisible();
    await panel.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(note(page, 'Invoice #5003 is in the outbox.')).toBeVisible();
    await expect(panel).toBeHidden();

    await page.goto('/apps/messages?perPage=100');
    await page.getByRole('row').filter({ hasText: recipient }).getByRole('link').click();
    const letter = page.getByRole('region', { name: 'Message' });
    await expect(letter).toContainText('Wie besprochen.');
    const file = letter.getByRole('button', { name: 'Download Rechnung-5003.pdf' });
    expect(await downloaded(page, () => file.click())).toEqual({
      name: 'Rechnung-5003.pdf',
      start: expect.stringMatching(/^%PDF-1\.7/),
    });
    await expectAccessible(page);

    // The address of a message opens it beside whatever page of the list.
    const address = new URL(page.url());
    address.searchParams.set('page', '2');
    await page.goto(address.href);
    await expect(letter).toContainText('Wie besprochen.');
  },
);

test('an invoice is downloaded for people and for programs', inBrowserToo, async ({ page }) => {
  await signIn(page, 'admin', '/apps/invoice/preview/5004');
  const download = page.getByRole('button', { name: 'Download', exact: true });
  expect(await downloaded(page, () => download.click())).toEqual({
    name: 'invoice-5004.pdf',
    start: expect.stringMatching(/^%PDF-1\.7/),
  });
  await expect(note(page, 'invoice-5004.pdf was downloaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Other formats' }).click();
  const item = page.getByRole('menuitem', { name: 'E-invoice (XML)' });
  expect(await downloaded(page, () => item.click())).toEqual({
    name: 'invoice-5004.xml',
    start: expect.stringContaining('<rsm:CrossIndustryInvoice'),
  });
});
