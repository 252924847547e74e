import { expect, hold, note, signIn, test, undo, unique } from './fixtures.ts';
import { lostAnswers } from './held-answers.ts';
import { addInvoice, invoiceAction, line, openInvoices } from './invoices.ts';

test.skip(({ home }) => home === 'browser', 'There, one is alone with the data.');

test('what somebody else changes while one edits is told, and nothing typed is lost', async ({
  page,
  somebodyElse,
}) => {
  const other = await somebodyElse();
  await signIn(other);
  await signIn(page);
  const number = await addInvoice(page, 'Anchor');
  await other.goto(`/apps/invoice/edit/${number}`);
  await line(other, 1).getByLabel('Item').fill('Anchor, galvanized');

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Note', { exact: true }).fill('From the other side');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('article', { name: 'The invoice' })).toContainText('From the other side');

  await expect(note(other, 'Somebody changed this invoice meanwhile')).toBeVisible();
  await expect(line(other, 1).getByLabel('Item')).toHaveValue('Anchor, galvanized');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  const sheet = page.getByRole('article', { name: 'The invoice' });
  await expect(sheet).toContainText('Anchor, galvanized');
  await expect(sheet).toContainText('From the other side');

  await other.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(other.getByLabel('Note', { exact: true })).toHaveValue('From the other side');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Note', { exact: true }).fill('Once more');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sheet).toContainText('Once more');
  await expect(other.getByLabel('Note', { exact: true })).toHaveValue('Once more');
  await expect(note(other, 'Somebody changed this invoice meanwhile')).toBeHidden();

  const amounts = [page, other].map((person) => person.getByRole('dialog').getByLabel('Amount'));
  for (const person of [page, other]) await person.getByRole('button', { name: 'Add payment' }).click();
  for (const amount of amounts) await expect(amount).toHaveValue('200.00');
  await amounts[0]?.fill('50');
  await page.getByRole('dialog').getByRole('button', { name: 'Add payment' }).click();
  await expect(note(page, `$50.00 was paid on invoice #${number}.`)).toBeVisible();
  await expect(other.getByRole('dialog').getByLabel('Amount')).toHaveValue('150.00');
});

test('a payment that is noted from the list is of what is open, also when somebody else notes one meanwhile', async ({
  page,
  somebodyElse,
}) => {
  const other = await somebodyElse();
  await signIn(other);
  await signIn(page);
  const number = await addInvoice(page, 'Bollard');
  await openInvoices(other, { q: String(number) });
  await invoiceAction(other, number, 'Add payment');
  const amount = other.getByRole('dialog').getByLabel('Amount');
  await expect(amount).toHaveValue('200.00');
  await page.getByRole('button', { name: 'Add payment' }).click();
  const paying = page.getByRole('dialog', { name: `Payment on invoice #${number}` });
  await paying.getByLabel('Amount').fill('50');
  await paying.getByRole('button', { name: 'Add payment' }).click();
  await expect(other.getByRole('dialog').getByLabel('Balance')).toHaveValue('$150.00');
  await expect(amount).toHaveValue('150.00');
  await other.getByRole('dialog').getByRole('button', { name: 'Add payment' }).click();
  await expect(note(other, `$150.00 was paid on invoice #${number}.`)).toBeVisible();
});

test('an invoice that is deleted while one edits it cannot be saved; once it is back nothing is wrong any more', async ({
  page,
  somebodyElse,
  problems,
}) => {
  problems.expect(/^404 /);
  const other = await somebodyElse();
  await signIn(other);
  await signIn(page);
  const number = await addInvoice(page, 'Capstan');
  await other.goto(`/apps/invoice/edit/${number}`);
  await other.getByLabel('Note', { exact: true }).fill('Two spokes are new');
  await page.getByRole('button', { name: 'Delete' }).click();
  await hold(page, `Invoice #${number} was deleted.`);
  await expect(note(other, 'Somebody deleted this invoice')).toBeVisible();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(note(other, 'There is no such invoice.')).toBeVisible();
  await undo(page, `Invoice #${number} was deleted.`);
  await expect(note(other, 'Somebody deleted this invoice')).toBeHidden();
  await expect(note(other, 'There is no such invoice.')).toBeHidden();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByRole('article', { name: 'The invoice' })).toContainText('Two spokes are new');
});

test('who corrects a payment whose answer was lost hears that the first was noted, and is led to it', async ({
  page,
  problems,
}) => {
  problems.expect(/^net::ERR_FAILED POST /, /ERR_FAILED/, /^409 POST /);
  await signIn(page);
  const number = await addInvoice(page, 'Fender');
  await page.getByRole('button', { name: 'Add payment' }).click();
  const paying = page.getByRole('dialog', { name: `Payment on invoice #${number}` });
  await paying.getByLabel('Amount').fill('50');
  const connect = await lostAnswers(page, `**/api/v1/invoices/${number}/payments`);
  await paying.getByRole('button', { name: 'Add payment' }).click();
  await expect(paying.getByRole('alert')).toBeVisible();
  connect();
  await paying.getByLabel('Amount').fill('60');
  await paying.getByRole('button', { name: 'Add payment' }).click();
  await expect(paying.getByRole('alert')).toContainText('This was sent before with other contents');
  await expect(note(page, /^\$50\.00 of .* is noted already\./)).toBeVisible();
  await expect(paying.getByLabel('Balance')).toHaveValue('$150.00');
  await paying.getByRole('button', { name: 'Show what is there' }).click();
  await page.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Discard' }).click();
  await expect(paying).toBeHidden();
  await expect(page.getByRole('article', { name: 'The invoice' })).toContainText('$150.00');
});

test('who corrects a client whose answer was lost is led to the one that is there', async ({ page, problems }) => {
  problems.expect(/^net::ERR_FAILED POST /, /ERR_FAILED/, /^409 POST /);
  await signIn(page, 'admin', '/apps/invoice/clients');
  const name = unique('Sailmakers');
  await page.getByRole('button', { name: 'Add client' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a client' });
  await adding.getByLabel('Name').fill(name);
  await adding.getByLabel('E-mail').fill('loft@sails.test');
  const connect = await lostAnswers(page, '**/api/v1/clients');
  await adding.getByRole('button', { name: 'Add client' }).click();
  await expect(adding.getByRole('alert')).toBeVisible();
  connect();
  await adding.getByLabel('E-mail').fill('mast@sails.test');
  await adding.getByRole('button', { name: 'Add client' }).click();
  await expect(adding.getByRole('alert')).toContainText('This was sent before with other contents');
  await adding.getByRole('link', { name: 'Show what is there' }).click();
  await page.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Discard' }).click();
  const there = page.getByRole('dialog', { name: `Edit ${name}` });
  await expect(there.getByLabel('E-mail')).toHaveValue('loft@sails.test');
  await expect(page).toHaveURL(/\?client=\d+$/);
  await page.reload();
  await expect(there.getByLabel('E-mail')).toHaveValue('loft@sails.test');
  await there.getByRole('button', { name: 'Cancel' }).click();
  await expect(there).toBeHidden();
  await expect(page).toHaveURL(/\/apps\/invoice\/clients$/);
});
