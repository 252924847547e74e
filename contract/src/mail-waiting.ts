import { dayMilliseconds } from './days.ts';

/** How long a mail may wait for the moment at which it leaves, or comes back: a year, which may be a leap year. */
export const longestMailWait = 366 * dayMilliseconds;

export const momentTooFar = 'Choose a moment within a year from now.';
