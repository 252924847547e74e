import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.skip(({ home }) => home === 'browser', 'There, the first page waits for the engine.');

const looks = [
  { language: 'en', skin: 'light', width: 1280, title: 'Sign in' },
  { language: 'de', skin: 'dark', width: 390, title: 'Anmelden' },
  { language: 'ar', skin: 'light', width: 1280, title: 'تسجيل الدخول' },
];

for (const { language, skin, width, title } of looks) {
  test(`what is painted before the app is there is the sign-in page, in ${language} and ${skin}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(
      (chosen) => {
        localStorage.setItem('language', chosen.language);
        localStorage.setItem('skin', JSON.stringify(chosen.skin));
      },
      { language, skin },
    );
    const letGo = await holdTheApp(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.locator('#first-paint h1')).toHaveText(title);
    const painted = await whatIsSeen(page, '#first-paint');
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('#first-paint')).toHaveCount(0);
    expect(await whatIsSeen(page, '#root')).toEqual(painted);
  });
}

test('a click that comes before the app is meant for the page that follows', async ({ page }) => {
  const letGo = await holdTheApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const field = page.locator('#first-paint input[type="email"]');
  await expect(field).toBeVisible();
  const box = await field.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  letGo();
  await expect(page.getByLabel('E-mail address')).toBeFocused();
});

/** Keeps the libraries back, as a slow network does. */
async function holdTheApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/libraries*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The texts, and where the fields and buttons are. */
function whatIsSeen(page: Page, part: string): Promise<unknown> {
  return page.locator(part).evaluate((element) => ({
    text: element.textContent,
    boxes: [...element.querySelectorAll('h1, input, button, a')].map((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      return [control.tagName, x, y, width, height].join(' ');
    }),
  }));
}
