import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { register } from './people.ts';

async function open(page: Page, name: string) {
  await page.getByRole('button', { name: `Show: ${name}` }).click();
  return page.getByRole('dialog');
}

test('each dialog opens, and closes again', async ({ page }) => {
  await register(page);
  await page.goto('/pages/modal-examples');
  await expectAccessible(page);
  const shows = page.getByRole('button', { name: /^Show: / });
  await expect(shows).toHaveCount(10);
  for (const show of await shows.all()) {
    await show.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(show).toBeFocused();
  }
});

test('what is done in a dialog is done', async ({ page }) => {
  await register(page);
  await page.goto('/pages/modal-examples');
  const permission = await open(page, 'Add a permission');
  const name = `Steer the crane ${Date.now()}`;
  await permission.getByLabel('Permission name').fill(name);
  await permission.getByRole('button', { name: 'Add permission' }).click();
  await expect(permission).toBeHidden();

  const plans = await open(page, 'Plans');
  await plans.getByRole('article', { name: 'Standard' }).getByRole('button').click();
  const question = page.getByRole('dialog', { name: 'Upgrade to Standard?' });
  await question.getByRole('button', { name: 'Upgrade to Standard' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('article', { name: 'Standard' })).toContainText('Your current plan');
  await page.keyboard.press('Escape');

  await page.goto(`/apps/permissions?q=${encodeURIComponent(name)}`);
  await expect(page.getByText(name).first()).toBeVisible();
  await page.goto('/pages/account-settings?tab=billing');
  await expect(page.getByText('Standard · monthly')).toBeVisible();
  await expect(page.getByText('No bills yet')).toBeVisible();
});
