import { expectAccessible } from './accessibility.ts';
import { expect, inBrowserToo, test, userMenu } from './fixtures.ts';
import { fillRegistration, register, signInAs, signOut, somebody } from './people.ts';

test('one registers, is signed in at once, and signs in again with that password', inBrowserToo, async ({ page }) => {
  const person = somebody();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  await expectAccessible(page);
  await fillRegistration(page, person);
  await expect(userMenu(page)).toContainText(person.username);
  await signOut(page);
  await signInAs(page, person);
});

test('whoever came by a link to a page is there once they have an account', async ({ page }) => {
  await page.goto('/apps/todo/important');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await fillRegistration(page, somebody());
  await expect(page).toHaveURL(/\/apps\/todo\/important$/);
});

test('an address and a username that are taken are said at their fields', async ({ page }) => {
  const person = await register(page);
  await signOut(page);
  await page.goto('/register');
  await fillRegistration(page, person);
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription('This email is already in use.');
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('This username is already in use.');
  await expect(page.getByLabel('Username')).toBeFocused();
  await expectAccessible(page);
  await fillRegistration(page, somebody());
  await expect(userMenu(page)).toBeVisible();
});

test('what is missing or wrong is said at each field', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Choose a username.');
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription('Enter your e-mail address.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Enter a password.');
  await expect(page.getByLabel(/I .*accept/)).toHaveAccessibleDescription('Accept this to go on.');
  await page.getByLabel('E-mail address').fill('nonsense');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(/^Enter an e-mail address such as/);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Use at least 8 characters.');
});

test('one finds beside what one accepts where it stands', async ({ page, home }) => {
  test.skip(home === 'browser', 'The demo has no terms: what is typed stays in the browser.');
  await page.goto('/register');
  const accepted = page.getByLabel('I have read and accept: Terms of use · Privacy policy');
  await expect(accepted).not.toBeChecked();
  const terms = page.getByRole('link', { name: 'Terms of use' });
  await expect(terms).toHaveAttribute('href', 'https://example.com/terms');
  await expect(terms).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    'https://example.com/privacy',
  );
  await expectAccessible(page);
});
