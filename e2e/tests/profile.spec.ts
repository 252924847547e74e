import { Buffer } from 'node:buffer';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, hold, inBrowserToo, note, signIn, test, undo, unique } from './fixtures.ts';
import { newcomer } from './people.ts';

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: dot });

const post = (page: Page, text: string): Locator => page.getByRole('article').filter({ hasText: text });

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'New post' }).fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(post(page, text)).toBeVisible();
}

async function chooseInMenu(place: Locator, menu: string, item: string): Promise<void> {
  await place.getByRole('button', { name: menu }).first().click();
  await place.page().getByRole('menuitem', { name: item }).click();
}

test('a post with pictures is written, changed, deleted and brought back', inBrowserToo, async ({ page }) => {
  await newcomer(page);
  await page.goto('/pages/profile');
  const text = unique('Nets for sale, see https://nets.example');
  await page.getByRole('textbox', { name: 'New post' }).fill(text);
  await page.locator('input[type=file]').setInputFiles([picture('one.png'), picture('two.png')]);
  await expect(page.getByRole('button', { name: 'Remove picture 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(post(page, text).getByRole('button', { name: /^Picture \d of/ })).toHaveCount(2);
  await expect(post(page, text).getByRole('link', { name: /nets\.example/ })).toBeVisible();
  await expectAccessible(page);

  await chooseInMenu(post(page, text), 'More about this post', 'Edit post');
  const changed = unique('Nets given away');
  await page.getByRole('textbox', { name: 'Edit post' }).fill(changed);
  await page.getByRole('article').getByRole('button', { name: 'Remove picture 1' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(post(page, changed)).toContainText('edited');
  await page.reload();
  await expect(post(page, changed).getByRole('button', { name: /^Picture/ })).toHaveCount(1);

  await chooseInMenu(post(page, changed), 'More about this post', 'Delete post');
  await expect(post(page, changed)).toHaveCount(0);
  await undo(page, 'The post was deleted.');
  await expect(post(page, changed)).toBeVisible();

  await page.getByRole('tab', { name: 'Photos' }).click();
  await expect(page).toHaveURL(/tab=photos/);
  await page
    .getByRole('tabpanel', { name: 'Photos' })
    .getByRole('button', { name: /^Picture 1 of/ })
    .click();
  const lightbox = page.getByRole('dialog', { name: /^Picture 1 of/ });
  await expect(lightbox).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
});

test('the pictures of a post are looked through with the keys', async ({ page }) => {
  await signIn(page, 'admin', '/pages/profile?post=2');
  await page.getByRole('button', { name: 'Picture 1 of Amara Okafor' }).click();
  await expect(page.getByRole('dialog')).toContainText('1 of 4');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog')).toContainText('2 of 4');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog')).toContainText('4 of 4');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Picture 1 of Amara Okafor' })).toBeFocused();
  const likes = page.getByRole('button', { name: /Show the 9 people who like this/ });
  await likes.click();
  const likers = page.getByRole('dialog', { name: 'Liked by' });
  await expect(likers.getByRole('listitem')).toHaveCount(9);
  await page.keyboard.press('Escape');
  await expect(likes).toBeFocused();
  await likes.click();
  await expect(likers.getByRole('listitem')).toHaveCount(9);
  await likers.getByRole('link', { name: 'Aino Väänänen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aino Väänänen' })).toBeVisible();
});

test('a poll is made, voted in, and the vote changed', async ({ page }) => {
  await newcomer(page);
  await page.goto('/pages/profile');
  const question = unique('When do we meet');
  await page.getByRole('button', { name: 'Add a poll' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill(question);
  await page.getByRole('textbox', { name: 'Option 1' }).fill('At four');
  await page.getByRole('textbox', { name: 'Option 2' }).fill('At five');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const poll = page.getByRole('group', { name: question });
  await poll.getByRole('radio', { name: /At four/ }).check();
  await expect(poll).toContainText('1 vote');
  await expect(poll.getByRole('radio', { name: /At four/ })).toBeChecked();
  await poll.getByRole('radio', { name: /At five/ }).check();
  await expect(poll.getByText('100%')).toHaveCount(1);
  await page.reload();
  await expect(poll.getByRole('radio', { name: /At five/ })).toBeChecked();
  await expectAccessible(page);
});

test('a poll is left without a question as long as nothing is written in it', async ({ page }) => {
  await newcomer(page);
  await page.goto('/pages/profile');
  await page.getByRole('button', { name: 'Add a poll' }).click();
  await expect(page.getByRole('textbox', { name: 'Question' })).toBeVisible();
  await page.getByRole('tab', { name: 'Photos' }).click();
  await expect(page).toHaveURL(/tab=photos/);
  await page.goBack();
  await page.getByRole('button', { name: 'Add a poll' }).click();
  await page.getByRole('textbox', { name: 'Option 1' }).fill('At four');
  await page.getByRole('tab', { name: 'Photos' }).click();
  await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
});

test('a comment is written and changed by keys, and not thrown away without a question', async ({ page }) => {
  await newcomer(page);
  await page.goto('/pages/profile');
  const [first, second] = [unique('A boat came in'), unique('A boat went out')];
  for (const text of [first, second]) await write(page, text);
  const comment = post(page, first).getByRole('textbox', { name: 'Add a comment' });
  await post(page, first).getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(comment).toBeFocused();
  await expect(post(page, first)).toContainText('Fill this in.');
  await expect(post(page, second)).not.toContainText('Fill this in.');
  await page.keyboard.type('Which one?');
  for (const _ of ['once', 'and by mistake again']) await page.keyboard.press('Control+Enter');
  await expect(post(page, first).getByRole('listitem')).toContainText('Which one?');
  await expect(comment).toHaveValue('');

  await chooseInMenu(post(page, first), 'More about this comment', 'Edit comment');
  const edited = page.getByRole('textbox', { name: 'Edit comment' });
  await expect(edited).toBeFocused();
  await edited.fill('Which of them?');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(edited).toHaveValue('Which of them?');
  await post(page, first).getByRole('button', { name: 'Save' }).click();
  await expect(post(page, first).getByRole('listitem')).toContainText('Which of them?');
  await page.reload();
  await expect(post(page, first).getByRole('listitem')).toHaveCount(1);
  await expect(post(page, first).getByRole('listitem')).toContainText('Which of them?');
});

test('two people: likes and comments show at once and are told; friends are asked and say yes', async ({
  page,
  somebodyElse,
  home,
}) => {
  test.skip(home === 'browser', 'In the browser each context has data of its own.');
  const author = await newcomer(page);
  await page.goto('/pages/profile');
  const text = unique('A boat came in');
  await write(page, text);

  const theirs = await somebodyElse();
  const reader = await newcomer(theirs);
  await theirs.goto('/pages/profile');
  await post(theirs, text)
    .getByRole('button', { name: /^Like: / })
    .click();
  await expect(post(page, text).getByRole('button', { name: 'Like: 1 person' })).toBeVisible();
  await post(theirs, text).getByRole('textbox', { name: 'Add a comment' }).fill('Which one?');
  await post(theirs, text).getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(post(page, text)).toContainText('Which one?');
  await post(page, text).getByRole('button', { name: 'More about this comment' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Delete comment']);
  await page.getByRole('menuitem').click();
  await hold(page, 'The comment was deleted.');
  await expect(post(theirs, text)).not.toContainText('Which one?');
  await undo(page, 'The comment was deleted.');
  await expect(post(theirs, text)).toContainText('Which one?');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText(new RegExp(`${reader.username}.? commented on your post`)).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await chooseInMenu(post(theirs, text), 'More about this comment', 'Delete comment');
  await hold(theirs, 'The comment was deleted.');
  await expect(post(page, text)).not.toContainText('Which one?');
  await undo(theirs, 'The comment was deleted.');
  await expect(post(page, text)).toContainText('Which one?');

  await post(theirs, text).getByRole('link', { name: author.username }).click();
  await theirs.getByRole('button', { name: `Add friend: ${author.username}` }).click();
  await page.getByRole('tab', { name: 'Friends' }).click();
  await page.getByRole('button', { name: `Accept: ${reader.username}` }).click();
  await expect(note(page, `You and ${reader.username} are friends.`)).toBeVisible();
  await expect(theirs.getByRole('button', { name: `Remove friend: ${author.username}` })).toBeVisible();
  await theirs.getByRole('button', { name: `Remove friend: ${author.username}` }).click();
  await hold(theirs, `${author.username} is no longer your friend.`);
  await expect(page.getByText('No friends yet')).toBeVisible();
  await undo(theirs, `${author.username} is no longer your friend.`);
  await expect(page.getByText('1 friend')).toBeVisible();
});

test('two people: what others post meanwhile is said above the posts, and shows when one asks for it', async ({
  page,
  somebodyElse,
  home,
}) => {
  test.skip(home === 'browser', 'In the browser each context has data of its own.');
  const author = await newcomer(page);
  await page.goto('/pages/profile');
  const [first, second, third, fourth] = [
    unique('A boat came in'),
    unique('A boat went out'),
    unique('A boat sank'),
    unique('A boat was found'),
  ] as const;
  await write(page, first);

  const theirs = await somebodyElse();
  await newcomer(theirs);
  await theirs.goto('/pages/profile');
  await post(theirs, first).getByRole('link', { name: author.username }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: author.username })).toBeVisible();
  await expect(post(theirs, first)).toBeVisible();
  const news = (count: string) =>
    theirs.getByRole('status').getByRole('button', { name: new RegExp(`^${count} new posts?$`) });
  const topOfFirst = () =>
    post(theirs, first).evaluate((article) => {
      const stream = article.parentElement ?? article;
      return Math.round(article.getBoundingClientRect().top - stream.getBoundingClientRect().top);
    });
  const top = await topOfFirst();
  await write(page, second);
  await expect(news('1')).toBeVisible();
  expect(await topOfFirst(), 'what one reads stays where it is').toBe(top);
  await write(page, third);
  await expect(news('2')).toBeVisible();
  await expect(theirs.getByRole('article')).toHaveCount(1);
  await expectAccessible(theirs);
  await post(page, first)
    .getByRole('button', { name: /^Like: / })
    .click();
  await expect(post(theirs, first).getByRole('button', { name: 'Like: 1 person' })).toBeVisible();
  await chooseInMenu(post(page, third), 'More about this post', 'Delete post');
  await expect(news('1')).toBeVisible();
  await news('1').click();
  await expect(post(theirs, second).getByRole('heading')).toBeFocused();
  await expect(theirs.getByRole('article')).toHaveCount(2);
  await expect(news('\\d+')).toHaveCount(0);

  // Among the posts of all there are those of other flows too.
  await theirs.goto('/pages/profile');
  await expect(post(theirs, second)).toBeVisible();
  await write(page, fourth);
  await expect(news('\\d+')).toBeVisible();
  await write(theirs, unique('Whose boat'));
  await expect(post(theirs, fourth)).toHaveCount(0);
  // The button may say first what another flow has posted.
  await expect(async () => {
    if (await news('\\d+').isVisible()) await news('\\d+').click();
    await expect(post(theirs, fourth)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
});

test('one’s own profile is changed with its pictures, and put back', async ({ page }) => {
  await newcomer(page);
  await page.goto('/pages/profile?tab=about');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const panel = page.getByRole('dialog', { name: 'Edit your profile' });
  await expect(panel).toBeVisible();
  await panel.getByRole('textbox', { name: 'Website' }).fill('javascript:alert(1)');
  await panel.getByRole('textbox', { name: 'Designation' }).fill('Net mender');
  await expect(panel.getByText(/begins with https/)).toBeVisible();
  await panel.getByRole('textbox', { name: 'Website' }).fill('https://nets.example');
  await panel.locator('input[type=file]').first().setInputFiles(picture('me.png'));
  await expect(panel.getByRole('button', { name: 'Remove: Picture' })).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Net mender')).toBeVisible();
  await expect(page.getByRole('link', { name: 'nets.example' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Net mender')).toBeVisible();
  await expect(page.getByRole('banner').or(page.locator('header')).locator('img').first()).toBeAttached();
});

test('pages about layouts show them, and give back what was', async ({ page }) => {
  await signIn(page, 'admin', '/page-layout/layout-empty');
  const shell = page.locator('[data-layout][data-menu]');
  await expect(shell).toHaveAttribute('data-menu', 'open');
  await page.goto('/page-layout/collapse-menu');
  await expect(shell).toHaveAttribute('data-menu', 'narrow');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(shell).toHaveAttribute('data-menu', 'open');
  await page.goto('/page-layout/without-menu');
  await expect(shell).toHaveAttribute('data-menu', 'none');
  await page.goto('/pages/license?q=zlib');
  await expect(page.getByRole('status').filter({ hasText: /^1 package|packages/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /pako/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search packages and licences' }).fill('kysely');
  await expect(page).toHaveURL(/q=kysely/);
  await expect(page.getByRole('row', { name: /kysely/ })).toBeVisible();
  await expectAccessible(page);
});

test('a post that is changed has the focus, and what was changed is not thrown away without a question', async ({
  page,
}) => {
  await newcomer(page);
  await page.goto('/pages/profile');
  const text = unique('A boat came in');
  await write(page, text);
  await chooseInMenu(post(page, text), 'More about this post', 'Edit post');
  const edited = page.getByRole('textbox', { name: 'Edit post' });
  await expect(edited).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(edited).toHaveCount(0);
  await chooseInMenu(post(page, text), 'More about this post', 'Edit post');
  await edited.fill('A boat sank');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(edited).toHaveValue('A boat sank');
  await page.getByRole('article').getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(edited).toHaveCount(0);
  await expect(post(page, text)).toBeVisible();
});
