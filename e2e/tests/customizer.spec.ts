import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, signIn, test, userMenu } from './fixtures.ts';
import { boxOf, brightnessOf, choose, closeCustomizer, customizer, menu, navbar, toggle } from './shell.ts';

test.use({ viewport: { width: 1280, height: 480 } });

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Access Control' }).click();
  // It takes the focus a moment after it is there, also from what is opened meanwhile.
  await expect(page.getByRole('heading', { level: 1, name: 'Access Control' })).toBeFocused();
});

test('the customizer opens beside the page, by keyboard too, and gives the focus back', async ({ page }) => {
  await page.getByRole('button', { name: 'Customize the layout' }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Customize' });
  await expect(panel).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Customize the layout' })).toBeFocused();
});

test('each skin looks as it is called, and is remembered', async ({ page }) => {
  const card = page.getByRole('region', { name: 'What you may do' });
  for (const { skin, page: ofPage, menu: ofMenu } of [
    { skin: 'Dark', page: 'dark', menu: 'dark' },
    { skin: 'Semi-dark', page: 'light', menu: 'dark' },
    { skin: 'Bordered', page: 'light', menu: 'light' },
    { skin: 'Light', page: 'light', menu: 'light' },
  ]) {
    await choose(page, 'Skin', skin);
    await expect.poll(async () => toneOf(await brightnessOf(card)), `page, ${skin}`).toBe(ofPage);
    await expect.poll(async () => toneOf(await brightnessOf(menu(page))), `menu, ${skin}`).toBe(ofMenu);
    await page.reload();
    await expect.poll(async () => toneOf(await brightnessOf(card)), `page, ${skin}`).toBe(ofPage);
    await expect.poll(async () => toneOf(await brightnessOf(menu(page))), `menu, ${skin}`).toBe(ofMenu);
  }
  const shadow = () => card.evaluate((element) => getComputedStyle(element).boxShadow);
  await expect.poll(shadow).not.toBe('none');
  await choose(page, 'Skin', 'Bordered');
  await expect.poll(shadow).toBe('none');
});

function toneOf(brightness: number): 'light' | 'dark' {
  return brightness > 0.5 ? 'light' : 'dark';
}

test('right to left turns the page round, and is remembered', async ({ page }) => {
  await toggle(page, 'Right to left', true);
  await expect.poll(async () => (await boxOf(menu(page))).x).toBeGreaterThan(900);
  await expect(page.getByRole('dialog', { name: 'Customize' })).toBeInViewport();
  await page.reload();
  await expect.poll(async () => (await boxOf(menu(page))).x).toBeGreaterThan(900);
  await toggle(page, 'Right to left', false);
  await expect.poll(async () => (await boxOf(menu(page))).x).toBeLessThan(100);
});

test('words that run the other way than the page keep figures and stops in place, and begin where it begins', async ({
  page,
}) => {
  await toggle(page, 'Right to left', true);
  await closeCustomizer(page);
  const words = 'You are signed in as an administrator. You may do everything.';
  const sentence = page.getByText(words);
  await expect.poll(() => orderOf(sentence)).toBe(words);
  expect(await roomAtRight(sentence)).toBeLessThan(2);
  await page.goto('/dashboard/ecommerce');
  for (const text of ['28 days', '1–30 days past due'])
    await expect.poll(() => orderOf(page.getByText(text))).toBe(text);
});

/** Its letters as they stand beside each other, from the left. */
function orderOf(words: Locator): Promise<string> {
  return words.evaluate((element) => {
    const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
    if (!text) throw new Error('It has no words.');
    const letters = [...(text.textContent ?? '')].map((letter, at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const { left, top } = range.getBoundingClientRect();
      return { letter, left, top };
    });
    return letters
      .toSorted((one, other) => one.top - other.top || one.left - other.left)
      .map(({ letter }) => letter)
      .join('');
  });
}

function roomAtRight(words: Locator): Promise<number> {
  return words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return element.getBoundingClientRect().right - range.getBoundingClientRect().right;
  });
}

test('the content is as wide as it is said to be', async ({ page }) => {
  await page.setViewportSize({ width: 1900, height: 800 });
  const card = page.getByRole('region', { name: 'What you may do' });
  const width = async () => (await boxOf(card)).width;
  await expect.poll(width).toBeLessThan(1200);
  await choose(page, 'Content width', 'Full');
  await expect.poll(width).toBeGreaterThan(1500);
  await choose(page, 'Content width', 'Boxed');
  await expect.poll(width).toBeLessThan(1200);
});

test('pages come in as it is said', async ({ page }) => {
  await page.evaluate(() => {
    const shown: string[] = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      shown.push(JSON.stringify(keyframes));
      return animate.call(this, keyframes, options);
    };
    Object.assign(window, { shown });
  });
  const expectToComeIn = async (link: string, frames: RegExp) => {
    await page.evaluate('window.shown.length = 0');
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
    // It is there a moment before it begins to move.
    await expect.poll(() => page.evaluate<string>('window.shown.join()')).toMatch(frames);
  };
  for (const { transition, frames } of [
    { transition: 'Fade in left', frames: /translate/ },
    { transition: 'Zoom in', frames: /scale/ },
    { transition: 'Fade in', frames: /opacity/ },
    { transition: 'None', frames: /^$/ },
  ]) {
    await choose(page, 'Page transition', transition);
    await expectToComeIn('Account Settings', frames);
    await expectToComeIn('Access Control', frames);
  }
});

test('the menu is hidden, and comes over the page by a button', async ({ page }) => {
  await toggle(page, 'Hide the menu', true);
  await expect(menu(page)).toBeHidden();
  await closeCustomizer(page);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await menu(page).getByRole('link', { name: 'Account Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await page.reload();
  await expect(menu(page)).toBeVisible();
});

test('the bar has the colour it is said to have', async ({ page }) => {
  const colours = (await customizer(page)).getByRole('group', { name: 'Navbar color' });
  const colour = () => navbar(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  const seen = new Set<string>();
  for (const name of ['Primary', 'Secondary', 'Success', 'Danger', 'Info', 'Warning', 'Dark', 'White']) {
    await colours.getByRole('radio', { name, exact: true }).check();
    await expect.poll(async () => seen.has(await colour()), name).toBe(false);
    seen.add(await colour());
    await expectAccessible(page, 'header');
  }
});

test('the bar floats, sticks, scrolls away or is not there', async ({ page }) => {
  const top = async () => (await boxOf(navbar(page))).y;
  const isInset = async () => (await boxOf(navbar(page))).x > (await boxOf(menu(page))).width + 10;
  await choose(page, 'Navbar type', 'Floating');
  await expect.poll(isInset).toBe(true);
  await scrollDown(page);
  await expect.poll(top).toBeGreaterThan(0);
  await choose(page, 'Navbar type', 'Sticky');
  await expect.poll(isInset).toBe(false);
  await scrollDown(page);
  await expect.poll(top).toBe(0);
  await choose(page, 'Navbar type', 'Static');
  await scrollDown(page);
  await expect.poll(top).toBeLessThan(0);
  await choose(page, 'Navbar type', 'Hidden');
  await expect(navbar(page)).toBeHidden();
  await closeCustomizer(page);
  await userMenu(page).click();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await choose(page, 'Navbar type', 'Floating');
  await expect(navbar(page)).toBeVisible();
});

test('the footer ends the page, sticks to the window or is not there', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await expect(footer).not.toBeInViewport();
  await choose(page, 'Footer type', 'Sticky');
  await expect(footer).toBeInViewport();
  await choose(page, 'Footer type', 'Hidden');
  await expect(footer).toBeHidden();
  await choose(page, 'Footer type', 'Static');
  await scrollDown(page);
  await expect(footer).toBeInViewport();
});

test('three settings outlive a reload, the others do not, and all go back to their defaults', async ({ page }) => {
  await choose(page, 'Skin', 'Dark');
  await toggle(page, 'Right to left', true);
  await toggle(page, 'Collapse the menu', true);
  await choose(page, 'Content width', 'Full');
  await choose(page, 'Navbar type', 'Static');
  await choose(page, 'Footer type', 'Hidden');
  const stored = () =>
    page.evaluate(() => ['skin', 'direction', 'menuCollapsed'].map((key) => localStorage.getItem(key)));
  expect(await stored()).toEqual(['"dark"', 'true', 'true']);
  await page.reload();
  const panel = await customizer(page);
  await expect(
    panel.getByRole('group', { name: 'Skin' }).getByRole('radio', { name: 'Dark', exact: true }),
  ).toBeChecked();
  await expect(panel.getByRole('switch', { name: 'Right to left' })).toBeChecked();
  await expect(panel.getByRole('switch', { name: 'Collapse the menu' })).toBeChecked();
  await expect(panel.getByRole('radio', { name: 'Boxed' })).toBeChecked();
  await expect(panel.getByRole('radio', { name: 'Floating' })).toBeChecked();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await panel.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(panel.getByRole('radio', { name: 'Light', exact: true })).toBeChecked();
  await expect(panel.getByRole('switch', { name: 'Right to left' })).not.toBeChecked();
  await expect(panel.getByRole('switch', { name: 'Collapse the menu' })).not.toBeChecked();
  await page.reload();
  await expect(menu(page)).toBeVisible();
  expect(await stored()).toEqual([null, null, null]);
});

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
}
