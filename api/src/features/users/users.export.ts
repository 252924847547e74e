import { countryName } from '@atrium/contract/country-code';
import type { DocumentLanguage } from '@atrium/contract/document-languages';
import type { User, UserSortColumn } from '@atrium/contract/users';
import { userSortColumns } from '@atrium/contract/users';
import type { ListReader } from '../../lists/page.ts';
import { type AskedFile, tableFile } from '../../tables/table-file.ts';
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

interface AskedUsers extends AskedFile {
  columns?: readonly UserSortColumn[] | undefined;
  /** In which countries are called by their names, if not as they are kept. */
  language?: DocumentLanguage | undefined;
}

/** Rows are read some at a time while the file is being fetched, so the size of the list does not matter. */
export function usersAsFile(
  reader: ListReader,
  found: AsyncIterable<number[]>,
  { columns = userSortColumns, language, ...file }: AskedUsers,
  now: string,
): Response {
  const countryOf = countriesIn(language);
  async function* batches() {
    for await (const ids of found) {
      const users = await findUsers(reader.database, ids);
      yield users.map((user: User) =>
        columns.map((column) => (column === 'country' ? countryOf(user.country) : user[column])),
      );
    }
  }
  const headed = columns.map((name) => ({ name, heading: headings[name] }));
  return tableFile({ name: `users-${now.slice(0, 10)}`, columns: headed, batches: batches() }, file);
}

/** A country is looked up once, as a list has few and many users of each. */
function countriesIn(language: DocumentLanguage | undefined): (country: string) => string {
  const names = new Map<string, string>();
  return (country) => {
    if (language === undefined) return country;
    const name = names.get(country) ?? countryName(country, language);
    names.set(country, name);
    return name;
  };
}
