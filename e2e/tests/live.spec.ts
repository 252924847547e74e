import { expect, hold, inBrowserToo, note, signIn, test, undo } from './fixtures.ts';
import {
  addUser,
  deleteFromPage,
  openUsers,
  rowAction,
  searchBox,
  someUser,
  startWithUser,
  userRow,
  userRows,
} from './users.ts';

/** By itself, and before anything is loaded anew. How soon it is, the bench measures. */
const soon = { timeout: 10_000 };

test.describe('two people', () => {
  test.skip(({ home }) => home === 'browser', 'There, one is alone with the data.');

  test('whom one adds, changes and deletes, the other sees so at once', async ({ page, somebodyElse }) => {
    const other = await somebodyElse();
    await signIn(other);
    await signIn(page);
    const user = someUser('Live');
    await searchBox(other).fill(user.username);
    await expect(other.getByText('Nothing matches')).toBeVisible();

    await openUsers(page);
    await addUser(page, user);
    await expect(userRow(other, user.fullName)).toBeVisible(soon);

    await searchBox(page).fill(user.username);
    await expect(userRows(page)).toHaveCount(1);
    await rowAction(page, user.fullName, 'Suspend');
    await expect(note(page, `${user.fullName} is suspended.`)).toBeVisible();
    await expect(userRow(other, user.fullName)).toContainText('Suspended', soon);

    await rowAction(page, user.fullName, 'Delete');
    await expect(note(page, `${user.fullName} was deleted.`)).toBeVisible();
    await expect(other.getByText('Nothing matches')).toBeVisible(soon);
  });

  test('who reads the page of a user whom somebody deletes is told so, and of the undo', async ({
    page,
    somebodyElse,
  }) => {
    const other = await somebodyElse();
    await signIn(other);
    const { fullName, username } = await startWithUser(page);
    // Through the list: a page that has just been loaded asks twice, in case that it missed something.
    await searchBox(other).fill(username);
    for (const reader of [other, page]) {
      await reader.getByRole('link', { name: fullName }).click();
      await expect(reader.getByRole('heading', { level: 1, name: fullName })).toBeVisible();
    }

    await deleteFromPage(page);
    await hold(page, `${fullName} was deleted.`);
    await expect(note(other, 'There is no user')).toBeVisible(soon);
    await undo(page, `${fullName} was deleted.`);
    await expect(other.getByRole('heading', { level: 1, name: fullName })).toBeVisible(soon);
  });

  test('what the other did while the page was opening is there too', async ({ page, somebodyElse }) => {
    const other = await somebodyElse();
    const isAdded = Promise.withResolvers<void>();
    await other.route('**/api/v1/live*', async (route) => {
      await isAdded.promise;
      await route.continue();
    });
    await signIn(other);
    await signIn(page);
    const user = someUser('Early');
    await searchBox(other).fill(user.username);
    await expect(other.getByText('Nothing matches')).toBeVisible();
    await openUsers(page);
    await addUser(page, user);
    await expect(other.getByText('Nothing matches')).toBeVisible();
    isAdded.resolve();
    await expect(userRow(other, user.fullName)).toBeVisible();
  });
});

test(
  'two tabs of one browser show the same, at once, and one goes on when the other is closed',
  inBrowserToo,
  async ({ page, context }) => {
    const { fullName, username } = await startWithUser(page);
    const tabs = [await context.newPage(), await context.newPage()] as const;
    for (const tab of tabs) await openUsers(tab, { q: username });
    await rowAction(page, fullName, 'Suspend');
    await expect(note(page, `${fullName} is suspended.`)).toBeVisible();
    for (const tab of tabs) await expect(userRow(tab, fullName)).toContainText('Suspended', soon);
    await page.close();
    const [first, second] = tabs;
    await expect(async () => {
      await rowAction(
        first,
        fullName,
        (await userRow(first, fullName).getByText('Suspended').count()) ? 'Reactivate' : 'Suspend',
      );
      const status = (await userRow(first, fullName).getByText('Suspended').count()) ? 'Suspended' : 'Active';
      await expect(userRow(second, fullName)).toContainText(status, soon);
    }).toPass();
  },
);

test('the numbers above the list follow what happens', inBrowserToo, async ({ page, home }) => {
  test.skip(home === 'node', 'Other tests add people there.');
  await signIn(page);
  const total = page.getByRole('definition').first();
  await expect(total).toHaveText('50');
  await addUser(page, someUser());
  await expect(total).toHaveText('51');
});
