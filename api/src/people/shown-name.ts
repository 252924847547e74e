import { sql } from 'kysely';

/** What others call an account, under the name that it is joined by: whoever has closed theirs has no name any more. */
export function shownName(account: 'accounts' | 'owner') {
  const column = (name: 'closedAt' | 'fullName' | 'username') => sql.ref(`${account}.${name}`);
  return sql<string>`case when ${column('closedAt')} is not null then ''
    else coalesce(nullif(${column('fullName')}, ''), ${column('username')}) end`;
}
