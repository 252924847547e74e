import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { desktop } from '../pages/browser.ts';
import { post, signIn } from '../pages/sign-in.ts';
import { type Timing, timingOf } from '../timing.ts';
import { lookFor, now } from './seen.ts';

const users = 20;

/** From the request that adds a user at one home to the paint of the user in a list that somebody has open at the other, which may be the same. */
export async function measureUsersSeen(browser: Browser, here: string, there: string): Promise<Timing> {
  const [adding, looking] = await Promise.all([signIn(here), signIn(there)]);
  const context = await browser.newContext({ ...desktop, storageState: looking.storageState });
  const page = await context.newPage();
  await page.goto(`${there}/apps/user/list?sort=desc&sortColumn=id&q=seen`);
  await page.getByText('Nothing matches').waitFor();
  const times: number[] = [];
  for (let turn = 0; turn < users; turn += 1) {
    const username = `seen-${randomUUID().slice(0, 8)}`;
    const seen = await lookFor(page, username);
    const start = now();
    const user = { fullName: username, username, email: `${username}@bench.test` };
    await post(`${here}/apps/users/add-user`, user, adding.accessToken);
    times.push((await seen()) - start);
  }
  await context.close();
  return timingOf(times);
}
