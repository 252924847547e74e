import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, inBrowserToo, note, test, undo, unique } from './fixtures.ts';
import { lostAnswers } from './held-answers.ts';
import { newcomer, signInAs } from './people.ts';

function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

function filters(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Filters' });
}

function cartItem(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Cart' }).getByRole('listitem').filter({ hasText: name });
}

function prices(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Price details' });
}

const addressFields = [
  ['Full name', 'Marit Solheim'],
  ['Mobile number', '555 0123'],
  ['Flat or house number', '12'],
  ['Landmark', 'Opposite the fountain'],
  ['Town or city', 'Saltmarsh'],
  ['Postal code', '42017'],
  ['State', 'Harbour County'],
] as const;

/** A filter is ticked once the address has it. */
async function choose(panel: Locator, name: string): Promise<void> {
  await panel.getByLabel(name).click();
  await expect(panel.getByLabel(name)).toBeChecked();
}

/** From the cart to the last step, with the first address that is kept. */
async function goToPayment(page: Page): Promise<void> {
  await page.goto('/apps/ecommerce/checkout');
  await page.getByRole('button', { name: 'Continue to address' }).click();
  await page.getByRole('button', { name: /^Deliver here: Ida Lindqvist, Northquay/ }).click();
  await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeVisible();
}

const pay = (page: Page) => page.getByRole('button', { name: /^Pay .* and order$/ });

test('somebody looks through the shop, and what they narrowed it to stays in the address', async ({ page }) => {
  await newcomer(page);
  await page.goto('/apps/ecommerce/shop');
  await expect(cards(page)).toHaveCount(9);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Page 3' }).click();
  await expect(page).toHaveURL(/page=3/);
  await page.goto('/apps/ecommerce/shop?page=99');
  await expect(page.getByText('This page is empty')).toBeVisible();
  await page.getByRole('button', { name: 'First page' }).press('Enter');
  await expect(cards(page)).toHaveCount(9);
  await expect(cards(page).first().getByRole('link').or(cards(page).first().getByRole('button')).first()).toBeFocused();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Page 3' }).click();
  await expect(page).toHaveURL(/page=3/);
  // Other tests add products meanwhile, but none of these.
  await choose(filters(page), 'Print');
  await expect(page).not.toHaveURL(/page=3/);
  await choose(filters(page), 'Heron Press');
  await choose(filters(page), '$100 to $500');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Highest price');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await expect(filters(page).getByLabel('Heron Press')).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-desc');
  await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await filters(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(filters(page).getByLabel('Heron Press')).not.toBeChecked();
  await expect(page).not.toHaveURL(/brand=|category=|priceBand=/);
  await expect(cards(page)).toHaveCount(9);
  await page.getByRole('searchbox', { name: 'Search products' }).fill('lantern zeppelin');
  await expect(page.getByText('No results')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search products' }).fill('storm');
  await expect(page.getByRole('heading', { name: 'Storm Lantern No. 4' })).toBeVisible();
  // Beside each filter stands what it leaves of what is searched.
  await expect(filters(page).getByText(/^Bakery\s*0$/)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expectAccessible(page);
  await choose(drawer, 'Free delivery');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/hasFreeShipping=true/);

  await page.goto('/apps/ecommerce/product-detail/storm-lantern-no-4-1');
  const gallery = page.getByRole('list', { name: 'Pictures of Storm Lantern No. 4' });
  await gallery.getByRole('button', { name: 'Show picture 2: The flame behind the pressed glass' }).press('Enter');
  await page.getByRole('button', { name: 'Show large: The flame behind the pressed glass' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'The flame behind the pressed glass' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'The brass base with its knob' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gallery.getByRole('button', { name: /^Show picture 3/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a product is wished for, chosen in a colour, put into the cart and counted in the top bar of another tab', async ({
  page,
  context,
}) => {
  await newcomer(page);
  await page.goto('/apps/ecommerce/shop?q=pierhead');
  const heart = page.getByRole('button', { name: 'Wishlist: Pierhead Desk Lamp' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await undo(page, 'Pierhead Desk Lamp is on your wishlist.');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  const other = await context.newPage();
  await other.goto('/apps/ecommerce/wishlist');
  await expect(other.getByRole('heading', { name: 'Pierhead Desk Lamp' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Cart: 8 pieces' })).toBeVisible();

  await page.getByRole('link', { name: 'Pierhead Desk Lamp', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pierhead Desk Lamp' })).toBeVisible();
  await expect(page.getByText('instead of $149.50')).toBeAttached();
  await page.getByRole('radio', { name: 'Signal red' }).check();
  await page.getByRole('button', { name: 'Add to cart: Pierhead Desk Lamp' }).click();
  await expect(page.getByRole('link', { name: 'View in cart: Pierhead Desk Lamp' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Cart: 9 pieces' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'View in cart: Pierhead Desk Lamp' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Signal red' })).toBeChecked();
  await page.getByRole('radio', { name: 'Sea green' }).check();
  await expect(note(page, 'Pierhead Desk Lamp comes in Sea green.')).toBeVisible();

  await other.getByRole('button', { name: 'Cart: 9 pieces' }).click();
  const panel = other.getByRole('region', { name: 'Cart' });
  await expectAccessible(other);
  await panel.getByRole('button', { name: 'One more: Pierhead Desk Lamp' }).click();
  await expect(page.getByRole('button', { name: 'Cart: 10 pieces' })).toBeVisible();
  await panel.getByRole('button', { name: 'Remove Storm Lantern No. 4' }).click();
  await expect(page.getByRole('button', { name: 'Cart: 9 pieces' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Cart: 9 pieces' })).toBeVisible();
  const cents = (words: string) => Number(words.replace(/\D/g, ''));
  const listed = await panel.getByRole('listitem').getByText(/^\$/).allTextContents();
  const subtotal = await panel.getByText('Subtotal').locator('+ *').textContent();
  expect(cents(subtotal ?? '')).toBe(listed.reduce((sum, words) => sum + cents(words), 0));
  await panel.getByRole('link', { name: 'To the checkout' }).click();
  await expect(cartItem(other, 'Pierhead Desk Lamp')).toContainText('Sea green');
});

test(
  'a cart is changed, set aside and ordered with a coupon, to an address of one’s own',
  inBrowserToo,
  async ({ page, problems }) => {
    problems.expect(/^409 POST \/api\/v1\/orders$/, /^404 PUT \/api\/v1\/cart-coupon$/);
    await newcomer(page);
    await page.goto('/apps/ecommerce/checkout');
    await expect(prices(page)).toContainText('$302.23');
    await page.getByRole('button', { name: 'One less: Logbook, Ruled' }).dblclick();
    await expect(note(page, 'Logbook, Ruled: 1 piece in the cart.')).toBeVisible();
    const quantity = page.getByRole('spinbutton', { name: 'Quantity: Logbook, Ruled' });
    await quantity.press('ControlOrMeta+a');
    await quantity.press('Backspace');
    await expect(quantity).toHaveValue('');
    await quantity.press('2');
    await expect(note(page, 'Logbook, Ruled: 2 pieces in the cart.')).toBeVisible();
    await quantity.press('Backspace');
    await quantity.blur();
    await expect(quantity).toHaveValue('2');
    await page.getByRole('button', { name: 'Remove Ship Biscuit Tin' }).click();
    await undo(page, 'Ship Biscuit Tin was taken out of the cart.');
    await expect(cartItem(page, 'Ship Biscuit Tin')).toBeVisible();
    await page.getByRole('button', { name: 'Move to wishlist: Ship Biscuit Tin' }).click();
    await expect(cartItem(page, 'Ship Biscuit Tin')).toHaveCount(0);

    await page.getByRole('textbox', { name: 'Coupon code' }).fill('nothing');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('textbox', { name: 'Coupon code' })).toHaveAccessibleDescription(/no such coupon/);
    await page.getByRole('textbox', { name: 'Coupon code' }).fill('harbour10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(prices(page)).toContainText('10% off');
    await page.reload();
    await expect(prices(page)).toContainText('Coupon HARBOUR10');

    await page.getByRole('button', { name: 'Continue to address' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'How should it come?' })).toBeFocused();
    await page.getByRole('button', { name: 'Add an address' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'New address' })).toBeFocused();
    await page.getByRole('button', { name: 'Save and deliver here' }).click();
    await expect(page.getByLabel('Town or city')).toHaveAccessibleDescription(/Fill this in\./);
    for (const [label, value] of addressFields) await page.getByRole('main').getByLabel(label).fill(value);
    await page.getByRole('button', { name: 'Save and deliver here' }).click();
    await expect(page.getByText('Opposite the fountain')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Delivered to' })).toBeFocused();
    await page.getByRole('button', { name: 'Another address' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'How should it come?' })).toBeFocused();
    await page.getByRole('button', { name: 'Delete Ida Lindqvist, Heron Row' }).click();
    await undo(page, 'Ida Lindqvist, Heron Row was deleted.');
    await expect(page.getByRole('button', { name: 'Edit Ida Lindqvist, Heron Row' })).toBeVisible();
    await page.getByRole('button', { name: 'Deliver here: Marit Solheim, Saltmarsh' }).click();

    await page.getByRole('radio', { name: /A card that is declined/ }).check();
    await pay(page).click();
    await expect(note(page, 'The payment was declined.')).toBeVisible();
    await page.getByRole('radio', { name: /^Saved card/ }).check();
    const total = await prices(page).getByText('Total').locator('xpath=following-sibling::dd').textContent();
    await pay(page).dblclick();
    await expect(note(page, 'Thank you for your order')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectAccessible(page);
    for (const text of [total ?? '', 'Coupon HARBOUR10', 'Marit Solheim', 'Opposite the fountain']) {
      await expect(prices(page)).toContainText(text);
    }
    await expect(page.getByRole('button', { name: 'Cart: 0 pieces' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'My orders' }).click();
    await expect(page.getByRole('grid', { name: 'My orders' }).getByRole('link')).toHaveCount(1);
    await page.goto('/apps/ecommerce/wishlist');
    await page.getByRole('button', { name: 'Wishlist: Ship Biscuit Tin' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Ship Biscuit Tin' })).toHaveCount(0);
    await expect(page.locator('main :focus')).toHaveCount(1);
  },
);

test('what one takes out in the top bar or another tab is no news at the checkout, what is gone otherwise is', async ({
  page,
  context,
  home,
  somebodyElse,
}) => {
  const person = await newcomer(page);
  // Of these there are enough for all: the barographs another flow buys up.
  await page.goto('/apps/ecommerce/product-detail/pocket-sundial-23');
  await page.getByRole('button', { name: 'Add to cart: Pocket Sundial' }).click();
  await expect(page.getByRole('link', { name: 'View in cart: Pocket Sundial' })).toBeVisible();
  await goToPayment(page);
  await page.getByRole('button', { name: /^Cart: \d+ pieces$/ }).click();
  const panel = page.getByRole('region', { name: 'Cart' });
  await panel.getByRole('button', { name: 'Remove Storm Lantern No. 4' }).click();
  await expect(note(page, 'Storm Lantern No. 4 was taken out of the cart.')).toBeVisible();
  const before = (await prices(page).textContent()) ?? '';
  const other = await context.newPage();
  await other.goto('/apps/ecommerce/checkout');
  await other.getByRole('button', { name: 'Remove Ship Biscuit Tin' }).click();
  await expect(prices(page)).not.toHaveText(before);
  await expect(note(page, 'This has changed meanwhile')).toHaveCount(0);
  if (home === 'browser') return;

  const elsewhere = await somebodyElse();
  await signInAs(elsewhere, person);
  await elsewhere.goto('/apps/ecommerce/checkout');
  await elsewhere.getByRole('button', { name: 'Remove Pocket Sundial' }).click();
  await expect(note(page, 'Pocket Sundial is not in the cart any more.')).toBeVisible();
  await expect(page.getByText('Ship Biscuit Tin is not in the cart any more.')).toHaveCount(0);
});

test('an address that is being written stays when another tab adds one', async ({ page, context }) => {
  await newcomer(page);
  await page.goto('/apps/ecommerce/checkout?step=address');
  for (const town of ['Northquay', 'Heron Row'])
    await page.getByRole('button', { name: `Delete Ida Lindqvist, ${town}` }).click();
  const name = page.getByRole('main').getByLabel('Full name');
  await name.fill('Marit');
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  const other = await context.newPage();
  await other.goto('/apps/ecommerce/checkout?step=address');
  for (const [label, value] of addressFields) await other.getByRole('main').getByLabel(label).fill(value);
  await other.getByRole('button', { name: 'Save and deliver here' }).click();
  await expect(other.getByRole('heading', { name: 'Delivered to' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(name).toHaveValue('Marit');
  await name.fill('');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Deliver here: Marit Solheim, Saltmarsh' })).toBeVisible();
});

test('an order that was not answered is asked about, and there is one of it', async ({ page, home, problems }) => {
  test.skip(home === 'browser', 'There, no answer is lost on the way.');
  problems.expect(/^net::ERR_FAILED POST \/api\/v1\/orders$/, /ERR_FAILED/);
  await newcomer(page);
  await goToPayment(page);
  const connect = await lostAnswers(page, '**/api/v1/orders');
  await pay(page).click();
  await expect(note(page, 'Your order was sent, and no answer came')).toBeVisible();
  connect();
  await page.reload();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(note(page, 'Thank you for your order')).toBeVisible();
  await page.goto('/apps/ecommerce/orders');
  await expect(page.getByRole('grid', { name: 'My orders' }).getByRole('link')).toHaveCount(1);
});

test('who wants what somebody else has bought meanwhile is told so before ordering', async ({
  page,
  home,
  somebodyElse,
}) => {
  test.skip(home === 'browser', 'There, one is alone with the data.');
  const other = await somebodyElse();
  for (const shopper of [page, other]) {
    await newcomer(shopper);
    await shopper.goto('/apps/ecommerce/product-detail/barograph-22');
    await shopper.getByRole('button', { name: 'Add to cart: Barograph' }).click();
    await expect(shopper.getByRole('link', { name: 'View in cart: Barograph' })).toBeVisible();
  }
  await goToPayment(page);
  await other.goto('/apps/ecommerce/checkout');
  const stepper = other.getByRole('spinbutton', { name: 'Quantity: Barograph' });
  await stepper.fill('99');
  await expect(stepper).toHaveValue((await stepper.getAttribute('aria-valuemax')) ?? '');
  await expect(note(other, /^Barograph: \d+ pieces? in the cart\./)).toBeVisible();
  await goToPayment(other);
  await pay(other).click();
  await expect(note(other, 'Thank you for your order')).toBeVisible();

  await expect(note(page, 'Barograph is sold out.')).toBeVisible();
  await expect(pay(page)).toBeDisabled();
  await page.goto('/apps/ecommerce/product-detail/barograph-22');
  await expect(page.getByText('All pieces are sold')).toBeVisible();
  await page.goto('/apps/ecommerce/checkout');
  await page.getByRole('button', { name: 'Remove Barograph' }).click();
  await expect(page.getByRole('button', { name: 'Continue to address' })).toBeEnabled();
});

test('an administrator makes a coupon, changes it, deletes it, and takes that back', async ({ page }) => {
  await newcomer(page);
  const code = unique('TIDE').toUpperCase();
  await page.goto('/apps/ecommerce/coupons');
  await page.getByRole('button', { name: 'Add coupon' }).click();
  const panel = page.getByRole('dialog');
  await expectAccessible(page);
  await panel.getByLabel('Code').fill(code.toLowerCase());
  await panel.getByLabel('Per cent').fill('101');
  await panel.getByRole('button', { name: 'Add coupon' }).click();
  await expect(panel.getByLabel('Per cent')).toHaveAccessibleDescription(/at most 100/);
  await panel.getByLabel('Per cent').fill('50');
  await panel.getByRole('button', { name: 'Add coupon' }).click();
  await expect(note(page, `${code} was added.`)).toBeVisible();
  const row = page.getByRole('grid', { name: 'Coupons' }).getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('50%');

  const act = async (name: string) => {
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Edit');
  await page.getByRole('dialog').getByLabel('From a cart of (USD)').fill('12.50');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('$12.50');
  await act('Delete');
  await expect(row).toHaveCount(0);
  await undo(page, `${code} was deleted.`);
  await expect(row).toContainText('$12.50');

  await page.goto('/apps/ecommerce/checkout');
  await page.getByRole('textbox', { name: 'Coupon code' }).fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(prices(page)).toContainText('50% off');
});
