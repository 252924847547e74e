import { expectAccessible } from './accessibility.ts';
import { expect, inBrowserToo, note, test } from './fixtures.ts';
import { linkFor } from './outbox.ts';
import { newcomer } from './people.ts';

test(
  'an e-mail address is confirmed through the link, and the account settings say so',
  inBrowserToo,
  async ({ page }) => {
    const { email } = await newcomer(page);
    await page.goto('/pages/account-settings');
    await expect(page.getByText('Not confirmed')).toBeVisible();
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await expect(page.getByText(`A link to confirm your address is on its way to ${email}.`)).toBeVisible();
    await page.goto(await linkFor(page, email, 'verify-email'));
    await expect(note(page, `The address ${email} is confirmed.`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go on' }).click();
    await page.goto('/pages/account-settings');
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  },
);

test('a link that is no good says so and offers another', async ({ page, problems }) => {
  problems.expect(/^400 POST \/jwt\/verify-email$/);
  const { email } = await newcomer(page);
  await page.goto('/verify-email?token=nonsense');
  await expect(page.getByRole('alert')).toContainText('This link has been used, has expired');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText('A new link is on its way.')).toBeVisible();
  await page.goto(await linkFor(page, email, 'verify-email'));
  await expect(note(page, `The address ${email} is confirmed.`)).toBeVisible();
});
