import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, note, test, undo } from './fixtures.ts';
import { openTodo, quickAdd, row } from './todo.ts';

const views = (page: Page) => page.getByRole('navigation', { name: 'Views of tasks' });

async function addTag(page: Page, name: string): Promise<void> {
  await views(page).getByRole('button', { name: 'Add a tag' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a tag' });
  await adding.getByLabel('Name').fill(name);
  await adding.getByRole('radio', { name: 'Red' }).check();
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding).toBeHidden();
  await expect(tagLink(page, name)).toBeVisible();
}

function tagLink(page: Page, name: string): Locator {
  return views(page).getByRole('link', { name: new RegExp(`^${name}`) });
}

async function choose(page: Page, name: string, act: string): Promise<void> {
  await views(page)
    .getByRole('button', { name: `Actions for the tag ${name}` })
    .click();
  await page.getByRole('menuitem', { name: act }).click();
}

test('a tag of one’s own is made, given, looked at, renamed and deleted, and comes back', async ({
  page,
  problems,
}) => {
  problems.expect(/409 PATCH/);
  await openTodo(page);
  await addTag(page, 'Old harbour');
  await expectAccessible(page);
  await quickAdd(page, 'Oil the bollards #old harbour tomorrow');
  await expect(row(page, 'Oil the bollards')).toContainText('Old harbour');
  await quickAdd(page, 'Grease the locks');
  await row(page, 'Grease the locks').getByRole('button', { name: 'Grease the locks', exact: true }).click();
  const editing = page.getByRole('dialog', { name: 'Edit the task' });
  await editing.getByRole('group', { name: 'Tags' }).getByText('Old harbour').click();
  await editing.getByRole('button', { name: 'Update' }).click();
  await expect(editing).toBeHidden();
  await expect(row(page, 'Grease the locks')).toContainText('Old harbour');
  await expect(tagLink(page, 'Old harbour')).toHaveText(/2$/);

  await tagLink(page, 'Old harbour').click();
  const tagged = page.getByRole('list', { name: 'Old harbour', exact: true }).getByRole('listitem');
  await expect(tagged).toHaveCount(2);
  await choose(page, 'Old harbour', 'Change name or colour');
  const changing = page.getByRole('dialog', { name: 'Change the tag Old harbour' });
  await changing.getByLabel('Name').fill('High');
  await changing.getByRole('button', { name: 'Save' }).click();
  await expect(changing.getByLabel('Name')).toHaveAccessibleDescription(/There is a tag of this name already/);
  await changing.getByLabel('Name').fill('Port');
  await changing.getByRole('button', { name: 'Save' }).click();
  await expect(changing).toBeHidden();
  const renamed = page.getByRole('list', { name: 'Port', exact: true }).getByRole('listitem');
  await expect(renamed).toHaveCount(2);
  await expect(renamed.first()).toContainText('Port');
  await page.reload();
  await expect(renamed).toHaveCount(2);

  await choose(page, 'Port', 'Delete');
  await expect(page.getByRole('list', { name: 'My tasks' })).toBeVisible();
  await expect(note(page, 'The tag Port was deleted.')).toBeVisible();
  await expect(row(page, 'Grease the locks')).not.toContainText('Port');
  await undo(page, 'The tag Port was deleted.');
  await expect(row(page, 'Grease the locks')).toContainText('Port');
  await expect(tagLink(page, 'Port')).toHaveText(/2$/);
});

test('what is done goes behind what is open, in any order, and is hidden where one wants that', async ({ page }) => {
  await openTodo(page);
  for (const title of ['Aa third', 'Aa second', 'Aa first']) await quickAdd(page, title);
  const titles = page.getByRole('list', { name: 'My tasks' }).locator('[data-task-title]');
  await row(page, 'Aa first').getByRole('checkbox').click();
  await expect(titles.first()).toHaveText('Aa second');
  await page.goto('/apps/todo?sortBy=title-asc');
  await expect(titles.first()).toHaveText('Aa second');
  await expect(row(page, 'Aa first').getByRole('checkbox')).toBeChecked();
  const hide = page.getByRole('button', { name: 'Hide completed' });
  await hide.click();
  await expect(page).toHaveURL(/completed=hide/);
  await expect(row(page, 'Aa first')).toHaveCount(0);
  await row(page, 'Aa second').getByRole('checkbox').click();
  await expect(row(page, 'Aa second')).toHaveCount(0);
  await page.goto('/apps/todo');
  await expect(titles.first()).toHaveText('Aa third');
  await expect(hide).toHaveAttribute('aria-pressed', 'true');
  await hide.click();
  await expect(row(page, 'Aa second').getByRole('checkbox')).toBeChecked();
});
