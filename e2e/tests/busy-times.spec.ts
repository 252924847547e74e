import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { newcomer } from './people.ts';

/** Somebody who has something on Wednesday, 14 May 2031, from nine to eleven. */
async function busyPerson(page: Page): Promise<string> {
  const { username } = await newcomer(page);
  await page.goto('/apps/calendar?date=2031-05-14');
  const panel = await newEvent(page, '09:00', '11:00');
  await panel.getByLabel('Title').fill('A secret meeting');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel).toBeHidden();
  return username;
}

async function newEvent(page: Page, from: string, to: string): Promise<Locator> {
  await page.goto('/apps/calendar?date=2031-05-14&event=new&at=2031-05-14');
  const panel = page.getByRole('dialog', { name: 'Add an event' });
  await panel.getByRole('switch', { name: 'All day' }).uncheck();
  await panel.getByLabel('Start time').fill(from);
  await panel.getByLabel('End time').fill(to);
  return panel;
}

async function invite(page: Page, panel: Locator, username: string): Promise<void> {
  await panel.getByRole('combobox', { name: 'Guests' }).fill(username);
  await page.getByRole('option', { name: new RegExp(username) }).click();
}

test('whether those who are invited have time is said beside them, and a time for all is found', async ({
  page,
  somebodyElse,
  home,
}) => {
  test.skip(home === 'browser', 'Nobody else is in this browser.');
  const other = await somebodyElse();
  const username = await busyPerson(other);
  await newcomer(page);
  const panel = await newEvent(page, '10:00', '10:30');
  await invite(page, panel, username);
  const guest = panel.getByRole('list', { name: 'Who is invited' }).getByRole('listitem');
  await expect(guest).toContainText(/Busy: 9:00\s–\s11:00\sAM/);
  await expect(guest).not.toContainText('secret');
  await expect(panel.getByText('Not everybody is free then.')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Next free time' }).click();
  await expect(panel.getByLabel('Start time')).toHaveValue('11:00');
  await expect(panel.getByLabel('End time')).toHaveValue('11:30');
  await expect(guest).toContainText('Free');
  await expect(panel.getByText('Everybody is free then.')).toBeVisible();
  await panel.getByRole('combobox', { name: 'Guests' }).fill('amara@heron.example');
  await panel.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(panel.getByText('Nobody whose calendar is known here is busy then.')).toBeVisible();
  await panel.getByRole('button', { name: /^Remove amara@heron\.example/ }).click();
  await expect(panel.getByText('Everybody is free then.')).toBeVisible();
  await panel.getByRole('button', { name: 'Next free time' }).click();
  await expect(panel.getByLabel('Start time')).toHaveValue('11:30');
  await panel.getByLabel('Start time').fill('17:45');
  await panel.getByRole('button', { name: 'Next free time' }).click();
  await expect(panel.getByLabel('Start date')).toHaveValue('May 15, 2031');
  await expect(panel.getByLabel('Start time')).toHaveValue('08:00');
  await expect(panel.getByRole('button', { name: 'Next free time' })).toBeFocused();
  await panel.getByLabel('Title').fill('Launch the pilot boat');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel).toBeHidden();

  await other.goto('/apps/calendar?date=2031-05-14');
  await expect(other.getByRole('button', { name: /Launch the pilot boat/ })).toBeVisible();
  await other.getByRole('button', { name: 'Settings, import and export' }).click();
  await other.getByRole('menuitem', { name: 'Calendar settings' }).click();
  const settings = other.getByRole('dialog', { name: 'Calendar settings' });
  await settings.getByRole('switch', { name: 'Others learn when I am busy' }).uncheck();
  await settings.getByRole('button', { name: 'Save changes' }).click();
  await expect(settings).toBeHidden();
  const again = await newEvent(page, '09:30', '10:00');
  await invite(page, again, username);
  await expect(again.getByRole('list', { name: 'Who is invited' })).toContainText('Does not say when they are busy');
  await expect(again.getByRole('button', { name: 'Next free time' })).toHaveCount(0);
  await again.getByLabel('Title').fill('Launch it again');
  await again.getByLabel('Start time').fill('');
  await again.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(again.getByText('Fill this in.')).toBeVisible();
});
