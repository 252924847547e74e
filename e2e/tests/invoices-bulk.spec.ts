import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, inBrowserToo, note, signIn, test, unique } from './fixtures.ts';
import {
  addClientOnTheWay,
  addInvoice,
  chooseClient,
  fillLine,
  invoiceAction,
  invoiceRow,
  invoiceRows,
  openInvoices,
  shownNumber,
} from './invoices.ts';
import { addRole, giveRole, inviteAndSignIn } from './roles.ts';
import { addUser, openUsers, someUser } from './users.ts';

/** Two invoices of a client that nobody else has, the later first. */
async function addTwo(page: Page, client: string): Promise<[number, number]> {
  await page.goto('/apps/invoice/add');
  await addClientOnTheWay(page, client);
  await fillLine(page, 1, { item: 'Halyard', cost: '100' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const first = await shownNumber(page);
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await page.waitForURL(({ pathname }) => !pathname.endsWith(`/${first}`));
  return [await shownNumber(page), first];
}

function selectionBar(page: Page): Locator {
  return page.getByRole('toolbar', { name: 'Actions for the selection' });
}

/** The latest with this title: those of other tests, who are the same person, may stand below it. */
function batch(page: Page, title: string): Locator {
  const batches = page.getByRole('list', { name: 'Archives and sendings' }).getByRole('listitem');
  return batches.filter({ hasText: title }).first();
}

test(
  'all invoices that match are downloaded as one archive, which is there for its owner until it is removed',
  inBrowserToo,
  async ({ page }) => {
    const client = unique('sailmaker');
    await signIn(page);
    const [later, first] = await addTwo(page, client);
    await openInvoices(page, { q: client, perPage: '1' });
    await invoiceRow(page, later).getByRole('checkbox').check();
    const bar = selectionBar(page);
    await bar.getByRole('button', { name: 'Select all 2 that match' }).click();
    await expect(bar).toContainText('2 selected');
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      bar.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\d{4}-\d\d-\d\d\.zip$/);
    const archive = await readFile(await download.path());
    for (const number of [later, first]) expect(archive.includes(`invoice-${number} ${client}.pdf`)).toBe(true);
    await expect(bar).toBeHidden();

    await openInvoices(page, { q: client });
    for (const number of [later, first]) await expect(invoiceRow(page, number)).toContainText('Downloaded');
    const made = batch(page, 'Archive of 2 invoices');
    await expectAccessible(page);
    const again = page.waitForEvent('download');
    await made.getByRole('button', { name: 'Save the archive' }).click();
    await again;
    await made.getByRole('button', { name: 'Remove: Archive of 2 invoices' }).click();
    await expect(note(page, 'Removed.')).toBeVisible();
  },
);

test('several invoices are sent, each to its client, once one has said yes', async ({ page }) => {
  const client = unique('chandler');
  await signIn(page);
  const numbers = await addTwo(page, client);
  await openInvoices(page, { q: client });
  await expect(invoiceRows(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = selectionBar(page);
  await bar.getByRole('button', { name: 'Send', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Send 2 invoices?' });
  await expect(question).toContainText('No mail server is set up');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  for (const number of numbers) await expect(invoiceRow(page, number)).toContainText('Draft');
  await bar.getByRole('button', { name: 'Send', exact: true }).click();
  await question.getByRole('button', { name: 'Send 2 invoices' }).click();
  await expect(note(page, '2 invoices are being sent.')).toBeVisible();
  await expect(bar).toBeHidden();
  for (const number of numbers) await expect(invoiceRow(page, number)).toContainText('Sent', { timeout: 30_000 });
  const sent = batch(page, '2 invoices are in the outbox.');
  await expect(sent).toBeVisible();
  await sent.getByRole('button', { name: /^Remove: / }).click();
  await expect(note(page, 'Removed.')).toBeVisible();

  await page.goto('/apps/messages?perPage=100');
  const letters = page.getByRole('row').filter({ hasText: `${client}@sails.test` });
  await expect(letters).toHaveCount(2);
});

test('the menu of a row downloads the PDF of its invoice', async ({ page }) => {
  await signIn(page);
  const number = await addInvoice(page, unique('Fairlead'));
  await openInvoices(page, { q: String(number) });
  const download = page.waitForEvent('download');
  await invoiceAction(page, number, 'Download');
  expect((await download).suggestedFilename()).toBe(`invoice-${number}.pdf`);
  await expect(note(page, `invoice-${number}.pdf was downloaded.`)).toBeVisible();
  await expect(invoiceRow(page, number)).toContainText('Downloaded');
});

test('a quote whose invoice was deleted becomes one again', async ({ page }) => {
  await signIn(page);
  await page.goto('/apps/invoice/quote/add');
  await chooseClient(page, 'heron', 'Clémence Aubertin, Heron Press');
  await fillLine(page, 1, { item: 'Stay', cost: '40' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname.startsWith('/apps/invoice/quote/view/'));
  const quote = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Make an invoice' }).click();
  const first = await shownNumber(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(note(page, `Invoice #${first} was deleted.`)).toBeVisible();
  await page.goto(quote);
  await page.getByRole('button', { name: 'Make an invoice' }).click();
  await page.waitForURL(({ pathname }) => /^\/apps\/invoice\/preview\/\d+$/.test(pathname));
  expect(await shownNumber(page)).not.toBe(first);
});

test('who only reads invoices downloads several, and is led to no page that changes them', async ({
  page,
  somebodyElse,
  home,
}) => {
  test.skip(home === 'browser', 'There, nobody else is at another browser.');
  const role = unique('Auditor');
  const reader = someUser('Reader');
  await signIn(page, 'admin', '/apps/roles');
  await addRole(page, role, ['read invoices']);
  await openUsers(page);
  await addUser(page, reader);
  await giveRole(page, reader, role);
  const person = await somebodyElse();
  await inviteAndSignIn(page, person, reader);
  await expect(person.getByRole('heading', { level: 1 })).toBeVisible();

  await openInvoices(person);
  await invoiceRows(person).first().getByRole('checkbox').check();
  const bar = selectionBar(person);
  await expect(bar.getByRole('button', { name: 'Download' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0);
  const leading = 'a[href*="/edit/"], a[href$="/add"], a[href*="/add?"]';
  for (const place of ['list', 'preview/5003', 'quotes', 'credit-notes', 'series/list', 'clients']) {
    await person.goto(`/apps/invoice/${place}`);
    await expect(person.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(person.locator('.mantine-Skeleton-root')).toHaveCount(0);
    await expect(person.locator(leading)).toHaveCount(0);
  }
});
