import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, note, signIn, test, unique } from './fixtures.ts';
import { addClientOnTheWay, fillLine, invoiceRow, invoiceRows, openInvoices, shownNumber } from './invoices.ts';
import { chooseOption } from './users.ts';

async function openFields(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Custom fields' }).click();
  const panel = page.getByRole('dialog', { name: 'Custom fields' });
  await expect(panel.getByRole('button', { name: 'Save changes' })).toBeVisible();
  return panel;
}

const fieldsIn = (panel: Locator) => panel.getByRole('group', { name: /^Field \d/ });

/** Other flows may have fields of theirs at the same time. */
async function placeOf(panel: Locator, label: string): Promise<number> {
  const names = fieldsIn(panel).getByLabel('Name');
  const labels = await Promise.all((await names.all()).map((name) => name.inputValue()));
  return labels.indexOf(label);
}

async function save(panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(panel).toBeHidden();
}

async function removeField(page: Page, label: string): Promise<void> {
  const panel = await openFields(page);
  const place = await placeOf(panel, label);
  await panel.getByRole('button', { name: `Remove field ${place + 1}`, exact: true }).click();
  await save(panel);
}

test('a field that the house adds is written on invoices, printed, found, shown in the list, and gone once it is removed', async ({
  page,
}) => {
  const project = unique('Project');
  const value = unique('Pier');
  await signIn(page, 'admin', '/apps/invoice/list');
  await expect(invoiceRows(page).first()).toBeVisible();
  const panel = await openFields(page);
  await panel.getByRole('button', { name: 'Add a field' }).click();
  const field = fieldsIn(panel).last();
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(field.getByLabel('Name')).toHaveAccessibleDescription('Fill this in.');
  await field.getByLabel('Name').fill(project);
  await expectAccessible(page);
  await save(panel);
  await expect(note(page, 'The fields were saved.')).toBeVisible();

  await page.goto('/apps/invoice/add');
  await addClientOnTheWay(page, unique('Oda'));
  await fillLine(page, 1, { item: 'Sails', cost: '100' });
  await page.getByRole('textbox', { name: project }).fill(value);
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'As it will look' });
  await expect(preview).toContainText(`${project}${value}`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const number = await shownNumber(page);
  const sheet = page.getByRole('article', { name: 'The invoice' });
  await expect(sheet).toContainText(`${project}${value}`);
  await page.goto(`/apps/invoice/edit/${number}`);
  await expect(page.getByRole('textbox', { name: project })).toHaveValue(value);

  await openInvoices(page, { q: value });
  await expect(invoiceRows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  const columns = page.getByRole('dialog', { name: 'Columns' });
  await columns.getByRole('checkbox', { name: project }).check();
  await page.keyboard.press('Escape');
  await expect(invoiceRow(page, number)).toContainText(value);
  await removeField(page, project);
  await expect(page.getByRole('columnheader', { name: project })).toBeHidden();
  await page.goto(`/apps/invoice/preview/${number}`);
  await expect(sheet).toContainText('Sails');
  await expect(sheet).not.toContainText(value);
});

test('what a sent invoice says in a field of choices stays when the field is renamed', async ({ page }) => {
  const centre = unique('Centre');
  await signIn(page, 'admin', '/apps/invoice/list');
  const panel = await openFields(page);
  await panel.getByRole('button', { name: 'Add a field' }).click();
  const field = fieldsIn(panel).last();
  await field.getByLabel('Name').fill(centre);
  await chooseOption(page, field.getByRole('combobox', { name: 'Kind' }), 'Choice of a list');
  await field.getByLabel('Choices').fill('Harbour\nLighthouse');
  await save(panel);

  await page.goto('/apps/invoice/add');
  await addClientOnTheWay(page, unique('Oda'));
  await fillLine(page, 1, { item: 'Sails', cost: '100' });
  await chooseOption(page, page.getByRole('combobox', { name: centre }), 'Lighthouse');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const number = await shownNumber(page);
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(note(page, `Invoice #${number} is marked as sent.`)).toBeVisible();

  await openInvoices(page);
  const renaming = await openFields(page);
  const place = await placeOf(renaming, centre);
  await fieldsIn(renaming).nth(place).getByLabel('Name').fill(`${centre} renamed`);
  await save(renaming);
  await page.goto(`/apps/invoice/preview/${number}`);
  const sheet = page.getByRole('article', { name: 'The invoice' });
  await expect(sheet).toContainText(`${centre}Lighthouse`);
  await expect(sheet).not.toContainText('renamed');
  await openInvoices(page);
  await removeField(page, `${centre} renamed`);
});
