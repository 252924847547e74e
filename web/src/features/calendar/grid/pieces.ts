import { addDays } from '../calendar-days.ts';
import { startOfDay } from '../calendar-zone.ts';
import type { Entry } from '../entries.ts';
import { type InColumn, inColumns } from '../hours/columns.ts';
import { placeOf, type TimeAxis } from '../hours/time-axis.ts';

/** The part of an entry that is on one day, in minutes of the axis. */
interface DayPiece {
  entry: Entry;
  day: string;
  from: number;
  /** Where it ends on the axis. */
  until: number;
  /** How far down it is drawn: what is very short has room for its title all the same. */
  to: number;
  startsBefore: boolean;
  endsAfter: boolean;
}

export type Piece = InColumn<DayPiece>;

const least = 30;

/** The parts of entries on each of these days, side by side where they overlap. */
export function piecesOf(axis: TimeAxis, days: readonly string[], entries: readonly Entry[]): Piece[] {
  return days.flatMap((day) => {
    const here = entries.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
    return inColumns(here.map((entry) => pieceOf(axis, day, entry)));
  });
}

/** Whether it goes on between these places of the axis, or takes no time there. */
export function isOnBetween({ from, until }: Pick<DayPiece, 'from' | 'until'>, begin: number, end: number): boolean {
  return from < end && (begin < until || begin <= from);
}

function pieceOf(axis: TimeAxis, day: string, entry: Entry): DayPiece {
  const { zone, length } = axis;
  const startsBefore = entry.firstDay < day;
  const endsAfter = entry.lastDay > day;
  const from = startsBefore ? placeOf(axis, day, startOfDay(zone, day)) : placeOf(axis, day, entry.startsAt);
  const isToMidnight = endsAfter || entry.endsAt >= startOfDay(zone, addDays(day, 1));
  const until = isToMidnight ? length : placeOf(axis, day, entry.endsAt);
  return { entry, day, from, until, to: Math.max(until, from + least), startsBefore, endsAfter };
}
