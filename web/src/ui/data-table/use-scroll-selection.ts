import type { RowData } from '@tanstack/react-table';
import { useMemo, useRef, useState } from 'react';
import { useLatest } from '../use-latest.ts';
import { toggled } from './selection.ts';
import type { Model } from './table-model.ts';
import type { RowSelection } from './use-row-selection.ts';

export interface ScrollSelection<Row> extends RowSelection {
  /** All rows are selected but those that the model names. */
  isAll: boolean;
  /** What was selected one by one, in sight or not. */
  picked: ReadonlyMap<string, Row>;
}

/** Selects rows wherever they lie in the list: they stay selected when they scroll out of sight. */
export function useScrollSelection<Row extends RowData>(
  model: Model<Row>,
  find: (id: string) => Row | undefined,
): ScrollSelection<Row> {
  const [isAll, setIsAll] = useState(false);
  const picked = useRef(new Map<string, Row>());
  const latest = useLatest({ change: model.setRowSelection, find });
  const commands = useMemo((): RowSelection => {
    const toggle = (id: string) => {
      const row = latest.current.find(id);
      if (!picked.current.delete(id) && row !== undefined) picked.current.set(id, row);
      latest.current.change((selection) => toggled(selection, id));
    };
    const choose = (all: boolean) => {
      setIsAll(all);
      picked.current.clear();
      latest.current.change({});
    };
    return { toggle, extendTo: toggle, selectAll: () => choose(true), clear: () => choose(false) };
  }, [latest]);
  return { ...commands, isAll, picked: picked.current };
}
