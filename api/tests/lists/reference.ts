import type { User } from '@atrium/contract/users';
import { userRow, usersIndex } from '../../src/features/users/users.list.ts';
import type { Page, PageRequest } from '../../src/lists/page.ts';

/** A page of a list computed the plain way, from all rows: what the index answers has to be the same. */
export function expectedPage(users: readonly User[], request: PageRequest): Page {
  const { words, filter, sort, direction, span, page, perPage } = request;
  const matching = users.filter(
    (user) =>
      usersIndex.facets.every((name) => filter[name] === undefined || filter[name] === fieldOf(user, name)) &&
      words.every((word) => userRow(user).search.includes(word)) &&
      (span?.from === undefined || compare(keyOf(user, sort), span.from) >= 0) &&
      (span?.before === undefined || compare(keyOf(user, sort), span.before) < 0),
  );
  const upwards = matching.toSorted((one, other) => compare(keyOf(one, sort), keyOf(other, sort)) || one.id - other.id);
  const sorted = direction === 'asc' ? upwards : upwards.reverse();
  const ids = sorted.slice((page - 1) * perPage, page * perPage).map(({ id }) => id);
  return { total: matching.length, ids };
}

function keyOf(user: User, sort: string): string {
  const row = userRow(user);
  const keys: Readonly<Record<string, string>> = {
    fullName: row.fullNameKey,
    username: row.usernameKey,
    email: row.emailKey,
    company: row.companyKey,
    country: row.countryKey,
    contact: row.contactKey,
  };
  return sort === 'id' ? '' : (keys[sort] ?? fieldOf(user, sort));
}

function fieldOf(user: User, name: string): string {
  const values: Readonly<Record<string, unknown>> = { ...user };
  return String(values[name]);
}

/** By code points, as both engines do, and not by the halves of surrogate pairs, as JavaScript does. */
function compare(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
