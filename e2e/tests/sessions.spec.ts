import { expect, test, userMenu } from './fixtures.ts';
import { newcomer, signInAs } from './people.ts';

test.skip(({ home }) => home === 'browser', 'There, one browser is all there is.');

test('one sees where one is signed in, and ends a session there', async ({ page, somebodyElse, problems }) => {
  problems.expect(/^401 /);
  const person = await newcomer(page);
  const elsewhere = await somebodyElse();
  await signInAs(elsewhere, person);
  await elsewhere.goto('/pages/account-settings');

  await page.goto('/pages/account-settings?tab=security');
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('row')).toHaveCount(3);
  await expect(sessions.getByRole('row', { name: 'This session' })).toHaveCount(1);
  await sessions.getByRole('button', { name: /^End the session/ }).click();
  await expect(page.getByText(/The session has ended/)).toBeVisible();
  await expect(sessions.getByRole('row')).toHaveCount(2);

  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(userMenu(page)).toBeVisible();
});

test('a new password ends the sessions elsewhere', async ({ page, somebodyElse, problems }) => {
  problems.expect(/^401 /);
  const person = await newcomer(page);
  const elsewhere = await somebodyElse();
  await signInAs(elsewhere, person);

  await page.goto('/pages/account-settings?tab=security');
  await page.getByLabel('Current password').fill(person.password);
  await page.getByLabel('New password', { exact: true }).fill('the new password');
  await page.getByLabel('New password again').fill('the new password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();

  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.reload();
  await expect(userMenu(page)).toBeVisible();
});
