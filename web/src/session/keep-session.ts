import { renewSession } from '../backend/renew-session.ts';
import { storedAccessToken } from './stored-session.ts';
import { isRenewalDue, lifetimeOf, pauseAfterTrying } from './token-lifetime.ts';

const signsOfUse = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

let token: string | null = null;
let seenAt = 0;
let triedAt = 0;

/**
 * Access and refresh tokens may live equally long, so a refused call would come too late to renew them: while somebody
 * uses the page, they are renewed at half of their life. A page that nobody uses lets the session end.
 */
export function keepSession(): void {
  for (const sign of signsOfUse) addEventListener(sign, renewIfDue, { passive: true, capture: true });
}

function renewIfDue(): void {
  const current = storedAccessToken();
  const now = Date.now();
  if (current !== token) {
    token = current;
    seenAt = now;
  }
  const lifetime = current === null ? undefined : lifetimeOf(current);
  if (!lifetime || now - triedAt < pauseAfterTrying(lifetime) || !isRenewalDue(lifetime, seenAt, now)) return;
  triedAt = now;
  renewSession(current).catch(() => {
    // Nobody answered: a later sign of use tries again.
  });
}
