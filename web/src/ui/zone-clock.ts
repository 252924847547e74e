import { isTimeZone, momentAt, wallTimeAt } from '@atrium/contract/time-zone';
import { chosenTimeZone, useTimeZone } from '../i18n/account-choices.ts';

/** The zone that the account has chosen for what it is shown, else that of the device. */
export function useAccountZone(): string {
  return zoneOf(useTimeZone());
}

/** The same where nothing is drawn. */
export function accountZone(): string {
  return zoneOf(chosenTimeZone());
}

function zoneOf(chosen: string | undefined): string {
  if (chosen !== undefined && isTimeZone(chosen)) return chosen;
  device ??= deviceZone();
  return device;
}

/** Kept: to find out takes as long as to make a formatter, and each row of a list asks. */
let device: string | undefined;

function deviceZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isTimeZone(timeZone) ? timeZone : 'UTC';
}

/** YYYY-MM-DD. */
export function dayAt(zone: string, moment: number): string {
  return new Date(wallTimeAt(zone, moment)).toISOString().slice(0, 10);
}

export function todayIn(zone: string): string {
  return dayAt(zone, Date.now());
}

/** HH:mm. */
export function timeAt(zone: string, moment: number): string {
  return new Date(wallTimeAt(zone, moment)).toISOString().slice(11, 16);
}

/** When the clocks of a zone show this. */
export function momentOf(zone: string, day: string, time: string): number {
  return momentAt(zone, Date.parse(`${day}T${time}:00.000Z`));
}

/** Not so when the clocks are set forward over this time. */
export function isOnClocks(zone: string, day: string, time: string): boolean {
  return timeAt(zone, momentOf(zone, day, time)) === time;
}
