import { startStopwatch } from './stopwatch.ts';
import { storedAccessToken, storedTokenTime } from './stored-session.ts';
import { isRunOut, lifetimeOf } from './token-lifetime.ts';

let known: string | null = null;
let ageThen = 0;
let sinceThen = startStopwatch();

/** How old the access token of this browser is, and how long it is good; undefined without one. The server's clock may show another time. */
export function ownToken(): { age: number; duration: number } | undefined {
  const token = storedAccessToken();
  const lifetime = token === null ? undefined : lifetimeOf(token);
  if (!lifetime) return undefined;
  if (token !== known) {
    known = token;
    ageThen = ageSince(storedTokenTime() ?? lifetime.issuedAt);
    sinceThen = startStopwatch();
  }
  return { age: ageThen + sinceThen(), duration: lifetime.duration };
}

/** Where the clock was set back, nobody knows. */
function ageSince(time: number): number {
  const age = Date.now() - time;
  return age < 0 ? Number.POSITIVE_INFINITY : age;
}

/** The server would refuse the access token, or may have to in a moment. */
export function hasRunOut(): boolean {
  const token = ownToken();
  return token !== undefined && isRunOut(token.age, token.duration);
}
