import type { UseQueryResult } from '@tanstack/react-query';
import type { DataAnswer } from './data-table.types.ts';

/** What a query for a page of a list answered. */
export function answerOf<Data extends { total: number }, Row>(
  { data, isFetching, isPlaceholderData, error, refetch }: UseQueryResult<Data>,
  rowsOf: (data: Data) => readonly Row[],
): DataAnswer<Row> {
  return {
    rows: data && rowsOf(data),
    total: data?.total,
    isFetching,
    isPrevious: isPlaceholderData,
    error,
    retry: () => void refetch(),
  };
}
