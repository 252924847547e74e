import type { Locator, Page } from '@playwright/test';
import type { Person } from './coming-back.ts';
import { expect } from './fixtures.ts';
import { newcomer } from './people.ts';

/** Everybody has tasks of their own: each flow has an account of its own. */
export async function openTodo(page: Page, path = ''): Promise<Person> {
  const person = await newcomer(page);
  await page.goto(`/apps/todo${path}`);
  await expect(rows(page).first()).toBeVisible();
  return person;
}

export function rows(page: Page): Locator {
  return page
    .getByRole('list', { name: /^(My tasks|Today|Assigned to me|Important|Completed|Deleted|High)$/ })
    .getByRole('listitem');
}

export function row(page: Page, title: string): Locator {
  return rows(page).filter({ has: page.getByRole('button', { name: title, exact: true }) });
}

export async function quickAdd(page: Page, line: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Add a task in one line' });
  await box.fill(line);
  await box.press('Enter');
  await expect(box).toHaveValue('');
}
