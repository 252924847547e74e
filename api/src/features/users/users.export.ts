import type { User, UserSortColumn } from '@atrium/contract/users';
import { userSortColumns } from '@atrium/contract/users';
import { csvLine, csvResponse } from '../../csv.ts';
import { idsInOrder } from '../../lists/export.ts';
import type { ListReader, ListRequest } from '../../lists/page.ts';
import { usersIndex } from './users.list.ts';
import { findUsers } from './users.queries.ts';

const headings: Readonly<Record<UserSortColumn, string>> = {
  id: 'ID',
  fullName: 'Full name',
  username: 'Username',
  email: 'E-mail',
  company: 'Company',
  country: 'Country',
  contact: 'Contact',
  role: 'Role',
  currentPlan: 'Plan',
  billing: 'Billing',
  status: 'Status',
};

/** The list as CSV. Rows are read some at a time while the file is being fetched, so its size does not matter. */
export function usersAsCsv(
  reader: ListReader,
  request: ListRequest,
  columns: readonly UserSortColumn[] = userSortColumns,
  now: string,
): Response {
  async function* lines() {
    yield csvLine(columns.map((column) => headings[column]));
    for await (const ids of idsInOrder(reader, usersIndex, request)) {
      const users = await findUsers(reader.database, ids);
      yield users.map((user: User) => csvLine(columns.map((column) => user[column]))).join('');
    }
  }
  return csvResponse(lines(), `users-${now.slice(0, 10)}.csv`);
}
