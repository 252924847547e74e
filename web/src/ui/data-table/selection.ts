/** Ids of selected rows, as TanStack Table keeps them. */
export type Selection = Record<string, true>;

export function toggled(selection: Selection, id: string): Selection {
  const { [id]: wasSelected, ...others } = selection;
  return wasSelected ? others : { ...selection, [id]: true };
}

/** The ids from one row to another, both included, whichever comes first; a row that is gone counts as the other one. */
export function between(ids: readonly string[], from: string, to: string): string[] {
  const indices = [ids.indexOf(from), ids.indexOf(to)].filter((index) => index >= 0);
  return indices.length === 0 ? [] : ids.slice(Math.min(...indices), Math.max(...indices) + 1);
}

/** Selects a range as the anchor is selected or not: with Shift one adds a range, or takes it away. */
export function withRange(selection: Selection, ids: readonly string[], anchor: string, to: string): Selection {
  const range = between(ids, anchor, to);
  if (selection[anchor] || !ids.includes(anchor)) return { ...selection, ...selectionOf(range) };
  return Object.fromEntries(Object.entries(selection).filter(([id]) => !range.includes(id)));
}

export function selectionOf(ids: readonly string[]): Selection {
  return Object.fromEntries(ids.map((id) => [id, true as const]));
}

/** What is still there: rows that left the page leave the selection. Gives the same object when nothing left. */
export function stillThere(selection: Selection, ids: readonly string[]): Selection {
  const kept = Object.keys(selection).filter((id) => ids.includes(id));
  return kept.length === Object.keys(selection).length ? selection : selectionOf(kept);
}
