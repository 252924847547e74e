import { expectAccessible } from './accessibility.ts';
import { day, entry, openCalendar } from './calendar.ts';
import { expect, note, test } from './fixtures.ts';
import { newcomer } from './people.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test('who answers says something with it, which the organiser reads beside the answer and under the bell', async ({
  page,
  somebodyElse,
  home,
}) => {
  test.skip(home === 'browser', 'Nobody else is in this browser.');
  const guest = await somebodyElse();
  const { username } = await newcomer(guest);
  await openCalendar(page, 'date=2031-05-14');
  await day(page, '2031-05-14').click({ position: { x: 60, y: 90 } });
  const panel = page.getByRole('dialog', { name: 'Add an event' });
  await panel.getByLabel('Title').fill('Careen the ketch');
  await panel.getByRole('combobox', { name: 'Guests' }).fill(username);
  await page.getByRole('option', { name: new RegExp(username) }).click();
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel).toBeHidden();

  await guest.goto('/apps/calendar?date=2031-05-14');
  await entry(guest, 'Careen the ketch').click();
  const invitation = guest.getByRole('dialog', { name: 'Event', exact: true });
  const words = invitation.getByRole('textbox', { name: 'Note to who invites you' });
  await words.fill('I come with the second ferry.');
  await invitation.getByRole('button', { name: 'Maybe' }).click();
  await expect(note(guest, 'You may come to Careen the ketch.')).toBeVisible();
  await expect(invitation.getByRole('button', { name: 'Maybe', pressed: true })).toBeVisible();
  await expect(invitation.getByRole('button', { name: 'Send the note' })).toHaveCount(0);

  await page.reload();
  await entry(page, 'Careen the ketch').click();
  const editing = page.getByRole('dialog', { name: 'Event', exact: true });
  const guests = editing.getByRole('list', { name: 'Who is invited' });
  await expect(guests).toContainText('I come with the second ferry.');
  await expectAccessible(page);

  // Another note goes with the answer that there is, and is there when one comes back to it.
  await words.fill('I come with the first ferry.');
  await invitation.getByRole('button', { name: 'Send the note' }).click();
  await expect(note(guest, 'Your note about Careen the ketch was sent.')).toBeVisible();
  await expectAccessible(guest);
  await expect(guests).toContainText('I come with the first ferry.');
  await guest.reload();
  await expect(words).toHaveValue('I come with the first ferry.');

  await editing.getByRole('button', { name: 'Cancel' }).click();
  await expect(editing).toBeHidden();
  await page.getByRole('button', { name: /^Notifications, / }).click();
  const bell = page.getByRole('region', { name: 'Notifications' });
  const news = bell.getByRole('listitem').filter({ hasText: 'Careen the ketch' });
  await expect(news).toHaveCount(1);
  await expect(news).toContainText('I come with the first ferry.');
});
