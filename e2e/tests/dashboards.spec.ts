import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, hold, inBrowserToo, note, signIn, test, unique } from './fixtures.ts';

function card(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

test(
  'an administrator lands on the dashboard of the shop, whose period and year change what all of it shows',
  inBrowserToo,
  async ({ page }) => {
    await signIn(page, 'admin', '/');
    await expect(page).toHaveURL(/\/dashboard\/ecommerce$/);
    await expect(page.getByRole('heading', { level: 1, name: 'eCommerce' })).toBeVisible();
    const statistics = card(page, 'Statistics');
    await expect(statistics.getByRole('link', { name: 'Revenue' })).toBeVisible();
    const ofMonth = await statistics.textContent();
    await page.getByRole('radio', { name: '12 months' }).check();
    await expect(page).toHaveURL(/period=last-year/);
    await expect(statistics).not.toHaveText(ofMonth ?? '');
    const ofYear = await statistics.textContent();
    await page.reload();
    await expect(page.getByRole('radio', { name: '12 months' })).toBeChecked();
    await expect(statistics).toHaveText(ofYear ?? '');

    const report = card(page, 'Revenue report');
    const thisYear = await report.getByRole('figure').getAttribute('aria-labelledby');
    expect(thisYear).not.toBeNull();
    const lastYear = String(new Date().getUTCFullYear() - 1);
    await report.getByRole('radio', { name: lastYear }).check();
    await expect(report.getByRole('figure')).toContainText(`Revenue of ${lastYear}`);
    await expect(page).toHaveURL(new RegExp(`year=${lastYear}`));
    await expectAccessible(page);

    // The orders that the card counted, in their list; which can be let go of.
    await page.getByRole('radio', { name: '28 days' }).check();
    await expect(statistics).toHaveText(ofMonth ?? '');
    const orders = await statistics.locator('dd').first().locator('span').first().textContent();
    await statistics.getByRole('link', { name: 'Orders' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(page.getByText(new RegExp(`of ${orders}$`)).first()).toBeVisible();
  },
);

test('a card leads to the list of what it counts', async ({ page }) => {
  // What happens meanwhile is of this month.
  await signIn(page, 'admin', '/dashboard/ecommerce?period=last-month');
  const customers = card(page, 'Statistics').locator('dl > div').filter({ hasText: 'New customers' });
  const count = await customers.locator('dd').first().locator('span').first().textContent();
  await customers.getByRole('link', { name: 'New customers' }).click();
  await expect(page).toHaveURL(/customer=new/);
  await expect(page.getByText(new RegExp(`of ${count}$`)).first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Customers' })).toHaveValue('First order');

  await page.goto('/dashboard/ecommerce?period=last-month');
  const category = card(page, 'Revenue by category').getByRole('link').first();
  const name = (await category.textContent()) ?? '';
  await category.click();
  await expect(page).toHaveURL(/sold=/);
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue(name);
  await expect(page.getByRole('link', { name: /^#\d+$/ }).first()).toBeVisible();

  await page.goto('/dashboard/ecommerce?period=last-month');
  const sessions = card(page, 'Sign-ins by device');
  const signIns = await sessions.locator('strong').first().textContent();
  await sessions.getByRole('link', { name: 'Record of sign-ins' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  await expect(page.getByText(new RegExp(`of ${signIns}$`)).first()).toBeVisible();
});

test('a chart is read with the keys and as a table, and says its message', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/analytics');
  const orders = card(page, 'Orders');
  const plot = orders.getByRole('slider', { name: 'Orders along the period' });
  await expect(plot).toBeVisible();
  await plot.focus();
  await page.keyboard.press('Home');
  const first = await plot.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowRight');
  await expect(plot).not.toHaveAttribute('aria-valuetext', first ?? '');
  await expect(plot).toHaveAttribute('aria-valuenow', '2');
  await expect(orders.getByRole('figure')).toHaveAccessibleName(/^Orders, .* in all, highest in .*: \d+$/);

  // The cards above it are as high as they stay.
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
  const before = await orders.boundingBox();
  await orders.getByRole('button', { name: 'Show as table' }).click();
  await expect(orders.getByRole('table')).toBeVisible();
  await expect(orders.getByRole('row')).toHaveCount(8);
  expect(await orders.boundingBox()).toEqual(before);
  await expectAccessible(page);
  const toChart = orders.getByRole('button', { name: 'Show as chart' });
  await expect(toChart).not.toHaveAttribute('aria-pressed');
  await toChart.click();
  await expect(plot).toBeVisible();
});

test(
  'what is done to an order in another tab shows on the dashboard as it happens',
  inBrowserToo,
  async ({ page, context }) => {
    await signIn(page, 'admin', '/dashboard/ecommerce?period=last-year');
    const progress = card(page, 'Order progress');
    const pending = progress.getByRole('listitem').filter({ hasText: 'In progress' }).locator('strong');
    await expect(pending).toHaveText(/^\d+$/);
    const before = Number(await pending.textContent());
    const other = await context.newPage();
    await other.goto('/apps/ecommerce/order-list?state=shipped');
    await other
      .getByRole('link', { name: /^#\d+$/ })
      .first()
      .click();
    await other.getByRole('button', { name: 'Mark as delivered' }).click();
    await hold(other, /delivered/);
    await expect(pending).toHaveText(String(before - 1));
    await note(other, /delivered/)
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(pending).toHaveText(String(before));
  },
);

test('the latest chat is answered in its card, and the next event leads to its panel', async ({ page }) => {
  await signIn(page, 'admin', '/cards/advance');
  const chat = card(page, 'Latest chat');
  const said = unique('On my way');
  await chat.getByRole('textbox', { name: /^Message to/ }).fill(said);
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByRole('listitem').filter({ hasText: said })).toBeVisible();
  await expect(chat.getByRole('textbox', { name: /^Message to/ })).toHaveValue('');
  await expect(card(page, 'Your profile').getByText('Friends')).toBeVisible();
  await expectAccessible(page);
  const event = card(page, 'Next event').getByRole('link').first();
  const title = await event.textContent();
  await event.click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title ?? '');
});

test('cards are collapsed, loaded again and removed, and stay so', async ({ page }) => {
  await signIn(page, 'admin', '/cards/action');
  const all = card(page, 'All actions');
  await expect(all.getByText('Loaded at')).toBeVisible();
  await all.getByRole('button', { name: 'Collapse “All actions”' }).click();
  await expect(all.getByText('Loaded at')).toBeHidden();
  await page.reload();
  await expect(all.getByText('Loaded at')).toBeHidden();
  await all.getByRole('button', { name: 'Open “All actions”' }).click();
  await all.getByRole('button', { name: 'Load “All actions” again' }).click();
  await expect(all.getByText('Loaded at')).toBeVisible();
  await all.getByRole('button', { name: 'Remove “All actions”' }).click();
  await expect(all).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Put the cards back' }).click();
  await expect(all).toBeVisible();
  await expectAccessible(page);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a chart shows the values of what is touched, until one touches something else', async ({ page }) => {
    await signIn(page, 'admin', '/dashboard/analytics');
    const plot = card(page, 'Orders').getByRole('slider', { name: 'Orders along the period' });
    // Nothing that comes later moves it away from under the finger.
    await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
    await plot.scrollIntoViewIfNeeded();
    const last = await plot.getAttribute('aria-valuemax');
    await plot.tap({ position: { x: 4, y: 40 } });
    await expect(plot).toHaveAttribute('aria-valuenow', '1');
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(plot).toHaveAttribute('aria-valuenow', last ?? '');
  });
});
