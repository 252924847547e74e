import type { Page } from '@playwright/test';

/** What is asked there is done, and its answers come only once they are let go. */
export async function heldAnswers(page: Page, method: string, where: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(where, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    const response = await route.fetch();
    await promise;
    return route.fulfill({ response });
  });
  return resolve;
}

/**
 * What is asked there in order to change something is done, and its answers are lost until what this gives is called. From then on they are
 * let through, still by this route: while a browser ends its interception, what is asked at that moment may fail.
 */
export async function lostAnswers(page: Page, where: string | RegExp): Promise<() => void> {
  let isLost = true;
  await page.route(where, async (route) => {
    if (!isLost || route.request().method() === 'GET') return route.fallback();
    await route.fetch();
    return route.abort('failed');
  });
  return () => {
    isLost = false;
  };
}

/** What is asked there is neither done nor told to others before it is let go. */
export async function heldQuestions(page: Page, method: string, where: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(where, async (route) => {
    if (route.request().method() === method) await promise;
    return route.fallback();
  });
  return resolve;
}
