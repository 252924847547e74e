import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { desktop } from './browser.ts';
import { quiet, watchTraffic } from './traffic.ts';

/** A first visit, with nothing kept of the app. */
export interface ColdVisit {
  bytes: number;
  requests: number;
  /** Milliseconds from the address to the paint of the largest thing. */
  largestPaint: number;
  /** Milliseconds that tasks took beyond their first 50, together. */
  blocked: number;
  layoutShift: number;
}

/** What the budgets of painting are for: 1.6 Mbit/s, 150 ms, and a processor of a quarter of this one's speed. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slower = 4;
const visits = 5;

/** The median visit on a slow line, figure by figure. */
export async function measureCold(
  browser: Browser,
  url: string,
  storageState?: BrowserContextOptions['storageState'],
): Promise<ColdVisit> {
  const all: ColdVisit[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const context = await browser.newContext({ ...desktop, ...(storageState && { storageState }) });
    all.push(await visitCold(await context.newPage(), url));
    await context.close();
  }
  const median = (figure: keyof ColdVisit) =>
    all.map((visit) => visit[figure]).sort((one, other) => one - other)[visits >> 1] ?? 0;
  return {
    bytes: median('bytes'),
    requests: median('requests'),
    largestPaint: median('largestPaint'),
    blocked: median('blocked'),
    layoutShift: median('layoutShift'),
  };
}

async function visitCold(page: Page, url: string): Promise<ColdVisit> {
  const { traffic, session } = await watchTraffic(page);
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(watchPaints);
  await page.goto(url);
  await quiet(traffic, 3_000);
  const { largestPaint, blocked, layoutShift } = await page.evaluate(() => window.paints);
  return { bytes: traffic.bytes, requests: traffic.requests, largestPaint, blocked, layoutShift };
}

declare global {
  interface Window {
    paints: Pick<ColdVisit, 'largestPaint' | 'blocked' | 'layoutShift'>;
  }
  /** As the browser tells it: https://wicg.github.io/layout-instability/#sec-layout-shift */
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
  }
}

/** Runs in the page before anything of it. */
function watchPaints(): void {
  const paints = { largestPaint: 0, blocked: 0, layoutShift: 0 };
  window.paints = paints;
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    paints.largestPaint = startTime;
  });
  watch('longtask', ({ duration }) => {
    paints.blocked += duration - 50;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) paints.layoutShift += value;
  });
}
