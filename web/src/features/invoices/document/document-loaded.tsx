import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';

interface DocumentLoadedProps<Whole> {
  /** Null where the address has no number. */
  id: number | null;
  /** Answers null for a number that none has. */
  query: Pick<UseQueryResult<Whole | null>, 'data' | 'error' | 'refetch'>;
  /** What somebody deletes stays, as it was last, for who is writing in it. */
  isKept?: boolean;
  /** What is said where there is none. */
  missing: ReactNode;
  children: (whole: Whole, isGone: boolean) => ReactNode;
}

/** What the address names, or why it cannot be shown. */
export function DocumentLoaded<Whole>({ id, query, isKept = false, missing, children }: DocumentLoadedProps<Whole>) {
  const { data, error, refetch } = query;
  const [last, setLast] = useState<{ id: number | null; whole: Whole } | null>(null);
  if (data && data !== last?.whole) setLast({ id, whole: data });
  if (data === null && isKept && last?.id === id) return children(last.whole, true);
  if (id === null || data === null) return missing;
  if (data) return children(data, false);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Skeleton height={560} />;
}
