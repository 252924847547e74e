import type { BusyTime } from '@atrium/contract/busy-times';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../../session/session.ts';
import { firstDayOfWeek } from '../../../ui/first-day-of-week.ts';
import { useAccountZone } from '../../../ui/zone-clock.ts';
import { busyTimesQuery } from '../calendar.queries.ts';
import type { Times } from '../entries.ts';
import { useCalendarSettings } from '../settings/use-calendar-settings.ts';
import { type EventFormValues, hasTimes, timesOf } from './event-form-values.ts';
import { clashOf, freeTime, usualHours } from './free-time.ts';

/** What somebody has at a time, or that they are free; unknown of who does not say. */
export type Freedom = BusyTime | 'free' | 'unknown';

export interface BusyTimes {
  /** Nothing for who has no account, and until it is known. */
  of: (accountId: number | null) => Freedom | undefined;
  /** Whether something is known of somebody who is invited. */
  isKnown: boolean;
  isAnybodyBusy: boolean;
  /** Whether it is known of all of them: of who has no account, or does not say, nothing is. */
  isKnownOfAll: boolean;
  /** The first time at which nobody is busy, and the one after it where nobody is now. */
  next: () => Times | null;
}

/** Whether those who are invited have time, and whoever invites them. */
export function useBusyTimes(values: EventFormValues, eventId: number | undefined): BusyTimes {
  const { i18n } = useTranslation();
  const me = useAccount()?.id;
  const here = useAccountZone();
  const { workingHours } = useCalendarSettings();
  const { timeZone: zone, startDay: day, guests } = values;
  const invited = guests.flatMap(({ accountId }) => accountId ?? []);
  const accountIds = me === undefined || invited.length === 0 ? [] : [...new Set([me, ...invited])];
  const { data = [] } = useQuery(busyTimesQuery({ accountIds, zone, day, except: eventId }));
  const times = hasTimes(values) ? timesOf(values) : null;
  const asked = times ? data.filter(({ accountId }) => accountIds.includes(accountId)) : [];
  const clashes = new Map(
    asked.map((account) => [account.accountId, times && account.times && clashOf(times, account.times, zone)]),
  );
  const isAnybodyBusy = [...clashes.values()].some((clash) => clash !== null);
  return {
    of: (accountId) => {
      const account = asked.find((one) => one.accountId === accountId);
      return account && (account.times === null ? 'unknown' : (clashes.get(account.accountId) ?? 'free'));
    },
    isKnown: asked.some(({ accountId, times: known }) => accountId !== me && known !== null),
    isAnybodyBusy,
    isKnownOfAll:
      guests.every(({ accountId }) => accountId !== null) &&
      accountIds.every((id) => asked.some(({ accountId, times: known }) => accountId === id && known !== null)),
    next: () => {
      const busy = asked.flatMap((account) => account.times ?? []);
      const hours = workingHours ? { zone: here, ...workingHours } : usualHours(zone, firstDayOfWeek(i18n.language));
      return times && freeTime({ times, busy, zone, hours, isOther: !isAnybodyBusy });
    },
  };
}
