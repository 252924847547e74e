import { expectAccessible } from './accessibility.ts';
import { expect, inBrowserToo, note, test, userMenu } from './fixtures.ts';
import { linkFor } from './outbox.ts';
import { signInAs, signOut, typeCredentials } from './people.ts';
import { rowAction, searchBox, startWithUser, userRow } from './users.ts';

const password = 'a password that I chose';

test('an invited user sets a password through the link and signs in', inBrowserToo, async ({ page }) => {
  const { fullName, email } = await startWithUser(page);
  await page.getByRole('link', { name: fullName }).click();
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(page.getByText('This user cannot sign in')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(note(page, `The invitation to ${email} is on its way.`)).toBeVisible();
  await expect(page.getByText('Not set yet')).toBeVisible();
  const link = await linkFor(page, email, 'reset-password');
  await signOut(page);

  await page.goto(link);
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Repeat the password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(note(page, 'Your password is set.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await typeCredentials(page, { email, password });
  await expect(userMenu(page)).toContainText(fullName);
  await expect(page).toHaveURL(/\/access-control$/);
});

test('an administrator sees where an invited user is signed in, and keeps them out', async ({
  page,
  somebodyElse,
  home,
  problems,
}) => {
  test.skip(home === 'browser', 'There, nobody else is at another browser.');
  problems.expect(/^401 /, /^40[03] POST \/jwt\/login$/);
  const { fullName, username, email } = await startWithUser(page);
  await page.getByRole('link', { name: fullName }).click();
  await page.getByRole('tab', { name: 'Security' }).click();
  const security = page.url();
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('Not set yet')).toBeVisible();
  const link = await linkFor(page, email, 'reset-password');

  const invited = await somebodyElse();
  await invited.goto(link);
  await invited.getByLabel('New password').fill(password);
  await invited.getByLabel('Repeat the password').fill(password);
  await invited.getByRole('button', { name: 'Set password' }).click();
  await expect(note(invited, 'Your password is set.')).toBeVisible();
  await signInAs(invited, { email, password });

  await page.goto(security);
  const sessions = page.getByRole('table', { name: 'Sessions' });
  await expect(sessions.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await sessions.getByRole('button', { name: /^End the session/ }).click();
  await expect(page.getByText('Not signed in anywhere.')).toBeVisible();
  await invited.reload();
  await expect(invited.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await signInAs(invited, { email, password });

  await page.goto('/apps/user/list');
  await searchBox(page).fill(username);
  await rowAction(page, fullName, 'Suspend');
  await expect(userRow(page, fullName)).toContainText('Suspended');
  // The list says so before it is done.
  await expect(note(page, `${fullName} is suspended.`)).toBeVisible();
  await invited.reload();
  await expect(invited.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await typeCredentials(invited, { email, password });
  await expect(invited.getByRole('alert')).toBeVisible();
});
