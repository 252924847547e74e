import { expect, signIn, test } from './fixtures.ts';
import { signOut } from './people.ts';

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signIn(page, 'client');
  const other = await context.newPage();
  await other.goto('/pages/account-settings');
  await expect(other.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
  await signOut(page);
  await expect(other.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await other.goto('/access-control');
  await expect(other).toHaveURL(/\/login/);
});

test('signing in in one tab leads the other one inside', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/login');
  await signIn(page, 'client');
  await expect(other.getByRole('heading', { level: 1, name: 'Access Control' })).toBeVisible();
});

test('after signing out the back button shows nothing of the account', async ({ page }) => {
  await signIn(page, 'admin');
  await signOut(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});
