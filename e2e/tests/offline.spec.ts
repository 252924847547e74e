import { expect, note, test } from './fixtures.ts';
import { fillUser, searchBox, signInAtUsers, someUser, userRows } from './users.ts';

test.skip(({ home }) => home === 'browser', 'It needs no network.');

test('without a connection a banner says so, what was typed stays, and is sent when it is back', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/^net::ERR_INTERNET_DISCONNECTED/);
  await signInAtUsers(page);
  const user = someUser();
  await page.getByRole('button', { name: 'Add user' }).click();
  const panel = page.getByRole('dialog', { name: 'Add a user' });
  await fillUser(page, user);
  await context.setOffline(true);
  const banner = page.getByText('There is no connection. What you typed stays here until it is back.');
  await expect(banner).toBeVisible();
  await panel.getByRole('button', { name: 'Add user' }).click();
  await expect(panel.getByRole('alert')).toBeVisible();
  await expect(panel.getByLabel('Full name')).toHaveValue(user.fullName);

  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await panel.getByRole('button', { name: 'Add user' }).click();
  await expect(note(page, `${user.fullName} was added.`)).toBeVisible();
  await searchBox(page).fill(user.username);
  await expect(userRows(page)).toHaveCount(1);
});

test('a page of a list that is asked for without a connection comes when it is back', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/^net::ERR_INTERNET_DISCONNECTED/);
  await signInAtUsers(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('There is no connection.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^11–20 of/)).toBeVisible();
  await expect(page.getByText('There is no connection.')).toBeHidden();
});
