import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, hold, signIn, test, undo } from './fixtures.ts';
import { newcomer } from './people.ts';

/** By itself, and before anything is loaded anew. How soon it is, the bench measures. */
const soon = { timeout: 10_000 };

function groups(page: Page): Locator {
  return page.getByRole('list', { name: 'Groups' });
}

function field(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name: `Message to ${name}` });
}

function log(page: Page, name: string): Locator {
  return page.getByRole('region', { name: `Messages in ${name}` });
}

async function write(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text);
  await field(page, name).press('Enter');
  await expect(field(page, name)).toHaveValue('');
  await expect(log(page, name).getByText(text)).toBeVisible();
}

async function choose(page: Page, people: readonly string[]): Promise<void> {
  const choice = page.getByRole('combobox', { name: 'People' });
  for (const person of people) {
    await choice.fill(person);
    await page.getByRole('option', { name: person }).click();
  }
  await choice.press('Tab');
}

async function makeGroup(page: Page, name: string, people: readonly string[]): Promise<void> {
  await page.goto('/apps/chat');
  await page.getByRole('button', { name: 'New group' }).click();
  await page.getByLabel('Name of the group').fill(name);
  await choose(page, people);
  await page.getByRole('button', { name: 'Make the group' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function openMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a group is made, written in, renamed, joined, muted and left; all of it lasts and can be undone', async ({
  page,
}) => {
  await newcomer(page);
  await page.goto('/apps/chat');
  await page.getByRole('button', { name: 'New group' }).click();
  await page.getByRole('button', { name: 'Make the group' }).click();
  await expect(page.getByText('Fill this in.')).toBeVisible();
  await expect(page.getByText('Choose at least one person.')).toBeVisible();
  await makeGroup(page, 'Pier', ['Marit Solberg', 'Henrik Dahl']);
  await expect(page.getByText('3 members')).toBeVisible();
  await write(page, 'Pier', 'The lamps are here');
  await page.reload();
  await expect(log(page, 'Pier').getByText('The lamps are here')).toBeVisible();
  await expect(groups(page).getByRole('link', { name: /Pier.*The lamps are here/ })).toBeVisible();
  await expectAccessible(page);

  await openMenu(page, 'About the group');
  const panel = page.getByRole('dialog', { name: 'Group' });
  await panel.getByRole('button', { name: 'Rename' }).click();
  await panel.getByLabel('Name of the group').fill('Quay');
  await panel.getByLabel('Name of the group').press('Enter');
  await undo(page, 'The group is called Quay now.');
  await expect(panel.getByText('Pier', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Add people' }).click();
  await choose(page, ['Aoife Brennan']);
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  const members = panel.getByRole('list', { name: 'Members' }).getByRole('listitem');
  await expect(members).toHaveCount(4);
  await panel.getByRole('button', { name: 'Remove Henrik Dahl from the group' }).click();
  await expect(members).toHaveCount(3);
  await undo(page, 'Henrik Dahl was removed from Pier.');
  await expect(members).toHaveCount(4);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await openMenu(page, 'Mute');
  await expect(groups(page).getByRole('img', { name: 'Muted' })).toBeVisible();
  await openMenu(page, 'Leave group');
  await expect(page.getByText('No groups yet.')).toBeVisible();
  await undo(page, 'You have left Pier.');
  await groups(page).getByRole('link', { name: /Pier/ }).click();
  await expect(log(page, 'Pier').getByText('The lamps are here')).toBeVisible();
});

test('what is written in a group is found, answered, quoted with its writer, and waits as a draft', async ({
  page,
}) => {
  await signIn(page, 'admin', '/apps/chat');
  await groups(page)
    .getByRole('link', { name: /Quay on Thursday/ })
    .click();
  const said = log(page, 'Quay on Thursday').getByRole('listitem').filter({ hasText: 'I come with the van' });
  await expect(said).toContainText('Henrik Dahl');
  await said.hover();
  await said.getByRole('button', { name: /^What to do/ }).click();
  await page.getByRole('menuitem', { name: 'Reply' }).click();
  await field(page, 'Quay on Thursday').fill('A van is enough');
  await page.reload();
  await expect(groups(page).getByText('Draft:')).toBeVisible();
  await field(page, 'Quay on Thursday').press('Enter');
  const quote = log(page, 'Quay on Thursday').getByRole('button', { name: /^In answer to Henrik Dahl/ });
  await expect(quote).toBeVisible();
  await page.getByRole('button', { name: 'Search this chat' }).click();
  await page.getByRole('searchbox', { name: 'Search this chat' }).fill('tide water');
  await expect(page.getByText('Nothing in this chat matches.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search this chat' }).fill('bay three');
  await page.getByRole('list', { name: 'Messages found' }).getByRole('button').first().click();
  await expect(page.locator('[data-pointed]')).toContainText('Bay three');
});

test('what is searched for in a chat is gone through with the keys, and closing it gives the focus back', async ({
  page,
}) => {
  await signIn(page, 'admin', '/apps/chat');
  await groups(page)
    .getByRole('link', { name: /Quay on Thursday/ })
    .click();
  const open = page.getByRole('button', { name: 'Search this chat' });
  const box = page.getByRole('searchbox', { name: 'Search this chat' });
  const found = page.getByRole('list', { name: 'Messages found' }).getByRole('button');
  await open.press('Enter');
  await expect(box).toBeFocused();
  await box.fill('bay three');
  await expect(found.first()).toBeVisible();
  await box.press('ArrowDown');
  await expect(found.first()).toBeFocused();
  await found.first().press('ArrowUp');
  await expect(box).toBeFocused();
  await box.press('Enter');
  await expect(page.locator('[data-pointed]')).toContainText('Bay three');
  await box.press('Escape');
  await expect(box).toBeHidden();
  await expect(open).toBeFocused();
});

test('behind an @ the members of a group are offered, by the keys too, and whom one mentions stands out', async ({
  page,
}) => {
  await signIn(page, 'admin', '/apps/chat');
  await groups(page)
    .getByRole('link', { name: /Quay on Thursday/ })
    .click();
  const words = field(page, 'Quay on Thursday');
  const offered = page.getByRole('listbox', { name: 'People of this group' });
  await words.fill('Ask ');
  await words.pressSequentially('@');
  await expect(offered.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  const all = await offered.getByRole('option').count();
  await words.press('ArrowDown');
  const second = offered.getByRole('option').nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(words).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  await words.pressSequentially('dah');
  await expect(offered.getByRole('option')).toHaveText([/Henrik Dahl/]);
  expect(all).toBeGreaterThan(1);
  await words.press('Escape');
  await expect(offered).toBeHidden();
  await expect(words).toHaveValue('Ask @dah');
  await words.press('Backspace');
  await expect(offered).toBeHidden();
  for (let letter = 0; letter < 3; letter += 1) await words.press('Backspace');
  await words.pressSequentially('@dah');
  await words.press('Enter');
  await expect(words).toHaveValue('Ask @Henrik Dahl ');
  await words.pressSequentially('for the van');
  await words.press('Enter');
  const said = log(page, 'Quay on Thursday').getByRole('listitem').filter({ hasText: 'for the van' });
  await expect(said.locator('strong')).toHaveText('@Henrik Dahl');
  await page.reload();
  await expect(said.locator('strong')).toHaveText('@Henrik Dahl');
});

test.describe('several people', () => {
  test.skip(({ home }) => home === 'browser', 'There, one is alone with the data.');

  test('whoever is mentioned is told through the bell, also of a group that they have muted', async ({
    page,
    somebodyElse,
  }) => {
    const other = await somebodyElse();
    const { username: one } = await newcomer(page);
    const { username: two } = await newcomer(other);
    const name = `Group of ${one}`;
    await makeGroup(page, name, [two]);
    await other.goto('/apps/chat');
    await groups(other).getByRole('link', { name }).click();
    await openMenu(other, 'Mute');
    await expect(groups(other).getByRole('img', { name: 'Muted' })).toBeVisible();
    await other.goto('/access-control');
    await field(page, name).pressSequentially(`@${two.slice(0, 12)}`);
    await field(page, name).press('Enter');
    await expect(field(page, name)).toHaveValue(`@${two} `);
    await field(page, name).press('Enter');
    await expect(other.getByRole('button', { name: 'Notifications, 3 new' })).toBeVisible();
    await other.getByRole('button', { name: 'Notifications, 3 new' }).click();
    await other.getByRole('link', { name: /mentioned you in/ }).click();
    await expect(other.locator('[data-pointed]').locator('strong')).toHaveText(`@${two}`);
    await expect(other.getByRole('button', { name: 'Notifications, 2 new' })).toBeVisible();
  });

  test('who types in a group is named in the list, also to whom has them among no contacts', async ({
    page,
    somebodyElse,
  }) => {
    const other = await somebodyElse();
    const { username: one } = await newcomer(page);
    const { username: two } = await newcomer(other);
    await other.route('**/apps/chat/chats-and-contacts?only=contacts', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), contacts: [] } });
    });
    await other.goto('/apps/chat');
    const name = `Group of ${one}`;
    await makeGroup(page, name, [two]);
    const entry = groups(other).getByRole('link', { name });
    await expect(entry).toBeVisible();
    await field(page, name).pressSequentially('Good');
    await expect(entry).toContainText(`${one} is typing…`, soon);
  });

  test('the others see the group and what is said in it at once, and nothing any more once they are out of it', async ({
    page,
    somebodyElse,
  }) => {
    const other = await somebodyElse();
    const { username: one } = await newcomer(page);
    const { username: two } = await newcomer(other);
    await other.goto('/apps/chat');
    await expect(other.getByText('No groups yet.')).toBeVisible();
    const name = `Group of ${one}`;
    await makeGroup(page, name, [two, 'Marit Solberg']);
    const entry = groups(other).getByRole('link', { name });
    await expect(entry).toBeVisible(soon);
    await field(page, name).pressSequentially('Good');
    await expect(entry).toContainText(`${one} is typing…`, soon);
    await write(page, name, 'Good morning');
    await expect(entry).toContainText('1 unread message', soon);
    await entry.click();
    await expect(log(other, name).getByText(one)).toBeVisible();
    await expect(entry).not.toContainText('unread', soon);
    await write(other, name, 'Good evening');
    await expect(log(page, name).getByRole('listitem').filter({ hasText: 'Good evening' })).toContainText(two, soon);

    await openMenu(page, 'About the group');
    await page.getByRole('button', { name: `Remove ${two} from the group` }).click();
    await hold(page, `${two} was removed from ${name}.`);
    await expect(other.getByRole('heading', { name: 'You are not in this group any more' }).first()).toBeVisible(soon);
    await expect(groups(other)).toHaveCount(0);
    await undo(page, `${two} was removed from ${name}.`);
    await expect(log(other, name).getByText('Good evening')).toBeVisible(soon);
  });
});

test('in Arabic, Latin words without room are cut at their own end', async ({ page }) => {
  await newcomer(page);
  await makeGroup(page, 'Pier', ['Marit Solberg']);
  await write(page, 'Pier', 'The tide tables of the whole coast, from the harbour to the lighthouse');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const last = page.getByRole('link').locator('bdi', { hasText: 'The tide tables' });
  await expect.poll(() => last.evaluate(cutOf)).toEqual({ before: 0, isAfter: true });
});

/** By how many pixels the words are beyond the beginning of their room, and whether they are beyond its end. Runs in the page. */
function cutOf(words: Element): { before: number; isAfter: boolean } {
  const range = document.createRange();
  range.selectNodeContents(words);
  const [text, room] = [range.getBoundingClientRect(), words.getBoundingClientRect()];
  return { before: Math.round(room.left - text.left), isAfter: text.right > room.right + 1 };
}
