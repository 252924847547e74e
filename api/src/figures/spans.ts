import { daysAfter, daysWithBothEnds } from '@atrium/contract/days';
/** Days that follow each other, both ends among them. */
export interface Span {
  from: string;
  to: string;
}

function lengthOf({ from, to }: Span): number {
  return daysWithBothEnds(from, to);
}

/** The last so many days, this one among them. */
export function lastDays(today: string, days: number): Span {
  return { from: daysAfter(today, 1 - days), to: today };
}

/** As many days, just before. */
export function before(span: Span): Span {
  return { from: daysAfter(span.from, -lengthOf(span)), to: daysAfter(span.from, -1) };
}

/** The calendar month that lies so many before the one of a day. */
export function monthBefore(day: string, months: number): Span {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = (offset: number) => new Date(Date.UTC(year, month - 1 - months + offset, 1)).toISOString().slice(0, 10);
  return { from: first(0), to: daysAfter(first(1), -1) };
}

/** The last so many parts of equal length, the oldest first. */
export function lastParts(today: string, parts: number, days: number): Span[] {
  return Array.from({ length: parts }, (_, index) => lastDays(daysAfter(today, -days * (parts - 1 - index)), days));
}

export function lastMonths(today: string, months: number): Span[] {
  return Array.from({ length: months }, (_, index) => monthBefore(today, months - 1 - index));
}

/** A span cut into so many parts, as equal as whole days allow. */
export function partsOf(span: Span, parts: number): Span[] {
  const cut = (index: number) => daysAfter(span.from, Math.round((lengthOf(span) * index) / parts));
  return Array.from({ length: parts }, (_, index) => ({ from: cut(index), to: daysAfter(cut(index + 1), -1) }));
}
