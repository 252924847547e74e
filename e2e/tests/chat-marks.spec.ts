import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { act, chats, field, message, openChat, write } from './chat.ts';
import { expect, note, test, undo } from './fixtures.ts';
import { newcomer } from './people.ts';

/** By itself, and before anything is loaded anew. */
const soon = { timeout: 10_000 };
const marit = 'Marit Solberg';
const henrik = 'Henrik Dahl';

function entryMenu(page: Page, name: string): Locator {
  return chats(page).getByRole('button', { name: `What to do with the chat ${name}` });
}

async function decide(page: Page, name: string, item: string): Promise<void> {
  await entryMenu(page, name).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

async function searchFor(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search names and messages' }).fill(text);
}

test.describe('two people', () => {
  test.skip(({ home }) => home === 'browser', 'There, one is alone with the data.');

  test('what was read is marked as unread, stays so while it is open, and is read when one comes back', async ({
    page,
    somebodyElse,
  }) => {
    const other = await somebodyElse();
    const { username: one } = await newcomer(page);
    const { username: two } = await newcomer(other);
    await openChat(other, one);
    await openChat(page, two);
    for (const text of ['First word', 'Second word', 'Third word']) await write(other, one, text);
    await expect(message(other, one, 'Third word').getByRole('img', { name: 'Seen' })).toBeVisible(soon);
    await searchFor(page, '');
    const entry = chats(page).getByRole('link', { name: two });

    await act(page, two, 'Second word', 'Mark unread from here');
    await expect(entry).toContainText('2 unread messages');
    await expect(page.getByText('New messages', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await write(other, one, 'Fourth word');
    await expect(message(page, two, 'Fourth word')).toBeVisible(soon);
    await expect(entry).toContainText('3 unread messages');
    await expect(message(other, one, 'Third word').getByRole('img', { name: 'Seen' })).toBeVisible();

    await page.goto('/apps/chat');
    await expect(entry).toContainText('3 unread messages');
    await entry.click();
    await expect(page.getByText('New messages', { exact: true })).toBeVisible();
    await expect(entry).not.toContainText('unread', soon);

    await decide(page, two, 'Mark as unread');
    await expect(entry).toContainText('1 unread message');
    await undo(page, `${two} is marked as unread.`);
    await expect(entry).not.toContainText('unread');
    await decide(page, two, 'Mark as unread');
    await expect(entry).toContainText('1 unread message');
    await decide(page, two, 'Mark as read');
    await expect(entry).not.toContainText('unread');
  });
});

test('a chat is pinned before the others, on every device; it lasts and is taken back', async ({ page, context }) => {
  await newcomer(page);
  for (const name of [henrik, marit]) {
    await openChat(page, name);
    await write(page, name, 'Good morning');
    await expect(message(page, name, 'Good morning').getByRole('img', { name: /Sent|Seen/ })).toBeVisible();
  }
  await searchFor(page, '');
  const other = await context.newPage();
  await other.goto('/apps/chat');
  await expect(chats(other).getByRole('link', { name: henrik })).toBeVisible();
  await decide(page, henrik, 'Pin');
  for (const tab of [page, other]) {
    const first = chats(tab).getByRole('listitem').first();
    await expect(first).toContainText(henrik, soon);
    await expect(first.getByRole('img', { name: 'Pinned' })).toBeVisible(soon);
  }
  await undo(page, `${henrik} is pinned.`);
  await expect(chats(page).getByRole('img', { name: 'Pinned' })).toHaveCount(0);

  await entryMenu(page, henrik).press('Enter');
  await page.getByRole('menuitem', { name: 'Pin', exact: true }).press('Enter');
  await expect(chats(page).getByRole('img', { name: 'Pinned' })).toBeVisible();
  await expect(note(page, `${henrik} is pinned.`)).toBeVisible();
  await page.reload();
  await expect(chats(page).getByRole('listitem').first()).toContainText(henrik);
  await decide(page, henrik, 'Unpin');
  await expect(note(page, `${henrik} is no longer pinned.`)).toBeVisible();
  await expect(chats(page).getByRole('img', { name: 'Pinned' })).toHaveCount(0);
});

test('what is selected is made bold or quoted, and seen so', async ({ page }) => {
  await newcomer(page);
  await openChat(page, marit);
  const written = field(page, marit);
  await written.fill('tomorrow');
  await written.selectText();
  await written.press('Control+b');
  await expect(written).toHaveValue('*tomorrow*');
  await written.press('Control+b');
  await expect(written).toHaveValue('tomorrow');
  await written.press('Control+i');
  await page.getByRole('button', { name: 'Formatting' }).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Bold' }).click();
  await expect(written).toBeFocused();
  await expect(written).toHaveValue('_*tomorrow*_');
  await written.press('Enter');
  const said = message(page, marit, 'tomorrow').first();
  await expect(said.locator('em strong')).toHaveText('tomorrow');
  await searchFor(page, '');
  await expect(chats(page).getByRole('link', { name: marit })).not.toContainText('*tomorrow*');
  await act(page, marit, 'tomorrow', 'Edit');
  await expect(page.getByRole('textbox', { name: `Your message to ${marit}` })).toHaveValue('_*tomorrow*_');
  await expectAccessible(page);
});

test('a message is forwarded with a note, and says who wrote it; that is taken back in one', async ({ page }) => {
  const { username } = await newcomer(page);
  await openChat(page, marit);
  await write(page, marit, 'Forty boxes *today*');
  const forward = async () => {
    await act(page, marit, 'Forty boxes today', 'Forward');
    const panel = page.getByRole('dialog', { name: 'Forward message' });
    await panel.getByRole('combobox', { name: 'To' }).fill(henrik);
    await expect(page.getByRole('option', { name: henrik })).toBeVisible();
    await panel.getByRole('combobox', { name: 'To' }).press('Enter');
    await expect(panel.getByRole('combobox', { name: 'To' })).toHaveValue('');
    await panel.getByRole('textbox', { name: 'Note' }).fill('For you');
    return panel;
  };
  const first = await forward();
  await expectAccessible(page);
  await first.getByRole('button', { name: 'Forward', exact: true }).click();
  await expect(first).toBeHidden();
  await undo(page, `Forwarded to ${henrik}.`);
  const second = await forward();
  await second.getByRole('button', { name: 'Forward', exact: true }).click();
  await expect(second).toBeHidden();
  await openChat(page, henrik);
  await expect(message(page, henrik, 'For you')).toHaveCount(1);
  const forwarded = message(page, henrik, 'Forty boxes today');
  await expect(forwarded).toContainText(`Forwarded from ${username}`);
  await forwarded.hover();
  await forwarded.getByRole('button', { name: /^What to do/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Copy text' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveCount(0);
});
