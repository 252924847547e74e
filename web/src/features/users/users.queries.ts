import type { UserFilters } from '@atrium/contract/chosen-users';
import type { TableFormat } from '@atrium/contract/lists';
import {
  addUser,
  billings,
  exportUsers,
  getUser,
  getUserStatistics,
  listUsers,
  type NewUser,
  type UserChanges,
  type UserListQuery,
  updateUser,
  userSortColumns,
} from '@atrium/contract/users';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { ifThere } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { askedColumns, type ExportedColumn } from '../../ui/data-table/exported-columns.ts';
import { foldText } from '../../ui/fold-text.ts';
import { useMakingOnce } from '../../ui/forms/use-adding-once.ts';
import { useSaving } from '../../ui/use-saving.ts';
import type { UserListSearch } from './user-list-search.ts';

export const userListKey = ['user', 'list'] as const;

/** What the list asks for; how it looks is not the server's business. A way to pay is searched as it is stored, in whatever words it is shown. */
function queryOf({ columns: _, density: __, ...query }: UserListSearch): UserListQuery {
  const words = foldText(query.q ?? '').trim();
  const billing = billings.find((each) => foldText(i18next.t(`users.billings.${each}`)) === words);
  return { ...query, ...(billing && { q: billing }) };
}

/** By what the list is filtered, for what is done with all that it shows. */
export function matchingOf(search: UserListSearch): UserFilters {
  const { q, role, currentPlan, status, accessRoleId, joined } = queryOf(search);
  return { q, role, currentPlan, status, accessRoleId, joined };
}

export function userListQuery(search: UserListSearch) {
  const query = queryOf(search);
  return queryOptions({
    queryKey: [...userListKey, query],
    queryFn: ({ signal }) => call(listUsers, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export const userStatisticsQuery = queryOptions({
  queryKey: ['user', 'statistics'],
  queryFn: ({ signal }) => call(getUserStatistics, {}, { signal }),
});

/** Null while there is no user. */
export const latestUserQuery = queryOptions({
  queryKey: ['user', 'latest'],
  queryFn: async ({ signal }) => {
    const query = { sortColumn: 'id', sort: 'desc', perPage: 1, allData: false } as const;
    return (await call(listUsers, { query }, { signal })).users[0] ?? null;
  },
});

/** Null for an id that nobody has. */
export function userQuery(id: number) {
  return queryOptions({
    queryKey: ['user', 'one', id],
    queryFn: ({ signal }) => ifThere(call(getUser, { query: { id } }, { signal }).then(({ user }) => user)),
  });
}

/** The file of what the list shows, with these columns in this order. */
export function loadUserExport(
  search: UserListSearch,
  columns: readonly ExportedColumn[],
  signal: AbortSignal,
  format: TableFormat,
) {
  const { page: _, perPage: __, ...query } = queryOf(search);
  const wording = { ...askedColumns(columns, userSortColumns), ...countriesInLanguage() };
  return call(exportUsers, { query: { ...query, format, ...wording } }, { signal });
}

/** Countries are kept by their English names. */
function countriesInLanguage() {
  const language = currentLanguage();
  return language === 'en' ? {} : { language };
}

export function useAddUser() {
  const once = useMakingOnce();
  return useSaving({
    mutationFn: (user: NewUser) => once((idempotencyKey) => call(addUser, { body: { ...user, idempotencyKey } })),
    touches: ['user'],
  });
}

export function useUpdateUser(id: number) {
  const client = useQueryClient();
  return useSaving({
    mutationFn: (changes: UserChanges) => call(updateUser, { parameters: { id }, body: changes }),
    touches: ['user'],
    onSuccess: ({ user }) => {
      client.setQueryData(userQuery(id).queryKey, user);
    },
  });
}
