import { expectAccessible } from './accessibility.ts';
import { expect, inBrowserToo, note, signIn, test } from './fixtures.ts';

const pages = [
  { path: '/misc/coming-soon', title: 'Coming soon' },
  { path: '/misc/not-authorized', title: 'You may not open this page' },
  { path: '/misc/maintenance', title: 'Under maintenance' },
  { path: '/misc/error', title: 'Page not found' },
  { path: '/there/is/nothing/here', title: 'Page not found' },
];

for (const { path, title } of pages) {
  test(`${path} says "${title}" to anybody and leads back home`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(title));
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  });
}

test('the maintenance page knows that the back end answers', inBrowserToo, async ({ page }) => {
  await page.goto('/misc/maintenance');
  await expect(note(page, 'It answers right now.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(note(page, 'It answers right now.')).toBeVisible();
});

test('a page that is not theirs lets somebody sign in as somebody else', async ({ page }) => {
  await signIn(page, 'client');
  await page.goto('/apps/user/list');
  await page.getByRole('button', { name: 'Sign in as somebody else' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});
