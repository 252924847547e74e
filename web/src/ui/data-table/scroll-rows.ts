import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A hundred rows are a page. */
const rowsOfPage = 100;

export interface RowSource<Row> {
  /** What its answers are kept under: another order or filter is another key. */
  key: readonly unknown[];
  /** Pages count from 1. */
  load: (page: number, signal?: AbortSignal) => Promise<{ rows: readonly Row[]; total: number }>;
}

interface ScrolledRows<Row> {
  total: number | undefined;
  /** The row at a place of the whole list; undefined while it is not here yet. */
  rowAt: (place: number) => Row | undefined;
  isFetching: boolean;
  error: unknown;
  retry: () => void;
}

const pause = 80;

/** The rows in sight of a list that is scrolled through: their pages are asked for once scrolling pauses. */
export function useScrolledRows<Row>(source: RowSource<Row>, first: number, last: number): ScrolledRows<Row> {
  const inSight = usePages(Math.floor(first / rowsOfPage) + 1, Math.floor(Math.max(first, last) / rowsOfPage) + 1);
  const pages = inSight.includes(1) ? inSight : [1, ...inSight];
  const answers = useQueries({
    queries: pages.map((page) => ({
      queryKey: [...source.key, page],
      queryFn: ({ signal }) => source.load(page, signal),
      // What was in sight before may be again in a moment.
      gcTime: 60_000,
    })),
  });
  const loaded = new Map(pages.map((page, index) => [page, answers[index]?.data]));
  const failed = answers.find(({ error }) => error !== null);
  return {
    total: answers.find(({ data }) => data !== undefined)?.data?.total,
    rowAt: (place) => loaded.get(Math.floor(place / rowsOfPage) + 1)?.rows[place % rowsOfPage],
    isFetching: answers.some(({ isFetching }) => isFetching),
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  };
}

/** From one page to another, as they have stood for a moment: whoever flies past a thousand pages asks for none of them. */
function usePages(from: number, to: number): readonly number[] {
  const [range, setRange] = useState({ from, to });
  useEffect(() => {
    const timer = setTimeout(
      () => setRange((before) => (before.from === from && before.to === to ? before : { from, to })),
      pause,
    );
    return () => clearTimeout(timer);
  }, [from, to]);
  return Array.from({ length: range.to - range.from + 1 }, (_, index) => range.from + index);
}
