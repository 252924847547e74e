import type { BrowserContext, Page, TestInfo } from '@playwright/test';

/** A flow that has failed tells what its pages showed, in the last lines of the run: where it ran, often nothing else is left of it. */
export async function tellWhatStoodThere(context: BrowserContext, info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  const pages = await Promise.all(context.pages().map(wordsOf));
  info.annotations.push({ type: 'what stood there', description: pages.join(' | ') });
}

async function wordsOf(page: Page): Promise<string> {
  const { pathname, search } = new URL(page.url());
  const words = await page.locator('h1, h2, [role=alert], [role=status], [aria-invalid=true]').evaluateAll((elements) =>
    elements.map((element) => {
      const [complaint] = (element.getAttribute('aria-describedby') ?? '').split(' ');
      return element.textContent.trim() || (document.getElementById(complaint ?? '')?.textContent ?? '');
    }),
  );
  return [`${pathname}${search}`, ...words.filter((text) => text !== '')].join(' · ').slice(0, 500);
}
