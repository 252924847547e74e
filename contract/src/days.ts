/** Days are YYYY-MM-DD, and begin as those of UTC do. */

export const dayMilliseconds = 86_400_000;

/** The day of a moment. */
export function dayOf(moment: string): string {
  return moment.slice(0, 10);
}

/** Whether there is a day that is written so: of February no 30th. */
export function isRealDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00.000Z`);
  return !Number.isNaN(midnight.getTime()) && dayOf(midnight.toISOString()) === day;
}

/** So many days after a day, or before it. */
export function daysAfter(day: string, days: number): string {
  if (days === 0) return day;
  return dayOf(new Date(Date.parse(day) + days * dayMilliseconds).toISOString());
}

/** So many months after a day, on its day of the month or the given one; a month without that has its last day instead. */
export function monthsAfter(day: string, months: number, dayOfMonth = new Date(day).getUTCDate()): string {
  const from = new Date(day);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  // From the year 10000 on it begins with a plus.
  return new Date(Date.UTC(year, month, Math.min(dayOfMonth, lastDay))).toISOString().replace(/T.*/, '');
}

/** How many days lie between one and another, of both only one among them: 0 from a day to itself. */
export function daysApart(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds);
}

/** How many days there are from one to another, both among them: 1 from a day to itself. */
export function daysWithBothEnds(from: string, to: string): number {
  return daysApart(from, to) + 1;
}
