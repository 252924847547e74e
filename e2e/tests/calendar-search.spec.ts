import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, note, test } from './fixtures.ts';
import { newcomer } from './people.ts';
import { chooseOption } from './users.ts';

test.use({ timezoneId: 'America/New_York' });

async function add(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: 'Add event' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Add an event' });
  for (const [label, text] of Object.entries(fields)) await panel.getByLabel(label).fill(text);
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel).toBeHidden();
}

test('events are found by their words, and each leads to its day', async ({ page }) => {
  await newcomer(page);
  await page.goto('/apps/calendar?date=2031-05-14');
  await expect(page.getByRole('grid')).toBeVisible();
  await add(page, { Title: 'Regatta dinner', Location: 'Ostrich Hall', 'Start time': '21:30' });
  await page.goto('/apps/calendar?date=2020-02-03');
  await add(page, { Title: 'Ostrich watching' });

  await page.goto('/apps/calendar?view=week');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('ostrich');
  await expect(page.getByRole('searchbox', { name: 'Search events' })).toHaveValue('ostrich');
  await expect(note(page, '2 results')).toBeAttached();
  const [ahead, past] = [page.getByRole('region', { name: 'To come' }), page.getByRole('region', { name: 'Past' })];
  await expect(past.getByRole('button', { name: /Ostrich watching/ })).toBeVisible();
  await expectAccessible(page);
  await ahead.getByRole('button', { name: /Regatta dinner/ }).click();
  await expect(page).toHaveURL(/date=2031-05-14/);
  await expect(page.getByRole('button', { name: /^Regatta dinner, / })).toBeFocused();
  await expect(page.getByRole('searchbox', { name: 'Search events' })).toHaveValue('');

  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search events' })).toHaveValue('ostrich');
  await page.getByRole('searchbox', { name: 'Search events' }).fill('nothing has this');
  await expect(page.getByText('Nothing has “nothing has this”.')).toBeVisible();

  // The search over everything leads to the same day, though it is another by the clocks of UTC.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everything' }).fill('regatta dinner');
  await page.getByRole('option', { name: /^Regatta dinner/ }).click();
  await expect(page).toHaveURL(/date=2031-05-14/);
  await expect(page.getByRole('dialog', { name: 'Event', exact: true })).toBeVisible();
});

test('what new events remind of is set once, for all of them', async ({ page }) => {
  await newcomer(page);
  await page.goto('/apps/calendar?date=2031-05-14');
  const menu = page.getByRole('button', { name: 'Settings, import and export' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Calendar settings' }).click();
  const panel = page.getByRole('dialog', { name: 'Calendar settings' });
  const timed = panel.getByRole('combobox', { name: 'Events with a time' });
  await expect(panel.getByText('10 minutes before', { exact: true })).toBeVisible();
  await timed.press('Backspace');
  await chooseOption(page, timed, '2 hours before');
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await expect(panel.getByRole('switch', { name: 'Others learn when I am busy' })).toBeChecked();
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(panel).toBeHidden();

  await page.reload();
  await page.getByRole('button', { name: 'Add event' }).first().click();
  const adding = page.getByRole('dialog', { name: 'Add an event' });
  await expect(adding.getByText('2 hours before', { exact: true })).toBeVisible();
  await expect(adding.getByText('10 minutes before', { exact: true })).toHaveCount(0);
});

test('the clocks are those that the account has chosen, wherever its device is', async ({ page }) => {
  await newcomer(page);
  await page.goto('/pages/account-settings');
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.fill('Tokyo');
  await page.getByRole('option', { name: 'Asia/Tokyo' }).click();
  await page.getByRole('textbox', { name: 'First name' }).first().fill('Aiko');
  await page.getByRole('button', { name: 'Save changes' }).first().click();
  await expect(note(page, /saved/)).toBeVisible();

  // Seven in the evening of the 13th in New York is the morning of the 14th in Tokyo.
  await page.clock.setFixedTime('2031-05-13T23:00:00Z');
  await page.goto('/apps/calendar?view=day');
  await expect(page.getByRole('heading', { name: 'Wednesday, May 14, 2031' })).toBeVisible();
  await add(page, { Title: 'Kite day', 'Start time': '09:15', 'End time': '10:00' });
  await expect(page.getByRole('button', { name: /^Kite day, .*9:15/ })).toBeVisible();
  await page.getByRole('button', { name: /^Kite day, / }).click();
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Tokyo');
  await page.goto('/apps/todo?task=new');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Due date' })).toHaveValue('May 14, 2031');
});
