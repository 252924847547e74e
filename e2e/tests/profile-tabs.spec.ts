import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { expect, test, unique } from './fixtures.ts';
import { newcomer } from './people.ts';

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: dot });

/** Writes a post with so many pictures, at the profile that is open. */
async function writeWithPictures(page: Page, text: string, count: number): Promise<void> {
  await page.getByRole('textbox', { name: 'New post' }).fill(text);
  const files = Array.from({ length: count }, (_, index) => picture(`${index}.png`));
  await page.locator('input[type=file]').first().setInputFiles(files);
  await expect(page.getByRole('button', { name: `Remove picture ${count}` })).toBeVisible();
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible();
}

test('a picture that one looks at stays the same when its owner posts another', async ({ page, context }) => {
  await newcomer(page);
  await page.goto('/pages/profile');
  const [first, second] = [unique('A boat came in'), unique('A boat went out')];
  await writeWithPictures(page, first, 1);
  await page.getByRole('tab', { name: 'Photos' }).click();
  await page
    .getByRole('tabpanel', { name: 'Photos' })
    .getByRole('button', { name: /^Picture 1 of/ })
    .click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox).toContainText(first);
  const tab = await context.newPage();
  await tab.goto('/pages/profile');
  await writeWithPictures(tab, second, 1);
  await expect(lightbox).toContainText('2 of 2');
  await expect(lightbox).toContainText(first);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox).toContainText('1 of 2');
  await expect(lightbox).toContainText(second);
});

test('whoever changes a post is told when its pictures are changed in another tab, and takes them over', async ({
  page,
  context,
}) => {
  await newcomer(page);
  await page.goto('/pages/profile');
  const text = unique('Nets for sale');
  await writeWithPictures(page, text, 2);
  const heading = page.getByRole('article').filter({ hasText: text }).getByRole('heading');
  const id = (await heading.getAttribute('id'))?.replace('post-', '');
  const tab = await context.newPage();
  for (const each of [page, tab]) {
    await each.goto(`/pages/profile?post=${id}`);
    await each.getByRole('button', { name: 'More about this post' }).click();
    await each.getByRole('menuitem', { name: 'Edit post' }).click();
  }
  const pictures = (each: Page) => each.getByRole('article').getByRole('button', { name: /^Remove picture/ });
  await expect(pictures(page)).toHaveCount(2);
  await pictures(tab).first().click();
  await expect(pictures(tab)).toHaveCount(1);
  await tab.getByRole('button', { name: 'Save' }).click();
  const said = page.getByRole('alert').filter({ hasText: 'This was changed in another place meanwhile.' });
  await said.getByRole('button', { name: 'Show what it is now' }).click();
  await expect(pictures(page)).toHaveCount(1);
  await expect(said).toBeHidden();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
});
