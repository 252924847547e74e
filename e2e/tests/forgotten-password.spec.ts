import { expectAccessible } from './accessibility.ts';
import { expect, inBrowserToo, note, signIn, test, userMenu } from './fixtures.ts';
import { linkFor } from './outbox.ts';
import { register, signInAs, signOut, somebody, typeCredentials } from './people.ts';

test(
  'a forgotten password is replaced through the link of the outbox, which works once',
  inBrowserToo,
  async ({ page, problems }) => {
    problems.expect(/^400 POST \/jwt\/(login|reset-password)$/);
    const person = await register(page);
    await signOut(page);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expectAccessible(page);
    await page.getByLabel('E-mail address').fill(person.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(note(page, person.email)).toBeVisible();

    await signIn(page, 'admin');
    const link = await linkFor(page, person.email, 'reset-password');
    await signOut(page);

    await page.goto(link);
    await expectAccessible(page);
    await page.getByLabel('New password').fill('the new password');
    await page.getByLabel('Repeat the password').fill('another password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByLabel('Repeat the password')).toHaveAccessibleDescription(
      'The two passwords are not the same.',
    );
    await page.getByLabel('Repeat the password').fill('the new password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(note(page, 'Your password is set.')).toBeVisible();

    await page.getByRole('link', { name: 'Sign in' }).click();
    await typeCredentials(page, person);
    await expect(page.getByRole('alert')).toHaveText('Email or Password is Invalid');
    await signInAs(page, { ...person, password: 'the new password' });
    await signOut(page);

    await page.goto(link);
    await page.getByLabel('New password').fill('a third password');
    await page.getByLabel('Repeat the password').fill('a third password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('alert')).toContainText('This link has been used');
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  },
);

test('the answer is the same for an address that nobody has', async ({ page }) => {
  const { email } = somebody();
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(note(page, email)).toBeVisible();
  await page.getByRole('button', { name: 'try another address.' }).click();
  await expect(page.getByLabel('E-mail address')).toBeVisible();
});

test('somebody who is signed in and follows the link sets the password all the same', async ({ page }) => {
  const person = await register(page);
  await page.goto('/reset-password?token=nonsense');
  await expect(page.getByRole('heading', { level: 1, name: 'Set your password' })).toBeVisible();
  await page.goto('/');
  await expect(userMenu(page)).toContainText(person.username);
});
