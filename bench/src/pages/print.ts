import type { Browser } from '@playwright/test';
import { startSampleHome } from '../home.ts';
import { printTable } from '../table.ts';
import { inMilliseconds } from '../timing.ts';
import { openBrowser } from './browser.ts';
import { type ColdVisit, measureCold } from './cold.ts';
import { furtherPages, measureFurther } from './further.ts';
import { measurePageChange } from './page-change.ts';
import { type Person, signIn } from './sign-in.ts';

/** What the pages of the node home weigh and how soon they are there, in a browser. */
export async function printPages(): Promise<void> {
  const browser = await openBrowser();
  const home = await startSampleHome();
  try {
    const admin = await signIn(home.address);
    await printCold(browser, home.address, admin);
    await printPageChange(browser, home.address, admin);
    await printFurther(browser, home.address, admin);
  } finally {
    await browser.close();
    await home.stop();
  }
}

async function printCold(browser: Browser, address: string, { storageState }: Person): Promise<void> {
  const signInPage = await measureCold(browser, `${address}/login`);
  const dashboard = await measureCold(browser, `${address}/dashboard/ecommerce`, storageState);
  printTable(
    'Cold pages over 1.6 Mbit/s and 150 ms, with a processor slowed down four times: the median of five visits',
    ['', 'largest paint, ms', 'budget', 'blocked, ms', 'budget', 'layout shift', 'kB', 'budget', 'requests'],
    [
      ['sign-in page', ...figuresOf(signInPage, { largestPaint: 1_200, blocked: 100, kilobytes: 150 })],
      ['e-commerce dashboard', ...figuresOf(dashboard, { largestPaint: 2_000, blocked: 300, kilobytes: 300 })],
    ],
  );
}

function figuresOf(
  { largestPaint, blocked, layoutShift, bytes, requests }: ColdVisit,
  budget: { largestPaint: number; blocked: number; kilobytes: number },
): string[] {
  return [
    largestPaint.toFixed(0),
    `< ${budget.largestPaint}`,
    blocked.toFixed(0),
    `< ${budget.blocked}`,
    layoutShift.toFixed(3),
    (bytes / 1000).toFixed(1),
    `< ${budget.kilobytes}`,
    String(requests),
  ];
}

async function printPageChange(browser: Browser, address: string, admin: Person): Promise<void> {
  const { nextPaint, newPage } = await measurePageChange(browser, address, admin);
  printTable(
    'A click on an entry of the menu whose page was seen before, milliseconds',
    ['', 'budget', 'p50', 'most'],
    [
      ['to the next paint', '< 50', inMilliseconds(nextPaint.p50), inMilliseconds(nextPaint.max)],
      ['to the paint of the new page', '', inMilliseconds(newPage.p50), inMilliseconds(newPage.max)],
    ],
  );
}

async function printFurther(browser: Browser, address: string, admin: Person): Promise<void> {
  const lines: string[][] = [];
  for (const { path, budget } of furtherPages) {
    const { first, later } = await measureFurther(browser, address, admin, path);
    lines.push([path, `< ${budget}`, (later / 1000).toFixed(1), (first / 1000).toFixed(1)]);
  }
  printTable(
    'What a further page takes, kB',
    ['', 'budget', 'once a list was seen', 'after the dashboard alone'],
    lines,
  );
}
