import { Buffer } from 'node:buffer';
import { expect, note, test } from './fixtures.ts';
import { heldAnswers, heldQuestions } from './held-answers.ts';
import { newcomer } from './people.ts';
import { startWithUser } from './users.ts';

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a double click on Suspend suspends, and does not reactivate at once', async ({ page }) => {
  const { fullName } = await startWithUser(page);
  await page.getByRole('link', { name: fullName }).click();
  const card = page.getByRole('region', { name: 'About this user' });
  await card.getByRole('button', { name: 'Suspend' }).dblclick({ delay: 150 });
  await expect(note(page, `${fullName} is suspended.`)).toBeVisible();
  await page.reload();
  await expect(card.getByRole('button', { name: 'Reactivate' })).toBeVisible();
});

test.describe('on a slow line', () => {
  test.skip(({ home }) => home === 'browser', 'In the browser nothing is on its way for long.');

  test('a star shows at once, and a second press takes it back', async ({ page }) => {
    await newcomer(page);
    await page.goto('/pages/profile');
    const name = await page
      .getByRole('button', { name: /^Follow / })
      .first()
      .getAttribute('aria-label');
    const star = page.getByRole('button', { name: name ?? '', exact: true });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    const letGo = await heldAnswers(page, 'POST', /\/api\/v1\/profile\/pages\/\d+\/follow/);
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    letGo();
    await expect(note(page, /^You no longer follow/)).toBeVisible();
    await page.reload();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
  });

  test('a picture is removed once, and can be had back, however often one presses', async ({ page }) => {
    await newcomer(page);
    await page.goto('/pages/account-settings');
    await page.locator('input[type=file]').setInputFiles({ name: 'one.png', mimeType: 'image/png', buffer: dot });
    await expect(note(page, 'Your picture is saved.')).toBeVisible();
    let asked = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().endsWith('/account-settings/details')) asked += 1;
    });
    // Done already, it would be heard of as news, and the button be gone before it is looked at.
    const letGo = await heldQuestions(page, 'PUT', /\/api\/v1\/account-settings\/details/);
    const remove = page.getByRole('button', { name: 'Remove', exact: true });
    await remove.click();
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await remove.press('Enter');
    letGo();
    await note(page, 'Your picture is removed.').getByRole('button', { name: 'Undo' }).click();
    await expect(remove).toBeVisible();
    expect(asked).toBe(1);
  });
});
