import { expect, note, test } from './fixtures.ts';
import { register } from './people.ts';
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

test('parts of a page that were not needed before come when the connection is back, and nothing that was typed goes meanwhile', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/^net::ERR_INTERNET_DISCONNECTED/);
  problems.expect(/Failed to fetch dynamically imported module/);
  await register(page);
  await page.goto('/apps/calendar?date=2031-05-14');
  await page.getByRole('button', { name: 'Add event' }).click();
  const panel = page.getByRole('dialog', { name: 'Add an event' });
  await panel.getByLabel('Title').fill('Tar the ropes');
  await context.setOffline(true);
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel.getByLabel('Title')).toHaveValue('Tar the ropes');
  await context.setOffline(false);
  await expect(page.getByText('There is no connection. What you typed')).toBeHidden();
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(note(page, 'Tar the ropes was added.')).toBeVisible();
  await expect(page.getByRole('grid').getByRole('button', { name: /Tar the ropes/ })).toHaveCount(1);
});
