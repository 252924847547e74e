import { expectAccessible } from './accessibility.ts';
import { expect, inBrowserToo, signIn, test, unique, userMenu } from './fixtures.ts';

test('one signs in by typing, and again after a reload one still is', inBrowserToo, async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('E-mail address').fill('admin@demo.com');
  await page.getByLabel('Password', { exact: true }).fill('admin');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('eCommerce');
  await expect(page).toHaveURL(/\/dashboard\/ecommerce$/);
  await page.reload();
  await expect(userMenu(page)).toBeVisible();
});

test('one signs in with a click on a demo account', async ({ page }) => {
  await signIn(page, 'admin');
  await expect(page).toHaveURL(/\/apps\/user\/list/);
});

test('a wrong password is said to be wrong, and what was typed stays', async ({ page, problems }) => {
  problems.expect(/^400 POST \/jwt\/login$/);
  const email = `${unique('nobody')}@example.com`;
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Email or Password is Invalid');
  await expect(page.getByLabel('E-mail address')).toHaveValue(email);
  await expectAccessible(page);
});

test('an empty form says what is missing, at each field', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription('Enter your e-mail address.');
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Enter a password.');
});

test('a password is shown and hidden by its button', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  const toggle = page.getByRole('button', { name: 'Show the password' });
  await password.fill('secret');
  await toggle.click();
  await expect(password).toHaveAttribute('type', 'text');
  await toggle.click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('a client lands on access control and sees only what a client may', async ({ page }) => {
  await signIn(page, 'client');
  await expect(page).toHaveURL(/\/access-control$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Access Control' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Access Control' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Account Settings' })).toBeVisible();
  await expect(menu.getByText('List', { exact: true })).toHaveCount(0);
  await expect(menu.getByText('Activity')).toHaveCount(0);
  await expect(menu.getByText('Outbox')).toHaveCount(0);
  await expectAccessible(page);
});

test('a client who asks for the users is told that this page is not theirs', async ({ page }) => {
  await signIn(page, 'client');
  for (const address of ['/apps/user/list', '/apps/user/view/1', '/apps/changes', '/apps/messages']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'You may not open this page' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(/\/access-control$/);
});

test('a link to a page asks for sign-in and then goes there', async ({ page }) => {
  await page.goto('/apps/user/list?q=a&perPage=25');
  await expect(page).toHaveURL(/\/login\?from=/);
  await page.getByRole('button', { name: 'admin@demo.com' }).click();
  await expect(page).toHaveURL(/\/apps\/user\/list\?q=a&perPage=25$/);
  await expect(page.getByRole('searchbox')).toHaveValue('a');
});

test('who is signed in already is led past the sign-in page', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/login');
  await expect(page).toHaveURL(/\/dashboard\/ecommerce$/);
});
