import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { newcomer } from './people.ts';

async function open(page: Page, name: string) {
  await page.getByRole('button', { name: `Show: ${name}` }).click();
  return page.getByRole('dialog');
}

test('each dialog opens, and closes again', async ({ page }) => {
  await newcomer(page);
  await page.goto('/pages/modal-examples');
  await expectAccessible(page);
  const shows = page.getByRole('button', { name: /^Show: / });
  await expect(shows).toHaveCount(12);
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
  await newcomer(page);
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

test('an app is connected step by step, and the address of the bills is kept', async ({ page, home }) => {
  const { password } = await newcomer(page);
  await page.goto('/pages/modal-examples');
  const wizard = await open(page, 'Connect an app');
  await wizard.getByRole('button', { name: 'Next' }).click();
  await expect(wizard.getByLabel('What is the app called?')).toBeFocused();
  await expect(wizard.getByRole('button', { name: 'Rights' })).toBeDisabled();
  await wizard.getByLabel('What is the app called?').fill('Tide table');
  await wizard.getByLabel('What is the app called?').press('Enter');
  await wizard.getByRole('radio', { name: 'Chosen areas' }).check();
  await wizard.getByRole('combobox', { name: 'Reporting' }).click();
  await page.getByRole('option', { name: 'Read', exact: true }).click();
  await expectAccessible(page);
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('button', { name: 'Back' }).click();
  await expect(wizard.getByRole('combobox', { name: 'Reporting' })).toHaveValue('Read');
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByLabel('Last day').fill('2099-12-31');
  await wizard.getByLabel('Current password').fill(password);
  await wizard.getByRole('button', { name: 'Create key' }).click();
  const key = (await wizard.locator('[data-new-key]').textContent()) ?? '';
  await expectAccessible(page);
  const status = await page.evaluate(
    async (bearer) => (await fetch('/api/v1/account', { headers: { authorization: `Bearer ${bearer}` } })).status,
    key,
  );
  expect(status).toBe(200);
  await wizard.getByRole('button', { name: 'I have kept it' }).click();
  await expect(wizard).toBeHidden();

  const billing = await open(page, 'Billing address');
  await billing.getByLabel('Company').fill('Northquay Freight');
  await billing.getByRole('button', { name: 'Save changes' }).click();
  await expect(billing.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await page.goto('/pages/account-settings?tab=billing');
  await expect(page.getByLabel('Company')).toHaveValue('Northquay Freight');
  await page.goto('/pages/api-key');
  await expect(page.getByRole('list', { name: 'API keys' })).toContainText('Tide table');
  // No page describes a back end that other programs do not reach.
  if (home === 'browser') return;
  const described = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^All that the API can do/ }).click();
  await expect(await described).toHaveTitle('API');
});

test('a key that is deleted in its dialog leaves the focus there', async ({ page }) => {
  const { password } = await newcomer(page);
  await page.goto('/pages/modal-examples');
  await open(page, 'API keys');
  const keys = page.getByRole('dialog', { name: 'API keys' });
  const add = keys.getByRole('button', { name: 'Create an API key' });
  await add.click();
  await keys.getByLabel('Name').fill('Tide table');
  await keys.getByRole('button', { name: 'Create key' }).click();
  await keys.getByLabel('Current password').fill(password);
  await keys.getByRole('button', { name: 'Create key' }).click();
  await keys.getByRole('button', { name: 'I have kept it' }).click();
  await keys.getByRole('button', { name: 'Delete Tide table' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete the key Tide table?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(keys.getByText('There is no key yet.')).toBeVisible();
  await expect(add).toBeFocused();
});
