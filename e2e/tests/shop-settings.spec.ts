import { expectAccessible } from './accessibility.ts';
import { expect, note, test, undo, unique } from './fixtures.ts';
import { newcomer } from './people.ts';
import { chooseOption } from './users.ts';

// The tax is left as it is: other flows order on it meanwhile.
test('a way of delivery is added, chosen at the checkout, and offered no more', async ({ page }) => {
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
  const way = page.getByRole('radio', { name: new RegExp(name) });
  await way.click();
  await expect(way).toBeChecked();
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

test('how a cart is to come is kept with it in every tab, and its order is found by that after the way is gone', async ({
  page,
  context,
}) => {
  await newcomer(page);
  await page.goto('/apps/ecommerce/settings');
  const taxed = page.getByRole('switch', { name: 'Delivery is taxed' });
  await taxed.press('Space');
  await expect(taxed).toBeChecked();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(taxed).not.toBeChecked();

  const name = unique('Punt');
  await page.getByRole('button', { name: 'Add a way of delivery' }).click();
  const panel = page.getByRole('dialog', { name: 'Add a way of delivery' });
  await panel.getByLabel('Name').fill(name);
  await panel.getByLabel(/^Price/).fill('3.50');
  await panel.getByLabel('Days at least').fill('0');
  await panel.getByLabel('Days at most').fill('0');
  await panel.getByRole('button', { name: 'Add a way of delivery' }).click();
  await expect(note(page, `${name} was added.`)).toBeVisible();
  const ways = page.getByRole('list', { name: 'Ways of delivery' });
  await expect(ways.getByRole('listitem').filter({ hasText: name })).toContainText('today');

  await page.goto('/apps/ecommerce/checkout?step=address');
  const other = await context.newPage();
  await other.goto('/apps/ecommerce/checkout?step=address');
  const [here, there] = [page, other].map((tab) => tab.getByRole('radio', { name: new RegExp(name) }));
  if (!here || !there) throw new Error('There are two tabs.');
  await expect(there).not.toBeChecked();
  await here.click();
  await expect(there).toBeChecked();
  await undo(page, `It comes by: ${name}.`);
  await expect(there).not.toBeChecked();
  await here.click();
  await expect(there).toBeChecked();
  await other.close();

  await page.getByRole('button', { name: /^Deliver here: Ida Lindqvist, Northquay/ }).click();
  await page.getByRole('button', { name: /^Pay .* and order$/ }).click();
  await expect(note(page, 'Thank you for your order')).toBeVisible();
  const prices = page.getByRole('complementary', { name: 'Price details' });
  await expect(prices).toContainText(`${name} · the same day`);
  const id = /orders\/(\d+)/.exec(page.url())?.[1] ?? '';

  await page.goto('/apps/ecommerce/settings');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(note(page, `${name} was deleted.`)).toBeVisible();

  await page.goto('/apps/ecommerce/order-list');
  await chooseOption(page, page.getByRole('combobox', { name: 'Way of delivery' }), `${name} 1`);
  await expect(page).toHaveURL(/deliveryMethod=/);
  const found = page
    .getByRole('grid', { name: 'Orders' })
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });
  await expect(found).toHaveCount(1);
  await expect(found.getByRole('link', { name: `#${id}`, exact: true })).toBeVisible();
  await expectAccessible(page);
});
