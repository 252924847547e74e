import {
  listAllUsers,
  listUsers,
  plans,
  type User,
  type UserListQuery,
  userRoles,
  userSortColumns,
  userStatuses,
} from '@atrium/contract/users';
import { expect, test } from 'vitest';
import { fieldsOf, openApp } from '../helper.ts';
import { addSomebody } from '../people.ts';
import { allUsers, expectedUsers } from './reference.ts';

const app = await openApp();
const admin = await app.signIn('admin');
const everybody = await allUsers(admin);

async function allPages(query: Partial<UserListQuery>, perPage: number): Promise<User[]> {
  const found: User[] = [];
  for (let page = 1; ; page += 1) {
    const { total, users } = await admin.call(listUsers, { query: { ...query, page, perPage } });
    found.push(...users);
    if (users.length < perPage) {
      expect(found).toHaveLength(total);
      return found;
    }
  }
}

test('The sample data has fifty users of every role, plan and status', () => {
  expect(everybody.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  expect(new Set(everybody.map(({ role }) => role))).toEqual(new Set(userRoles));
  expect(new Set(everybody.map(({ currentPlan }) => currentPlan))).toEqual(new Set(plans));
  expect(new Set(everybody.map(({ status }) => status))).toEqual(new Set(userStatuses));
});

test('Every column sorts both ways, and the pages together are the whole list', async () => {
  for (const sortColumn of userSortColumns) {
    for (const sort of ['asc', 'desc'] as const) {
      const query = { sortColumn, sort };
      expect(await allPages(query, 7), `${sortColumn} ${sort}`).toEqual(expectedUsers(everybody, query));
    }
  }
});

test('Without parameters there are the first ten by full name', async () => {
  const { total, users } = await admin.call(listUsers, { query: {} });
  expect([total, users]).toEqual([50, expectedUsers(everybody, {}).slice(0, 10)]);
});

test('Role, plan and status filter exactly, each alone and all together, in any order', async () => {
  const filters: Partial<UserListQuery>[] = [
    ...userRoles.map((role) => ({ role })),
    ...plans.map((currentPlan) => ({ currentPlan, sortColumn: 'email' as const })),
    ...userStatuses.map((status) => ({ status, sort: 'desc' as const })),
    ...userRoles.flatMap((role) => userStatuses.map((status) => ({ role, status, sortColumn: 'id' as const }))),
    { role: 'editor', currentPlan: 'team', status: 'active', sortColumn: 'country', sort: 'desc' },
  ];
  for (const filter of filters) {
    expect(await allPages(filter, 3), JSON.stringify(filter)).toEqual(expectedUsers(everybody, filter));
  }
});

test('The day of joining filters from one day to another, both among them, beside everything else and in any order', async () => {
  const days = everybody.map(({ createdAt }) => createdAt.slice(0, 10)).toSorted();
  const joined = `${days[10]}..${days[30]}`;
  const queries: Partial<UserListQuery>[] = [
    { joined },
    { joined: `${days[49]}..${days[49]}`, sort: 'desc' },
    { joined, role: 'editor', sortColumn: 'email' },
    { joined, status: 'active', q: 'auto', sortColumn: 'id', sort: 'desc' },
    { joined: '1999-01-01..1999-12-31' },
    { joined, status: 'pending', currentPlan: 'team', q: 'nobody' },
  ];
  for (const query of queries)
    expect(await allPages(query, 3), JSON.stringify(query)).toEqual(expectedUsers(everybody, query));
});

test('A page past the end is empty and still says how many there are', async () => {
  for (const query of [
    { page: 6 },
    { page: 1_000_000_000, perPage: 100 },
    { page: 3, role: 'editor', perPage: 50 },
  ] as const) {
    const { total, users } = await admin.call(listUsers, { query });
    expect([total, users]).toEqual([expectedUsers(everybody, { ...query, page: 1 }).length, []]);
  }
});

test('A page has one row at least and a hundred at most', async () => {
  expect((await admin.call(listUsers, { query: { perPage: 1 } })).users).toHaveLength(1);
  expect((await admin.call(listUsers, { query: { perPage: 100 } })).users).toHaveLength(50);
  for (const perPage of [0, -1, 101, 1.5, 'ten', Number.NaN, 1e300]) {
    expect(fieldsOf(await admin.refused(400, listUsers, { query: { perPage } }))).toEqual(['perPage']);
  }
  for (const page of [0, -1, 0.5, 1_000_000_001, 'first']) {
    expect(fieldsOf(await admin.refused(400, listUsers, { query: { page } }))).toEqual(['page']);
  }
});

test('An empty parameter is an absent one, as a form sends it', async () => {
  const empty = '?q=&role=&status=&currentPlan=&page=&perPage=&sort=&sortColumn=';
  expect((await admin.get(listUsers.path + empty)).body).toEqual((await admin.get(listUsers.path)).body);
});

test('A parameter that is not known changes nothing', async () => {
  const answer = await admin.get(`${listUsers.path}?_=1700000000&utm_source=mail&__proto__=x&constructor=x&toString=x`);
  expect(answer.body).toEqual((await admin.get(listUsers.path)).body);
});

test('One value is meant: two of them, and a list of one, are refused', async () => {
  for (const name of ['q', 'role', 'status', 'currentPlan', 'page', 'perPage', 'sort', 'sortColumn']) {
    for (const query of [`${name}=1&${name}=2`, `${name}[]=1`, `${name}[]=1&${name}=1`]) {
      const { status, body } = await admin.get(`${listUsers.path}?${query}`);
      expect(status, query).toBe(400);
      expect(body).toMatchObject({ errors: [{ path: name }] });
    }
  }
});

test('Values count to the letter: a role in capitals is none', async () => {
  const query = { role: 'Editor', status: 'ACTIVE', currentPlan: 'team ', sort: 'ASC', sortColumn: 'fullname' };
  expect(fieldsOf(await admin.refused(400, listUsers, { query })).sort()).toEqual(Object.keys(query).sort());
});

test('Whoever is added is in their place in every order', async () => {
  const own = await openApp();
  const ownAdmin = await own.signIn('admin');
  await addSomebody(ownAdmin, { fullName: 'Ägidius Amsel', company: 'amsel', country: 'Österreich' });
  await addSomebody(ownAdmin, { fullName: 'zoë', company: 'Zzz', country: '' });
  const users = await allUsers(ownAdmin);
  for (const sortColumn of ['fullName', 'company', 'country', 'id'] as const) {
    const answer = await ownAdmin.call(listUsers, { query: { sortColumn, perPage: 100 } });
    expect(answer.users, sortColumn).toEqual(expectedUsers(users, { sortColumn }));
  }
});

test('The bare list of all users ends at a thousand', async () => {
  expect(await admin.call(listAllUsers)).toEqual(expectedUsers(everybody, { sortColumn: 'id' }));
});
