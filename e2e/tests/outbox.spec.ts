import { expectAccessible } from './accessibility.ts';
import { expect, inBrowserToo, signIn, test } from './fixtures.ts';
import { register, signOut } from './people.ts';

test('the outbox keeps what the system wrote, to be read, at an address of its own', inBrowserToo, async ({ page }) => {
  const { email } = await register(page);
  await signOut(page);
  await signIn(page);
  await page.getByRole('link', { name: 'Outbox' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('100');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Kept here');
  await row.getByRole('link').click();
  const message = page.getByRole('region', { name: 'Message' });
  await expect(message).toContainText(email);
  await expect(message.getByRole('link', { name: /\/verify-email\?token=/ })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(message).toContainText(email);
  await message.getByRole('button', { name: 'Close' }).click();
  await expect(message).toBeHidden();
});
