import type { BrowserContext, Page, Request, TestInfo } from '@playwright/test';

const longMilliseconds = 5000;

/** What tells of a context when its flow has failed. */
export type Telling = (info: TestInfo) => Promise<void>;

/**
 * A flow that has failed tells what its pages showed, and which requests took long, failed or were never answered, in the last lines of the run:
 * where it ran, often nothing else is left of it.
 */
export function watchForTelling(context: BrowserContext): Telling {
  const troubles = watchRequests(context);
  return async (info) => {
    if (info.status === info.expectedStatus) return;
    const pages = await Promise.all(context.pages().map(wordsOf));
    info.annotations.push({ type: 'what stood there', description: [...pages, ...troubles()].join(' | ') });
  };
}

function watchRequests(context: BrowserContext): () => string[] {
  const begun = new Map<Request, number>();
  const slow: string[] = [];
  const failed: string[] = [];
  const end = (request: Request) => {
    const milliseconds = Date.now() - (begun.get(request) ?? Date.now());
    if (milliseconds >= longMilliseconds) slow.push(`${nameOf(request)} took ${milliseconds} ms`);
    begun.delete(request);
  };
  context.on('request', (request) => begun.set(request, Date.now()));
  context.on('response', (response) => end(response.request()));
  context.on('requestfailed', (request) => {
    failed.push(`${nameOf(request)} failed: ${request.failure()?.errorText}`);
    end(request);
  });
  return () => [
    ...slow,
    ...failed.slice(-10),
    ...[...begun.keys()].map((request) => `${nameOf(request)} is not answered`),
  ];
}

function nameOf(request: Request): string {
  return `${request.method()} ${new URL(request.url()).pathname}`;
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
