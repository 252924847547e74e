type NamedDay = (today: Date, lastWorkday: number) => Date;

/**
 * What days are called for where they lie. The last day of something may be today: whoever says so on that day means it, and what is due
 * today is seen, where a month later it would be late. A week ends with its last working day.
 */
export const namedDays = {
  dayAfterTomorrow: (today) => later(today, 2),
  fortnight: (today) => later(today, 14),
  endOfWeek: (today, lastWorkday) => weekdayFrom(today, lastWorkday),
  endOfNextWeek: (today, lastWorkday) => later(weekdayFrom(today, lastWorkday), isWeekend(today, lastWorkday) ? 0 : 7),
  weekend: (today, lastWorkday) => weekdayFrom(today, lastWorkday + 1),
  weekendAfter: (today, lastWorkday) => later(weekdayFrom(today, lastWorkday + 1), 7),
  nextWeek: (today) => later(today, 7),
  nextMonth: (today) => monthsLater(today, 1),
  endOfMonth: (today) => endOfMonth(today, 0),
  endOfNextMonth: (today) => endOfMonth(today, 1),
  beginningOfNextMonth: (today) => later(endOfMonth(today, 0), 1),
  endOfYear: (today) => endOfMonth(today, 11 - today.getMonth()),
} as const satisfies Readonly<Record<string, NamedDay>>;

export type DayName = keyof typeof namedDays;

/** In the weeks of Arabic Friday and Saturday are free. */
export function lastWorkdayIn(language: string): number {
  return language === 'ar' ? 4 : 5;
}

function isWeekend(today: Date, lastWorkday: number): boolean {
  return [1, 2].some((days) => today.getDay() === (lastWorkday + days) % 7);
}

/** The first such day of the week from today on. */
export function weekdayFrom(today: Date, weekday: number): Date {
  return later(today, (weekday - today.getDay() + 7) % 7);
}

export function later(today: Date, days: number): Date {
  const day = new Date(today);
  day.setDate(day.getDate() + days);
  return day;
}

/** The same day of a later month, or its last where it has no such day. */
export function monthsLater(today: Date, months: number): Date {
  const end = endOfMonth(today, months);
  if (end.getDate() > today.getDate()) end.setDate(today.getDate());
  return end;
}

function endOfMonth(today: Date, monthsAhead: number): Date {
  const day = new Date(today);
  day.setMonth(day.getMonth() + monthsAhead + 1, 0);
  return day;
}

/** The end of the next month of this name, which may be this one; its number begins with 0. */
export function endOfNamedMonth(today: Date, month: number): Date {
  return endOfMonth(today, (month - today.getMonth() + 12) % 12);
}

/** The next day of this number, today too; null where there is none. */
export function dayOfMonth(today: Date, day: number): Date | null {
  const ahead = [0, 1, 2].map((months) => endOfMonth(today, months)).filter((end) => day <= end.getDate());
  for (const end of ahead) {
    end.setDate(day);
    if (day > 0 && end >= today) return end;
  }
  return null;
}
