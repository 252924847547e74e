import type { Locator, Page } from '@playwright/test';
import { expect, note, signIn, test, unique } from './fixtures.ts';
import { openInvoices } from './invoices.ts';
import { newcomer } from './people.ts';
import { openTodo, row } from './todo.ts';
import { rowAction, startWithUser } from './users.ts';

/** What is typed finds this option; Enter, while none is marked, sends nothing, and the option is there to be taken. */
async function enterThenTake(page: Page, choice: Locator, words: string, name: string): Promise<void> {
  const option = page.getByRole('option', { name });
  await choice.fill(words);
  await expect(option).toBeVisible();
  await choice.press('Enter');
  await expect(choice).toHaveValue(words);
  await option.click();
}

test('what is only typed into a choice is not sent by Enter with the choice from before', async ({ page }) => {
  const { fullName } = await startWithUser(page);
  await rowAction(page, fullName, 'Edit');
  const panel = page.getByRole('dialog', { name: `Edit ${fullName}` });
  const country = panel.getByRole('combobox', { name: 'Country' });
  await panel.getByLabel('Company').fill('Quill Works');
  await enterThenTake(page, country, 'Icel', 'Iceland');
  await expect(country).toHaveValue('Iceland');
  await expect(country).toHaveAttribute('aria-expanded', 'false');
  // Enter at what is chosen leaves it chosen.
  await panel.getByLabel('Company').focus();
  await country.focus();
  await expect(page.getByRole('option', { name: 'Iceland' })).toBeVisible();
  await country.press('Enter');
  await expect(country).toHaveAttribute('aria-expanded', 'false');
  await expect(country).toHaveValue('Iceland');
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(note(page, `${fullName} was saved.`)).toBeVisible();
  await page.reload();
  await rowAction(page, fullName, 'Edit');
  await expect(country).toHaveValue('Iceland');
});

test('nor is it where people, clocks and currencies are chosen', async ({ page }) => {
  await signIn(page, 'admin', '/apps/roles');
  await page.getByRole('button', { name: 'Add role' }).click();
  const role = page.getByRole('dialog', { name: 'Add a role' });
  await role.getByLabel('Role name').fill(unique('Typist'));
  const somebody = role.getByRole('combobox', { name: 'Add somebody' });
  await somebody.fill('okafor');
  const found = page
    .getByRole('option')
    .filter({ hasText: /okafor/i })
    .first();
  await expect(found).toBeVisible();
  await somebody.press('Enter');
  await expect(somebody).toHaveValue('okafor');
  await found.click();
  await expect(role.getByRole('button', { name: /^Remove .*Okafor/ })).toBeVisible();
  await role.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(role).toBeHidden();

  await openInvoices(page);
  await page.getByRole('button', { name: 'Currencies', exact: true }).click();
  const currencies = page.getByRole('dialog', { name: 'Currencies' });
  await currencies.getByRole('button', { name: 'Add a currency' }).click();
  await currencies
    .getByRole('textbox', { name: /^1 \w+ in USD$/ })
    .last()
    .fill('2');
  const currency = currencies.getByRole('combobox', { name: 'Currency' }).last();
  await enterThenTake(page, currency, 'Norweg', 'NOK: Norwegian Krone');
  await expect(currency).toHaveValue('NOK: Norwegian Krone');
});

test('nor in tasks, events and groups', async ({ page }) => {
  await openTodo(page, '?task=new');
  const task = page.getByRole('dialog', { name: 'Add a task' });
  await task.getByRole('textbox', { name: 'Title' }).fill('Oil the winch');
  await enterThenTake(page, task.getByRole('combobox', { name: 'Assignee' }), 'Clara', 'Clara Weiss');
  await task.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(task).toBeHidden();
  await row(page, 'Oil the winch').getByRole('button', { name: 'Oil the winch', exact: true }).click();
  const editing = page.getByRole('dialog', { name: 'Edit the task' });
  await expect(editing.getByRole('combobox', { name: 'Assignee' })).toHaveValue('Clara Weiss');

  await page.goto('/apps/calendar?date=2031-05-14');
  await page.getByRole('button', { name: 'Add event' }).first().click();
  const event = page.getByRole('dialog', { name: 'Add an event' });
  await event.getByLabel('Title').fill('Kite day');
  const zone = event.getByRole('combobox', { name: 'Time zone' });
  await enterThenTake(page, zone, 'Tokyo', 'Asia/Tokyo');
  await expect(zone).toHaveValue('Asia/Tokyo');
  await event.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(event).toBeHidden();

  await page.goto('/apps/chat');
  await page.getByRole('button', { name: 'New group' }).click();
  await page.getByLabel('Name of the group').fill('Winch');
  const people = page.getByRole('combobox', { name: 'People' });
  await people.fill('Marit Solberg');
  await page.getByRole('option', { name: 'Marit Solberg' }).click();
  // Of several the first that is found is taken, as of those whom one writes to.
  await people.fill('Henrik');
  await expect(page.getByRole('option', { name: 'Henrik Dahl' })).toHaveAttribute('data-combobox-selected', 'true');
  await people.press('Enter');
  await expect(people).toHaveValue('');
  await people.press('Tab');
  await page.getByRole('button', { name: 'Make the group' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Winch' })).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'About the group' }).click();
  await expect(page.getByRole('button', { name: 'Remove Henrik Dahl from the group' })).toBeVisible();
});

test('one’s own time zone is found by typing, and a country that is emptied is none', async ({ page }) => {
  await newcomer(page);
  await page.goto('/pages/account-settings');
  const save = page.getByRole('button', { name: 'Save changes' });
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  const country = page.getByRole('combobox', { name: 'Country' });
  await page.getByLabel('First name').fill('Nadia');
  await enterThenTake(page, zone, 'Tokyo', 'Asia/Tokyo');
  await enterThenTake(page, country, 'Icel', 'Iceland');
  await save.click();
  await expect(note(page, 'Your profile is saved.')).toBeVisible();
  await expect(save).toBeDisabled();
  await country.fill('');
  await country.press('Tab');
  await expect(country).toHaveValue('');
  await save.click();
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(zone).toHaveValue('Asia/Tokyo');
  await expect(country).toHaveValue('');
});
