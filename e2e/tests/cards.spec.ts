import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, inBrowserToo, note, signIn, test, undo } from './fixtures.ts';
import { addInvoice } from './invoices.ts';
import { newcomer } from './people.ts';

function card(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

/** With tasks and a cart of one's own. */
async function openOwnCards(page: Page): Promise<void> {
  await newcomer(page);
  await page.goto('/cards/advance');
  await expect(page.getByRole('heading', { level: 1, name: 'Advanced cards' })).toBeVisible();
}

test('who sold the most is congratulated, for the period that is chosen', async ({ page }) => {
  await signIn(page, 'admin', '/cards/advance?period=last-year');
  const seller = card(page, 'Top seller');
  await expect(seller.getByText(/^Congratulations, .+!$/)).toBeVisible();
  await expect(seller.getByText(/^on \d+ invoices?$/).first()).toBeVisible();
  const ofYear = await seller.textContent();
  await page.getByRole('radio', { name: '28 days' }).check();
  await expect(seller).not.toHaveText(ofYear ?? '');
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
  await expectAccessible(page);
  await seller.getByRole('link', { name: 'Latest invoices' }).click();
  await expect(page).toHaveURL(/\/apps\/invoice\/list\?.*sortColumn=issuedDate/);

  await page.goto('/dashboard/analytics?period=last-year');
  await expect(seller.getByText(/^Congratulations, .+!$/)).toBeVisible();
});

test(
  'a payment is noted in its card on an open invoice, shows among the latest, and is taken back',
  inBrowserToo,
  async ({ page }) => {
    await signIn(page);
    const number = await addInvoice(page, 'Cleats');
    await page.getByRole('button', { name: 'Mark as sent' }).click();
    await expect(note(page, `Invoice #${number} is marked as sent.`)).toBeVisible();
    const paying = await chooseInvoice(page, number);
    const invoice = paying.getByRole('combobox', { name: 'Invoice' });
    const amount = paying.getByLabel('Amount');
    await expect(amount).toHaveValue('200.00');

    await amount.fill('70');
    await expect(invoice).toBeDisabled();
    await paying.getByRole('button', { name: 'Start over' }).click();
    await expect(amount).toHaveValue('200.00');
    await expect(invoice).toBeEnabled();
    await amount.fill('50');
    await paying.getByRole('button', { name: 'Add payment' }).click();
    const said = `$50.00 was paid on invoice #${number}.`;
    await expect(note(page, said)).toBeVisible();
    const payments = card(page, 'Latest payments');
    const payment = payments.getByRole('listitem').filter({ has: page.getByRole('link', { name: `#${number}` }) });
    await expect(payment).toContainText('$50.00');
    await undo(page, said);
    await expect(payment).toHaveCount(0);
    await expect(payments.getByRole('link', { name: 'All invoices' })).toHaveAttribute(
      'href',
      /\/apps\/invoice\/list$/,
    );

    await expect(paying.getByRole('link', { name: /^Due / })).toBeVisible();
    await paying.getByRole('link', { name: /^Due / }).click();
    await expect(page).toHaveURL(/\/apps\/invoice\/preview\/\d+$/);
  },
);

test('a refund is noted in the card of payments, and a page with something half written asks before it is left', async ({
  page,
}) => {
  await signIn(page);
  const number = await addInvoice(page, 'Fenders');
  await page.getByRole('button', { name: 'Add payment' }).click();
  const paid = page.getByRole('dialog', { name: `Payment on invoice #${number}` });
  await paid.getByLabel('Amount').fill('50');
  await paid.getByRole('button', { name: 'Add payment' }).click();
  await expect(note(page, `$50.00 was paid on invoice #${number}.`)).toBeVisible();
  const paying = await chooseInvoice(page, number);
  await expect(paying.getByLabel('Amount')).toHaveValue('150.00');
  await paying.getByText('Refund', { exact: true }).click();
  await paying.getByRole('combobox', { name: 'Method' }).click();
  await page.getByRole('option', { name: 'Cash' }).click();
  await paying.getByLabel('Internal note').fill('Sent back');
  await card(page, 'Latest payments').getByRole('link', { name: 'All invoices' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(paying.getByLabel('Internal note')).toHaveValue('Sent back');
  await paying.getByLabel('Amount').fill('10');
  await paying.getByRole('button', { name: 'Add refund' }).click();
  await undo(page, `$10.00 was refunded on invoice #${number}.`);
});

test('who has which tasks is told, and the next of the team is done and taken back', async ({ page }) => {
  await openOwnCards(page);
  const people = card(page, 'Tasks by person').getByRole('listitem');
  await expect(people.first()).toContainText(/\d+ open tasks?/);
  const told = await people.allTextContents();
  const team = card(page, 'Next for the team');
  const title = (await team.getByRole('link').first().textContent()) ?? '';
  await team.getByRole('button', { name: 'Mark as done' }).click();
  await expect(team.getByRole('link', { name: title })).toBeHidden();
  await expect.poll(() => people.allTextContents()).not.toEqual(told);
  await undo(page, `${title} is done.`);
  await expect(team.getByRole('link', { name: title })).toBeVisible();
  await expect.poll(() => people.allTextContents()).toEqual(told);

  await team.getByRole('link', { name: title }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await page.goto('/cards/advance');
  await team.getByRole('link', { name: 'Tasks of the team' }).click();
  await expect(page).toHaveURL(/\/apps\/todo\/tag\/team$/);
  await page.goto('/cards/advance');
  await card(page, 'Tasks by person').getByRole('link', { name: 'All tasks by person' }).click();
  await expect(page).toHaveURL(/\/apps\/todo\?.*sortBy=assignee/);
});

test('applicants are hired and rejected in their card, which leads to all of them', async ({ page }) => {
  await signIn(page, 'admin', '/cards/advance');
  const applicants = card(page, 'Applicants');
  const first = applicants.getByRole('listitem').first().getByRole('link');
  await expect(first).toBeVisible();
  for (const [button, said] of [
    ['Hire', 'works here now.'],
    ['Reject', 'was rejected.'],
  ] as const) {
    const name = (await first.textContent()) ?? '';
    await applicants.getByRole('button', { name: `${button} ${name}` }).click();
    await expect(applicants.getByRole('link', { name })).toBeHidden();
    await undo(page, `${name} ${said}`);
    await expect(applicants.getByRole('link', { name })).toBeVisible();
  }
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();

  await page.goto('/cards/advance');
  const all = applicants.getByRole('link', { name: /^Show (all )?\d+ applicants?$/ });
  await expect(all).not.toHaveText(/ 0 /);
  const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
  await all.click();
  await expect(page).toHaveURL(/\/datatables\/basic\?.*status=5/);
  await expect(page.getByText(new RegExp(`of ${count}$`)).first()).toBeVisible();
});

test('what is new in the shop goes into the cart as it is chosen', async ({ page }) => {
  await openOwnCards(page);
  const products = card(page, 'New in the shop');
  const add = products.getByRole('button', { name: 'Add to cart' });
  await expect(add).toBeDisabled();
  const choice = products.locator('input[type="checkbox"]:enabled').first();
  const label = await choice.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
  const product = products.getByRole('checkbox', { name: label, exact: true });
  await product.check();
  await expect(products.getByText('Chosen:')).not.toContainText('$0.00');
  await product.uncheck();
  await expect(products.getByText('Chosen:')).toContainText('$0.00');
  await product.check();
  await add.click();
  await expect(product).toBeDisabled();
  await expect(product).toBeChecked();
  await expect(product).toHaveAccessibleDescription('In your cart');
  await undo(page, `${label} is in your cart.`);
  await expect(product).toBeEnabled();
  await products.getByRole('link', { name: 'My cart' }).click();
  await expect(page).toHaveURL(/\/apps\/ecommerce\/checkout$/);
  await page.goto('/cards/advance');
  await products.getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page).toHaveURL(/\/apps\/ecommerce\/shop$/);
});

test('the cards of statistics show months, accounts, messages and what came back, as charts and as tables', async ({
  page,
}) => {
  await signIn(page, 'admin', '/cards/statistics');
  for (const [title, rows] of [
    ['Revenue by month', 7],
    ['Active accounts', 8],
    ['Written messages', 7],
  ] as const) {
    const chart = card(page, title);
    await expect(chart.getByRole('slider', { name: `${title} along the period` })).toBeVisible();
    await chart.getByRole('button', { name: 'Show as table' }).click();
    await expect(chart.getByRole('row')).toHaveCount(rows);
    await chart.getByRole('button', { name: 'Show as chart' }).click();
  }
  const responses = card(page, 'Responses');
  const now = await responses.locator('dl').textContent();
  await page.getByRole('radio', { name: '12 months' }).check();
  await expect(responses.locator('dl')).not.toHaveText(now ?? '');
  await expectAccessible(page);
  await expect(responses.getByRole('link', { name: 'All refunded orders' })).toHaveAttribute(
    'href',
    /order-list\?refundState=any$/,
  );
  await expect(card(page, 'Active accounts').getByRole('link', { name: 'Record of sign-ins' })).toBeVisible();
  await expect(card(page, 'Written messages').getByRole('link', { name: 'My chats' })).toBeVisible();
  await card(page, 'Revenue by month').getByRole('link', { name: 'Orders of these months' }).click();
  await expect(page).toHaveURL(/\/apps\/ecommerce\/order-list\?placed=\d{4}-\d\d-01\.\.\d{4}-\d\d-\d\d$/);
});

/** In the card that notes payments, which it answers. */
async function chooseInvoice(page: Page, number: number): Promise<Locator> {
  await page.goto('/cards/advance');
  const paying = card(page, 'Note a payment');
  const invoice = paying.getByRole('combobox', { name: 'Invoice' });
  await expect(invoice).toHaveValue(/^#\d+ /);
  await invoice.fill(String(number));
  await page.getByRole('option', { name: new RegExp(`^#${number} `) }).click();
  return paying;
}
