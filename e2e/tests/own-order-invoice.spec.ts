import { expectAccessible } from './accessibility.ts';
import { expect, note, test } from './fixtures.ts';
import { newcomer } from './people.ts';

test('the invoice of an order has its prices and its coupon, and whoever bought it downloads it', async ({ page }) => {
  await newcomer(page);
  const main = page.getByRole('main');
  const prices = page.getByRole('complementary', { name: 'Price details' });
  await page.goto('/apps/ecommerce/checkout');
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('harbour10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(prices).toContainText('Coupon HARBOUR10');
  await page.getByRole('button', { name: 'Continue to address' }).click();
  await page.getByRole('button', { name: /^Deliver here: Ida Lindqvist, Northquay/ }).click();
  await page.getByRole('radio', { name: /^Saved card/ }).check();
  await page.getByRole('button', { name: /^Pay .* and order$/ }).click();
  await expect(note(page, 'Thank you for your order')).toBeVisible();
  await expect(page).toHaveURL(/\/apps\/ecommerce\/orders\/\d+/);
  const id = /orders\/(\d+)/.exec(page.url())?.[1] ?? '';
  const total = (await prices.getByText('Total').locator('xpath=following-sibling::dd').textContent()) ?? '';
  const download = page.getByRole('button', { name: /^Download invoice #\d+$/ });
  await expect(download).toHaveCount(0);

  await page.goto(`/apps/ecommerce/order/${id}`);
  await page.getByRole('button', { name: 'Mark as paid', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Mark as shipped', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Make invoice' }).click();
  const link = page.getByRole('link', { name: /^Invoice \d+$/ });
  await link.click();
  await expect(page).toHaveURL(/\/apps\/invoice\/preview\/\d+/);
  const number = /preview\/(\d+)/.exec(page.url())?.[1] ?? '';
  const row = main.getByRole('row').filter({ hasText: 'Storm Lantern No. 4' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('$89.00');
  for (const text of [`Order ${id}, with the coupon HARBOUR10`, 'Discount', total])
    await expect(main).toContainText(text);
  await expect(main).not.toContainText('Rounding');

  await page.goto(`/apps/ecommerce/orders/${id}`);
  await expect(download).toHaveAccessibleName(`Download invoice #${number}`);
  await expectAccessible(page);
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toBe(`invoice-${number}.pdf`);
});
