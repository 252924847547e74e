import { type FocusEvent, useState } from 'react';

interface Cell {
  day: string;
  row: string;
}

/** The one cell of a grid that the tab key leads to: where one was last. */
export function useCursor(
  days: readonly string[],
  first: Cell,
): [cursor: Cell, onFocus: (event: FocusEvent<HTMLElement>) => void] {
  const [cursor, setCursor] = useState(first);
  const [known, setKnown] = useState(first.day);
  // Another date was gone to.
  if (known !== first.day) {
    setKnown(first.day);
    setCursor({ ...cursor, day: first.day });
  }
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const cell = target.closest<HTMLElement>('[data-day]');
    const { day, row } = cell?.dataset ?? {};
    if (day !== undefined && row !== undefined && (day !== cursor.day || row !== cursor.row)) setCursor({ day, row });
  };
  return [days.includes(cursor.day) ? cursor : first, onFocus];
}
