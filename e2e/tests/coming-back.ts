import { type Page, test } from '@playwright/test';
import { type BrowserFiles, giveFiles, takeFiles } from './browser-files.ts';

export interface Person {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody's first visit: by the call that begins their session, or the same through the page. */
export interface FirstVisit {
  readonly name: 'admin' | 'client' | 'newcomer';
  readonly person: Person;
  readonly call: '/jwt/login' | '/jwt/register';
  enter(page: Page): Promise<void>;
}

interface Visited extends BrowserFiles {
  readonly person: Person;
  readonly at: number;
}

/** A page of the app's origin on which nothing runs. */
const still = '/favicon.svg';

/** Sessions live for ten minutes. */
const millisecondsKept = 6 * 60_000;

/** Whether the browser of this page has not seen the app yet. */
export function isNew(page: Page): boolean {
  return page.url() === 'about:blank' && page.context().pages().length === 1;
}

/**
 * Gives a new browser what it has of somebody who was there before: their session, and in the home in the browser the data. Most flows
 * begin so, as a first visit takes longer than most of them. The page is left still; what it opens next is signed in.
 */
export async function comeBack(page: Page, visit: FirstVisit): Promise<Person> {
  if (test.info().project.name === 'browser') return comeBackToBrowser(page, visit);
  await page.goto(still);
  await page.evaluate(beginSession, { call: visit.call, person: visit.person });
  return visit.person;
}

/** In the page. */
async function beginSession({ call, person }: Readonly<{ call: string; person: Person }>): Promise<void> {
  const answer = await fetch(call, { method: 'POST', body: JSON.stringify(person) });
  if (!answer.ok) throw new Error(await answer.text());
  const { user, userData = user, accessToken, refreshToken } = await answer.json();
  const session = { userData: JSON.stringify(userData), accessToken, refreshToken };
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
}

const visits = new Map<string, Visited>();

/** Visits are made once by each process that runs flows, and again before their sessions end. */
async function comeBackToBrowser(page: Page, visit: FirstVisit): Promise<Person> {
  const known = visits.get(visit.name);
  const visited = known && Date.now() - known.at < millisecondsKept ? known : await makeVisit(page, visit);
  visits.set(visit.name, visited);
  await page.goto(still);
  await giveFiles(page, visited);
  return visited.person;
}

async function makeVisit(page: Page, { person, enter }: FirstVisit): Promise<Visited> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page is in no browser of its own.');
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL });
  const first = await context.newPage();
  await enter(first);
  await first.goto(still);
  const files = await takeFiles(first);
  await context.close();
  return { ...files, person, at: Date.now() };
}
