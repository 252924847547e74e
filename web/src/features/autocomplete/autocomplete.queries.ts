import { listAutocompleteItems } from '@atrium/contract/autocomplete';
import { listEmployeeRecords } from '@atrium/contract/employee-records';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../backend/client.ts';

/** All titles, best sold first. */
export const titlesQuery = queryOptions({
  queryKey: ['autocomplete', 'all'],
  queryFn: async ({ signal }) => (await call(listAutocompleteItems, { query: {} }, { signal })).autoComplete,
});

/** What the server finds. */
export function foundTitlesQuery(q: string, limit: number) {
  return queryOptions({
    queryKey: ['autocomplete', 'found', q, limit],
    queryFn: async ({ signal }) =>
      (await call(listAutocompleteItems, { query: { q, limit } }, { signal })).autoComplete,
    placeholderData: keepPreviousData,
  });
}

export function foundPeopleQuery(name: string, perPage: number) {
  return queryOptions({
    queryKey: ['employee', 'suggested', name, perPage],
    queryFn: async ({ signal }) => {
      const query = { ...(name !== '' && { name }), perPage, sortColumn: 'fullName' as const };
      return (await call(listEmployeeRecords, { query }, { signal })).employees;
    },
    placeholderData: keepPreviousData,
  });
}
