import { expectAccessible } from './accessibility.ts';
import { expect, signIn, test } from './fixtures.ts';
import { newcomer, signInAs, signOut, typeCredentials } from './people.ts';

test('one sees who one is', async ({ page }) => {
  const { username, email } = await newcomer(page);
  await page.goto('/pages/account-settings');
  const account = page.getByRole('region', { name: 'Account', exact: true });
  await expect(account.getByRole('definition').filter({ hasText: email })).toContainText('Not confirmed');
  await expect(account).toContainText(username);
  await expect(account).toContainText('Administrator');
  await expectAccessible(page);
});

test('one changes the password, after saying the current one', async ({ page, problems }) => {
  problems.expect(/^400 PUT \/api\/v1\/account\/password$/, /^400 POST \/jwt\/login$/);
  const person = await newcomer(page);
  await page.goto('/pages/account-settings?tab=security');
  const form = page.getByRole('region', { name: 'Password' });
  const change = form.getByRole('button', { name: 'Change password' });

  await form.getByLabel('Current password').fill('not the password');
  await form.getByLabel('New password', { exact: true }).fill('short');
  await form.getByLabel('New password again').fill('short');
  await change.click();
  await expect(form.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    'Use at least 8 characters.',
  );

  await form.getByLabel('New password', { exact: true }).fill('the new password');
  await form.getByLabel('New password again').fill('another one');
  await change.click();
  await expect(form.getByLabel('New password again')).toHaveAccessibleDescription(
    'The two new passwords are not the same.',
  );

  await form.getByLabel('New password again').fill('the new password');
  await change.click();
  await expect(form.getByLabel('Current password')).toHaveAccessibleDescription(/\w/);
  await expect(form.getByLabel('Current password')).toBeFocused();

  await form.getByLabel('Current password').fill(person.password);
  await change.click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect(form.getByLabel('Current password')).toHaveValue('');
  await expectAccessible(page);

  await signOut(page);
  await typeCredentials(page, person);
  await expect(page.getByRole('alert')).toHaveText('Email or Password is Invalid');
  await signInAs(page, { ...person, password: 'the new password' });
});

test('one chooses what one is told of, and finds it so after a reload', async ({ page }) => {
  await newcomer(page);
  await page.goto('/pages/account-settings?tab=notifications');
  const tick = (name: string) => page.getByRole('checkbox', { name });
  await expect(tick('Security, Bell')).toBeDisabled();
  await expect(tick('Security, Bell')).toBeChecked();
  await tick('Tasks, Bell').uncheck();
  await expect(tick('Tasks, Browser')).not.toBeChecked();
  await expect(tick('Tasks, Browser')).toBeDisabled();
  await tick('Tasks, E-mail').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('What you are told of is saved.')).toBeVisible();
  await page.reload();
  await expect(tick('Tasks, E-mail')).toBeChecked();
  await expect(tick('Tasks, Bell')).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Tell me outside this window too' })).toBeVisible();
});

test('nobody is led to prices that they may not see', async ({ page }) => {
  await signIn(page, 'client');
  await page.goto('/pages/account-settings?tab=billing');
  await expect(page.getByText('No bills yet')).toBeVisible();
  await expect(page.getByText('Basic', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Compare and choose plans' })).toHaveCount(0);
  await expectAccessible(page);
});
