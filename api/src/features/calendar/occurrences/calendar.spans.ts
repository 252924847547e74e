import { dayMilliseconds } from '@atrium/contract/days';

/** How long an event of each span may take at most; the last of them is of the others. Released numbers stay what they are. */
const longest = [1, 8, 32, 400].map((days) => days * dayMilliseconds);

/** Events that happen once, from the shortest to those that may take for ever. */
export const singleSpans: readonly number[] = [...longest.keys(), longest.length];

/** Events that repeat. */
export const recurringSpan = longest.length + 1;

export function spanOf(startsAt: string, endsAt: string, recurrence: string | null): number {
  if (recurrence !== null) return recurringSpan;
  const length = Date.parse(endsAt) - Date.parse(startsAt);
  const span = longest.findIndex((limit) => length <= limit);
  return span < 0 ? longest.length : span;
}

/** The moment before which no event of this span can have begun that has not ended by `from`; null when there is none. */
export function earliestStart(span: number, from: string): string | null {
  const length = longest[span];
  return length === undefined ? null : new Date(Date.parse(from) - length).toISOString();
}
