import type { RowData } from '@tanstack/react-table';
import { useEffect, useMemo, useRef } from 'react';
import { selectionOf, stillThere, toggled, withRange } from './selection.ts';
import type { Model } from './table-model.ts';

export interface RowSelection {
  toggle: (id: string) => void;
  /** From the row that was chosen last to this one; when none was, from `start`. */
  extendTo: (id: string, start?: string) => void;
  selectAll: () => void;
  clear: () => void;
  /** All rows are selected but those that the selection names: of a list without pages. */
  isAll?: boolean;
}

/** Selects rows of this page; those that leave it leave the selection. */
export function useRowSelection<Row extends RowData>(model: Model<Row>, ids: readonly string[]): RowSelection {
  const anchor = useRef('');
  const shown = useRef(ids);
  const { setRowSelection } = model;
  const change = useRef(setRowSelection);

  useEffect(() => {
    shown.current = ids;
    change.current((selection) => stillThere(selection, ids));
  }, [ids]);

  return useMemo(
    () => ({
      toggle: (id) => {
        anchor.current = id;
        change.current((selection) => toggled(selection, id));
      },
      extendTo: (id, start) =>
        change.current((selection) => {
          if (selection[anchor.current] || start === undefined) {
            return withRange(selection, shown.current, anchor.current, id);
          }
          anchor.current = start;
          return withRange({ ...selection, [start]: true }, shown.current, start, id);
        }),
      selectAll: () => change.current(selectionOf(shown.current)),
      clear: () => change.current({}),
    }),
    [],
  );
}
