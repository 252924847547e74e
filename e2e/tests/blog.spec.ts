import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, inBrowserToo, note, signIn, test, undo, unique } from './fixtures.ts';
import { newcomer } from './people.ts';
import { chooseOption } from './users.ts';

const picture = {
  name: 'tide.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

function text(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Text', exact: true });
}

/** Writes a post that is published at once, and stays on its page. */
async function publish(page: Page, title: string): Promise<void> {
  await page.goto('/pages/blog/add');
  await page.getByLabel('Title').fill(title);
  await text(page).fill('Mud, and a great many birds.');
  await chooseOption(page, page.getByRole('combobox', { name: 'Status' }), 'Published');
  await page.getByRole('button', { name: 'Save post' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** What is written is kept on this device a moment later. */
async function expectKept(page: Page, words: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain(words);
}

function comment(page: Page, words: string): Locator {
  return page.getByRole('article', { name: /^Comment by/ }).filter({ hasText: words });
}

test('two people comment on a post, answer each other, change and delete what they wrote', async ({
  page,
  home,
  somebodyElse,
}) => {
  const title = unique('Low tide');
  await newcomer(page);
  await publish(page, title);
  await page.getByRole('textbox', { name: 'Your comment' }).fill('Who brings boots?\nhttps://boots.example');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(comment(page, 'Who brings boots?').getByRole('link')).toHaveAttribute('href', 'https://boots.example');
  await expect(page.getByRole('heading', { name: '1 comment' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your comment' })).toBeFocused();
  await expectAccessible(page);

  // The browser home has its data in one browser: a second person is there on the server alone.
  if (home === 'node') {
    const other = await somebodyElse();
    await newcomer(other);
    await other.goto(page.url());
    await comment(other, 'Who brings boots?')
      .getByRole('button', { name: /^Reply to/ })
      .click();
    await other.getByRole('textbox', { name: /^Your reply to/ }).fill('<b>I do.</b>');
    await other.keyboard.press('ControlOrMeta+Enter');
    await expect(comment(page, '<b>I do.</b>')).toBeVisible();
    await expect(page.getByRole('heading', { name: '2 comments' })).toBeVisible();

    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('link', { name: /answered your comment on/ }).click();
    await expect(comment(page, '<b>I do.</b>')).toBeInViewport();
    await expect(comment(other, 'Who brings boots?').getByRole('button', { name: 'Edit your comment' })).toBeHidden();
  }

  await comment(page, 'Who brings boots?').getByRole('button', { name: 'Edit your comment' }).click();
  await page.getByRole('textbox', { name: 'Your comment' }).first().fill('Who brings tall boots?');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(comment(page, 'Who brings tall boots?')).toContainText('edited');
  await expect(comment(page, 'Who brings tall boots?').getByRole('button').first()).toBeFocused();
  await comment(page, 'Who brings tall boots?')
    .getByRole('button', { name: /^Delete the comment/ })
    .click();
  await expect(comment(page, 'Who brings tall boots?')).toHaveCount(0);
  await undo(page, 'The comment is deleted.');
  await page.reload();
  await expect(comment(page, 'Who brings tall boots?')).toBeVisible();
});

test(
  'a post is written, with a picture; previewed, planned, published, undone and deleted',
  inBrowserToo,
  async ({ page, problems }) => {
    problems.expect(/^409 POST \/api\/v1\/blog\/posts$/);
    const title = unique('Spring tide');
    await signIn(page, 'admin', '/pages/blog/list');
    await page.getByRole('link', { name: 'New post' }).first().click();
    await page.getByLabel('Title').fill(title);
    const slug = title.toLowerCase().replace(' ', '-');
    await expect(page.getByLabel('Address')).toHaveValue(slug);
    await page.getByLabel('Address').fill('rye-salt-and-patience');
    await text(page).fill('The quay is under water.');
    await page.getByLabel('Excerpt').fill('Why the quay is closed.');
    await page.getByRole('group', { name: 'Categories' }).getByText('Video').click();
    await page.locator('input[type=file]').setInputFiles(picture);
    await page.getByLabel('What the picture shows').fill('Water on the quay');
    await expect(page.getByRole('img', { name: 'Water on the quay' })).toBeVisible();
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('article', { name: /^Preview of/ })).toContainText('The quay is under water.');
    await page.getByRole('button', { name: 'Go on writing' }).click();

    // Another post has that address; and what is not saved is still there after a reload.
    await page.getByRole('button', { name: 'Save post' }).click();
    await expect(page.getByLabel('Address')).toHaveAccessibleDescription(/Another post has this address/);
    await page.getByLabel('Address').fill(slug);
    await expectAccessible(page);
    await expectKept(page, `"slug":"${slug}"`);
    page.once('dialog', (dialog) => dialog.accept());
    await page.evaluate(() => location.reload());
    await page.getByRole('button', { name: 'Go on with it' }).click();
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await page.getByRole('button', { name: 'Save post' }).click();
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: /comments?$/ })).toBeHidden();

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Publish by itself on').fill('1/2/2090');
    await page.getByLabel('Publish by itself on').press('Tab');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^Will be published on Jan 2, 2090/)).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await chooseOption(page, page.getByRole('combobox', { name: 'Status' }), 'Published');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { name: '0 comments' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Water on the quay' })).toBeVisible();
    await undo(page, `“${title}” is saved.`);
    await expect(page.getByText(/^Will be published on/)).toBeVisible();

    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/pages\/blog\/list/);
    await undo(page, `“${title}” is deleted.`);
    await page.getByRole('link', { name: /^Drafts and pending/ }).click();
    await expect(page.getByRole('article', { name: title })).toBeVisible();
  },
);

test('an older text is taken back, and what somebody changes meanwhile is told', async ({ page, context }) => {
  const title = unique('Neap tide');
  await signIn(page, 'admin', '/pages/blog/list');
  await publish(page, title);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(text(page)).toContainText('Mud');
  const second = await context.newPage();
  await second.goto(page.url());
  await text(second).fill('Sand, and no birds.');
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(second.getByText('Sand, and no birds.')).toBeVisible();

  await expect(note(page, 'Somebody has changed this post meanwhile.')).toBeVisible();
  await expect(text(page)).toContainText('Mud');
  await page.getByRole('button', { name: 'Load it as it is now' }).click();
  await expect(text(page)).toContainText('Sand');
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText('Post changed');
  await page.getByRole('button', { name: /^Take the text of/ }).click();
  await expect(text(page)).toContainText('Mud');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(second.getByText('Mud, and a great many birds.')).toBeVisible();
});

test('posts are searched, filtered and bookmarked, and the address says how', async ({ page }) => {
  await newcomer(page);
  await page.goto('/pages/blog/list');
  await page.getByRole('searchbox', { name: 'Search the blog' }).fill('gúlls');
  const posts = page.getByRole('region', { name: 'Posts' }).getByRole('article');
  await expect(posts).toHaveCount(1);
  await expect(page).toHaveURL(/q=g/);
  await page.getByRole('link', { name: 'Read more: Five minutes in the wheelhouse' }).click();
  await page.getByRole('button', { name: /^Bookmark \d/ }).click();
  await expect(page.getByRole('button', { name: /^Bookmark \d/, pressed: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Bookmark \d/, pressed: true })).toBeVisible();
  await page.getByRole('link', { name: /^Bookmarked/ }).click();
  await expect(posts).toHaveCount(1);
  await page.goto('/pages/blog/detail/five-minutes-in-the-wheelhouse');
  await page.getByRole('button', { name: /^Bookmark \d/ }).click();
  await undo(page, 'is no longer bookmarked.');

  await page.getByRole('link', { name: /^Food/ }).first().click();
  await expect(page).toHaveURL(/tag=Food/);
  await expect(page.getByRole('article', { name: 'Rye, salt and patience' })).toBeVisible();
  await page.goto('/pages/blog/list?perPage=2');
  await expect(posts).toHaveCount(2);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect(posts).toHaveCount(2);
  await expectAccessible(page);
  await page.goto('/pages/blog/list?q=nothing-has-this-word');
  await page.getByRole('link', { name: 'Show all posts' }).click();
  await expect(posts.first()).toBeVisible();
  await page.goto('/pages/blog/detail');
  await expect(page).toHaveURL(/\/pages\/blog\/detail\/[\w-]+/);
  await page.goto('/pages/blog/edit');
  await expect(page.getByText('Choose a post to edit.')).toBeVisible();
});

test('whoever searches beside a post types in peace, and is led to what is found by Enter', async ({ page }) => {
  await newcomer(page);
  await page.goto('/pages/blog/detail/five-minutes-in-the-wheelhouse');
  const search = page.getByRole('searchbox', { name: 'Search the blog' });
  await search.pressSequentially('gull', { delay: 300 });
  await expect(search).toHaveValue('gull');
  await expect(page).toHaveURL(/\/pages\/blog\/detail\//);
  await search.press('Enter');
  await expect(page).toHaveURL(/\/pages\/blog\/list\?q=gull/);
  await expect(search).toHaveValue('gull');
});

test('an address that was written by hand stays, whatever becomes of the title', async ({ page }) => {
  await newcomer(page);
  await page.goto('/pages/blog/add');
  const [title, address] = [page.getByLabel('Title'), page.getByLabel('Address')];
  await address.fill('tide');
  await title.pressSequentially('Tide and mud');
  await expect(address).toHaveValue('tide');
  await expectKept(page, '"title":"Tide and mud"');
  page.once('dialog', (dialog) => dialog.accept());
  await page.evaluate(() => location.reload());
  await page.getByRole('button', { name: 'Go on with it' }).click();
  await title.fill('Mud');
  await expect(address).toHaveValue('tide');
  await address.fill('');
  await title.fill('Mud and tide');
  await expect(address).toHaveValue('mud-and-tide');
});

test('the posts of an author stand together, and a feed reader follows the blog under a secret address', async ({
  page,
  home,
}) => {
  const title = unique('Neap tide');
  const { username } = await newcomer(page);
  await publish(page, title);
  await page.getByRole('link', { name: username }).first().click();
  const posts = page.getByRole('region', { name: 'Posts' });
  await expect(posts.getByRole('heading', { name: `Posts by ${username}` })).toBeVisible();
  await expect(posts.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(posts.getByRole('article', { name: title })).toBeVisible();
  await expectAccessible(page);
  await posts.getByRole('link', { name: 'Show all posts' }).click();
  await expect(posts.getByRole('article')).not.toHaveCount(1);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as Atom' }).click();
  expect((await download).suggestedFilename()).toBe('blog.xml');
  const follow = page.getByRole('button', { name: 'Follow with a feed reader' });
  if (home === 'browser') {
    await expect(follow).toBeHidden();
    return;
  }
  await expect(page.locator('head link[type="application/atom+xml"]')).toHaveAttribute('href', /feed\.xml$/);
  await follow.click();
  const feed = page.getByRole('dialog', { name: 'Follow the blog' });
  await feed.getByRole('button', { name: 'Make an address' }).click();
  const address = await feed.getByLabel('Address').inputValue();
  await expectAccessible(page);
  expect(await (await page.request.get(address)).text()).toContain(`<title>${title}</title>`);
  await page.reload();
  await follow.click();
  await expect(feed.getByText(/There is an address since/)).toBeVisible();
  await feed.getByRole('button', { name: 'Turn it off' }).click();
  await page
    .getByRole('dialog', { name: 'Turn the address off?' })
    .getByRole('button', { name: 'Turn it off' })
    .click();
  await expect(feed.getByRole('button', { name: 'Make an address' })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});
