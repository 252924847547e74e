import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

test.skip(({ home }) => home === 'browser', 'There, the first page waits for the engine.');

const looks = [
  { language: 'en', skin: 'light', width: 1280, title: 'Sign in' },
  { language: 'de', skin: 'dark', width: 390, title: 'Anmelden' },
  { language: 'ar', skin: 'light', width: 1280, title: 'تسجيل الدخول' },
];

for (const { language, skin, width, title } of looks) {
  test(`what is painted before the app is there is the sign-in page, in ${language} and ${skin}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await choose(page, language, skin);
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

const dashboards = [
  { language: 'en', skin: 'light', width: 1280, title: 'eCommerce' },
  { language: 'ar', skin: 'dark', width: 1280, title: 'التجارة الإلكترونية' },
];

for (const { language, skin, width, title } of dashboards) {
  test(`an administrator sees the dashboard before the app is there, in ${language} and ${skin}`, async ({ page }) => {
    await signIn(page);
    await page.setViewportSize({ width, height: 800 });
    await choose(page, language, skin);
    const letGo = await holdTheApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('#first-paint h1')).toHaveText(title);
    const painted = await headingsSeen(page, '#first-paint');
    letGo();
    await expect(page.locator('#first-paint')).toHaveCount(0);
    expect(await headingsSeen(page, '#root')).toEqual(painted);
  });
}

test('what a narrow window shows of the dashboard before the app is there has no menu beside it', async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 390, height: 800 });
  const letGo = await holdTheApp(page);
  await page.goto('/dashboard/ecommerce', { waitUntil: 'commit' });
  await expect(page.locator('#first-paint h1')).toHaveText('eCommerce');
  await expect(page.locator('#first-paint aside')).toHaveCount(0);
  // Who sees the page asks for the search already: it is there as soon as the app is.
  await page.keyboard.press('Control+k');
  letGo();
  await expect(page.locator('#first-paint')).toHaveCount(0);
  const search = page.getByRole('combobox', { name: 'Search everything' });
  await expect(search).toBeFocused();
  await search.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'eCommerce' })).toBeVisible();
});

test('a dashboard of another period is not painted before the app is there', async ({ page }) => {
  await signIn(page);
  const letGo = await holdTheApp(page);
  const texts = page.waitForResponse(/inside\.json$/);
  await page.goto('/dashboard/ecommerce?period=last-year', { waitUntil: 'commit' });
  await texts;
  await expect(page.locator('#start')).toBeVisible();
  await expect(page.locator('#first-paint')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('radio', { name: '12 months' })).toBeChecked();
});

async function choose(page: Page, language: string, skin: string): Promise<void> {
  await page.addInitScript(
    (chosen) => {
      localStorage.setItem('language', chosen.language);
      localStorage.setItem('skin', JSON.stringify(chosen.skin));
    },
    { language, skin },
  );
}

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

/** The headings that the window shows, and where they are. */
function headingsSeen(page: Page, part: string): Promise<unknown> {
  return page.locator(part).evaluate((element) =>
    [...element.querySelectorAll('main h1, main h2')]
      .map((heading) => ({ heading, place: heading.getBoundingClientRect() }))
      .filter(({ place }) => place.bottom < innerHeight)
      .map(
        ({ heading, place }) =>
          `${heading.textContent} ${document.dir === 'rtl' ? place.right : place.left} ${place.top}`,
      ),
  );
}
