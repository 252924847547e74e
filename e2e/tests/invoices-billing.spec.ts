import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, hold, inBrowserToo, note, signIn, test, undo, unique } from './fixtures.ts';
import { addClientOnTheWay, addInvoice, chooseClient, fillLine, shownNumber } from './invoices.ts';

test('a quote is written, read by its client at a secret address, accepted there, and becomes an invoice once', async ({
  page,
  home,
  somebodyElse,
  problems,
}) => {
  await signIn(page, 'admin', '/apps/invoice/quotes');
  await page.getByRole('link', { name: 'Add quote' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveAttribute('aria-invalid', 'true');
  await chooseClient(page, 'heron', 'Clémence Aubertin, Heron Press');
  await fillLine(page, 1, { item: 'Sails', cost: '100', quantity: '2' });
  problems.expect(/^400 POST \/api\/v1\/quotes$/);
  const until = page.getByLabel('Valid until');
  await until.fill('2020-01-01');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(until).toHaveAccessibleDescription(/^A quote is valid until the day it is issued/);
  await until.fill('2030-01-01');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/quote\/view\/\d+$/);
  const number = Number(new URL(page.url()).pathname.split('/').at(-1));
  await expect(note(page, `Quote #${number} was added.`)).toBeVisible();

  await page.getByRole('button', { name: 'Send quote' }).click();
  const letter = page.getByRole('dialog', { name: `Send quote #${number}` });
  await expect(letter.getByLabel('Subject')).toHaveValue(`Quote #${number} from Atrium`);
  await letter.getByLabel('Add a link to the letter').check();
  await expectAccessible(page);
  await letter.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(note(page, `Quote #${number} is in the outbox.`)).toBeVisible();
  await expect(letter).toBeHidden();
  await expect(page.getByText('Link made')).toBeVisible();

  const reader = home === 'node' ? await somebodyElse() : page;
  const makeLink = async () => {
    await page.getByRole('button', { name: 'Make a new link' }).click();
    const address = page.getByLabel('Address', { exact: true });
    await expect(address).toBeVisible();
    const { pathname, search } = new URL(await address.inputValue());
    return pathname + search;
  };
  const old = await makeLink();
  await expect(note(page, 'The link is ready.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Address', { exact: true })).toBeHidden();
  const link = await makeLink();
  problems.expect(/^404 POST \/api\/v1\/shared-document$/);
  await reader.goto(old);
  await expect(reader.getByText('There is no document at this address')).toBeVisible();
  await reader.goto(link);
  await expect(reader.getByRole('article', { name: 'Quote' })).toContainText('$200.00');
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(reader);
  const file = reader.waitForEvent('download');
  await reader.getByRole('button', { name: 'Download PDF' }).click();
  expect((await file).suggestedFilename()).toBe(`quote-${number}.pdf`);
  await reader.getByRole('button', { name: 'Accept the quote' }).click();
  await expect(reader.getByLabel('Your name')).toHaveAccessibleDescription('Give your name.');
  await reader.getByLabel('Your name').fill('Clémence A.');
  await reader.getByRole('button', { name: 'Accept the quote' }).click();
  await expect(reader.getByText(/^Accepted by Clémence A\./)).toBeVisible();
  await reader.reload();
  await expect(reader.getByText(/^Accepted by Clémence A\./)).toBeVisible();

  if (home === 'browser') await page.goto(`/apps/invoice/quote/view/${number}`);
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(page.getByText('Clémence A.', { exact: true })).toBeVisible();
  if (home === 'node') await expect(page.getByText('First seen')).toBeVisible();
  await page.getByRole('button', { name: 'Make an invoice' }).click();
  const invoice = await shownNumber(page);
  await hold(page, `Quote #${number} became invoice #${invoice}.`);
  await page.getByRole('link', { name: `Made from quote #${number}` }).press('Enter');
  await expect(page.getByRole('link', { name: `Open invoice #${invoice}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make an invoice' })).toBeHidden();
  await undo(page, `Quote #${number} became invoice #${invoice}.`);
  await expect(page.getByRole('button', { name: 'Make an invoice' })).toBeVisible();
});

test(
  'an invoice repeats from today: the first one comes by itself, and the schedule is paused, changed, deleted and undone',
  inBrowserToo,
  async ({ page }) => {
    await signIn(page);
    const item = unique('Harbour lights');
    await addInvoice(page, item);
    await page.getByRole('link', { name: 'Repeat', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Item' })).toHaveValue(item);
    await expect(page.getByText(/^Next: /)).toBeVisible();
    const every = page.getByLabel('Every', { exact: true });
    await every.fill('2');
    for (const nothing of ['', '0']) {
      await every.fill(nothing);
      await every.blur();
      await expect(every).toHaveValue('2');
    }
    await every.fill('100');
    await every.blur();
    await expect(page.getByText('At most 99.')).toBeVisible();
    await every.fill('2');
    await page.getByRole('combobox', { name: 'Unit' }).click();
    await page.getByRole('option', { name: 'Weeks' }).click();
    await page.getByRole('combobox', { name: 'Ends' }).click();
    await page.getByRole('option', { name: 'After a number' }).click();
    await page.getByLabel('Invoices in all').fill('7');
    await expectAccessible(page);
    // At last, so that it is today still when it is saved.
    await page.getByLabel('First day').fill(new Date().toISOString().slice(0, 10));
    await page.getByLabel('Due after days').fill('9');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(note(page, 'The repeating invoice was added.')).toBeVisible();

    const row = page.getByRole('row').filter({ hasText: '1 / 7' }).filter({ hasText: 'Every 2 weeks' }).last();
    await expect(row).toBeVisible();
    await row.getByRole('link', { name: 'Every 2 weeks' }).click();
    await expect(page.getByRole('list', { name: 'Activity' })).toContainText('Repeating invoice added');
    const made = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Invoices made so far' }) });
    await made
      .getByRole('link', { name: /^#\d+$/ })
      .first()
      .click();
    await shownNumber(page);
    await expect(page.getByRole('article', { name: 'The invoice' })).toContainText(item);
    await page.getByRole('link', { name: 'Made by a repeating invoice' }).click();

    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
    await page.reload();
    await goOn(page);
    await page.getByLabel('Due after days').fill('21');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(note(page, 'The repeating invoice was saved.')).toBeVisible();
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(row).toBeHidden();
    await undo(page, 'The repeating invoice was deleted.');
    await expect(row).toBeVisible();
    await page.reload();
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(row).toBeHidden();
  },
);

/** What was paused goes on. */
async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(note(page, 'The repeating invoice goes on.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
}

test('an invoice that was sent stays what it was when its client is renamed, until one takes over the new details', async ({
  page,
  problems,
}) => {
  problems.expect(/^400 POST \/api\/v1\/invoices\/\d+\/payments$/);
  await signIn(page, 'admin', '/apps/invoice/add');
  const name = unique('Odalys');
  await addClientOnTheWay(page, name);
  await fillLine(page, 1, { item: 'Rope', cost: '40' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const number = await shownNumber(page);
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(note(page, `Invoice #${number} is marked as sent.`)).toBeVisible();

  await page.goto(`/apps/invoice/clients?q=${name}`);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const panel = page.getByRole('dialog', { name: `Edit ${name}` });
  await panel.getByLabel('Name').fill(`${name} & Sons`);
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(panel).toBeHidden();

  await page.goto(`/apps/invoice/preview/${number}`);
  const sheet = page.getByRole('article', { name: 'The invoice' });
  await expect(sheet).toContainText(name);
  await expect(sheet).not.toContainText('& Sons');
  await page.getByRole('button', { name: 'Use the new details' }).click();
  await expect(sheet).toContainText(`${name} & Sons`);
  await undo(page, `Invoice #${number} has the client’s new details.`);
  await expect(sheet).not.toContainText('& Sons');
  await page.getByRole('button', { name: 'Add payment' }).click();
  const payment = page.getByRole('dialog', { name: `Payment on invoice #${number}` });
  await payment.getByText('Refund', { exact: true }).click();
  await payment.getByRole('button', { name: 'Add refund' }).click();
  await expect(payment).toContainText('Nothing has been paid on this invoice: there is nothing to refund.');
});

test.describe('two people', () => {
  test.skip(({ home }) => home === 'browser', 'There, one is alone with the data.');

  test('who saves a quote keeps what somebody else changed in other fields of it', async ({ page, somebodyElse }) => {
    const other = await somebodyElse();
    await signIn(other);
    await signIn(page, 'admin', '/apps/invoice/quotes');
    await page.getByRole('link', { name: 'Add quote' }).click();
    await chooseClient(page, 'heron', 'Clémence Aubertin, Heron Press');
    await fillLine(page, 1, { item: 'Oars', cost: '100', quantity: '2' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(/\/quote\/view\/\d+$/);
    const address = new URL(page.url()).pathname.replace('view', 'edit');
    await page.goto(address);
    await other.goto(address);
    const salesperson = (person: Page) => person.getByLabel('Salesperson');
    const remark = (person: Page) => person.getByLabel('Note', { exact: true });

    await salesperson(page).fill('Oda');
    await remark(other).fill('From the other side');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(note(page, 'Somebody changed this quote meanwhile')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(/\/quote\/view\/\d+$/);
    await expect(page.getByRole('article')).toContainText('From the other side');
    await expect(page.getByRole('article')).toContainText('Oda');
  });

  test('a quote that is deleted while one edits it is kept as it was typed, and saved once it is back', async ({
    page,
    somebodyElse,
    problems,
  }) => {
    problems.expect(/^404 /);
    const other = await somebodyElse();
    await signIn(other);
    await signIn(page, 'admin', '/apps/invoice/quote/add');
    await chooseClient(page, 'heron', 'Clémence Aubertin, Heron Press');
    await fillLine(page, 1, { item: 'Cleats', cost: '40' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(/\/quote\/view\/\d+$/);
    const { pathname } = new URL(page.url());
    await other.goto(pathname.replace('view', 'edit'));
    await other.getByLabel('Note', { exact: true }).fill('Of bronze');
    const deleted = `Quote #${pathname.split('/').at(-1)} was deleted.`;
    await page.getByRole('button', { name: 'Delete' }).click();
    await hold(page, deleted);
    await expect(note(other, 'Somebody deleted this quote meanwhile')).toBeVisible();
    await expect(other.getByLabel('Note', { exact: true })).toHaveValue('Of bronze');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(note(other, 'There is no such quote.')).toBeVisible();
    await undo(page, deleted);
    await expect(note(other, 'Somebody deleted this quote meanwhile')).toBeHidden();
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByRole('article')).toContainText('Of bronze');
  });

  test('a schedule that is deleted while one edits it is kept as it was typed, and saved once it is back', async ({
    page,
    somebodyElse,
  }) => {
    const other = await somebodyElse();
    await signIn(other);
    const { row, address } = await addSchedule(page, '31.17');
    await other.goto(address);
    await other.getByLabel('Note', { exact: true }).fill('Six of them');
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await hold(page, 'The repeating invoice was deleted.');
    await expect(note(other, 'Somebody deleted this schedule meanwhile')).toBeVisible();
    await expect(other.getByLabel('Note', { exact: true })).toHaveValue('Six of them');
    await undo(page, 'The repeating invoice was deleted.');
    await expect(note(other, 'Somebody deleted this schedule meanwhile')).toBeHidden();
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(note(other, 'The repeating invoice was saved.')).toBeVisible();
    await other.goto(address);
    await expect(other.getByLabel('Note', { exact: true })).toHaveValue('Six of them');
  });

  test('who saves a schedule keeps what somebody else changed in other fields of it', async ({
    page,
    somebodyElse,
  }) => {
    const other = await somebodyElse();
    await signIn(other);
    const { address } = await addSchedule(page, '31.19');
    await page.goto(address);
    await other.goto(address);
    const remark = (person: Page) => person.getByLabel('Note', { exact: true });

    await page.getByLabel('Salesperson').fill('Oda');
    await remark(other).fill('From the other side');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(note(page, 'Somebody changed this schedule meanwhile')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(/\/series\/list/);
    await page.goto(address);
    await expect(remark(page)).toHaveValue('From the other side');
    await expect(page.getByLabel('Salesperson')).toHaveValue('Oda');
  });
});

/** A repeating invoice of somebody's own, known by what it comes to. */
async function addSchedule(page: Page, cost: string): Promise<{ row: Locator; address: string }> {
  await signIn(page, 'admin', '/apps/invoice/series/add');
  await chooseClient(page, 'heron', 'Clémence Aubertin, Heron Press');
  await fillLine(page, 1, { item: unique('Fenders'), cost });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('First day').fill(tomorrow);
  await page.getByLabel('Every', { exact: true }).fill('7');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const row = page
    .getByRole('row')
    .filter({ hasText: 'Every 7 months' })
    .filter({ hasText: `$${cost}` })
    .last();
  const address = await row.getByRole('link', { name: 'Every 7 months' }).getAttribute('href');
  return { row, address: address ?? '' };
}

test('an invoice is paid at its secret address, all that is open, and whoever made the address hears of it', async ({
  page,
  home,
  somebodyElse,
  problems,
}) => {
  await signIn(page, 'admin', '/apps/invoice/list');
  const number = await addInvoice(page, unique('rope'));
  await page.getByRole('button', { name: 'Make a link' }).click();
  const { pathname, search } = new URL(await page.getByLabel('Address', { exact: true }).inputValue());
  const reader = home === 'node' ? await somebodyElse() : page;
  await reader.goto(pathname + search);
  const payment = reader.getByRole('region', { name: 'Pay this invoice' });
  await expect(payment.getByRole('radio', { name: 'Credit or debit card' })).toBeChecked();
  await expectAccessible(reader);
  problems.expect(/^409 POST \/api\/v1\/shared-document\/payments$/);
  await payment.getByRole('radio', { name: 'A card that is declined' }).check();
  await payment.getByRole('button', { name: 'Pay $200.00' }).click();
  await expect(payment.getByRole('alert')).toContainText('The payment was declined.');
  await payment.getByRole('radio', { name: 'Net banking' }).check();
  await payment.getByRole('button', { name: 'Pay $200.00' }).click();
  await expect(reader.getByText('Thank you. $200.00 was paid.')).toBeVisible();
  await expect(payment).toBeHidden();
  await reader.reload();
  await expect(reader.getByRole('article', { name: 'Invoice' })).toBeVisible();
  await expect(payment).toBeHidden();

  if (home === 'browser') await page.goto(`/apps/invoice/preview/${number}`);
  await expect(page.getByText('$200.00 · Bank transfer')).toBeVisible();
  await page.getByRole('button', { name: 'Delete the payment of $200.00' }).click();
  const question = page.getByRole('dialog', { name: 'Delete the online payment of $200.00?' });
  await expect(question).toContainText(/its reference test-/);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('$200.00 · Bank transfer')).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const news = page.getByRole('region', { name: 'Notifications' });
  await expect(news.getByRole('link', { name: new RegExp(`paid invoice .?#${number}`) })).toBeVisible();
});

test('where the browser allows no copying, the address of a document is selected to be copied by hand', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await signIn(page);
  await addInvoice(page, unique('Tar'));
  await page.getByRole('button', { name: 'Make a link' }).click();
  const address = page.getByLabel('Address', { exact: true });
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await expect(note(page, 'The browser does not allow copying. The address is selected')).toBeVisible();
  await expect(address).toBeFocused();
  const [from, to] = await address.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]);
  expect([from, to]).toEqual([0, (await address.inputValue()).length]);
});

test('a button that goes when it is pressed leaves the focus beside it', async ({ page }) => {
  await signIn(page);
  const number = await addInvoice(page, unique('Focus'));
  await page.goto(`/apps/invoice/preview/${number}`);
  for (const name of ['Mark as sent', 'Make a link', 'Turn off']) {
    const button = page.getByRole('button', { name, exact: true });
    await button.press('Enter');
    await expect(button).toHaveCount(0);
    await expect(page.locator('main :focus')).toHaveCount(1);
  }
  const undoing = page.getByRole('button', { name: /^Undo: / }).first();
  const name = await undoing.getAttribute('aria-label');
  await undoing.press('Enter');
  await expect(page.getByText('Undone').first()).toBeVisible();
  await expect(page.locator('main :focus'), `after ${name}`).toHaveCount(1);
});
