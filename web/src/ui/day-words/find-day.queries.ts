import { queryOptions } from '@tanstack/react-query';

/** The words of a language for days come when somebody begins to write some. */
export function findDayQuery(language: string) {
  return queryOptions({
    queryKey: ['find-day', language],
    queryFn: async () => (await import('./find-day.ts')).findDayIn(language),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
}
