import { daysAfter, monthsAfter } from '@atrium/contract/days';

/** The periods that books are kept in, as spans of days, by the day that it is. */
export function periodsOf(today: string) {
  const month = `${today.slice(0, 7)}-01`;
  const year = `${today.slice(0, 4)}-01-01`;
  return {
    thisMonth: months(month, 1),
    lastMonth: months(monthsAfter(month, -1), 1),
    thisYear: months(year, 12),
    lastYear: months(monthsAfter(year, -12), 12),
  } as const;
}

function months(from: string, count: number): string {
  return `${from}..${daysAfter(monthsAfter(from, count), -1)}`;
}
