import type { Page } from '@playwright/test';
import { comeBack, isNew, type Person } from './coming-back.ts';
import { expect, unique, userMenu } from './fixtures.ts';

export function somebody(): Person {
  const username = unique('somebody');
  return { username, email: `${username}@people.test`, password: `password of ${username}` };
}

export async function fillRegistration(page: Page, { username, email, password }: Person): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel(/I .*accept/).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Has an account for a test that changes or ends what belongs to the account. The page that is opened next is signed in. */
export async function newcomer(page: Page): Promise<Person> {
  if (!isNew(page)) throw new Error('A newcomer has a new browser.');
  const person = somebody();
  return comeBack(page, {
    name: 'newcomer',
    person,
    call: '/jwt/register',
    enter: async (first) => void (await register(first, person)),
  });
}

/** Makes an account by the page, which signs it in. */
export async function register(page: Page, person: Person = somebody()): Promise<Person> {
  await page.goto('/register');
  await fillRegistration(page, person);
  await expect(userMenu(page)).toBeVisible();
  return person;
}

export async function signInAs(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await typeCredentials(page, { email, password });
  await expect(userMenu(page)).toBeVisible();
}

export async function typeCredentials(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Once the page has what it asked for: what is still on its way when the session ends is refused. */
export async function signOut(page: Page): Promise<void> {
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
}
