import { renewSession } from '../backend/renew-session.ts';
import { ownToken } from './own-token.ts';
import { storedAccessToken } from './stored-session.ts';
import { isRenewalDue, pauseAfterTrying } from './token-lifetime.ts';
import { noteUse } from './use.ts';

/** Not every way to write or to press comes with a key or a pointer. */
const signsOfUse = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'click', 'input'] as const;

let triedAt = Number.NEGATIVE_INFINITY;

/**
 * Access and refresh tokens may live equally long, so a call that comes when they have run out would come too late to renew them: while
 * somebody uses the page, they are renewed at half of their life. A page that nobody uses lets the session end.
 */
export function keepSession(): void {
  noteUse();
  for (const sign of signsOfUse) addEventListener(sign, noteAndRenew, { passive: true, capture: true });
}

function noteAndRenew(): void {
  noteUse();
  const token = ownToken();
  const now = performance.now();
  if (!token || now - triedAt < pauseAfterTrying(token.duration) || !isRenewalDue(token.age, token.duration)) return;
  triedAt = now;
  renewSession(storedAccessToken()).catch(() => {
    // Nobody answered: a later sign of use tries again.
  });
}
