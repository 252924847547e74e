import type { Page } from '@playwright/test';

declare global {
  interface Window {
    seenAt: Promise<number>;
  }
}

/** Begins to look for a text in the page. Answers when it is painted, in milliseconds since 1970: pages and this process have one clock. */
export async function lookFor(page: Page, text: string): Promise<() => Promise<number>> {
  await page.evaluate((wanted) => {
    window.seenAt = new Promise((resolve) => {
      const painted = () => setTimeout(() => resolve(performance.timeOrigin + performance.now()));
      const look = () => {
        if (!document.querySelector('main')?.textContent.includes(wanted)) return;
        looking.disconnect();
        requestAnimationFrame(painted);
      };
      const looking = new MutationObserver(look);
      looking.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  }, text);
  return () => page.evaluate(() => window.seenAt);
}

export function now(): number {
  return performance.timeOrigin + performance.now();
}
