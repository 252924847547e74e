import { expect, inBrowserToo, note, signIn, test, userMenu } from './fixtures.ts';
import { signOut } from './people.ts';
import { addUser, signInAtUsers, someUser } from './users.ts';

test('signing out in one tab signs out the other', inBrowserToo, async ({ page, context, problems }) => {
  // What the other tab asked a moment before comes too late.
  problems.expect(/^401 GET /);
  await signIn(page, 'client');
  const other = await context.newPage();
  await other.goto('/pages/account-settings');
  await expect(other.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
  await signOut(page);
  await expect(other.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await other.goto('/access-control');
  await expect(other).toHaveURL(/\/login/);
});

test('signing in in one tab leads the other one inside', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/login');
  await signIn(page, 'client');
  await expect(other.getByRole('heading', { level: 1, name: 'Access Control' })).toBeVisible();
});

test('what one person was told is gone from every tab when somebody else signs in', async ({ page, context }) => {
  await signInAtUsers(page);
  const user = someUser('Told');
  await addUser(page, user);
  await page.getByRole('link', { name: 'Access Control' }).click();
  await expect(note(page, `${user.fullName} was added.`)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/access-control');
  await signOut(other);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await signIn(other, 'client');
  await expect(userMenu(page)).toBeVisible();
  await expect(page.getByText(`${user.fullName} was added.`)).toHaveCount(0);
});

test('after signing out the back button shows nothing of the account', async ({ page }) => {
  await signIn(page, 'admin');
  await signOut(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('signing out asks before it throws away what was typed', async ({ page }) => {
  await signIn(page, 'client', '/pages/account-settings');
  const company = page.getByLabel('Company');
  await company.fill('Quill Works');
  const leave = async (answer: string) => {
    await userMenu(page).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: answer }).click();
  };
  await leave('Cancel');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(company).toHaveValue('Quill Works');
  await leave('Discard');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('a tab whose session ends while its first page is on its way asks for sign-in', async ({
  page,
  context,
  home,
  problems,
}) => {
  test.skip(home === 'browser', 'Its calls do not go over the network, where they could be held up.');
  problems.expect(/^net::ERR_FAILED/);
  await signIn(page, 'admin');
  const other = await context.newPage();
  const { promise: asked, resolve: tellAsked } = Promise.withResolvers<void>();
  const { promise: leave, resolve: letGo } = Promise.withResolvers<void>();
  await other.route('**/api/v1/chat-messages/*', async (route) => {
    tellAsked();
    await leave;
    await route.abort();
  });
  await other.goto('/apps/chat?message=1', { waitUntil: 'commit' });
  await asked;
  await signOut(page);
  letGo();
  await expect(other.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});
