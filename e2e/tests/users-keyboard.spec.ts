import type { Page } from '@playwright/test';
import { expect, note, test } from './fixtures.ts';
import {
  openUsers,
  rowAction,
  searchBox,
  signInAtUsers,
  someUser,
  startWithUser,
  userGrid,
  userRow,
  userRows,
} from './users.ts';

test('without a mouse: sign in, open the menu, find a user, add one, delete it, take that back', async ({ page }) => {
  await signInByKeyboard(page);

  await page.goto('/access-control');
  await expect(page.getByRole('heading', { level: 1, name: 'Access Control' })).toBeVisible();
  await tabTo(page, 'button', 'User');
  await page.keyboard.press('Enter');
  await tabTo(page, 'link', 'List');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/user\/list/);
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeFocused();

  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type('gruenwald');
  await expect(userRows(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(userRows(page)).toHaveCount(10);

  const user = someUser('Keyboard');
  await addByKeyboard(page, user);
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type(user.username);
  await expect(userRows(page)).toHaveCount(1);
  await tabTo(page, 'row', new RegExp(user.fullName));
  await page.keyboard.press('Delete');
  await expect(note(page, `${user.fullName} was deleted.`)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(note(page, 'Undone.')).toBeVisible();
  await expect(userRow(page, user.fullName)).toBeVisible();
});

test('the arrows walk through the rows, Space selects them, Enter opens one', async ({ page }) => {
  await signInByKeyboard(page);
  await page.goto('/apps/user/list?q=.example&sort=asc&sortColumn=fullName');
  await expect(userRows(page)).toHaveCount(10);
  await tabTo(page, 'row', /^Select/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(userRows(page).nth(2)).toBeFocused();
  await page.keyboard.press(' ');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(userRows(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(userRows(page).nth(3)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('toolbar', { name: 'Actions for the selection' })).toContainText('10 selected');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar', { name: 'Actions for the selection' })).toBeHidden();
  await page.keyboard.press('Home');
  await expect(userRows(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Aino Väänänen' })).toBeVisible();
});

test('whoever clicks beside everything is not taken back to the row when it changes', async ({ page, context }) => {
  const { fullName, username } = await startWithUser(page);
  const row = userRow(page, fullName);
  await row.focus();
  await expect(row).toBeFocused();
  await page.getByRole('contentinfo').click();
  await expect(row).not.toBeFocused();
  const other = await context.newPage();
  await openUsers(other, { q: username });
  for (const [action, becomes] of [
    ['Suspend', 'Suspended'],
    ['Reactivate', 'Active'],
  ] as const) {
    await rowAction(other, fullName, action);
    await expect(row).toContainText(becomes);
  }
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('a question mark shows the shortcuts, and Escape gives the focus back', async ({ page }) => {
  await signInByKeyboard(page);
  await page.goto('/apps/user/list?q=.example');
  await expect(userRows(page)).toHaveCount(10);
  await tabTo(page, 'row', /^Select/);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeHidden();
  await expect(userRows(page).first()).toBeFocused();
});

test('a menu gives the focus back to its button, whether something is chosen in it or not', async ({ page }) => {
  await signInAtUsers(page);
  // Whoever others add and delete meanwhile is not in this list.
  await searchBox(page).fill('gruenwald');
  await expect(userRows(page)).toHaveCount(1);
  for (const name of [/^Actions for/, 'Export']) {
    const button = page
      .getByRole('main')
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first();
    await button.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await button.click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  }
  const actions = page.getByRole('button', { name: /^Actions for/ }).first();
  for (let time = 0; time < 2; time += 1) {
    await actions.click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(actions).toBeFocused();
  }
});

test('the first stop of Tab leads past the menu to the page', async ({ page }) => {
  await signInByKeyboard(page);
  await page.reload();
  await expect(userRows(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeFocused();
  await expect(userGrid(page)).toBeVisible();
});

test('while a panel slides out, the keys are the page’s again', async ({ page }) => {
  await signInByKeyboard(page);
  await page.getByRole('button', { name: 'Add user' }).click();
  const panel = page.getByRole('dialog', { name: 'Add a user' });
  await expect(panel.getByLabel('Full name')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
});

test('Enter takes the country that is marked, also where a timer comes late', async ({ page }) => {
  // The list resets which option it means a moment after it opens: here that is after the arrow.
  await page.addInitScript(() => {
    const { setTimeout } = globalThis;
    const isInList = () => document.activeElement?.getAttribute('role') === 'combobox';
    globalThis.setTimeout = ((work: () => void, milliseconds?: number) =>
      setTimeout(work, milliseconds === 0 && isInList() ? 1_000 : milliseconds)) as typeof setTimeout;
  });
  await signInByKeyboard(page);
  await tabTo(page, 'button', 'Add user', 'Shift+Tab');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Add a user' });
  await expect(panel.getByLabel('Full name')).toBeFocused();
  for (let count = 0; count < 5; count += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('Portugal');
  await expect(page.getByRole('listbox', { name: 'Country' }).getByRole('option')).toHaveText(['Portugal']);
  await page.keyboard.press('ArrowDown');
  await page.waitForTimeout(1_500);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('combobox', { name: 'Country', expanded: false })).toHaveValue('Portugal');
  await expect(panel.getByRole('combobox', { name: 'Country', expanded: false })).not.toHaveAttribute('aria-invalid');
});

async function signInByKeyboard(page: Page): Promise<void> {
  await page.goto('/login?from=/apps/user/list');
  await expect(page.getByRole('button', { name: /admin@demo\.com/ })).toBeVisible();
  await tabTo(page, 'button', /admin@demo\.com/);
  await page.keyboard.press('Enter');
  await expect(userRows(page).first()).toBeVisible();
}

async function addByKeyboard(page: Page, { fullName, username, email }: ReturnType<typeof someUser>): Promise<void> {
  await tabTo(page, 'button', 'Add user', 'Shift+Tab');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Add a user' });
  await expect(panel.getByLabel('Full name')).toBeFocused();
  for (const text of [fullName, username, email, '+49 30 555 0100', 'Lantern & Quill']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Portugal');
  // The list is there while one still types, and forgets what was marked when it changes.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'Portugal', selected: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(note(page, `${fullName} was added.`)).toBeVisible();
  await expect(panel).toBeHidden();
}

/** Presses Tab until the focus is where it is wanted, as somebody without a mouse does. */
async function tabTo(
  page: Page,
  role: 'button' | 'link' | 'row',
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).and(page.locator(':focus'));
  for (let count = 0; count < 120; count += 1) {
    await page.keyboard.press(key);
    if ((await wanted.count()) > 0) return;
  }
  throw new Error(`Tab never came to the ${role} ${name}.`);
}
