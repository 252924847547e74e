import type { User, UserSortColumn } from '@atrium/contract/users';
import { userSortColumns } from '@atrium/contract/users';
import { idsInOrder } from '../../lists/export.ts';
import type { ListReader, ListRequest } from '../../lists/page.ts';
import { type AskedFile, tableFile } from '../../tables/table-file.ts';
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

/** Rows are read some at a time while the file is being fetched, so the size of the list does not matter. */
export function usersAsFile(
  reader: ListReader,
  request: ListRequest,
  { columns = userSortColumns, ...file }: AskedFile & { columns?: readonly UserSortColumn[] | undefined },
  now: string,
): Response {
  async function* batches() {
    for await (const ids of idsInOrder(reader, usersIndex, request)) {
      const users = await findUsers(reader.database, ids);
      yield users.map((user: User) => columns.map((column) => user[column]));
    }
  }
  const headed = columns.map((column) => ({ heading: headings[column] }));
  return tableFile({ name: `users-${now.slice(0, 10)}`, columns: headed, batches: batches() }, file);
}
