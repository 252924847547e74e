import { dayMilliseconds } from '@atrium/contract/days';
import { momentAt, wallTimeAt } from '@atrium/contract/time-zone';

export const minute = 60_000;

/** When a day begins. */
export function startOfDay(zone: string, day: string): number {
  return momentAt(zone, Date.parse(day));
}

/** What the clocks show, in minutes since midnight: an hour that comes twice has the same minutes twice. */
export function minutesAt(zone: string, moment: number): number {
  const wall = wallTimeAt(zone, moment);
  return (wall - Math.floor(wall / dayMilliseconds) * dayMilliseconds) / minute;
}

export function iso(moment: number): string {
  return new Date(moment).toISOString();
}

/** So many days later, at the same time of the clocks. */
export function daysLater(zone: string, moment: number, days: number): number {
  if (days === 0) return moment;
  return momentAt(zone, wallTimeAt(zone, moment) + days * dayMilliseconds);
}
