import type { RowData } from '@tanstack/react-table';
import { encodeLayout } from './column-layout.ts';
import type { DataTableProps } from './data-table.types.ts';
import type { ListLook } from './use-column-layout.ts';

interface ListView {
  /** All that makes the view, as parameters of an address. */
  search: () => Record<string, unknown>;
  /** The same as a saved view keeps it. */
  text: () => string;
  apply: (text: string) => void;
  reset: () => void;
}

/** What the list shows now, to hand it on, to keep it, and to show what was kept. The page is no part of it. */
export function useListView<Row extends RowData>({ state, onChange }: DataTableProps<Row>, look: ListLook): ListView {
  const search = () => ({
    ...state,
    q: state.q || undefined,
    page: undefined,
    columns: encodeLayout(look.layout),
    density: look.density,
  });
  const nothing = Object.fromEntries(Object.keys(state).map((key) => [key, undefined]));
  return {
    search,
    text: () => JSON.stringify(search()),
    apply: (text) => onChange({ ...nothing, ...parseView(text) }),
    reset: () => onChange(nothing),
  };
}

/** What a saved view says; the list itself falls back where that does not fit. */
function parseView(text: string): object {
  try {
    const view: unknown = JSON.parse(text);
    return typeof view === 'object' && view !== null ? view : {};
  } catch {
    return {};
  }
}
