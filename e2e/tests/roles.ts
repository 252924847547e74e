import type { Locator, Page } from '@playwright/test';
import { expect, note } from './fixtures.ts';
import { linkFor } from './outbox.ts';
import { typeCredentials } from './people.ts';
import { chooseOption, type NewUser } from './users.ts';

export const password = 'a password that I chose';

export function roleCard(page: Page, name: string): Locator {
  return page
    .getByRole('list', { name: 'All roles' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
}

/** Adds a role that allows this, from the page of roles that is open. */
export async function addRole(page: Page, name: string, grants: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add role' }).click();
  const panel = page.getByRole('dialog', { name: 'Add a role' });
  await panel.getByLabel('Role name').fill(name);
  for (const grant of grants) await panel.getByRole('checkbox', { name: grant, exact: true }).check();
  await panel.getByRole('button', { name: 'Add role' }).click();
  await expect(note(page, `${name} was added.`)).toBeVisible();
  await expect(panel).toBeHidden();
}

export async function editRole(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit role: ${name}` }).click();
  const panel = page.getByRole('dialog', { name: `Edit ${name}` });
  await expect(panel).toBeVisible();
  return panel;
}

/** Adds somebody to the role whose panel is open. */
export async function addMember(page: Page, panel: Locator, { fullName, email }: NewUser): Promise<void> {
  await panel.getByRole('combobox', { name: 'Add somebody' }).fill(email);
  await page.getByRole('option', { name: fullName }).click();
  await expect(panel.getByRole('button', { name: `Remove ${fullName}` })).toBeVisible();
}

/** Invites the user whose page is open, and signs them in at a browser of their own. */
export async function inviteAndSignIn(page: Page, somebody: Page, { email }: NewUser): Promise<void> {
  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('Not set yet')).toBeVisible();
  await somebody.goto(await linkFor(page, email, 'reset-password'));
  await somebody.getByLabel('New password').fill(password);
  await somebody.getByLabel('Repeat the password').fill(password);
  await somebody.getByRole('button', { name: 'Set password' }).click();
  await expect(note(somebody, 'Your password is set.')).toBeVisible();
  await somebody.goto('/login');
  await typeCredentials(somebody, { email, password });
}

/** In the form of the user, from the list that they stand in. */
export async function giveRole(page: Page, { fullName }: Pick<NewUser, 'fullName'>, role: string): Promise<void> {
  await page.getByRole('link', { name: fullName }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: `Edit ${fullName}` });
  await chooseOption(page, form.getByRole('combobox', { name: 'Access role' }), role);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(note(page, `${fullName} was saved.`)).toBeVisible();
}
