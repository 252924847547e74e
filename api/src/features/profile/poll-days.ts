import { endOfDayIn } from '@atrium/contract/time-zone';
import type { ProfilePollRow } from '../../database/profile-schema.ts';

export type LastDay = Pick<ProfilePollRow, 'endsOn' | 'timeZone'>;

/** Whether its last day has ended where whoever made it was. */
export function isPollOver({ endsOn, timeZone }: LastDay, now: string): boolean {
  return endsOn !== null && endOfDayIn(timeZone, endsOn) <= Date.parse(now);
}
