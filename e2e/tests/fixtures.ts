import { randomBytes, randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { comeBack, isNew } from './coming-back.ts';
import { Problems } from './problems.ts';
import { type Telling, watchForTelling } from './what-stood-there.ts';

export { expect };

export interface HomeOptions {
  /** Which home answers: the server, or the one in the browser, where each context has data of its own. */
  home: 'node' | 'browser';
}

/** Marks a flow that is walked in the home in the browser too, as what is different there has a part in it (docs/decisions/0054). */
export const inBrowserToo = { tag: '@in-browser-too' } as const;

interface Fixtures {
  /** What must not happen in any page of the test; a test declares here what it provokes. */
  problems: Problems;
  /** The page of somebody else, at a browser of their own. */
  somebodyElse: () => Promise<Page>;
}

export const test = base.extend<Fixtures & HomeOptions>({
  home: ['node', { option: true }],
  // Each test comes from an address of its own, as people do: how often one may try is counted by addresses too.
  extraHTTPHeaders: async ({ home }, use) => use(home === 'node' ? { 'x-forwarded-for': someAddress() } : {}),
  problems: [
    async ({ baseURL }, use) => {
      const problems = new Problems(baseURL);
      await use(problems);
      expect(problems.found, 'what went wrong in the browser meanwhile').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, problems }, use, info) => {
    problems.watch(context);
    context.on('page', leaveWhenSaved);
    const tell = watchForTelling(context);
    await use(context);
    await tell(info);
  },
  somebodyElse: async ({ browser, problems, contextOptions, baseURL, viewport }, use, info) => {
    const contexts: BrowserContext[] = [];
    const tellings: Telling[] = [];
    await use(async () => {
      const context = await newContext(browser, { ...contextOptions, baseURL, viewport });
      contexts.push(context);
      tellings.push(watchForTelling(context));
      problems.watch(context);
      context.on('page', leaveWhenSaved);
      return context.newPage();
    });
    await Promise.all(tellings.map((tell) => tell(info)));
    await Promise.all(contexts.map((context) => context.close()));
  },
});

function someAddress(): string {
  return `10.${[...randomBytes(3)].join('.')}`;
}

function newContext(browser: Browser, options: Parameters<Browser['newContext']>[0]): Promise<BrowserContext> {
  return browser.newContext(options);
}

/** A flow leaves a page as people do: once it would not ask whether what is being saved, or was not saved, may be lost. */
function leaveWhenSaved(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...where) => {
    await expectToBeSaved(page);
    return goto.apply(page, where);
  };
  page.reload = async (...how) => {
    await expectToBeSaved(page);
    return reload.apply(page, how);
  };
}

async function expectToBeSaved(page: Page): Promise<void> {
  await expect(async () => {
    const wouldLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(await page.evaluate(wouldLeave), 'the page is left without a question').toBe(true);
  }).toPass({ timeout: 30_000, intervals: [20, 50, 100] });
}

const demoAccounts = { admin: 'admin@demo.com', client: 'client@demo.com' } as const;
/** Where most flows begin: a page of little weight that has a list. */
const beginnings = { admin: '/apps/user/list', client: '/access-control' } as const;

/** Goes to the page at `address` as somebody who has signed in: before, in a browser that is new; else now. */
export async function signIn(
  page: Page,
  who: keyof typeof demoAccounts = 'admin',
  address: string = beginnings[who],
): Promise<void> {
  if (!isNew(page)) return signInNow(page, who, address);
  const person = { username: who, email: demoAccounts[who], password: who };
  await comeBack(page, { name: who, person, call: '/jwt/login', enter: (first) => signInNow(first, who, address) });
  await page.goto(address);
  await expect(userMenu(page)).toBeVisible();
}

/** With one click, as the sign-in page offers while there is sample data. */
export async function signInNow(
  page: Page,
  who: keyof typeof demoAccounts = 'admin',
  address: string = beginnings[who],
): Promise<void> {
  await page.goto(`/login?${new URLSearchParams({ from: address })}`);
  await page.getByRole('button', { name: demoAccounts[who] }).click();
  await expect(userMenu(page)).toBeVisible();
}

export function userMenu(page: Page): Locator {
  return page.getByRole('button', { name: /account menu$/ });
}

/** A sentence that stands out on the page or in a toast, and is read aloud. */
export function note(page: Page, text: string | RegExp): Locator {
  return page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });
}

/** Points at what a toast says: as long as one does it stays, however long it takes somebody else to see what was done. */
export async function hold(page: Page, said: string | RegExp): Promise<void> {
  await note(page, said).getByRole('button', { name: 'Undo' }).hover();
}

/** Takes back what a toast says. "Undone." of an undo before it may still stand above. */
export async function undo(page: Page, said: string): Promise<void> {
  const toast = note(page, said);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(toast).toBeHidden();
  await expect(note(page, 'Undone.').last()).toBeVisible();
}

/** Takes what a list shows as a file of this kind, or prints or copies it. */
export async function exportAs(
  page: Page,
  kind: 'CSV file' | 'Excel workbook' | 'Print' | 'Copy',
  of?: Locator,
): Promise<void> {
  await (of ?? page).getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: kind }).click();
}

/** A name that nobody else has, in this run or another: tests share the data of the node home. */
export function unique(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}`;
}
