export type Key = Pick<globalThis.KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault' | 'stopPropagation'>;

/** What an arrow key means: steps across and down. */
export interface Step {
  across: number;
  down: number;
}

/** Null for any other key. Across is with the direction of the writing. */
export function stepOf({ key }: Key): Step | null {
  const forward = getComputedStyle(document.documentElement).direction === 'rtl' ? -1 : 1;
  if (key === 'ArrowRight') return { across: forward, down: 0 };
  if (key === 'ArrowLeft') return { across: -forward, down: 0 };
  if (key === 'ArrowDown') return { across: 0, down: 1 };
  return key === 'ArrowUp' ? { across: 0, down: -1 } : null;
}
