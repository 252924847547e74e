import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, note } from './fixtures.ts';

export function invoiceGrid(page: Page): Locator {
  return page.getByRole('grid', { name: 'Invoices' });
}

/** The rows of invoices, without the head of the table. */
export function invoiceRows(page: Page): Locator {
  return invoiceGrid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });
}

export function invoiceRow(page: Page, number: number): Locator {
  return invoiceRows(page).filter({ has: page.getByRole('link', { name: `#${number}`, exact: true }) });
}

export async function openInvoices(page: Page, parameters: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.goto(`/apps/invoice/list?${new URLSearchParams(parameters)}`);
  await expect(invoiceRows(page).first()).toBeVisible();
}

export async function invoiceAction(page: Page, number: number, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for #${number}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** The number of the invoice whose page is open. */
export async function shownNumber(page: Page): Promise<number> {
  await page.waitForURL(({ pathname }) => /^\/apps\/invoice\/preview\/\d+$/.test(pathname));
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}

export function line(page: Page, number: number): Locator {
  return page.getByRole('group', { name: `Line ${number}` });
}

interface Written {
  readonly item: string;
  readonly cost: string;
  readonly quantity?: string;
  readonly discount?: string;
  readonly tax?: string;
}

export async function fillLine(page: Page, number: number, { item, ...amounts }: Written): Promise<void> {
  await line(page, number).getByLabel('Item').fill(item);
  for (const [name, value] of Object.entries(amounts)) {
    await line(page, number)
      .getByLabel(new RegExp(`^${name}$`, 'i'))
      .fill(value);
  }
}

export async function chooseClient(page: Page, words: string, client: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Client' });
  await field.fill(words);
  await page.getByRole('option', { name: client }).click();
  await expect.poll(() => field.inputValue()).toContain(client);
}

/** Adds a client from the page on which an invoice is written, who is chosen then. */
export async function addClientOnTheWay(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a client' }).click();
  const panel = page.getByRole('dialog', { name: 'Add a client' });
  await panel.getByLabel('Name').fill(name);
  await panel.getByLabel('E-mail').fill(`${name}@sails.test`);
  await panel.getByRole('combobox', { name: 'Country' }).fill('Portu');
  await page.getByRole('option', { name: 'Portugal' }).click();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Add client' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue(name);
}

/** Writes an invoice of 200 dollars for a client of the sample data, and answers its number. */
export async function addInvoice(page: Page, item: string): Promise<number> {
  await page.goto('/apps/invoice/add');
  await chooseClient(page, 'heron', 'Clémence Aubertin, Heron Press');
  await fillLine(page, 1, { item, cost: '100', quantity: '2' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const number = await shownNumber(page);
  await expect(note(page, `Invoice #${number} was added.`)).toBeVisible();
  return number;
}
