import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, inBrowserToo, signIn, test } from './fixtures.ts';

declare global {
  interface Window {
    /** The router leaves itself here, for tools such as this one. */
    __TSR_ROUTER__?: { navigate: (to: { href: string }) => Promise<void> };
  }
}

const inside = [
  '/dashboard/ecommerce',
  '/dashboard/ecommerce?period=last-year&year=2025',
  '/dashboard/analytics',
  '/cards/basic',
  '/cards/advance',
  '/cards/statistics',
  '/cards/analytics',
  '/cards/action',
  '/apps/user/list',
  '/apps/user/view/1',
  '/apps/user/view/1?tab=security',
  '/apps/user/view/1?tab=notifications',
  '/apps/user/view/1?tab=connections',
  '/apps/user/view/1?tab=rights',
  '/apps/roles',
  '/apps/permissions',
  '/apps/invoice/list',
  '/apps/invoice/list?age=1-30&clientId=1',
  '/apps/invoice/add',
  '/apps/invoice/edit/5000',
  '/apps/invoice/preview/5000',
  '/apps/invoice/clients',
  '/apps/invoice/clients/1',
  '/apps/invoice/print/5000',
  '/apps/invoice/credit-notes',
  '/apps/invoice/credit-note/view/3002',
  '/apps/invoice/quotes',
  '/apps/invoice/quote/add',
  '/apps/invoice/quote/view/1004',
  '/apps/invoice/quote/edit/1004',
  '/apps/invoice/series/list',
  '/apps/invoice/series/add?invoice=5000',
  '/apps/invoice/series/edit/1',
  '/apps/ecommerce/shop',
  '/apps/ecommerce/product-detail/storm-lantern-no-4-1',
  '/apps/ecommerce/wishlist',
  '/apps/ecommerce/checkout',
  '/apps/ecommerce/checkout?step=address',
  '/apps/ecommerce/checkout?step=payment&address=1',
  '/apps/ecommerce/orders',
  '/apps/ecommerce/orders/1',
  '/apps/ecommerce/coupons',
  '/apps/ecommerce/settings',
  '/access-control',
  '/datatables/basic',
  '/datatables/advance',
  '/components/auto-complete',
  '/apps/email/inbox',
  '/apps/email/draft',
  '/apps/email/label/important',
  '/apps/email/inbox?panel=contacts',
  '/apps/email/inbox?panel=rules&sender=harbour',
  '/apps/calendar',
  '/apps/calendar?view=week',
  '/apps/calendar?view=list',
  '/apps/calendar?event=new',
  '/apps/chat',
  '/apps/chat/4',
  '/apps/chat/4?find=lamps',
  '/apps/chat/4?panel=contact',
  '/apps/chat/4?panel=profile',
  '/pages/blog/list',
  '/pages/blog/list?show=drafts',
  '/pages/blog/detail/five-minutes-in-the-wheelhouse',
  '/pages/blog/add',
  '/pages/blog/edit/7',
  '/pages/pricing?period=yearly',
  '/apps/todo',
  '/apps/todo/deleted',
  '/apps/todo/assigned',
  '/apps/todo?task=12',
  '/apps/todo?task=8',
  '/apps/ecommerce/products',
  '/apps/ecommerce/order-list',
  '/apps/ecommerce/order/84',
  '/apps/changes',
  '/apps/messages',
  '/pages/account-settings',
  '/pages/faq?category=delivery',
  '/pages/faq?q=northquay',
  '/pages/knowledge-base',
  '/pages/knowledge-base/sales-automation',
  '/pages/knowledge-base/personalization/first-week-of-an-administrator',
  '/pages/profile',
  '/pages/profile?tab=about',
  '/pages/profile?tab=photos',
  '/pages/profile?tab=friends',
  '/pages/profile?post=2',
  '/pages/profile/2',
  '/pages/license',
  '/pages/modal-examples',
  '/page-layout/collapse-menu',
  '/page-layout/layout-full',
  '/page-layout/layout-boxed',
  '/page-layout/without-menu',
  '/page-layout/layout-empty',
  '/page-layout/layout-blank',
  '/pages/account-settings?tab=security',
  '/pages/account-settings?tab=billing',
  '/pages/account-settings?tab=notifications',
  '/pages/account-settings?tab=connections',
  '/pages/api-key',
];
const outside = [
  '/pages/login-basic',
  '/pages/login-cover',
  '/pages/register-basic',
  '/pages/register-cover',
  '/pages/forgot-password-basic',
  '/pages/forgot-password-cover',
  '/pages/reset-password-basic',
  '/pages/reset-password-cover',
  '/pages/verify-email-basic',
  '/pages/verify-email-cover',
  '/pages/two-steps-basic',
  '/pages/two-steps-cover',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=nonsense',
  '/verify-email',
  '/document',
  '/misc/coming-soon',
  '/misc/not-authorized',
  '/misc/maintenance',
  '/misc/waitlist',
  '/misc/error',
];
/** One of each kind of page. */
const kinds = [
  '/dashboard/ecommerce',
  '/dashboard/analytics',
  '/apps/user/list',
  '/apps/roles',
  '/apps/ecommerce/shop',
  '/apps/invoice/preview/5000',
  '/apps/todo',
  '/apps/email/inbox',
  '/apps/chat',
  '/apps/calendar',
];
/** Colours are the skin's, places the direction's. What the last two change is the frame around the pages, and edges. */
const looks = [
  { skin: 'light', direction: 'ltr', pages: inside },
  { skin: 'dark', direction: 'rtl', pages: inside },
  { skin: 'bordered', direction: 'ltr', pages: kinds },
  { skin: 'semi-dark', direction: 'rtl', pages: kinds },
];

const looksTheSame = 'What works is the same as in the other home, and looks the same.';

for (const { skin, direction, pages } of looks) {
  for (const part of partsOf(pages)) {
    test(`from ${part[0]} on, pages are accessible in the ${skin} skin, ${direction}, and fit a narrow screen`, async ({
      page,
      home,
    }) => {
      test.skip(home === 'browser' && skin !== 'light', looksTheSame);
      await look(page, skin, direction);
      await signIn(page);
      for (const path of part) await visit(page, path, skin === 'dark' ? load : goTo);
      await expect(page.locator('html')).toHaveAttribute('data-skin', skin);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
    });
  }
  test(`whoever is not signed in has accessible pages in the ${skin} skin, ${direction}, and narrow ones`, async ({
    page,
    home,
  }) => {
    test.skip(home === 'browser' && skin !== 'light', looksTheSame);
    await look(page, skin, direction);
    for (const path of outside) await visit(page, path, load);
  });
}

for (const part of partsOf(inside)) {
  test(`from ${part[0]} on, pages open at their addresses`, inBrowserToo, async ({ page, home }) => {
    test.skip(home === 'node', 'There, the walk in the dark skin loads each.');
    await signIn(page);
    for (const path of part) {
      await test.step(path, async () => {
        await load(page, path);
        await expectToBeThere(page);
      });
    }
  });
}

/** As many as are walked through within the time of one test. */
function partsOf(pages: readonly string[], size = 14): string[][] {
  return Array.from({ length: Math.ceil(pages.length / size) }, (_, part) =>
    pages.slice(part * size, (part + 1) * size),
  );
}

async function look(page: Page, skin: string, direction: string): Promise<void> {
  await page.addInitScript(
    ([chosen, isRightToLeft]) => {
      localStorage.setItem('skin', JSON.stringify(chosen));
      localStorage.setItem('direction', JSON.stringify(isRightToLeft));
    },
    [skin, direction === 'rtl'] as const,
  );
}

async function visit(page: Page, path: string, open: typeof load): Promise<void> {
  await test.step(path, async () => {
    await open(page, path);
    await expectToBeThere(page);
    await expectAccessible(page);
    await expect.poll(() => movingForEver(page), 'what moves on a page that rests').toEqual([]);
    await expectToFit(page, 360);
  });
}

async function expectToBeThere(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

/** No page is wider than the screen of a telephone. */
async function expectToFit(page: Page, width: number): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width, height: 700 });
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(tooWide, `what goes beyond ${width} pixels`).toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
}

/** What moves costs power with each frame, also where nobody sees it. */
function movingForEver(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : '')),
  );
}

/** The page at this address, as one comes to it from outside. */
async function load(page: Page, path: string): Promise<void> {
  await page.goto(path);
}

/** From the page that is open to the one at this address, as a link leads there, and until all of it is there. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => window.__TSR_ROUTER__?.navigate({ href }), path);
  await expect(page).toHaveURL(({ pathname }) => pathname === path.split('?')[0]);
}
