import { expectAccessible } from './accessibility.ts';
import { entry, openCalendar } from './calendar.ts';
import { expect, inBrowserToo, test, undo } from './fixtures.ts';

test.use({ timezoneId: 'Europe/Berlin' });

const file = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Harbour//EN',
  'BEGIN:VEVENT',
  'UID:tide-1@harbour.test',
  'DTSTAMP:20310101T000000Z',
  'DTSTART;TZID=Europe/Berlin:20310520T140000',
  'DTEND;TZID=Europe/Berlin:20310520T150000',
  'SUMMARY:Spring tide',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:tide-2@harbour.test',
  'DTSTAMP:20310101T000000Z',
  'SUMMARY:Without a beginning',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

test(
  'a calendar file is looked at, imported, taken back and written; a secret address is made and turned off',
  inBrowserToo,
  async ({ page, home }) => {
    await openCalendar(page, 'date=2031-05-14');
    const files = page.getByRole('button', { name: 'Settings, import and export' });
    await files.click();
    await page.getByRole('menuitem', { name: 'Import a file' }).click();
    const panel = page.getByRole('dialog', { name: 'Import a calendar file' });
    await panel
      .getByLabel('Choose a file')
      .last()
      .setInputFiles({ name: 'tides.ics', mimeType: 'text/calendar', buffer: Buffer.from(file) });
    await expect(panel.getByText('1 new, 0 changed, 0 already here')).toBeVisible();
    await expect(panel.getByText(/Without a beginning/)).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Import 1 event' }).click();
    await expect(entry(page, 'Spring tide')).toHaveAccessibleName(/May 20, 2031, 2:00 – 3:00 PM/);
    await undo(page, '1 event was imported.');
    await expect(entry(page, 'Spring tide')).toHaveCount(0);

    await files.click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export all events' }).click();
    expect((await download).suggestedFilename()).toBe('calendar.ics');

    await page.getByRole('checkbox', { name: 'Tasks due' }).check();
    await expect(page).toHaveURL(/layers=tasks/);
    await page.goto('/apps/calendar?layers=tasks');
    const due = page.getByRole('grid').getByRole('link', { name: /task due/ });
    await due.first().click();
    await expect(page).toHaveURL(/\/apps\/todo\?task=\d+/);

    if (home === 'browser') return;
    await page.goto('/apps/calendar');
    await files.click();
    await page.getByRole('menuitem', { name: 'Secret address' }).click();
    const feed = page.getByRole('dialog', { name: 'Secret address' });
    await feed.getByRole('button', { name: 'Make an address' }).click();
    const address = await feed.getByLabel('Address').inputValue();
    expect(await (await page.request.get(address)).text()).toContain('BEGIN:VCALENDAR');
    await feed.getByRole('button', { name: 'Turn it off' }).click();
    const question = page.getByRole('dialog', { name: 'Turn the address off?' });
    await question.getByRole('button', { name: 'Turn it off' }).click();
    await expect(feed.getByRole('button', { name: 'Make an address' })).toBeVisible();
    expect((await page.request.get(address)).status()).toBe(404);
  },
);
