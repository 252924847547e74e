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

/** What is asked there is neither done nor told to others before it is let go. */
export async function heldQuestions(page: Page, method: string, where: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(where, async (route) => {
    if (route.request().method() === method) await promise;
    return route.fallback();
  });
  return resolve;
}
