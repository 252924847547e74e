import { useCallback, useMemo, useState } from 'react';
import { useLatest } from '../use-latest.ts';
import { type ColumnLayout, decodeLayout, encodeLayout, type LayoutColumn } from './column-layout.ts';
import type { ChangeList } from './data-table.types.ts';
import { type Density, densities, type ListState } from './list-search.ts';

interface Look {
  columns: string;
  density: Density;
}

export interface ListLook {
  layout: ColumnLayout;
  density: Density;
  changeLayout: (change: (layout: ColumnLayout) => ColumnLayout) => void;
  setDensity: (density: Density) => void;
  /** As it was before anything was chosen. */
  reset: () => void;
}

/**
 * How a list is laid out. A link or a saved view says it in the address, which then counts; else this browser remembers it.
 * What one changes is remembered, and the address says nothing of it any more.
 */
export function useColumnLayout(
  list: string,
  columns: readonly LayoutColumn[],
  state: Pick<ListState, 'columns' | 'density'>,
  onChange: ChangeList,
): ListLook {
  const [remembered, setRemembered] = useState(() => readLook(list));
  const text = state.columns ?? remembered.columns;
  const density = state.density ?? remembered.density;
  const layout = useMemo(() => decodeLayout(text, columns), [text, columns]);
  const isInAddress = state.columns !== undefined || state.density !== undefined;
  const current = useLatest({ layout, density });

  const choose = useCallback(
    (look: Look) => {
      setRemembered(look);
      writeLook(list, look);
      if (isInAddress) onChange({ columns: undefined, density: undefined }, { replace: true });
    },
    [list, isInAddress, onChange],
  );
  const changeLayout = useCallback<ListLook['changeLayout']>(
    (change) => {
      const changed = change(current.current.layout);
      current.current = { ...current.current, layout: changed };
      choose({ columns: encodeLayout(changed), density: current.current.density });
    },
    [choose, current],
  );
  const setDensity = useCallback<ListLook['setDensity']>(
    (density) => choose({ columns: encodeLayout(current.current.layout), density }),
    [choose, current],
  );
  const reset = useCallback(() => choose({ columns: '', density: 'comfortable' }), [choose]);
  return { layout, density, changeLayout, setDensity, reset };
}

const storageKey = (list: string) => `list:${list}`;

function readLook(list: string): Look {
  const look: Look = { columns: '', density: 'comfortable' };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(list)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return look;
    if ('columns' in stored && typeof stored.columns === 'string') look.columns = stored.columns;
    if ('density' in stored) look.density = densities.find((density) => density === stored.density) ?? look.density;
  } catch {
    // Nothing that can be read: as if nothing had been chosen.
  }
  return look;
}

function writeLook(list: string, look: Look): void {
  try {
    localStorage.setItem(storageKey(list), JSON.stringify(look));
  } catch {
    // A full or forbidden storage: the choice lives as long as the page.
  }
}
