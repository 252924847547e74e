import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** What a page has taken from the network so far: compressed, heads included. A live stream is counted once it ends. */
export interface Traffic {
  bytes: number;
  requests: number;
  /** When something last went over the line, as `performance.now()` tells it. */
  last: number;
}

export async function watchTraffic(page: Page): Promise<{ traffic: Traffic; session: CDPSession }> {
  const session = await page.context().newCDPSession(page);
  const traffic: Traffic = { bytes: 0, requests: 0, last: performance.now() };
  const heard = () => {
    traffic.last = performance.now();
  };
  session.on('Network.requestWillBeSent', heard);
  session.on('Network.dataReceived', heard);
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    heard();
    if (encodedDataLength === 0) return;
    traffic.bytes += encodedDataLength;
    traffic.requests += 1;
  });
  await session.send('Network.enable');
  return { traffic, session };
}

/** Until nothing has gone over the line for so long. */
export async function quiet(traffic: Traffic, milliseconds: number): Promise<void> {
  traffic.last = performance.now();
  for (;;) {
    const rest = traffic.last + milliseconds - performance.now();
    if (rest <= 0) return;
    await sleep(rest);
  }
}
