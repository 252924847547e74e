import type { Page } from '@playwright/test';
import { expect, note, test, unique } from './fixtures.ts';
import { register } from './people.ts';
import { startWithUser } from './users.ts';

test.skip(({ home }) => home === 'browser', 'In the browser nothing is on its way for long.');

/** What is asked there is done, and its answers come only once they are let go. */
async function heldAnswers(page: Page, method: string, where: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(where, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    const response = await route.fetch();
    await promise;
    return route.fulfill({ response });
  });
  return resolve;
}

test('what is written while a post, or a comment, is on its way stays', async ({ page }) => {
  await register(page);
  await page.goto('/pages/profile');
  const letGo = await heldAnswers(page, 'POST', /\/api\/v1\/profile\/posts/);
  const box = page.getByRole('textbox', { name: 'New post' });
  const post = page.getByRole('button', { name: 'Post', exact: true });
  const [first, second] = [unique('A boat came in'), unique('A boat went out')];
  await box.fill(first);
  await post.click();
  const posted = page.getByRole('article').filter({ hasText: first });
  const comment = posted.getByRole('textbox', { name: 'Add a comment' });
  const send = posted.getByRole('button', { name: 'Comment', exact: true });
  await expect(posted).toBeVisible();
  await box.fill(second);
  await comment.fill('Which one?');
  await send.click();
  await expect(posted.getByRole('listitem')).toContainText('Which one?');
  await comment.fill('I see.');
  letGo();
  await post.click();
  await expect(page.getByRole('article').filter({ hasText: second })).toBeVisible();
  await send.click();
  await expect(posted.getByRole('listitem')).toHaveText([/Which one\?/, /I see\./]);
});

test('what is moved twice stays where it was moved, however slow the first request is', async ({ page }) => {
  await register(page);
  await page.goto('/apps/todo');
  const list = page.getByRole('list', { name: 'My tasks' }).getByRole('listitem');
  const titles = () => list.locator('bdi').allTextContents();
  await expect(list.first()).toBeVisible();
  const [first = '', second, third] = await titles();
  let asked = 0;
  let answered = 0;
  await page.route(/\/place$/, async (route) => {
    asked += 1;
    if (asked === 1) await new Promise((resolve) => setTimeout(resolve, 1_000));
    const response = await route.fetch();
    answered += 1;
    return route.fulfill({ response });
  });
  await page.getByRole('button', { name: `Move ${first}` }).press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const expectMoved = () => expect.poll(async () => (await titles()).slice(0, 3)).toEqual([second, third, first]);
  await expectMoved();
  await expect.poll(() => answered).toBe(2);
  await expectMoved();
  await page.reload();
  await expectMoved();
});

test('what changes while a list of it is loaded for the first time is in it', async ({ page }) => {
  await register(page);
  await page.goto('/apps/todo');
  const letGo = await heldAnswers(page, 'GET', /\/api\/v1\/tasks\/\d+\/comments/);
  await page.getByText('Check the brakes of the van').click();
  const panel = page.getByRole('dialog', { name: 'Edit the task' });
  await panel.getByRole('textbox', { name: 'Your comment' }).fill('Tall boots.');
  await panel.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(note(page, 'Your comment is there.')).toBeVisible();
  letGo();
  await expect(panel.getByRole('article')).toContainText('Tall boots.');
});

test('an invitation is told of, though its button is gone when its answer comes', async ({ page }) => {
  const { fullName, email } = await startWithUser(page);
  await page.getByRole('link', { name: fullName }).click();
  await page.getByRole('tab', { name: 'Security' }).click();
  const letGo = await heldAnswers(page, 'POST', /\/invitation$/);
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('tab', { name: 'Rights' }).click();
  await expect(page.getByRole('button', { name: 'Invite' })).toHaveCount(0);
  letGo();
  await expect(note(page, `The invitation to ${email} is on its way.`)).toBeVisible();
});
