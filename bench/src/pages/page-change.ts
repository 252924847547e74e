import type { Browser, Page } from '@playwright/test';
import { type Timing, timingOf } from '../timing.ts';
import { desktop } from './browser.ts';
import type { Person } from './sign-in.ts';

export interface PageChange {
  /** From the click to the next paint, which may still be of the page before. */
  readonly nextPaint: Timing;
  /** From the click to the paint of the page that was asked for. */
  readonly newPage: Timing;
}

const places = ['/apps/email', '/apps/todo', '/apps/calendar', '/access-control'];
const rounds = 6;

/** Clicks on entries of the menu whose pages have been seen before. */
export async function measurePageChange(
  browser: Browser,
  address: string,
  { storageState }: Person,
): Promise<PageChange> {
  const context = await browser.newContext({ ...desktop, storageState });
  const page = await context.newPage();
  await page.goto(`${address}/access-control`);
  for (const place of places) await change(page, place);
  const changes: { nextPaint: number; newPage: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const place of places) changes.push(await change(page, place));
  }
  await context.close();
  return {
    nextPaint: timingOf(changes.map(({ nextPaint }) => nextPaint)),
    newPage: timingOf(changes.map(({ newPage }) => newPage)),
  };
}

async function change(page: Page, place: string): Promise<{ nextPaint: number; newPage: number }> {
  const times = page.evaluate(watchChange);
  await page.locator(`nav a[href^="${place}"]`).first().click();
  const found = await times;
  // What the page asks for when it is there is not of this change.
  await page.waitForTimeout(600);
  return found;
}

/** Runs in the page, before the click. A page is there when the document bears its title. */
function watchChange(): Promise<{ nextPaint: number; newPage: number }> {
  const paint = () =>
    new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))));
  return new Promise((resolve) => {
    const clicked = async ({ timeStamp }: Event) => {
      const titled = new Promise<void>((named) => {
        const head = new MutationObserver(() => {
          head.disconnect();
          named();
        });
        head.observe(document.head, { childList: true, subtree: true, characterData: true });
      });
      const nextPaint = paint();
      await titled;
      resolve({ nextPaint: (await nextPaint) - timeStamp, newPage: (await paint()) - timeStamp });
    };
    document.addEventListener('click', (event) => void clicked(event), { capture: true, once: true });
  });
}
