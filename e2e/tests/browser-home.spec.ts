import type { BrowserContext, Page } from '@playwright/test';
import { expect, signIn, test, userMenu } from './fixtures.ts';
import { addUser, openUsers, searchBox, signInAtUsers, someUser, startWithUser, userRow, userRows } from './users.ts';

test.skip(({ home }) => home !== 'browser', 'Of the home in the browser alone.');

test('what was done is there after the page is loaded again, and so is the session', async ({ page }) => {
  const { fullName } = await startWithUser(page);
  await page.reload();
  await expect(userRow(page, fullName)).toBeVisible();
});

test('what else runs on the page reaches the back end too, and the network where that has no answer', async ({
  page,
}) => {
  await page.goto('/login');
  const answers = await page.evaluate(async () => {
    const body = JSON.stringify({ email: 'admin@demo.com', password: 'admin' });
    const signedIn = await fetch('/jwt/login', { method: 'POST', body });
    const { accessToken } = await signedIn.json();
    const headers = { authorization: `Bearer ${accessToken}` };
    const { total } = await (await fetch('/api/users/list/data', { headers })).json();
    return {
      total,
      refused: (await fetch('/api/users/list/data')).status,
      file: await (await fetch('/favicon.svg')).text(),
    };
  });
  expect(answers).toMatchObject({ total: 50, refused: 401, file: expect.stringContaining('<svg') });
});

test('a second tab has the same data and hears of changes; it goes on when the first is closed', async ({ page }) => {
  await signInAtUsers(page);
  const second = await openTab(page.context());

  const fromFirst = someUser('First');
  await searchBox(second).fill(fromFirst.username);
  await expect(second.getByText('Nothing matches')).toBeVisible();
  await addUser(page, fromFirst);
  await expect(userRow(second, fromFirst.fullName)).toBeVisible();

  await page.close();
  await second.getByRole('button', { name: 'Clear the search' }).click();
  const third = await openTab(page.context());
  const fromSecond = someUser('Second');
  await searchBox(third).fill(fromSecond.username);
  await addUser(second, fromSecond);
  await expect(userRow(third, fromSecond.fullName)).toBeVisible();
});

test('a reset brings the sample data back and signs every tab out', async ({ page }) => {
  const { fullName, username } = await startWithUser(page);
  const second = await openTab(page.context());
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Reset the demo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
  for (const tab of [page, second]) await expect(tab).toHaveURL(/\/login/);

  await signInAtUsers(page);
  await searchBox(page).fill(username);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expect(userRow(page, fullName)).toHaveCount(0);
});

test('a browser that keeps no files says so, and works for as long as its page is open', async ({ page }) => {
  await page.context().addInitScript(takeFilesFromWorkers);
  await page.goto('/login');
  await expect(page.getByText('this browser offers no place to keep anything')).toBeVisible();
  await signIn(page);
  const user = someUser();
  await addUser(page, user);
  const second = await openTab(page.context());
  await searchBox(second).fill(user.username);
  await expect(userRows(second)).toHaveCount(1);
});

test('reloads in quick succession leave nothing behind', async ({ page }) => {
  const { fullName } = await startWithUser(page);
  for (let count = 0; count < 20; count += 1) {
    await page.goto(page.url(), { waitUntil: 'commit' });
    await page.waitForTimeout(count * 15);
  }
  await expect(userRow(page, fullName)).toBeVisible();
  await expect.poll(() => locksOfTheBackEnd(page)).toEqual({ held: 1, pending: 0 });
});

test('two tabs that are loaded again at once both work', async ({ page }) => {
  const { username } = await startWithUser(page);
  const second = await openTab(page.context());
  for (let count = 0; count < 3; count += 1) {
    await Promise.all([page.reload(), second.reload()]);
    await Promise.all([expect(userRows(page)).toHaveCount(1), expect(userRows(second).first()).toBeVisible()]);
  }
  await searchBox(second).fill(username);
  await expect(userRows(second)).toHaveCount(1);
  await expect.poll(() => locksOfTheBackEnd(page)).toEqual({ held: 1, pending: 1 });
});

test('a tab that sleeps with the lock does not keep the others waiting for long', async ({ page }) => {
  const asleep = await page.context().newPage();
  await asleep.goto('/favicon.svg');
  await asleep.evaluate(() => {
    void navigator.locks.request('atrium-backend:/', () => new Promise(() => {})).catch(() => {});
  });
  await signInAtUsers(page);
});

/** Another tab of the same browser, which is signed in already. */
async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await openUsers(tab);
  return tab;
}

/** Runs on the page. What a module imports first runs first. */
function takeFilesFromWorkers(): void {
  globalThis.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      const withoutFiles = 'data:text/javascript,delete StorageManager.prototype.getDirectory';
      const module = `import '${withoutFiles}'; import '${new URL(address, location.href)}';`;
      super(URL.createObjectURL(new Blob([module], { type: 'text/javascript' })), options);
    }
  };
}

function locksOfTheBackEnd(page: Page): Promise<{ held: number; pending: number }> {
  return page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    const count = (locks: LockInfo[]) => locks.filter(({ name }) => name === 'atrium-backend:/').length;
    return { held: count(held), pending: count(pending) };
  });
}
