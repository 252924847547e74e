import type { Browser } from '@playwright/test';
import { desktop } from './browser.ts';
import type { Person } from './sign-in.ts';
import { quiet, watchTraffic } from './traffic.ts';

const restMilliseconds = 1_000;

export interface FurtherPage {
  readonly path: string;
  /** Kilobytes that it may take beyond what is there. */
  readonly budget: number;
}

const plain = [
  '/access-control',
  '/apps/user/view/1',
  '/apps/roles',
  '/apps/permissions',
  '/apps/invoice/list',
  '/apps/invoice/add',
  '/apps/invoice/preview/5000',
  '/apps/ecommerce/shop',
  '/apps/ecommerce/product-detail/storm-lantern-no-4-1',
  '/apps/ecommerce/wishlist',
  '/apps/ecommerce/checkout',
  '/apps/ecommerce/orders',
  '/apps/ecommerce/products',
  '/apps/chat/4',
  '/apps/todo',
  '/apps/email/inbox',
  '/apps/changes',
  '/datatables/basic',
  '/datatables/advance',
  '/pages/blog/list',
  '/pages/faq',
  '/pages/knowledge-base',
  '/pages/pricing',
  '/pages/profile',
  '/pages/account-settings',
];
const withEditorChartsOrCalendar = [
  '/dashboard/analytics',
  '/cards/statistics',
  '/cards/analytics',
  '/apps/calendar',
  '/apps/todo?task=12',
  '/pages/blog/add',
];

export const furtherPages: readonly FurtherPage[] = [
  ...plain.map((path) => ({ path, budget: 60 })),
  ...withEditorChartsOrCalendar.map((path) => ({ path, budget: 150 })),
];

export interface FurtherVisit {
  /** Bytes, for whoever comes from the e-commerce dashboard and has been nowhere else: with what lists and forms are made of. */
  readonly first: number;
  /** Bytes, for whoever has seen a list before. */
  readonly later: number;
}

const aList = '/apps/user/list';

export async function measureFurther(
  browser: Browser,
  address: string,
  person: Person,
  path: string,
): Promise<FurtherVisit> {
  return {
    first: await bytesOfLast(browser, address, person, [path]),
    later: await bytesOfLast(browser, address, person, [aList, path]),
  };
}

async function bytesOfLast(
  browser: Browser,
  address: string,
  { storageState }: Person,
  paths: readonly string[],
): Promise<number> {
  const context = await browser.newContext({ ...desktop, storageState });
  const page = await context.newPage();
  const { traffic } = await watchTraffic(page);
  await page.goto(`${address}/dashboard/ecommerce`);
  await quiet(traffic, restMilliseconds);
  let before = 0;
  for (const path of paths) {
    before = traffic.bytes;
    await page.evaluate(follow, path);
    await quiet(traffic, restMilliseconds);
  }
  await context.close();
  return traffic.bytes - before;
}

/** Runs in the page, as a link does it: the router follows the address. */
function follow(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
