import { dayMilliseconds } from '@atrium/contract/days';
import { wallTimeAt } from '@atrium/contract/time-zone';
import { dayAt, momentOf, timeAt } from '../../../ui/zone-clock.ts';

interface LaterMoment {
  name: 'evening' | 'tomorrow' | 'afternoon' | 'monday';
  at: Date;
}

const morning = '08:00';
const afternoon = '13:00';
const evening = '18:00';
/** Later than that this evening is now. */
const lateAfternoon = '17:00';

/** When one would want a mail to leave, by one's own clocks: this evening as long as it is some time off, tomorrow, and on Monday. */
export function laterMoments(now: Date, zone: string): LaterMoment[] {
  const wallTime = wallTimeAt(zone, now.getTime());
  const at = (days: number, time: string) => {
    const day = new Date(wallTime + days * dayMilliseconds).toISOString().slice(0, 10);
    return new Date(momentOf(zone, day, time));
  };
  const moments: LaterMoment[] = [
    { name: 'tomorrow', at: at(1, morning) },
    { name: 'afternoon', at: at(1, afternoon) },
  ];
  if (timeAt(zone, now.getTime()) < lateAfternoon) moments.unshift({ name: 'evening', at: at(0, evening) });
  const daysToMonday = ((7 - new Date(wallTime).getUTCDay()) % 7) + 1;
  if (daysToMonday > 1) moments.push({ name: 'monday', at: at(daysToMonday, morning) });
  return moments;
}

interface SnoozeMoment {
  name: 'today' | 'tomorrow' | 'week';
  at: Date;
}

const hour = 3_600_000;
const laterToday = 3 * hour;

/** When one would want a mail back: later today as long as there is one, tomorrow morning, and next week. */
export function snoozeMoments(now: Date, zone: string): SnoozeMoment[] {
  const today = new Date(Math.ceil((now.getTime() + laterToday) / hour) * hour);
  const names = { tomorrow: 'tomorrow', monday: 'week' } as const;
  const moments = laterMoments(now, zone).flatMap(({ name, at }): SnoozeMoment[] =>
    name === 'tomorrow' || name === 'monday' ? [{ name: names[name], at }] : [],
  );
  const isToday = dayAt(zone, today.getTime()) === dayAt(zone, now.getTime());
  return isToday ? [{ name: 'today', at: today }, ...moments] : moments;
}

/** As a field for a date and a time has it. */
export function localText(moment: Date, zone: string): string {
  return `${dayAt(zone, moment.getTime())}T${timeAt(zone, moment.getTime())}`;
}

/** What such a field says; no date when it says nothing whole. */
export function momentOfText(text: string, zone: string): Date {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return new Date(Number.NaN);
  return new Date(momentOf(zone, text.slice(0, 10), text.slice(11, 16)));
}
