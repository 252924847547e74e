import type { Page } from '@playwright/test';
import { expect, note, test, unique, userMenu } from './fixtures.ts';
import { heldAnswers } from './held-answers.ts';
import { newcomer, register, signInAs, signOut } from './people.ts';
import { startWithUser } from './users.ts';

test.skip(({ home }) => home === 'browser', 'In the browser nothing is on its way for long.');

test('what is written while a post, or a comment, is on its way stays', async ({ page }) => {
  await newcomer(page);
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

test('of two votes the second counts, however late the first one arrives', async ({ page }) => {
  await newcomer(page);
  await page.goto('/pages/profile');
  const question = unique('When do we meet');
  await page.getByRole('button', { name: 'Add a poll' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill(question);
  for (const [option, words] of ['At four', 'At five'].entries())
    await page.getByRole('textbox', { name: `Option ${option + 1}` }).fill(words);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const poll = page.getByRole('group', { name: question });
  await expect(poll).toBeVisible();

  const { promise, resolve } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(/\/api\/v1\/profile\/polls\//, async (route) => {
    asked += 1;
    if (asked === 1) await promise;
    return route.continue();
  });
  await poll.getByRole('radio', { name: /At four/ }).check();
  await expect.poll(() => asked).toBe(1);
  await poll.getByRole('radio', { name: /At five/ }).check();
  resolve();
  await expect.poll(() => asked).toBe(2);
  await page.reload();
  await expect(poll.getByRole('radio', { name: /At five/ })).toBeChecked();
});

test('what is typed and ticked while settings are being saved stays', async ({ page }) => {
  await newcomer(page);
  await page.goto('/pages/account-settings');
  const letSettingsGo = await heldAnswers(page, 'PUT', /\/api\/v1\/account-settings\/details$/);
  const save = page.getByRole('button', { name: 'Save changes' });
  const [firstName, company] = [page.getByLabel('First name'), page.getByLabel('Company')];
  await firstName.fill('Nadia');
  await save.click();
  await company.fill('Quill Works');
  letSettingsGo();
  await expect(note(page, 'Your profile is saved.')).toBeVisible();
  await expect(save).toBeEnabled();
  await expect(company).toBeFocused();
  await expect(company).toHaveValue('Quill Works');
  await expect(page.getByText('This was changed elsewhere in the meantime.')).toBeHidden();
  await save.click();
  await page.reload();
  await expect(firstName).toHaveValue('Nadia');
  await expect(company).toHaveValue('Quill Works');

  await page.goto('/pages/account-settings?tab=notifications');
  const letChoicesGo = await heldAnswers(page, 'PUT', /\/api\/v1\/notifications\/choices$/);
  const tasks = page.getByRole('checkbox', { name: 'Tasks, E-mail' });
  const invoices = page.getByRole('checkbox', { name: 'Invoices and quotes, E-mail' });
  await tasks.check();
  await save.click();
  await invoices.check();
  letChoicesGo();
  await expect(note(page, 'What you are told of is saved.')).toBeVisible();
  await save.click();
  await page.reload();
  for (const tick of [tasks, invoices]) await expect(tick).toBeChecked();
});

interface SlowMoves {
  titles: () => Promise<string[]>;
  /** Moves the first task down twice, by keys. */
  move: () => Promise<void>;
  letGo: () => void;
  asked: () => number;
  answered: () => number;
}

/** The to-do of somebody whose first move is not on its way before it is let go. */
async function slowMoves(page: Page): Promise<SlowMoves> {
  await page.goto('/apps/todo');
  const list = page.getByRole('list', { name: 'My tasks' }).getByRole('listitem');
  await expect(list.first()).toBeVisible();
  const titles = async () => (await list.locator('bdi').allTextContents()).slice(0, 3);
  const [first = ''] = await titles();
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  let asked = 0;
  let answered = 0;
  await page.route(/\/place$/, async (route) => {
    asked += 1;
    if (asked === 1) await promise;
    const response = await route.fetch();
    await route.fulfill({ response });
    answered += 1;
  });
  const move = async () => {
    await page.getByRole('button', { name: `Move ${first}` }).press('ArrowDown');
    await page.keyboard.press('ArrowDown');
  };
  return { titles, move, letGo, asked: () => asked, answered: () => answered };
}

test('what is moved twice stays where it was moved, however slow the first request is', async ({ page }) => {
  await newcomer(page);
  const { titles, move, letGo, answered } = await slowMoves(page);
  const [first, second, third] = await titles();
  await move();
  await expect.poll(titles).toEqual([second, third, first]);
  letGo();
  await expect.poll(answered).toBe(2);
  await expect.poll(titles).toEqual([second, third, first]);
  await page.reload();
  await expect.poll(titles).toEqual([second, third, first]);
});

test('what was done a moment before signing out is done', async ({ page }) => {
  const person = await newcomer(page);
  const { titles, move, letGo } = await slowMoves(page);
  const [first, second, third] = await titles();
  await move();
  await expect.poll(titles).toEqual([second, third, first]);
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await signInAs(page, person);
  await page.goto('/apps/todo');
  await expect.poll(titles).toEqual([second, third, first]);
});

test('what waits for its turn is not done in the name of who signs in next', async ({ page, context, problems }) => {
  problems.expect(/^401 /);
  await newcomer(page);
  const { titles, move, letGo, asked, answered } = await slowMoves(page);
  const [first, second, third] = await titles();
  await move();
  await expect.poll(titles).toEqual([second, third, first]);
  const other = await context.newPage();
  await other.goto('/apps/todo');
  await signOut(other);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await register(other);
  await expect(userMenu(page)).toBeVisible();
  letGo();
  await expect.poll(answered).toBe(1);
  await page.evaluate(async () => (await fetch('/api/config')).ok);
  expect(asked()).toBe(1);
});

test('what changes while a list of it is loaded for the first time is in it', async ({ page }) => {
  await newcomer(page);
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
