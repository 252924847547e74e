import { expectAccessible } from './accessibility.ts';
import { expect, inBrowserToo, note, test, undo, unique } from './fixtures.ts';
import { newcomer } from './people.ts';

// The tax is left as it is: other flows order on it meanwhile.
test('a way of delivery is added, chosen at the checkout, and offered no more', inBrowserToo, async ({ page }) => {
  await newcomer(page);
  await page.goto('/apps/ecommerce/settings');
  const rate = page.getByLabel('Rate', { exact: true });
  await rate.fill('120');
  await rate.blur();
  await expect(rate).toHaveAccessibleDescription(/100%/);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(rate).toHaveValue('8');

  const name = unique('Ferry');
  const ways = page.getByRole('list', { name: 'Ways of delivery' });
  await page.getByRole('button', { name: 'Add a way of delivery' }).click();
  const panel = page.getByRole('dialog', { name: 'Add a way of delivery' });
  await panel.getByLabel('Name').fill(name);
  await panel.getByLabel(/^Price/).fill('7.25');
  await panel.getByLabel('Days at least').fill('3');
  await panel.getByLabel('Days at most').fill('2');
  await panel.getByRole('button', { name: 'Add a way of delivery' }).click();
  await expect(panel.getByLabel('Days at most')).toHaveAccessibleDescription(/less than the days at least/);
  await panel.getByLabel('Days at most').fill('5');
  await panel.getByRole('button', { name: 'Add a way of delivery' }).click();
  await expect(note(page, `${name} was added.`)).toBeVisible();
  await expect(ways.getByRole('listitem').filter({ hasText: name })).toContainText('3 to 5 days');
  await expectAccessible(page);

  await page.goto('/apps/ecommerce/checkout?step=address');
  await page.getByRole('radio', { name: new RegExp(name) }).check();
  const prices = page.getByRole('complementary', { name: 'Price details' });
  await expect(prices).toContainText('$7.25');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Deliver here: Ida Lindqvist, Northquay/ }).click();
  await page.getByRole('button', { name: /^Pay .* and order$/ }).click();
  await expect(note(page, 'Thank you for your order')).toBeVisible();
  await expect(prices).toContainText(name);

  await page.goto('/apps/ecommerce/settings');
  await page.getByRole('switch', { name: `Offer ${name}` }).press('Space');
  await undo(page, `${name} is not offered any more.`);
  await expect(page.getByRole('switch', { name: `Offer ${name}` })).toBeChecked();
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(note(page, `${name} was deleted.`)).toBeVisible();
});
