import { expectLargeTargets } from './accessibility.ts';
import { addHere, day, drag, free, hour, openCalendar } from './calendar.ts';
import { expect, test } from './fixtures.ts';
import { newcomer } from './people.ts';
import { chooseOption } from './users.ts';

test('what is on the last working day of each month is there, and says so', async ({ page }) => {
  await openCalendar(page, 'date=2031-05-30');
  await day(page, '2031-05-30').click({ position: { x: 60, y: 90 } });
  const panel = page.getByRole('dialog', { name: 'Add an event' });
  await chooseOption(page, panel.getByRole('combobox', { name: 'Repeat' }), 'Every month on the last working day');
  await panel.getByLabel('Title').fill('Close the month');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel).toBeHidden();
  await page.goto('/apps/calendar?date=2031-06-10');
  const inJune = day(page, '2031-06-30').getByRole('button', { name: /Close the month/ });
  await expect(inJune).toBeVisible();
  await inJune.click();
  const editing = page.getByRole('dialog', { name: 'Event', exact: true });
  await expect(editing.getByRole('combobox', { name: 'Repeat' })).toHaveValue('Every month on the last working day');
});

test('Enter invites the first who is offered, and by a name nobody has whoever is called so', async ({
  page,
  somebodyElse,
  home,
}) => {
  test.skip(home === 'browser', 'Nobody else is in this browser.');
  const { username } = await newcomer(await somebodyElse());
  await openCalendar(page, 'date=2031-05-14');
  await day(page, '2031-05-14').click({ position: { x: 60, y: 90 } });
  const panel = page.getByRole('dialog', { name: 'Add an event' });
  const guests = panel.getByRole('combobox', { name: 'Guests' });
  const invited = panel.getByRole('list', { name: 'Who is invited' });
  await guests.fill(username.slice(0, -1));
  await expect(page.getByRole('option')).toHaveText([new RegExp(username)]);
  await guests.press('Enter');
  await expect(invited.getByRole('listitem')).toHaveText([new RegExp(username)]);
  await expect(guests).toHaveValue('');
  await invited.getByRole('button', { name: new RegExp(username) }).click();
  await expect(invited).toBeHidden();
  // Before anybody is offered.
  await guests.fill(username.slice(0, -1));
  await guests.press('Enter');
  await expect(invited.getByRole('listitem')).toHaveText([new RegExp(username)]);
  await guests.fill('Old Tomas of the quay');
  await guests.press('Enter');
  await expect(invited.getByRole('listitem')).toHaveText([new RegExp(username), /Old Tomas of the quay/]);
});

test('what the keys come to in a month and in a week is large enough', async ({ page }) => {
  await openCalendar(page, 'view=week&date=2031-05-14');
  await drag(page, hour(page, '2031-05-13', 9), hour(page, '2031-05-13', 9), [4, 40]);
  await addHere(page, 'Sound the fairway');
  await drag(page, hour(page, '2031-05-13', 11), hour(page, '2031-05-13', 11), [4, 20]);
  await addHere(page, 'Lower the buoy');
  for (const row of [9, 11]) {
    await free(hour(page, '2031-05-13', row)).focus();
    await expectLargeTargets(page, '[role="grid"]');
  }
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  await expect(day(page, '2031-05-13').getByRole('button', { name: /Lower the buoy/ })).toBeVisible();
  await free(day(page, '2031-05-13')).focus();
  await expectLargeTargets(page, '[role="grid"]');
});
