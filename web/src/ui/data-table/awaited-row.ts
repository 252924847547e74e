/**
 * How far the focus is on its way to the row that a key wanted: `asked` until the table has scrolled to its place, `held` by what stands
 * there until the row is loaded.
 */
export type Awaited = 'asked' | 'held' | null;

interface Drawn {
  /** What stands in the place of the row. */
  inPlace: 'nothing' | 'stand-in' | 'row';
  /** Whether somebody has gone on to something else than the rows. */
  hasMovedOn: boolean;
}

/** Each time the table is drawn: whether the focus goes to what stands in the place, and what is still awaited then. */
export function whenDrawn(awaited: Awaited, { inPlace, hasMovedOn }: Drawn): { awaited: Awaited; takesFocus: boolean } {
  if (awaited === null || hasMovedOn) return { awaited: null, takesFocus: false };
  if (inPlace === 'row') return { awaited: null, takesFocus: true };
  if (inPlace === 'stand-in') return { awaited: 'held', takesFocus: true };
  // Once it stood there, nobody but who scrolls on takes it away.
  return { awaited: awaited === 'held' ? null : awaited, takesFocus: false };
}
