import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, exportAs, inBrowserToo, note, signIn, test, undo, unique } from './fixtures.ts';

const full = (page: Page) => page.getByRole('region', { name: 'With everything' });

async function addRecord(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add record' }).click();
  const panel = page.getByRole('dialog', { name: 'Add an employee' });
  await panel.getByLabel('Name').fill(name);
  await panel.getByLabel('Position').fill('Lamp Fitter');
  await panel.getByLabel('Email').fill(`${name.toLowerCase()}@lanternworks.example`);
  await panel.getByLabel('Started').fill('03/02/2026');
  await expect(panel.getByLabel('Age')).toHaveValue('');
  await panel.getByLabel('Salary').fill('31000');
  await panel.getByLabel('Age').fill('31');
  await panel.getByRole('button', { name: 'Add employee' }).click();
  await expect(note(page, `${name} was added.`)).toBeVisible();
  await expect(panel).toBeHidden();
}

test('A record is added, changed, archived and deleted, each with a way back, and somebody else sees it come', async ({
  page,
  somebodyElse,
  home,
}) => {
  await signIn(page, 'admin', '/datatables/basic');
  const other = home === 'node' ? await somebodyElse() : page;
  if (other !== page) await signIn(other, 'admin', '/datatables/basic');
  const name = unique('Mira');
  await page.getByRole('button', { name: 'Add record' }).click();
  const panel = page.getByRole('dialog', { name: 'Add an employee' });
  await panel.getByRole('button', { name: 'Add employee' }).click();
  await expect(panel.getByText('Give an age from 14 to 100.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await addRecord(page, name);
  const row = full(page).getByRole('row', { name });
  await expect(full(other).getByRole('row', { name })).toBeVisible();

  await row.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: `Edit ${name}` });
  await form.getByLabel('Position').fill('Workshop Lead');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(full(other).getByRole('row', { name })).toContainText('Workshop Lead');
  await expect(form).toBeHidden();
  await full(page).getByRole('button', { name, exact: true }).click();
  const details = page.getByRole('dialog', { name, exact: true });
  await details.locator('summary').click();
  const timeline = details.getByRole('list', { name: 'Activity' });
  await expect(timeline.getByRole('listitem')).toHaveCount(2);
  await expect(timeline.getByRole('listitem').first()).toContainText('Employee changed');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  await row.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(row).toBeHidden();
  await undo(page, `${name} was archived.`);
  await expect(row).toBeVisible();

  await row.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
  await undo(page, `${name} was deleted.`);
  await page.reload();
  await expect(row).toContainText('Workshop Lead');
});

test('All that match are archived at once from the first page, and one undo brings them back', async ({ page }) => {
  await signIn(page, 'admin', '/datatables/basic?q=kestrelmaps&sort=asc');
  const region = full(page);
  await region.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await region.getByRole('button', { name: /^Select all \d+ that match$/ }).click();
  const selected = await region
    .getByRole('toolbar')
    .getByText(/selected$/)
    .textContent();
  const count = Number.parseInt(selected ?? '', 10);
  expect(count).toBeGreaterThan(7);
  // Without one of them it is the page again, and no more.
  const one = region.getByRole('checkbox', { name: /^Select (?!all)/ }).first();
  await one.uncheck();
  await expect(region.getByRole('toolbar').getByText('6 selected', { exact: true })).toBeVisible();
  await one.check();
  await expect(region.getByRole('toolbar').getByText('7 selected', { exact: true })).toBeVisible();
  await region.getByRole('button', { name: /^Select all \d+ that match$/ }).click();
  await region.getByRole('toolbar').getByRole('button', { name: 'Archive' }).click();
  await expect(region.getByText('Nothing matches')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await undo(page, `${count} employees were archived.`);
  await expect(region.getByText(`of ${count}`)).toBeVisible();
});

test('What a table shows is a file, a workbook, paper and the clipboard', inBrowserToo, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'admin', '/datatables/basic?q=okafor&sort=asc');
  const region = full(page);
  await expect(region.getByRole('row', { name: 'Amara Okafor' })).toBeVisible();
  const [csv] = await Promise.all([page.waitForEvent('download'), exportAs(page, 'CSV file', region)]);
  expect(csv.suggestedFilename()).toBe('employees.csv');
  const [head, ...rows] = readFileSync(await csv.path(), 'utf8')
    .replace('\ufeff', '')
    .split('\r\n');
  expect(head).toBe('Name,Position,Email,Started,Salary,Age,Status');
  expect(rows.join('\n')).toContain('Amara Okafor,Glass Blower,amara.okafor@lanternworks.example');
  const [workbook] = await Promise.all([page.waitForEvent('download'), exportAs(page, 'Excel workbook', region)]);
  expect(workbook.suggestedFilename()).toBe('employees.xlsx');
  expect(
    readFileSync(await workbook.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await exportAs(page, 'Copy', region);
  await expect(note(page, /copied/)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')[0]?.split('\t').slice(0, 2)).toEqual(['Name', 'Email']);
  expect(copied).toContain('Amara Okafor Glass Blower\tamara.okafor@lanternworks.example');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await exportAs(page, 'Print', region);
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Add record' })).toBeHidden();
  await expect(page.locator('body > div').getByText('Amara Okafor').last()).toBeVisible();
  const paper = page.locator('body > [aria-hidden="true"] > table');
  await expect(paper).toHaveCount(1);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(paper).toHaveCount(0);
});

test('Several tables of a page keep their own state in the address; rows open up; the words follow the language', async ({
  page,
}) => {
  await signIn(page, 'admin', '/datatables/basic');
  const plain = page.getByRole('region', { name: 'As it comes' });
  await plain.getByRole('button', { name: 'Age', exact: true }).click();
  await page.getByRole('region', { name: 'Rows that open up' }).getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/plain\.sortColumn=age/);
  await expect(page).toHaveURL(/more\.page=2/);
  await page.reload();
  await expect(plain.getByRole('columnheader', { name: 'Age' })).toHaveAttribute('aria-sort', 'ascending');
  const more = page.getByRole('region', { name: 'Rows that open up' });
  const row = more.getByRole('row').nth(1);
  await row.press('Enter');
  await expect(more.getByText('Experience')).toBeVisible();
  await expect(more.getByText('Glass Blower').or(more.getByText('Quality Inspector')).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Language', { exact: true }).selectOption('de');
  await expect(page.getByRole('region', { name: 'In mehreren Sprachen' }).getByText(/^1–7 von \d+$/)).toBeVisible();
});

test('An advanced search is in the address; an import shows its errors first; one scrolls through a hundred thousand rows', async ({
  page,
}) => {
  await signIn(page, 'admin', '/datatables/advance');
  const find = page.getByRole('form', { name: 'Advanced search' });
  const found = page.getByRole('region', { name: 'Advanced search' });
  await find.getByLabel('Position').fill('apprentice');
  await find.getByLabel('City').fill('lo');
  await expect(page).toHaveURL(/find\.city=lo/);
  await page.reload();
  await expect(find.getByLabel('Position')).toHaveValue('apprentice');
  await find.getByLabel('City').fill('');
  await expect(page).not.toHaveURL(/find\.city/);

  // A space at the end stays for the word that comes, and what Back asks again stands in its field again.
  await find.getByLabel('City').fill('lo ');
  await expect(page).toHaveURL(/find\.city=lo(&|$)/);
  await expect(find.getByLabel('City')).toHaveValue('lo ');
  await find.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(find.getByLabel('City')).toHaveValue('');
  await page.goBack();
  await expect(find.getByLabel('City')).toHaveValue('lo');
  await find.getByLabel('City').fill('');
  await expect(page).not.toHaveURL(/find\.city/);
  await expect(found.getByRole('row', { name: /Apprentice/ }).first()).toBeVisible();

  await find.getByLabel('Salary from').fill('40000');
  await find.getByLabel('Salary up to').fill('30000');
  const below = 'This is less than “Salary from”: nothing can match.';
  await expect(find.getByLabel('Salary up to')).toHaveAccessibleDescription(below);
  await find.getByLabel('Salary from').fill('20000');
  await expect(find.getByText(below)).toBeHidden();
  await find.getByLabel('Salary from').fill('');
  await find.getByLabel('Salary up to').fill('');
  await expect(page).not.toHaveURL(/find\.salary/);

  await page.getByRole('button', { name: 'Import' }).click();
  const panel = page.getByRole('dialog', { name: 'Import employees' });
  const name = unique('Ada');
  await panel
    .getByRole('textbox', { name: 'Rows' })
    .fill(
      `Name,Post,E-mail,Started,Salary,Age\n${name},Baker,${name}@rye.example,2026-01-05,100,20\nBad,Baker,bad,,,9`,
    );
  await panel.getByRole('button', { name: 'Check rows' }).click();
  const understood = panel.getByRole('row').filter({ hasText: `${name}@rye.example` });
  await expect(understood).toContainText('Jan 5, 2026');
  await expect(understood).toContainText('$100.00');
  await expect(panel.getByRole('row', { name: /Bad.*Refused/ })).toContainText('Age: Give an age from 14 to 100.');
  await panel.getByRole('checkbox', { name: 'Leave out the row that is refused' }).check();
  await panel.getByRole('button', { name: 'Import 1 employee' }).click();
  await undo(page, '1 added, 0 changed, 1 left out.');

  await page.getByText('100,000 made up').click();
  const table = page.getByRole('grid', { name: 'Made-up rows' });
  await expect(table).toHaveAttribute('aria-rowcount', '100001');
  await table.getByRole('row').nth(1).focus();
  await page.keyboard.press('End');
  await expect(table.getByText('made.up.100000@nowhere.example')).toBeVisible();
  await expect(table.getByRole('row').last()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('toolbar').getByText('1 selected')).toBeVisible();
  await expectAccessible(page);

  await page.getByText('Employees', { exact: true }).last().click();
  const employees = page.getByRole('grid').last();
  await expect(employees.getByText('made.up.')).toHaveCount(0);
  await employees.getByRole('row').nth(1).focus();
  await page.keyboard.press('End');
  await employees.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(employees.getByRole('row').nth(1)).toHaveAttribute('aria-rowindex', '2');
});

test('A field suggests while one types, by keyboard alone', async ({ page }) => {
  await signIn(page, 'admin', '/components/auto-complete');
  const fields = page.getByRole('textbox', { name: 'Title' });
  await fields.first().fill('har');
  await expect(page.getByRole('option')).toHaveCount(4);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(fields.first()).toHaveValue('The Harbour Almanac');
  await page.keyboard.press('Escape');
  await expect(fields.first()).toHaveValue('');
  await fields.first().fill('zzz');
  await expect(page.getByRole('listbox', { name: 'Title' }).getByText('No result')).toBeVisible();
  await page.getByRole('textbox', { name: 'Employee' }).fill('okaf');
  await expect(page.getByRole('option', { name: /Amara Okafor/ })).toBeVisible();
  await expectAccessible(page);
});

test('From the details on to the form and out of it, the focus is where one began', async ({ page }) => {
  await signIn(page, 'admin', '/datatables/basic?q=okafor&sort=asc');
  const name = full(page).getByRole('button', { name: 'Amara Okafor', exact: true });
  await name.press('Enter');
  const details = page.getByRole('dialog', { name: 'Amara Okafor', exact: true });
  await details.getByRole('button', { name: 'Edit' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Edit Amara Okafor' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(name).toBeFocused();
});
