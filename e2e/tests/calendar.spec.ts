import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { addHere, day, drag, entry, free, hour, openCalendar, spoken } from './calendar.ts';
import { everSaid } from './ever-said.ts';
import { expect, note, test, undo } from './fixtures.ts';
import { newcomer } from './people.ts';
import { chooseOption } from './users.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test('a press on a day adds an event; kinds are shown as one chooses, and the address keeps that', async ({ page }) => {
  await openCalendar(page, 'date=2031-05-14');
  await day(page, '2031-05-14').click({ position: { x: 60, y: 90 } });
  const panel = page.getByRole('dialog', { name: 'Add an event' });
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel.getByLabel('Title')).toHaveAccessibleDescription(/Fill this in/);
  await chooseOption(page, panel.getByRole('combobox', { name: 'Label' }), 'Family');
  await panel.getByRole('textbox', { name: 'End time' }).fill('08:00');
  await panel.getByLabel('Title').fill('Paint the dinghy');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel.getByText('The event ends before it begins.')).toBeVisible();
  await panel.getByRole('switch', { name: 'All day' }).click();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel).toBeHidden();
  await expect(entry(page, 'Paint the dinghy')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('checkbox', { name: 'Family' }).uncheck();
  await expect(entry(page, 'Paint the dinghy')).toHaveCount(0);
  await expect(page).toHaveURL(/kinds=Personal/);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Family' })).not.toBeChecked();
  await expect(day(page, '2031-05-14')).toBeVisible();
  await expect(entry(page, 'Paint the dinghy')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'View all' }).click();
  await entry(page, 'Paint the dinghy').click();
  const editing = page.getByRole('dialog', { name: 'Event', exact: true });
  await expect(page).toHaveURL(/event=/);
  await page.reload();
  await editing.getByLabel('Location').fill('Slipway 2');
  await editing.getByRole('button', { name: 'Update' }).click();
  await expect(editing).toBeHidden();
  await page.getByRole('button', { name: 'List' }).click();
  const line = page.getByRole('button', { name: /Paint the dinghy/ });
  await expect(line).toContainText('Slipway 2');
  await line.click();
  await editing.getByRole('button', { name: 'Delete' }).click();
  await expect(line).toHaveCount(0);
  await undo(page, 'Paint the dinghy was deleted.');
  await expect(line).toBeVisible();
  await expectAccessible(page);
});

test('the calendar is looked at as one did the last time, and the way back leads to what was shown before', async ({
  page,
}) => {
  await openCalendar(page, '');
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Family' }).uncheck();
  await expect(page).toHaveURL(/view=week&kinds=/);
  await page.getByRole('link', { name: 'To-do', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Add task' })).toBeVisible();
  await page.getByRole('link', { name: 'Calendar', exact: true }).first().click();
  await expect(page).toHaveURL(/\/calendar\?view=week&kinds=/);
  await expect(page.getByRole('checkbox', { name: 'Family' })).not.toBeChecked();

  await page.getByRole('checkbox', { name: 'View all' }).click();
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  await expect(page).toHaveURL(/\/calendar$/);
  await page.goBack();
  await expect(page).toHaveURL(/view=week/);
  await page.goForward();
  await expect(page).toHaveURL(/\/calendar$/);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Family' })).toBeChecked();
  await expect(page).toHaveURL(/\/calendar$/);
});

test('one draws an event over hours, moves it and pulls both of its ends', async ({ page }) => {
  await openCalendar(page, 'view=week&date=2031-05-14');
  await drag(page, hour(page, '2031-05-13', 9), hour(page, '2031-05-13', 10), [4, 40]);
  await addHere(page, 'Sound the fairway');
  await expect(entry(page, 'Sound the fairway')).toHaveAccessibleName(/May 13, 2031, 9:00 – 11:00 AM/);

  await drag(page, entry(page, 'Sound the fairway'), hour(page, '2031-05-15', 13), [20, 20]);
  await expect(entry(page, 'Sound the fairway')).toHaveAccessibleName(/May 15, 2031, 1:00 – 3:00 PM/);
  const box = await entry(page, 'Sound the fairway').boundingBox();
  if (!box) throw new Error('It is not shown.');
  await drag(page, entry(page, 'Sound the fairway'), hour(page, '2031-05-15', 15), [box.height - 2, 24]);
  await expect(entry(page, 'Sound the fairway')).toHaveAccessibleName(/1:00 – 3:30 PM/);
  await drag(page, entry(page, 'Sound the fairway'), hour(page, '2031-05-15', 12), [2, 0.5]);
  await expect(entry(page, 'Sound the fairway')).toHaveAccessibleName(/12:00 – 3:30 PM/);
  await page.reload();
  await expect(entry(page, 'Sound the fairway')).toHaveAccessibleName(/12:00 – 3:30 PM/);

  // Let go of nowhere, it is where it was.
  await entry(page, 'Sound the fairway').hover();
  await page.mouse.down();
  await hour(page, '2031-05-12', 9).hover({ force: true });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(entry(page, 'Sound the fairway')).toHaveAccessibleName(/12:00 – 3:30 PM/);

  await page.getByRole('button', { name: 'Month', exact: true }).click();
  await drag(page, entry(page, 'Sound the fairway'), day(page, '2031-05-20'));
  await expect(entry(page, 'Sound the fairway')).toHaveAccessibleName(/May 20, 2031/);
  await undo(page, 'Sound the fairway was moved.');
  await expect(entry(page, 'Sound the fairway')).toHaveAccessibleName(/May 15, 2031/);
  await drag(page, day(page, '2031-05-06'), day(page, '2031-05-08'), [90, 90]);
  await addHere(page, 'Regatta');
  await expect(entry(page, 'Regatta')).toHaveAccessibleName(/May 6 – 8, 2031/);
});

test('an event that is put where the clocks leave its time out says when it begins', async ({ page }) => {
  await openCalendar(page, 'view=day&date=2031-03-29');
  await drag(page, hour(page, '2031-03-29', 2), hour(page, '2031-03-29', 2), [26, 44]);
  await addHere(page, 'Light the beacon');
  await expect(entry(page, 'Light the beacon')).toHaveAccessibleName(/2:30 – 3:00 AM/);
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  await drag(page, entry(page, 'Light the beacon'), day(page, '2031-03-30'));
  const about = 'The clocks leave out 2:30 AM on that day: it begins at 3:30 AM.';
  await expect(note(page, `Light the beacon was moved. ${about}`)).toBeVisible();
  await expect(spoken(page)).toContainText(about);
  await expect(entry(page, 'Light the beacon')).toHaveAccessibleName(/Mar 30, 2031, 3:30 – 4:00 AM/);
});

test('the week is seen down to the end of its card, at whatever height', async ({ page }) => {
  await openCalendar(page, 'view=week&date=2031-05-14');
  const end = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return box ? Math.round(box.y + box.height) : null;
  };
  for (const height of [600, 800, 1600]) {
    await page.setViewportSize({ width: 1280, height });
    const last = hour(page, '2031-05-14', 23);
    await last.scrollIntoViewIfNeeded();
    const card = page.getByRole('grid').locator('xpath=ancestor::*[.//search][1]');
    await expect(async () =>
      expect(Math.abs(((await end(last)) ?? 0) - ((await end(card)) ?? 0))).toBeLessThan(4),
    ).toPass();
  }
});

test('the keys reach, add, move and resize everything, and each step is said', async ({ page }) => {
  await openCalendar(page, 'date=2031-05-14');
  await free(day(page, '2031-05-14')).focus();
  await page.keyboard.press('ArrowRight');
  await expect(free(day(page, '2031-05-15'))).toBeFocused();
  await page.keyboard.press('Enter');
  await addHere(page, 'Tar the ropes');
  await entry(page, 'Tar the ropes').focus();
  await page.keyboard.press('ArrowRight');
  await expect(free(day(page, '2031-05-16'))).toBeFocused();
  // Where one goes on with the focus, it stays, whatever is drawn anew.
  const family = page.getByRole('checkbox', { name: 'Family' });
  await family.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/kinds=/);
  await page.keyboard.press('Space');
  await expect(family).toBeChecked();
  await expect(family).toBeFocused();
  await entry(page, 'Tar the ropes').focus();
  await page.keyboard.press('Space');
  await expect(spoken(page)).toContainText('Tar the ropes picked up');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(spoken(page)).toContainText('May 23, 2031, 9:00 – 10:00 AM');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(spoken(page)).toContainText('May 24, 2031, 10:00 AM');
  await page.keyboard.press('Escape');
  await expect(spoken(page)).toContainText('where it was');
  await expect(entry(page, 'Tar the ropes')).toBeFocused();
  await page.keyboard.press('Space');
  for (const _ of ['22', '29', 'June 5']) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(spoken(page)).toContainText('Tar the ropes dropped: Jun 5, 2031');
  await expect(entry(page, 'Tar the ropes')).toBeFocused();

  await page.keyboard.press('w');
  await expect(page).toHaveURL(/view=week/);
  await page.goto('/apps/calendar?view=week&date=2031-06-05');
  await entry(page, 'Tar the ropes').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  await expect(spoken(page)).toContainText('dropped: Jun 4, 2031, 8:45 – 10:00 AM');
  await page.reload();
  await expect(entry(page, 'Tar the ropes')).toHaveAccessibleName(/Jun 4, 2031, 8:45 – 10:00 AM/);
  await expect(free(hour(page, '2031-06-04', 9))).toHaveAccessibleName(/June 4 at 9:00 AM, 1 event$/);
  await expect(free(hour(page, '2031-06-04', 10))).toHaveAccessibleName(/June 4 at 10:00 AM, 0 events$/);
  await free(hour(page, '2031-06-03', 9)).focus();
  await page.keyboard.press('ArrowDown');
  await expect(free(hour(page, '2031-06-03', 10))).toBeFocused();
  await expect(free(hour(page, '2031-06-03', 10))).toHaveAccessibleName(/Tuesday, June 3 at 10:00 AM, 0 events/);
  await entry(page, 'Tar the ropes').focus();
  await page.keyboard.press('Delete');
  await expect(entry(page, 'Tar the ropes')).toHaveCount(0);
  await expect(free(hour(page, '2031-06-04', 8))).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Pick an event up');
  await expectAccessible(page);
});

test('of what repeats, one, the following or all are changed and removed; a day of 25 hours has them all', async ({
  page,
}) => {
  await openCalendar(page, 'date=2031-10-14');
  await day(page, '2031-10-13').click({ position: { x: 60, y: 90 } });
  const panel = page.getByRole('dialog', { name: 'Add an event' });
  await panel.getByRole('combobox', { name: 'Repeat' }).click();
  await page.getByRole('option', { name: 'Every day' }).click();
  await chooseOption(page, panel.getByRole('combobox', { name: 'Ends' }), 'After a number of times');
  await panel.getByRole('textbox', { name: 'Number of times' }).fill('5');
  await expect(panel.getByText('Every day, 5 times')).toBeVisible();
  await panel.getByLabel('Title').fill('Trim the lamps');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel).toBeHidden();
  await expect(entry(page, 'Trim the lamps')).toHaveCount(5);

  const asking = page.getByRole('dialog', { name: /Trim the lamps/ });
  await drag(page, entry(page, 'Trim the lamps').nth(1), day(page, '2031-10-21'));
  await expect(asking).toBeVisible();
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Change' }).click();
  await expect(day(page, '2031-10-21').getByRole('button', { name: /Trim the lamps/ })).toBeVisible();
  await expect(note(page, 'Trim the lamps was moved.').last()).toBeVisible();
  await expect(entry(page, 'Trim the lamps')).toHaveCount(5);
  await entry(page, 'Trim the lamps').nth(2).focus();
  await page.keyboard.press('Delete');
  await asking.getByLabel('This one and those that follow').check();
  await asking.getByRole('button', { name: 'Delete' }).click();
  await expect(entry(page, 'Trim the lamps')).toHaveCount(3);
  await undo(page, 'Trim the lamps was deleted there.');
  await expect(entry(page, 'Trim the lamps')).toHaveCount(5);

  await entry(page, 'Trim the lamps').first().click();
  const editing = page.getByRole('dialog', { name: 'Event', exact: true });
  await editing.getByLabel('Title').fill('Trim all lamps');
  const said = await everSaid(page, 'changed elsewhere');
  await editing.getByRole('button', { name: 'Update' }).click();
  await asking.getByLabel('All of them').check();
  await asking.getByRole('button', { name: 'Change' }).click();
  await expect(editing).toBeHidden();
  await expect(entry(page, 'Trim all lamps')).toHaveCount(4);
  expect(await said.evaluate(({ times }) => times)).toBe(0);

  // The clocks are set back on the 26th.
  await page.goto('/apps/calendar?view=day&date=2031-10-26');
  await expect(page.getByRole('rowheader', { name: '2 AM' })).toHaveCount(2);
  await hour(page, '2031-10-26', 3).click();
  await addHere(page, 'Wind the tower clock');
  await page.reload();
  await expect(hour(page, '2031-10-26', 3).getByRole('button', { name: /Wind the tower clock/ })).toBeVisible();
});

test('a beginning takes its end along, and an end that is put back is kept', async ({ page }) => {
  await openCalendar(page, 'date=2031-05-14');
  await day(page, '2031-05-14').click({ position: { x: 60, y: 90 } });
  await addHere(page, 'Splice the stays');
  await entry(page, 'Splice the stays').click();
  const editing = page.getByRole('dialog', { name: 'Event', exact: true });
  await editing.getByLabel('Start time').fill('09:30');
  await expect(editing.getByLabel('End time')).toHaveValue('10:30');
  await editing.getByLabel('End time').fill('10:00');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(editing.getByLabel('End time')).toHaveValue('10:00');
  await editing.getByRole('button', { name: 'Update' }).click();
  await expect(editing).toBeHidden();
  await expect(entry(page, 'Splice the stays')).toHaveAccessibleName(/9:30 – 10:00 AM/);
});

test('how an event repeats is said as it is kept, on another day and after a part of it was taken away', async ({
  page,
}) => {
  await openCalendar(page, 'date=2031-06-10');
  await day(page, '2031-06-10').click({ position: { x: 60, y: 90 } });
  const panel = page.getByRole('dialog', { name: 'Add an event' });
  const repeat = panel.getByRole('combobox', { name: 'Repeat' });
  await chooseOption(page, repeat, 'Every month on the second Tuesday');
  await panel.getByLabel('Start date').fill('6/18/2031');
  await panel.getByLabel('Start date').press('Tab');
  await expect(repeat).toHaveValue('Every month on the third Wednesday');
  await expect(panel.getByText('Every month on the third Wednesday')).toBeVisible();
  await panel.getByLabel('Title').fill('Council of pilots');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel).toBeHidden();
  await page.goto('/apps/calendar?date=2031-07-01');
  await expect(day(page, '2031-07-16').getByRole('button', { name: /Council of pilots/ })).toBeVisible();

  await page.goto('/apps/calendar?date=2031-06-02&event=new&at=2031-06-02T07:00:00.000Z');
  await chooseOption(page, repeat, 'Every week');
  await panel.getByLabel('Title').fill('Grease the winch');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel).toBeHidden();
  await day(page, '2031-06-16')
    .getByRole('button', { name: /Grease the winch/ })
    .focus();
  await page.keyboard.press('Delete');
  const asking = page.getByRole('dialog', { name: /Grease the winch/ });
  await asking.getByLabel('This one and those that follow').check();
  await asking.getByRole('button', { name: 'Delete' }).click();
  await expect(entry(page, 'Grease the winch')).toHaveCount(2);
  await entry(page, 'Grease the winch').first().click();
  const editing = page.getByRole('dialog', { name: 'Event', exact: true });
  await expect(editing.getByLabel('Last day')).toHaveValue('Jun 15, 2031');
});

test('who is invited sees the event and answers, and each sees at once what the other does', async ({
  page,
  somebodyElse,
  home,
}) => {
  test.skip(home === 'browser', 'Nobody else is in this browser.');
  const guest = await somebodyElse();
  const { username } = await newcomer(guest);
  await guest.goto('/apps/calendar?date=2031-05-14');
  await openCalendar(page, 'date=2031-05-14');
  await day(page, '2031-05-14').click({ position: { x: 60, y: 90 } });
  const panel = page.getByRole('dialog', { name: 'Add an event' });
  await panel.getByLabel('Title').fill('Launch the pilot boat');
  await panel.getByRole('combobox', { name: 'Guests' }).fill(username);
  await expect(page.getByRole('option')).toHaveText([new RegExp(username)]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const invited = panel.getByRole('list', { name: 'Who is invited' });
  await expect(invited).toContainText(username);
  await panel.getByRole('combobox', { name: 'Guests' }).fill('tomas@quay.example');
  await page.keyboard.press('Enter');
  await expect(invited).toContainText('tomas@quay.example');
  await panel.getByRole('combobox', { name: 'Guests' }).fill('Old Tomas');
  await panel.getByRole('button', { name: 'Invite' }).click();
  await panel.getByRole('combobox', { name: 'Guests' }).fill('late@quay.example');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel).toBeHidden();

  await expect(entry(guest, 'Launch the pilot boat')).toHaveAccessibleName(/invited, not answered/);
  await entry(guest, 'Launch the pilot boat').click();
  const invitation = guest.getByRole('dialog', { name: 'Event', exact: true });
  await invitation.getByRole('button', { name: 'Yes' }).click();
  await expect(note(guest, 'You come to Launch the pilot boat.')).toBeVisible();
  await expect(invitation.getByRole('button', { name: 'Yes', pressed: true })).toBeVisible();
  await expectAccessible(guest);

  await entry(page, 'Launch the pilot boat').click();
  const editing = page.getByRole('dialog', { name: 'Event', exact: true });
  await expect(editing.getByText('Comes', { exact: true })).toBeVisible();
  const guests = editing.getByRole('list', { name: 'Who is invited' });
  await expect(guests).toContainText('Old Tomas');
  await expect(guests).toContainText('late@quay.example');
  await editing.getByRole('textbox', { name: 'Location' }).fill('Berth 3');
  await editing.getByRole('button', { name: 'Update' }).click();
  await expect(invitation.getByText('Berth 3')).toBeVisible();
});
