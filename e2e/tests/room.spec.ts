import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';
import { newcomer } from './people.ts';

/** Where the bar that stays ends, and where what has the focus begins. */
function focusAndBar(page: Page): Promise<{ bar: number; focus: number }> {
  return page.evaluate(() => {
    const bar = document
      .elementFromPoint(innerWidth / 2, 30)
      ?.closest('[class*="bar"]')
      ?.getBoundingClientRect().bottom;
    return { bar: bar ?? 0, focus: document.activeElement?.getBoundingClientRect().top ?? 0 };
  });
}

async function sidewards(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

test('what gets the focus is never under the bar that stays', async ({ page }) => {
  await newcomer(page);
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/pages/account-settings');
  const name = page.getByLabel('First name');
  // A newcomer has no name yet.
  await expect(name).toHaveValue('');
  await page.getByLabel('Company').first().fill('Quay & Co');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(name).toBeFocused();
  const first = await focusAndBar(page);
  expect(first.bar).toBeGreaterThan(30);
  expect(first.focus).toBeGreaterThanOrEqual(first.bar);

  await page.getByRole('link', { name: /./ }).last().focus();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const { bar, focus } = await focusAndBar(page);
    const isInPage = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    if (isInPage) expect(focus, `after ${step} steps`).toBeGreaterThanOrEqual(bar);
  }
});

test('a page that has little on it is as high as the window', async ({ page }) => {
  await signIn(page, 'admin', '/page-layout/layout-empty');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
});

test('the dashboard has its columns in every layout of a page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'admin', '/page-layout/layout-full');
  for (const path of ['layout-full', 'layout-boxed', 'collapse-menu', 'without-menu']) {
    await page.goto(`/page-layout/${path}`);
    const cards = page.getByRole('main').getByRole('region');
    await expect(cards.nth(3)).toBeVisible();
    const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(new Set(tops).size, path).toBeLessThan(tops.length);
  }
});

test('on a phone no word of the licence is broken', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, 'admin', '/pages/license');
  for (const language of ['en', 'de', 'ar']) {
    await page.evaluate((code) => localStorage.setItem('language', code), language);
    await page.reload();
    const table = page.getByRole('table').first();
    await expect(table).toBeVisible();
    expect(await table.evaluate(brokenWords), language).toEqual([]);
    expect(await sidewards(page), language).toBe(0);
  }
});

/** Words that stand on two lines. */
function brokenWords(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

test('on a phone the names below a chart do not run into each other', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, 'admin', '/cards/analytics');
  for (const language of ['en', 'de', 'ar']) {
    await page.evaluate((code) => localStorage.setItem('language', code), language);
    await page.reload();
    const charts = page.getByRole('figure');
    await expect(charts.getByRole('slider').first()).toBeVisible();
    expect(await page.evaluate(namesInEachOther), language).toEqual([]);
  }
});

function namesInEachOther(): string[] {
  const rows = [...document.querySelectorAll('figure [class*="names"]')];
  return rows.flatMap((row) => {
    const shown = [...row.children].filter((name) => getComputedStyle(name).visibility === 'visible');
    const places = shown.map((name) => ({ text: name.textContent ?? '', box: name.getBoundingClientRect() }));
    const sorted = places.toSorted((one, other) => one.box.left - other.box.left);
    return sorted.flatMap(({ text, box }, at) => {
      const next = sorted[at + 1];
      return next && next.box.left < box.right ? [`${text} ${next.text}`] : [];
    });
  });
}

test('on a phone the tabs of a page stand in one line, with the chosen one in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await newcomer(page);
  await page.goto('/pages/account-settings?tab=connections');
  const tabs = page.getByRole('tab');
  const chosen = page.getByRole('tab', { selected: true });
  await expect(chosen).toBeInViewport({ ratio: 0.9 });
  const tops = await tabs.evaluateAll((all) => all.map((tab) => Math.round(tab.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  expect(await sidewards(page)).toBe(0);
  await chosen.press('Home');
  await expect(tabs.first()).toBeInViewport({ ratio: 0.9 });
});

test('a telephone number is read from left to right in Arabic', async ({ page }) => {
  await newcomer(page);
  await page.goto('/pages/account-settings');
  const phone = page.locator('[autocomplete="tel"]');
  await phone.fill('+46 8 555 0199');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  expect(await phone.evaluate((field) => getComputedStyle(field).direction)).toBe('ltr');
});
