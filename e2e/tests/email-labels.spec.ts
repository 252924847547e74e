import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { folder, openMails, row } from './email.ts';
import { expect, hold, note, test, undo } from './fixtures.ts';
import { signInAs } from './people.ts';

const water = 'High water on opening day';
const rye = 'Rye for two hundred people';

function panelOf(page: Page): Locator {
  return page.getByRole('dialog', { name: /^(Add a label|Edit the label)$/ });
}

async function addLabel(page: Page, name: string, color: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a label' }).click();
  const panel = panelOf(page);
  await panel.getByRole('textbox', { name: 'Name' }).fill(name);
  await panel.getByRole('radio', { name: color }).click();
  await panel.getByRole('button', { name: 'Add a label' }).click();
  await expect(note(page, `The label ${name} was added.`)).toBeVisible();
  await expect(panel).toBeHidden();
}

async function choose(page: Page, ...subjects: string[]): Promise<void> {
  for (const subject of subjects) await page.getByRole('checkbox', { name: `Select ${subject}` }).click();
}

/** What the menu of labels has for the chosen mails. */
async function labelItem(page: Page, name: string): Promise<Locator> {
  const actions = page.getByRole('toolbar', { name: 'Actions for the selection' });
  await actions.getByRole('button', { name: 'Labels' }).click();
  return page.getByRole('menuitemcheckbox', { name, exact: true });
}

/** The rows of the view of a label. */
function rowsOf(page: Page, label: string): Locator {
  return page.getByRole('list', { name: label, exact: true }).getByRole('listitem');
}

async function act(page: Page, label: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for the label ${label}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a label of one’s own is added, given to mails, searched, called otherwise, and seen on another device', async ({
  page,
  somebodyElse,
  problems,
}) => {
  problems.expect(/^409 POST \/api\/v1\/mail-labels$/);
  const person = await openMails(page);
  await page.getByRole('button', { name: 'Add a label' }).click();
  const panel = panelOf(page);
  await panel.getByRole('textbox', { name: 'Name' }).fill('company');
  await panel.getByRole('button', { name: 'Add a label' }).click();
  await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/label of this name already/);
  await expectAccessible(page);
  await panel.getByRole('textbox', { name: 'Name' }).fill('The pier');
  await panel.getByRole('radio', { name: 'Cyan' }).click();
  await panel.getByRole('button', { name: 'Add a label' }).click();
  await expect(folder(page, 'The pier')).toBeVisible();
  await expect(panel).toBeHidden();

  await choose(page, water);
  await (await labelItem(page, 'The pier')).click();
  await expect(row(page, water)).toContainText('The pier');
  await choose(page, rye);
  const item = await labelItem(page, 'The pier');
  await expect(item).toHaveAttribute('aria-checked', 'mixed');
  await item.click();
  await expect(row(page, rye)).toContainText('The pier');

  await folder(page, 'The pier').click();
  await expect(page).toHaveURL(/\/apps\/email\/label\/own-\d+$/);
  await expect(rowsOf(page, 'The pier')).toHaveCount(2);
  await expectAccessible(page);
  await folder(page, 'All mail').click();
  await page.getByRole('searchbox', { name: 'Search in All mail' }).fill('label:"the PIER"');
  await expect(page.getByRole('list', { name: 'All mail' }).getByRole('listitem')).toHaveCount(2);

  const other = await somebodyElse();
  await signInAs(other, person);
  await other.goto('/apps/email/inbox');
  await expect(row(other, water)).toContainText('The pier');
  await act(page, 'The pier', 'Name and colour');
  await panel.getByRole('textbox', { name: 'Name' }).fill('Quay');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(row(other, water)).toContainText('Quay');
  await undo(page, 'The label Quay was saved.');
  await expect(row(other, water)).toContainText('The pier');
});

test('a deleted label is off its mails and out of its rules, and one undo brings all of it back', async ({ page }) => {
  await openMails(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await addLabel(page, 'Moorings', 'Green');
  await page.setViewportSize({ width: 1280, height: 800 });
  await choose(page, water, rye);
  await (await labelItem(page, 'Moorings')).click();
  await expect(row(page, rye)).toContainText('Moorings');

  await page.getByRole('button', { name: 'Rules' }).click();
  const rules = page.getByRole('dialog', { name: /^(Rules|Add rule)$/ });
  await rules.getByRole('button', { name: 'Add rule' }).click();
  await rules.getByLabel('Subject contains').fill('mooring');
  await rules.getByRole('checkbox', { name: 'Moorings' }).check();
  await rules.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(rules.getByRole('listitem')).toContainText('Label Moorings');
  await rules.getByRole('button', { name: 'Close' }).click();
  await expect(rules).toBeHidden();

  await folder(page, 'Moorings').click();
  await expect(rowsOf(page, 'Moorings')).toHaveCount(2);
  await act(page, 'Moorings', 'Delete the label');
  await expect(page.getByText('This label is not there any more')).toBeVisible();
  await expect(folder(page, 'Moorings')).toHaveCount(0);
  await hold(page, '1 rule that did nothing else went with it.');
  await expectAccessible(page);
  await undo(page, 'The label Moorings was deleted.');
  await expect(rowsOf(page, 'Moorings')).toHaveCount(2);
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(rules.getByRole('listitem')).toContainText('Label Moorings');
});
