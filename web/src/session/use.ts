import { startStopwatch } from './stopwatch.ts';
import { storedUseTime, storeUseTime } from './stored-session.ts';

const notedEvery = 1_000;

/** To open a page is to use it. */
let sinceUse = startStopwatch();
let isNoted = false;

/** Somebody does something on this page; its other tabs hear of it. */
export function noteUse(): void {
  if (isNoted && sinceUse() < notedEvery) return;
  isNoted = true;
  sinceUse = startStopwatch();
  storeUseTime(Date.now());
}

/** How long nobody has done anything, in any tab. */
export function secondsUnused(): number {
  const elsewhere = Date.now() - (storedUseTime() ?? 0);
  const unused = elsewhere < 0 ? sinceUse() : Math.min(sinceUse(), elsewhere);
  return Math.floor(unused / 1000);
}
