import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { free, hour, openCalendar } from './calendar.ts';
import { expect, note, test, undo } from './fixtures.ts';
import { newcomer, signInAs } from './people.ts';
import { chooseOption } from './users.ts';

test.use({ timezoneId: 'Europe/Berlin' });

async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings, import and export' }).click();
  await page.getByRole('menuitem', { name: 'Calendar settings' }).click();
  return page.getByRole('dialog', { name: 'Calendar settings' });
}

async function save(panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(panel).toBeHidden();
}

function heads(page: Page): Locator {
  return page.getByRole('grid').getByRole('columnheader');
}

test('how the calendar is shown is set once, for every device', async ({ page, somebodyElse, home }) => {
  test.skip(home === 'browser', 'There is one device alone.');
  const person = await newcomer(page);
  await page.goto('/apps/calendar?date=2031-05-14');
  await expect(page.getByRole('heading', { name: 'May 2031' })).toBeVisible();
  await expect(heads(page).first()).toHaveAccessibleName('Sunday');
  const device = await somebodyElse();
  await signInAs(device, person);
  await device.goto('/apps/calendar?date=2031-05-14');
  await expect(device.getByRole('heading', { name: 'May 2031' })).toBeVisible();

  const panel = await openSettings(page);
  await chooseOption(page, panel.getByRole('combobox', { name: 'First day of the week' }), 'Monday');
  await chooseOption(page, panel.getByRole('combobox', { name: 'The calendar opens with' }), 'Week');
  await panel.getByRole('switch', { name: 'Week numbers' }).check();
  await expectAccessible(page);
  await save(panel);
  for (const shown of [page, device]) {
    await expect(shown.getByRole('heading', { name: /May 12\s–\s18, 2031/ })).toBeVisible({ timeout: 10_000 });
    await expect(shown.getByRole('grid').getByText('Week 20')).toBeVisible();
  }

  await page.getByRole('button', { name: 'Month', exact: true }).click();
  await expect(page.getByRole('grid').getByRole('rowheader', { name: 'Week 20' })).toBeVisible();
  await expect(heads(page).nth(1)).toHaveAccessibleName('Monday');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'May 2031' })).toBeVisible();
  await page.goto('/apps/calendar');
  await expect(page.getByRole('button', { name: 'Week', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('new events are as long as one has set, and what is outside the working hours is shaded', async ({ page }) => {
  await openCalendar(page, 'view=week&date=2031-05-14');
  const wednesday = (row: number) => hour(page, '2031-05-14', row);
  const length = await openSettings(page);
  await chooseOption(page, length.getByRole('combobox', { name: 'Length' }), '30 minutes');
  await save(length);
  const said = note(page, 'The calendar settings were changed.');
  await said.getByRole('button', { name: 'Close' }).click();
  await expect(said).toBeHidden();
  await free(wednesday(11)).click({ position: { x: 30, y: 8 } });
  const adding = page.getByRole('dialog', { name: 'Add an event' });
  await expect(adding.getByLabel('Start time')).toHaveValue('11:00');
  await expect(adding.getByLabel('End time')).toHaveValue('11:30');
  await adding.getByRole('button', { name: 'Cancel' }).click();
  await expect(adding).toBeHidden();

  await expect(page.locator('[data-off]')).toHaveCount(0);
  const panel = await openSettings(page);
  await panel.getByRole('switch', { name: 'I have working hours' }).check();
  await panel.getByLabel('Work begins').fill('10:00');
  await panel.getByLabel('Work ends').fill('09:00');
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(panel.getByText('The working hours end before they begin.')).toBeVisible();
  await panel.getByLabel('Work ends').fill('16:30');
  await expectAccessible(page);
  await save(panel);
  await expect(wednesday(9)).toHaveAttribute('data-off');
  await expect(wednesday(10)).not.toHaveAttribute('data-off');
  await expect(wednesday(16)).toHaveAttribute('data-off');
  await expect(hour(page, '2031-05-11', 11)).toHaveAttribute('data-off');
  await expect(free(wednesday(9))).toHaveAccessibleName(/outside working hours$/);
  await expectAccessible(page);
  await undo(page, 'The calendar settings were changed.');
  await expect(page.locator('[data-off]')).toHaveCount(0);
});
