import { hour } from './calendar.ts';
import { expect, test } from './fixtures.ts';
import { newcomer } from './people.ts';

test.use({ timezoneId: 'Europe/Berlin', viewport: { width: 390, height: 844 } });

for (const language of ['en', 'ar'])
  test(`the week begins with the day that one comes for, in ${language}`, async ({ page }) => {
    await newcomer(page);
    await page.goto('/apps/todo');
    await page.evaluate((code) => localStorage.setItem('language', code), language);
    await page.goto('/apps/calendar?view=week&date=2031-05-15');
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await expect(hour(page, '2031-05-15', 9)).toBeInViewport({ ratio: 0.9 });
    await expect(hour(page, '2031-05-12', 9)).not.toBeInViewport({ ratio: 0.5 });
  });

test('what goes on for days says on each of them what there is of it', async ({ page }) => {
  await newcomer(page);
  const times = 'at=2031-05-12T20:00:00.000Z&until=2031-05-14T08:00:00.000Z';
  await page.goto(`/apps/calendar?date=2031-05-12&event=new&${times}`);
  const panel = page.getByRole('dialog', { name: 'Add an event' });
  await panel.getByLabel('Title').fill('Night crossing');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel).toBeHidden();
  const line = page.getByRole('button', { name: /Night crossing/ });
  await expect(line).toContainText(/10:00\sPM –/);
  await page.goto('/apps/calendar?date=2031-05-13');
  await expect(line).toContainText('All day');
  await page.goto('/apps/calendar?date=2031-05-14');
  await expect(line).toContainText(/– 10:00\sAM/);
});

test('the mark of a task keeps its size beside a long title', async ({ page }) => {
  await newcomer(page);
  await page.goto('/apps/todo');
  const box = page.getByRole('textbox', { name: 'Add a task in one line' });
  await box.fill('Wind all of the clocks in the house by the quay 2031-05-14');
  await box.press('Enter');
  await expect(page.getByText('Wind all of the clocks').first()).toBeVisible();
  await page.goto('/apps/calendar?view=week&date=2031-05-14&layers=tasks');
  const mark = page.getByRole('link', { name: /^Wind all/ }).locator('svg');
  await expect.poll(async () => (await mark.boundingBox())?.width).toBe(12);
});
