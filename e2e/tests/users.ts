import type { Locator, Page } from '@playwright/test';
import { expect, note, signIn, unique } from './fixtures.ts';

export interface NewUser {
  readonly fullName: string;
  readonly username: string;
  readonly email: string;
}

export function someUser(name = 'Someone'): NewUser {
  const username = unique(name.toLowerCase());
  return { fullName: `${name} ${username.slice(-8)}`, username, email: `${username}@people.test` };
}

export function userGrid(page: Page): Locator {
  return page.getByRole('grid', { name: 'Users' });
}

/** The rows of people, without the head of the table. */
export function userRows(page: Page): Locator {
  return userGrid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });
}

export function userRow(page: Page, fullName: string): Locator {
  return userRows(page).filter({ has: page.getByRole('link', { name: fullName, exact: true }) });
}

export function searchBox(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Search name, e-mail or billing' });
}

/** Opens the list with these parameters and waits for its rows. */
export async function openUsers(page: Page, parameters: Parameters = {}): Promise<void> {
  await page.goto(listAddress(parameters));
  await expect(userRows(page).first()).toBeVisible();
}

/** Signs in and goes on to the list, without loading the app a second time. */
export async function signInAtUsers(page: Page, parameters: Parameters = {}): Promise<void> {
  await signIn(page, 'admin', listAddress(parameters));
  await expect(userRows(page).first()).toBeVisible();
}

type Parameters = Readonly<Record<string, string>>;

function listAddress(parameters: Parameters): string {
  return `/apps/user/list?${new URLSearchParams(parameters)}`;
}

export async function chooseOption(page: Page, field: Locator, option: string): Promise<void> {
  await field.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

export async function fillUser(page: Page, { fullName, username, email }: NewUser): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Add a user' });
  await panel.getByLabel('Full name').fill(fullName);
  await panel.getByLabel('Username').fill(username);
  await panel.getByLabel('E-mail').fill(email);
  await panel.getByLabel('Contact').fill('+49 30 555 0100');
  await panel.getByLabel('Company').fill('Lantern & Quill');
  await panel.getByRole('combobox', { name: 'Country' }).fill('Portu');
  await page.getByRole('option', { name: 'Portugal' }).click();
}

/** Adds a user as an administrator does, from the list that is open, and waits until the server has it. */
export async function addUser(page: Page, user: NewUser): Promise<void> {
  await page.getByRole('button', { name: 'Add user' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Add a user' });
  await fillUser(page, user);
  await panel.getByRole('button', { name: 'Add user' }).click();
  await expect(note(page, `${user.fullName} was added.`)).toBeVisible();
  await expect(panel).toBeHidden();
}

/** Signs in, adds a user of a test's own, and narrows the list to them. */
export async function startWithUser(page: Page, name?: string): Promise<NewUser> {
  const user = someUser(name);
  await signInAtUsers(page);
  await addUser(page, user);
  await searchBox(page).fill(user.username);
  await expect(userRows(page)).toHaveCount(1);
  return user;
}

export async function rowAction(page: Page, fullName: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${fullName}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** What a column shows, from top to bottom; of a person, the name. */
export async function valuesOf(page: Page, column: string): Promise<string[]> {
  await expect(userGrid(page)).toHaveAttribute('aria-busy', 'false');
  const heads = await userGrid(page)
    .getByRole('columnheader')
    .evaluateAll((cells) => cells.map((cell) => cell.querySelector('button')?.textContent));
  return userRows(page).evaluateAll(
    (rows, index) =>
      rows.map((row) => {
        const cell = row.querySelectorAll<HTMLElement>('[role="gridcell"]')[index];
        return (cell?.querySelector('a') ?? cell)?.textContent.trim() ?? '';
      }),
    heads.indexOf(column),
  );
}

/**
 * Deletes the user whose page is open, which leads to the list. The pointer goes out of the way meanwhile: over a row it would ask for that
 * user, whom another test may be deleting.
 */
export async function deleteFromPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.mouse.move(0, 0);
}
