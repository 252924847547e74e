import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { rows as mails } from './email.ts';
import { expect, inBrowserToo, note, signIn, test } from './fixtures.ts';
import { newcomer } from './people.ts';
import { quickAdd, row } from './todo.ts';

function box(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search everything' });
}

function option(page: Page, name: string | RegExp): Locator {
  return page.getByRole('option', { name });
}

/** How many a way to all of them says there are. */
async function numberOf(all: Locator): Promise<number> {
  return Number((await all.textContent())?.replaceAll(',', '').match(/\d+/)?.[0]);
}

async function search(page: Page, words: string): Promise<void> {
  if (!(await box(page).isVisible())) await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await box(page).fill(words);
}

test('one search finds pages, things and what to do; the keys lead there, and back', inBrowserToo, async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  const opener = page.getByRole('button', { name: 'Search', exact: true });
  await opener.click();
  await expect(box(page)).toBeFocused();
  await expect(page.getByRole('group', { name: 'Actions' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(opener).toBeFocused();

  // A page by another word for it, and by the keys.
  await search(page, 'bills');
  await expect(option(page, /^Invoice List/)).toBeVisible();
  await box(page).press('End');
  await box(page).press('Home');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/apps\/invoice\//);

  // A number is found before all that holds it; all of a kind is its own list with the same words.
  await search(page, '#5000');
  await expect(page.getByRole('group', { name: 'Invoices' }).getByRole('option').first()).toContainText('#5000');
  await search(page, 'invoice 50');
  const numbered = page.getByRole('group', { name: 'Invoices' }).getByRole('option');
  await expect(numbered.last()).toHaveText(/^Show all \d+ in Invoices/);
  await search(page, 'order 84');
  await expect(page.getByRole('group', { name: 'Orders' }).getByRole('option').first()).toContainText('#84');
  await search(page, 'example');
  await expect(option(page, /^Show all \d+ in Invoices/)).toBeVisible();
  await expect(note(page, /\d+ of [\d,]+ results shown/)).toBeAttached();
  await expectAccessible(page);
  await option(page, /^Show all \d+ in Invoices/).click();
  await expect(page).toHaveURL(/\/apps\/invoice\/list\?.*q=example/);

  // What was opened is offered again.
  await search(page, 'storm lantern');
  await option(page, /^Storm Lantern No/).click();
  await expect(page).toHaveURL(/\/apps\/ecommerce\/product-detail\//);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toContainText('Storm Lantern');
  await option(page, 'Use the dark skin').click();
  await expect(page.getByRole('button', { name: 'Use the light skin' })).toBeVisible();
  // What people call by a number is called by its kind there.
  await search(page, 'invoice 5000');
  await option(page, /^#5000/)
    .first()
    .click();
  await expect(page).toHaveURL(/\/apps\/invoice\/preview\/5000/);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toContainText('Invoice #5000');
});

test('Enter opens what is found for the words that stand there, also when it is pressed before the answer is there', async ({
  page,
}) => {
  await signIn(page);
  await search(page, 'storm lantern');
  await expect(option(page, /^Storm Lantern No/).first()).toBeVisible();
  await box(page).fill('five minutes in the wheelhouse');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/pages\/blog\/detail\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Five minutes in the wheelhouse' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('button', { name: 'Blog posts', exact: true })).toBeVisible();
});

test('a page is called by its whole name, four of them are shown, and of what is beyond them there is a number', async ({
  page,
}) => {
  await signIn(page);
  const group = page.getByRole('group', { name: 'Pages' });
  const pages = group.getByRole('option').filter({ hasNotText: /^Show all/ });
  await search(page, 'login');
  await expect(pages).toHaveCount(4);
  await expect(pages.first()).toContainText('Sign in (basic)');
  await search(page, 'card basic');
  await expect(pages.first()).toContainText('Card Basic');
  await search(page, 'invoice list');
  await expect(pages.first()).toContainText('Invoice List');
  await search(page, 'in');
  await expect(pages).toHaveCount(4);
  const results = page.getByRole('listbox', { name: 'Results' });
  const rows = results.getByRole('option').filter({ hasNotText: /^(Show all|Search messages)/ });
  await expect(rows.last()).toBeVisible();
  await expect(async () => {
    const said = (await note(page, /results shown/).textContent()) ?? '';
    const [shown = 0, all = 0] = said.replaceAll(',', '').match(/\d+/g)?.map(Number) ?? [];
    expect(shown).toBe(await rows.count());
    expect(all).toBeGreaterThan(shown);
  }).toPass();

  // All of them stand there when they are asked for, and the keys go on from where they were.
  const all = group.getByRole('option', { name: /^Show all \d+ in Pages/ });
  const count = await numberOf(all);
  for (let place = 0; place < 4; place += 1) await box(page).press('ArrowDown');
  await expect(all).toHaveAttribute('aria-selected', 'true');
  await box(page).press('Enter');
  await expect(pages).toHaveCount(count);
  await expect(all).toHaveCount(0);
  await expect(pages.nth(3)).toHaveAttribute('aria-selected', 'true');
  await box(page).press('ArrowDown');
  await expect(pages.nth(4)).toHaveAttribute('aria-selected', 'true');
});

test('“Show all” leads to a list of as many, or shows as many in their place', async ({ page }) => {
  await newcomer(page);
  await page.goto('/access-control');
  await expect(page.getByRole('heading', { level: 1, name: 'Access Control' })).toBeVisible();
  await search(page, 'e');
  const files = page.getByRole('group', { name: 'Files' }).getByRole('option');
  const allFiles = option(page, /^Show all \d+ in Files/);
  const fileCount = await numberOf(allFiles);
  await allFiles.click();
  await expect(files).toHaveCount(fileCount);
  await expect(box(page)).toBeFocused();

  const allMails = option(page, /^Show all \d+ in Emails/);
  const mailCount = await numberOf(allMails);
  await allMails.click();
  await expect(page).toHaveURL(/\/apps\/email\/all\?.*q=e/);
  await expect(mails(page)).toHaveCount(mailCount);

  await search(page, 'e');
  const allContacts = option(page, /^Show all \d+ in Contacts/);
  const contactCount = await numberOf(allContacts);
  await allContacts.click();
  const contacts = page.getByRole('dialog', { name: 'Contacts' });
  await expect(contacts.getByRole('searchbox')).toHaveValue('e');
  await expect(contacts.getByRole('list', { name: 'Contacts' }).getByRole('listitem')).toHaveCount(contactCount);
});

test('pages and actions are found by what they are usually called, and a close name comes first', async ({ page }) => {
  await signIn(page);
  const pages = page.getByRole('group', { name: 'Pages' }).getByRole('option');
  const actions = page.getByRole('group', { name: 'Actions' }).getByRole('option');
  await search(page, 'modal');
  await expect(pages.first()).toContainText('Dialogs');
  await search(page, 'profle');
  await expect(pages.first()).toContainText('Profile');
  await search(page, 'arabic');
  await expect(actions.first()).toContainText('العربية');
  await search(page, 'rtl');
  await expect(actions.filter({ hasText: 'Lay pages out from right to left' })).toBeVisible();
  // Those of the page itself.
  await search(page, 'shortcuts');
  await actions.filter({ hasText: 'Show the keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Open the row');
});

test('a slip of the keys, a word that nothing has, and one kind alone', async ({ page }) => {
  await signIn(page);
  await search(page, 'lantren');
  await expect(page.getByRole('group', { name: 'Products like these words' })).toBeVisible();
  await search(page, 'invioce add');
  await expect(page.getByRole('group', { name: 'Pages' }).getByRole('option').first()).toContainText('Add');
  await search(page, 'qxqxqx');
  await expect(page.getByText('Nothing has “qxqxqx”.')).toBeVisible();
  await expectAccessible(page);

  const chips = page.getByRole('group', { name: 'Search only' });
  expect(await chips.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await box(page).fill('in:tasks ');
  await expect(box(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Tasks', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await box(page).fill('the');
  await expect(page.getByRole('group').filter({ has: page.getByRole('option') })).toHaveCount(1);
  await box(page).fill('');
  await box(page).press('Backspace');
  await expect(page.getByRole('button', { name: 'Everything', exact: true })).toHaveAttribute('aria-pressed', 'true');

  await chips.getByRole('button', { name: 'Actions', exact: true }).click();
  await box(page).fill('add');
  await expect(page.getByRole('group').filter({ has: page.getByRole('option') })).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Actions' }).getByRole('option').first()).toContainText('Add');
  await box(page).fill('in:pages ');
  await expect(chips.getByRole('button', { name: 'Pages', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('group', { name: 'Pages' }).getByRole('option').nth(4)).toBeVisible();
  await box(page).press('Backspace');

  // What is begun from here.
  await search(page, 'add user');
  await option(page, 'Add a user').click();
  await expect(page.getByRole('dialog', { name: 'Add a user' })).toBeVisible();
  await expect(page).not.toHaveURL(/#new/);
});

test('what is one’s own is found by oneself alone, and a client is shown what a client may', async ({
  page,
  somebodyElse,
  home,
}) => {
  await newcomer(page);
  await page.goto('/apps/todo');
  await quickAdd(page, 'Quokka of the quay');
  await expect(row(page, 'Quokka of the quay')).toBeVisible();
  // The messages are looked through by the chat.
  await search(page, 'quagga');
  await option(page, 'Search messages for “quagga”').click();
  await expect(page).toHaveURL(/\/apps\/chat\?.*q=quagga/);
  await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
  await search(page, 'quokka');
  await expect(option(page, /^Quokka of the quay/)).toBeVisible();
  await option(page, /^Quokka of the quay/).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  if (home === 'browser') return;

  const other = await somebodyElse();
  await signIn(other, 'client');
  await search(other, 'quokka');
  await expect(other.getByText('Nothing has “quokka”.')).toBeVisible();
  await expect(option(other, /^Search messages/)).toHaveCount(0);
  await search(other, 'a');
  await expect(option(other, /Access Control/)).toBeVisible();
  await expect(option(other, /New invoice/)).toHaveCount(0);
});

test('an answer that comes late replaces none, and without a connection it says so', async ({
  page,
  problems,
  context,
  home,
}) => {
  test.skip(home === 'browser', 'There, nothing goes over the network.');
  await signIn(page);
  await page.route(/\/api\/v1\/search\?q=lan$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    await route.continue().catch(() => {});
  });
  await search(page, 'lan');
  await page.waitForTimeout(400);
  await box(page).fill('5000');
  await expect(option(page, /^#5000/)).toBeVisible();
  await page.waitForTimeout(1_200);
  await expect(option(page, /^#5000/)).toBeVisible();
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await context.setOffline(true);
  await box(page).fill('harbour');
  await expect(page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) })).toBeVisible();
  // It asks again by itself.
  await context.setOffline(false);
  await expect(option(page, /Harbour/).first()).toBeVisible();
});

test('the question mark lists the keys of the page and of every page, and two letters lead to an app', async ({
  page,
}) => {
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toContainText('On every page');
  await expect(sheet).toContainText('Open the row');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  // As quickly as one types: each by itself would come once the page has taken the one before it.
  await Promise.all([page.keyboard.press('g'), page.keyboard.press('o')]);
  await expect(page).toHaveURL(/\/apps\/todo/);
  await page.goto('/access-control');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  await expect(sheet).toContainText('Go to Email');
});

test('what one types while the search is still on its way is in it, and the focus comes back', async ({ page }) => {
  await signIn(page);
  await page.route(/palette-[^/]+\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  const opener = page.getByRole('button', { name: 'Search', exact: true });
  await opener.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('lantern');
  await expect(box(page).and(page.locator('[aria-autocomplete]'))).toHaveValue('lantern');
  await page.keyboard.type(' no');
  await expect(box(page)).toHaveValue('lantern no');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a page that one was at is called as in the language of now', async ({ page }) => {
  await signIn(page);
  await search(page, 'access control');
  await option(page, /^Access Control/).click();
  await expect(page).toHaveURL(/\/access-control$/);
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zugriffsrechte' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Zuletzt' }).getByRole('option').first()).toHaveText('Zugriffsrechte');
});
