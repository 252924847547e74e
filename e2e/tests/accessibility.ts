import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: Pick<typeof axe, 'run'>;
  }
}

/**
 * Nothing keeps anybody from using the page, or the part of it: axe finds no serious and no critical problem. It does not look
 * into the frame of a mail, where no script may run: what stands there is the sender's.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // A page keeps what was put into it, and so many rules take longer to read than to run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await settle(page);
  const problems = await page.evaluate(graveProblems, part);
  await fadeAgain(page);
  expect.soft(problems).toEqual([]);
}

/** Whatever the keys come to in this part is large enough to be hit (WCAG 2.2, 2.5.8). */
export async function expectLargeTargets(page: Page, part: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const small = await page.evaluate(async (where) => {
    const found = await window.axe?.run(where, { runOnly: { type: 'rule', values: ['target-size'] } });
    return found?.violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
    );
  }, part);
  expect(small).toEqual([]);
}

/** In the page. */
async function graveProblems(part: string): Promise<object[]> {
  if (!window.axe) throw new Error('The rules are not in the page.');
  const { violations } = await window.axe.run(part, { resultTypes: ['violations'], iframes: false });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
    }));
}

/** What moves or fades has half of its colours: what does is waited for, and what begins to while axe looks is there or gone at once. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const atOnce = new CSSStyleSheet();
    atOnce.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(atOnce);
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

async function fadeAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.adoptedStyleSheets.splice(0));
}
