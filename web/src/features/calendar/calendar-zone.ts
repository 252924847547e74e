import { dayMilliseconds, isTimeZone, momentAt, wallTimeAt } from '@atrium/contract/time-zone';

export const minute = 60_000;

/** The zone whose clocks the viewer's device shows. */
export function viewerZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isTimeZone(timeZone) ? timeZone : 'UTC';
}

export function dayAt(zone: string, moment: number): string {
  return new Date(wallTimeAt(zone, moment)).toISOString().slice(0, 10);
}

/** When a day begins. */
export function startOfDay(zone: string, day: string): number {
  return momentAt(zone, Date.parse(day));
}

/** What the clocks show, in minutes since midnight: an hour that comes twice has the same minutes twice. */
export function minutesAt(zone: string, moment: number): number {
  const wall = wallTimeAt(zone, moment);
  return (wall - Math.floor(wall / dayMilliseconds) * dayMilliseconds) / minute;
}

/** Of a time that the clocks show on a day: HH:mm. */
export function momentOf(zone: string, day: string, time: string): number {
  return momentAt(zone, Date.parse(`${day}T${time}:00.000Z`));
}

export function timeAt(zone: string, moment: number): string {
  return new Date(wallTimeAt(zone, moment)).toISOString().slice(11, 16);
}

export function iso(moment: number): string {
  return new Date(moment).toISOString();
}

/** So many days later, at the same time of the clocks. */
export function daysLater(zone: string, moment: number, days: number): number {
  if (days === 0) return moment;
  return momentAt(zone, wallTimeAt(zone, moment) + days * dayMilliseconds);
}

export function viewerToday(zone: string): string {
  return dayAt(zone, Date.now());
}
