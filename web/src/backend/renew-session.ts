import { refreshToken as refreshTokenRoute, type SignedIn } from '@atrium/contract/accounts';
import { clearSession, storedAccessToken, storedRefreshToken, storeSession } from '../session/stored-session.ts';
import { deliver } from './deliver.ts';
import { home } from './home.ts';

/**
 * Exchanges the refresh token for a new pair and gives the new access token, or null when the session is over.
 * A refresh token works once, so all tabs take turns: whoever comes second finds the new pair already there.
 */
export function renewSession(rejected: string | null): Promise<string | null> {
  return navigator.locks.request(`atrium-renew-session:${home}`, async () => {
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
      body: JSON.stringify({ refreshToken }),
    }),
  );
  if (!response.ok) {
    if (response.status < 500 && response.status !== 429) clearSession();
    return null;
  }
  const signedIn: SignedIn = await response.json();
  storeSession(signedIn);
  return signedIn.accessToken;
}
