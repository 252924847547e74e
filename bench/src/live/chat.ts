import type { Browser, Page } from '@playwright/test';
import { desktop } from '../pages/browser.ts';
import { type Person, register, signIn } from '../pages/sign-in.ts';
import { type Timing, timingOf } from '../timing.ts';
import { lookFor } from './seen.ts';

const messages = 30;

/** From the Enter of one person to the paint at another's, both with the conversation open. */
export async function measureChat(browser: Browser, address: string): Promise<Timing> {
  const [admin, other] = await Promise.all([signIn(address), register(address, 'reader')]);
  const [writing, reading] = await Promise.all([
    openChat(browser, address, admin, other),
    openChat(browser, address, other, admin),
  ]);
  const field = writing.getByRole('textbox', { name: /^Message to/ });
  const times: number[] = [];
  for (let turn = 1; turn <= messages; turn += 1) {
    const text = `This is message ${turn} of ${messages}.`;
    const seen = await lookFor(reading, text);
    await field.fill(text);
    const sent = writing.evaluate(whenEntered);
    await field.press('Enter');
    times.push((await seen()) - (await sent));
  }
  await Promise.all([writing.context().close(), reading.context().close()]);
  return timingOf(times);
}

async function openChat(browser: Browser, address: string, who: Person, { id }: Person): Promise<Page> {
  const context = await browser.newContext({ ...desktop, storageState: who.storageState });
  const page = await context.newPage();
  await page.goto(`${address}/apps/chat/${id}`);
  await page.getByRole('textbox', { name: /^Message to/ }).waitFor();
  return page;
}

/** Runs in the page. */
function whenEntered(): Promise<number> {
  return new Promise((resolve) => {
    const entered = ({ timeStamp }: Event) => resolve(performance.timeOrigin + timeStamp);
    document.addEventListener('keydown', entered, { capture: true, once: true });
  });
}
