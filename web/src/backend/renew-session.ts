import { type RefreshInput, refreshToken as refreshTokenRoute, type SignedIn } from '@atrium/contract/accounts';
import {
  endSession,
  storedAccessToken,
  storedRefreshToken,
  storedRenewalKey,
  storeSession,
} from '../session/stored-session.ts';
import { secondsUnused } from '../session/use.ts';
import { deliver } from './deliver.ts';
import { home } from './home.ts';
import { pause } from './timing.ts';

/** How long what one tab has stored may take to reach another one, on a machine that has other things to do. */
const longestWay = 10_000;

/**
 * Exchanges the refresh token for a new pair and gives the new access token, or null when the session is over.
 * A refresh token works once, so all tabs take turns: whoever comes second finds the new pair already there. An answer that is lost, because
 * the page was left meanwhile, is given again to the same renewal key. The session lasts from the last use of the page, whoever renews it.
 */
export function renewSession(rejected: string | null): Promise<string | null> {
  return navigator.locks.request(`atrium-renew-session:${home}`, async () => {
    await untilTokensAreHere();
    const current = storedAccessToken();
    return current === rejected ? exchange() : current;
  });
}

async function exchange(): Promise<string | null> {
  const refreshToken = storedRefreshToken();
  if (refreshToken === null) return null;
  const response = await deliver(
    new Request(refreshTokenRoute.path, {
      method: refreshTokenRoute.method,
      headers: { 'content-type': 'application/json', authorization: 'Bearer anonymous' },
      body: JSON.stringify(renewalOf(refreshToken)),
    }),
  );
  if (!response.ok) {
    if (response.status < 500 && response.status !== 429) endSession();
    return null;
  }
  const signedIn: SignedIn = await response.json();
  await markUsed(refreshToken);
  storeSession(signedIn);
  return signedIn.accessToken;
}

function renewalOf(refreshToken: string): RefreshInput {
  return { refreshToken, renewalKey: storedRenewalKey(), unusedSeconds: secondsUnused() };
}

const usedName = (refreshToken: string) => `atrium-used:${home}:${refreshToken}`;

/**
 * Tabs run in processes of their own, and see a moment later what another one has stored: it may be their turn before that.
 * Which locks are held they see at once, so a lock tells that a refresh token is used up.
 */
function markUsed(refreshToken: string): Promise<void> {
  return new Promise((resolve) => {
    void navigator.locks.request(usedName(refreshToken), () => {
      resolve();
      return pause(longestWay, new AbortController().signal);
    });
  });
}

async function isUsed(refreshToken: string | null): Promise<boolean> {
  if (refreshToken === null) return false;
  const { held } = await navigator.locks.query();
  return held?.some(({ name }) => name === usedName(refreshToken)) ?? false;
}

async function untilTokensAreHere(): Promise<void> {
  const signal = AbortSignal.timeout(longestWay);
  while (!signal.aborted && (await isUsed(storedRefreshToken()))) await pause(50, signal);
}
