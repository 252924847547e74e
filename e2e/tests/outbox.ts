import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Opens the outbox, as an administrator does, and gives the way of the link in the latest message to this address. */
export async function linkFor(
  page: Page,
  email: string,
  kind: 'reset-password' | 'verify-email' | 'misc/waitlist',
): Promise<string> {
  await page.goto('/apps/messages?perPage=100');
  const messages = page.getByRole('row').filter({ hasText: email });
  const links = page
    .getByRole('region', { name: 'Message' })
    .getByRole('link', { name: new RegExp(`/${kind}\\?token=`) });
  await expect(messages.first()).toBeVisible();
  for (const message of await messages.all()) {
    await message.getByRole('link').click();
    // The one before it says the same address.
    await expect(message).toHaveAttribute('data-open');
    await expect(page.getByRole('region', { name: 'Message' })).toContainText(email);
    if ((await links.count()) > 0) break;
  }
  const address = await links.first().getAttribute('href');
  const { pathname, search } = new URL(address ?? '');
  return pathname + search;
}
