import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { day, entry, openCalendar } from './calendar.ts';
import { expect, note, test, undo } from './fixtures.ts';
import { newcomer } from './people.ts';
import { chooseOption } from './users.ts';

test.use({ timezoneId: 'Europe/Berlin' });

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

async function addKind(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a label' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a label' });
  await adding.getByLabel('Name').fill(name);
  await adding.getByRole('radio', { name: 'Teal' }).check();
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding).toBeHidden();
  await expect(box(page, name)).toBeChecked();
}

async function addOn(
  page: Page,
  date: string,
  { title, kind, guest }: { title: string; kind: string; guest?: string },
) {
  await day(page, date).click({ position: { x: 60, y: 90 } });
  const panel = page.getByRole('dialog', { name: 'Add an event' });
  await panel.getByLabel('Title').fill(title);
  await chooseOption(page, panel.getByRole('combobox', { name: 'Label' }), kind);
  if (guest !== undefined) {
    await panel.getByRole('combobox', { name: 'Guests' }).fill(guest);
    await page.getByRole('option', { name: new RegExp(guest) }).click();
  }
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel).toBeHidden();
}

async function choose(page: Page, name: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for the label ${name}` }).click();
  await page.getByRole('menuitem', { name: act }).click();
}

test('a label of one’s own is made, given, left out, renamed and deleted, and comes back with its events', async ({
  page,
}) => {
  await openCalendar(page, 'date=2031-05-14&kinds=Family');
  await addKind(page, 'Regattas');
  await expectAccessible(page);
  await addOn(page, '2031-05-14', { title: 'Race round the light', kind: 'Regattas' });
  await expect(entry(page, 'Race round the light')).toHaveAccessibleName(/, Regattas/);
  await box(page, 'Regattas').uncheck();
  await expect(entry(page, 'Race round the light')).toBeHidden();
  await box(page, 'View all').check();
  await expect(entry(page, 'Race round the light')).toBeVisible();

  await choose(page, 'Regattas', 'Change name or colour');
  const changing = page.getByRole('dialog', { name: 'Change the label Regattas' });
  await changing.getByLabel('Name').fill('Races');
  await changing.getByRole('button', { name: 'Save' }).click();
  await expect(changing).toBeHidden();
  await expect(entry(page, 'Race round the light')).toHaveAccessibleName(/, Races/);
  await page.reload();
  await expect(entry(page, 'Race round the light')).toHaveAccessibleName(/, Races/);

  await choose(page, 'Races', 'Delete');
  const deleting = page.getByRole('dialog', { name: 'Delete the label Races?' });
  await expectAccessible(page);
  await chooseOption(page, deleting.getByRole('combobox', { name: 'Its events become' }), 'Holiday');
  await deleting.getByRole('button', { name: 'Delete the label' }).click();
  await expect(deleting).toBeHidden();
  const said = 'The label Races was deleted; 1 event has another label now.';
  await expect(note(page, said)).toBeVisible();
  await expect(box(page, 'Races')).toHaveCount(0);
  await expect(entry(page, 'Race round the light')).toHaveAccessibleName(/, Holiday/);
  await undo(page, said);
  await expect(box(page, 'Races')).toBeChecked();
  await expect(entry(page, 'Race round the light')).toHaveAccessibleName(/, Races/);
});

test('whoever is invited sees an event of somebody’s own label as one of the others', async ({
  page,
  somebodyElse,
  home,
}) => {
  test.skip(home === 'browser', 'Nobody else is in this browser.');
  const guest = await somebodyElse();
  const { username } = await newcomer(guest);
  await openCalendar(page, 'date=2031-05-14');
  await addKind(page, 'Therapy');
  await addOn(page, '2031-05-14', { title: 'An hour on the pier', kind: 'Therapy', guest: username });
  await guest.goto('/apps/calendar?date=2031-05-14');
  await expect(entry(guest, 'An hour on the pier')).toHaveAccessibleName(/, Other/);
  await expect(box(guest, 'Therapy')).toHaveCount(0);
});
