import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { chats, field, message, openChat, write } from './chat.ts';
import { expect, inBrowserToo, note, signInNow, test, undo } from './fixtures.ts';
import { newcomer, signOut } from './people.ts';

/** By itself, and before anything is loaded anew. */
const soon = { timeout: 10_000 };
const marit = 'Marit Solberg';
const henrik = 'Henrik Dahl';

function contacts(page: Page): Locator {
  return page.getByRole('list', { name: 'Contacts' });
}

function search(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Search names and messages' });
}

async function openContact(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `About ${name}` }).click();
  const panel = page.getByRole('dialog', { name: 'Contact' });
  await expect(panel.getByRole('button', { name: /important$/ })).toBeVisible();
  return panel;
}

async function close(panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
}

test('who is important stands first in the lists, in other tabs too; it lasts and is taken back', async ({
  page,
  context,
}) => {
  await newcomer(page);
  await openChat(page, henrik);
  await search(page).fill('');
  const first = contacts(page).getByRole('listitem').first();
  await expect(first).toBeVisible();
  await expect(first).not.toContainText(henrik);
  const other = await context.newPage();
  await other.goto('/apps/chat');
  await expect(contacts(other).getByRole('link', { name: henrik })).toBeVisible();

  const panel = await openContact(page, henrik);
  await panel.getByRole('button', { name: 'Mark as important' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'No longer important' })).toBeFocused();
  await expect(note(page, `${henrik} is important to you.`)).toBeVisible();
  await expectAccessible(page);
  await close(panel);
  for (const tab of [page, other]) {
    const row = contacts(tab).getByRole('listitem').first();
    await expect(row).toContainText(henrik, soon);
    await expect(row.getByRole('img', { name: 'Important' })).toBeVisible();
  }
  await page.reload();
  await expect(first).toContainText(henrik);

  const again = await openContact(page, henrik);
  await again.getByRole('button', { name: 'No longer important' }).click();
  await expect(again.getByRole('button', { name: 'Mark as important' })).toBeVisible();
  await undo(page, `${henrik} is no longer marked as important.`);
  await expect(again.getByRole('button', { name: 'No longer important' })).toBeVisible();
});

test('a contact has tags of one’s own, is found by them, and loses them again', async ({ page }) => {
  await newcomer(page);
  await openChat(page, marit);
  const panel = await openContact(page, marit);
  const tags = panel.getByLabel('Tags');
  await tags.fill('Boats');
  await tags.press('Enter');
  await expect(panel.getByText('Boats', { exact: true })).toBeVisible();
  await tags.fill('Oslo');
  await tags.press('Enter');
  await expect(panel.getByText('Oslo', { exact: true })).toBeVisible();
  await expect(note(page, `The tags of ${marit} were changed.`).first()).toBeVisible();
  await expectAccessible(page);
  await close(panel);

  await page.reload();
  await search(page).fill('boats');
  await expect(contacts(page).getByRole('listitem')).toHaveCount(1);
  await expect(contacts(page).getByRole('link', { name: marit })).toContainText('Boats');

  const again = await openContact(page, marit);
  await expect(again.getByText('Oslo', { exact: true })).toBeVisible();
  await again.getByLabel('Tags').press('Backspace');
  await expect(again.getByText('Oslo', { exact: true })).toHaveCount(0);
  await undo(page, `The tags of ${marit} were changed.`);
  await expect(again.getByText('Oslo', { exact: true })).toBeVisible();
});

test('a chat is deleted for oneself, comes back by undo, and by itself once somebody writes', async ({ page }) => {
  await newcomer(page);
  await openChat(page, marit);
  await write(page, marit, 'Is the kettle on?');
  await expect(message(page, marit, 'Is the kettle on?').getByRole('img', { name: 'Seen' })).toBeVisible(soon);
  await search(page).fill('');
  await expect(chats(page).getByRole('link', { name: marit })).toBeVisible();

  const panel = await openContact(page, marit);
  await panel.getByRole('button', { name: 'Delete chat for me' }).click();
  await expect(page).toHaveURL(/\/apps\/chat$/);
  await expect(chats(page)).toHaveCount(0);
  await expect(page.getByText('No chats yet.')).toBeVisible();
  await undo(page, `The chat with ${marit} was deleted for you.`);
  await chats(page).getByRole('link', { name: marit }).click();
  await expect(message(page, marit, 'Is the kettle on?')).toBeVisible();

  await (await openContact(page, marit)).getByRole('button', { name: 'Delete chat for me' }).click();
  await expect(chats(page)).toHaveCount(0);
  await contacts(page).getByRole('link', { name: marit }).click();
  await expect(page.getByText('No messages yet')).toBeVisible();
  await expect(field(page, marit)).toBeVisible();
  const anew = await openContact(page, marit);
  await expect(anew.getByRole('button', { name: 'Delete chat for me' })).toHaveCount(0);
  await close(anew);
  await write(page, marit, 'Anew');
  await expect(chats(page).getByRole('link', { name: marit })).toBeVisible();
  await expect(message(page, marit, 'Is the kettle on?')).toHaveCount(0);
});

test(
  'somebody is reported with a reason, once a day; an administrator is told, and reads it in the activity',
  inBrowserToo,
  async ({ page, home, problems }) => {
    test.skip(home === 'node', 'There, the administrators of all other flows would be told.');
    problems.expect(/^409 POST \/api\/v1\/chat-contacts\/\d+\/reports$/);
    const { username } = await newcomer(page);
    await openChat(page, marit);
    const report = async (reason: string) => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Report' }).click();
      const panel = page.getByRole('dialog', { name: `Report ${marit}` });
      await panel.getByLabel('What happened?').fill(reason);
      await panel.getByRole('button', { name: 'Send the report' }).click();
      return panel;
    };
    const panel = await report(' ');
    await expect(panel.getByText('Fill this in.')).toBeVisible();
    await expectAccessible(page);
    await panel.getByLabel('What happened?').fill('Sells boats all day.');
    await panel.getByRole('button', { name: 'Send the report' }).click();
    await expect(panel).toBeHidden();
    await expect(note(page, `Your report about ${marit} is with the administrators.`)).toBeVisible();

    const second = await report('And at night.');
    await expect(second.getByText('You have reported this within the last 24 hours.')).toBeVisible();
    await second.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Discard' }).click();
    await expect(second).toBeHidden();

    await signOut(page);
    await signInNow(page, 'admin');
    await page.getByRole('button', { name: /^Notifications, / }).click();
    await page.getByRole('link', { name: new RegExp(`${username}.? reported .?${marit}.? in the chat`) }).click();
    await expect(page).toHaveURL(/\/apps\/changes\?entity=chat-report/);
    await page.getByRole('button', { name: 'Reported in the chat', exact: true }).click();
    const change = page.getByRole('dialog', { name: 'Reported in the chat' });
    await expect(change).toContainText('Sells boats all day.');
    await expect(change).toContainText(username);
    await expect(change).toContainText(marit);
  },
);

test('from one’s own profile one goes to two-step sign-in, to inviting and to deleting the account', async ({
  page,
}) => {
  await newcomer(page);
  await page.goto('/apps/chat?panel=profile');
  const profile = page.getByRole('dialog', { name: 'Your chat profile' });
  await expect(profile.getByRole('link', { name: 'Two-step sign-in' })).toContainText('Off');
  await expectAccessible(page);
  await profile.getByRole('link', { name: 'Two-step sign-in' }).click();
  await expect(page).toHaveURL(/\/pages\/account-settings\?tab=security/);
  await expect(page.getByRole('heading', { level: 2, name: 'Two-step sign-in' })).toBeVisible();

  await page.goto('/apps/chat?panel=profile');
  await profile.getByRole('link', { name: 'Delete account' }).click();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeInViewport();

  await page.goto('/apps/chat?panel=profile');
  await profile.getByRole('link', { name: 'Invite friends' }).click();
  await expect(page).toHaveURL(/\/apps\/user\/list/);
  await expect(page.getByRole('dialog').getByLabel('Full name')).toBeVisible();
});
