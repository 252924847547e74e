import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';
import { menu } from './shell.ts';

/** One step back from a page, and where that leads. */
async function expectBackTo(page: Page, path: RegExp): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(path);
}

test('Back does not open again a panel that was closed: it leads to the page before', async ({ page }) => {
  await signIn(page);
  await menu(page).getByRole('link', { name: 'To-do' }).click();
  for (const name of ['Add task', 'Add task']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page).toHaveURL(/task=new/);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/apps\/todo$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await expectBackTo(page, /\/apps\/user\/list/);

  // What lies ahead is the panel still, as after any step back.
  await page.goForward();
  await expect(page).toHaveURL(/\/apps\/todo$/);
  await page.goForward();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a change of a later page is opened and closed there, and Back leads to the page before', async ({ page }) => {
  await signIn(page);
  await page.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('accessToken')}`,
      'content-type': 'application/json',
    };
    const body = JSON.stringify({ list: 'users', name: 'Mine', state: '{}' });
    for (let time = 0; time < 12; time += 1) await fetch('/api/v1/saved-views', { method: 'POST', headers, body });
  });
  await page.goto('/apps/changes?entity=saved-view&perPage=10');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  const row = page.getByRole('grid', { name: 'Activity' }).getByRole('row').nth(1);
  await row.getByRole('button').first().click();
  await expect(page).toHaveURL(/page=2.*change=|change=.*page=2/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).not.toHaveURL(/change=/);
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(page).not.toHaveURL(/change=|page=2/);
});

test('a panel that was opened by its address is closed, and Back leads to where one came from', async ({ page }) => {
  await signIn(page);
  await page.goto('/apps/email/inbox?panel=contacts');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/apps\/email\/inbox$/);
  await expectBackTo(page, /\/apps\/user\/list/);
});

test('whoever goes on while the browser takes the step back that closes a panel gets there', async ({ page }) => {
  await signIn(page);
  await menu(page).getByRole('link', { name: 'Email' }).click();
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(page).toHaveURL(/panel=rules/);
  // The panel goes away first, and then the browser takes its step: one is quicker than that.
  await page.getByRole('link', { name: /^Drafts/ }).evaluate((link: HTMLElement) => {
    const back = history.back.bind(history);
    history.back = () => {
      back();
      link.click();
    };
  });
  const stepped = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('popstate', () => resolve(), { once: true })),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await stepped;
  await expect(page.getByRole('list', { name: 'Drafts' })).toBeVisible();
  await expect(page).toHaveURL(/\/apps\/email\/draft$/);
});
