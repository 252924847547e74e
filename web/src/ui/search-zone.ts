import { asksForDays } from '@atrium/contract/mail-days';
import { accountZone } from './zone-clock.ts';

/** By whose clocks the days of a search begin, for the back end; nothing where it asks for none. */
export function searchZone(q: string): { timeZone?: string } {
  return asksForDays(q) ? { timeZone: accountZone() } : {};
}
