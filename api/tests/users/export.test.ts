import {
  exportUsers,
  listUsers,
  type User,
  type UserListQuery,
  type UserSortColumn,
  userSortColumns,
} from '@atrium/contract/users';
import { expect, test } from 'vitest';
import { seedUsers } from '../../src/features/users/users.seed.ts';
import { openApp } from '../helper.ts';
import { addSomebody } from '../people.ts';
import { allUsers, expectedUsers } from './reference.ts';

const app = await openApp();
const admin = await app.signIn('admin');

/** The lines of a file of RFC 4180, read without any help. */
function readCsv(text: string): string[][] {
  const cells = text.replace(/^\ufeff/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g);
  const lines: string[][] = [[]];
  for (const [, quoted, bare = '', end] of cells) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}

async function exported(
  query: Partial<UserListQuery> & { columns?: UserSortColumn | UserSortColumn[] },
): Promise<string[][]> {
  const { status, text } = await admin.send(exportUsers, { query });
  expect(status).toBe(200);
  return readCsv(text);
}

function lineOf(user: User, columns: readonly UserSortColumn[] = userSortColumns): string[] {
  return columns.map((column) => String(user[column]));
}

test('The file begins with the names of the columns, for spreadsheets in UTF-8', async () => {
  const { text, headers } = await admin.send(exportUsers);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(text).toMatch(/^\ufeff?ID,Full name,Username,E-mail,Company,Country,Contact,Role,Plan,Billing,Status\r\n/);
});

test('The file has what the list has, with every filter and in every order', async () => {
  const everybody = await allUsers(admin);
  const queries: Partial<UserListQuery>[] = [
    ...userSortColumns.flatMap((sortColumn) => [{ sortColumn }, { sortColumn, sort: 'desc' as const }]),
    { role: 'editor' },
    { currentPlan: 'team', status: 'active', sortColumn: 'email', sort: 'desc' },
    { q: 'an', sortColumn: 'company' },
    { q: 'example a', role: 'author', sortColumn: 'id', sort: 'desc' },
  ];
  for (const query of queries) {
    const lines = (await exported(query)).slice(1);
    expect(lines, JSON.stringify(query)).toEqual(expectedUsers(everybody, query).map((user) => lineOf(user)));
    const { total } = await admin.call(listUsers, { query });
    expect(lines).toHaveLength(total);
  }
});

test('A search that finds nobody makes a file with its first line alone', async () => {
  expect(await exported({ q: 'nobody is called this' })).toHaveLength(1);
});

test('Columns come in the order that was asked for, one of them too', async () => {
  const [first] = expectedUsers(await allUsers(admin), {});
  for (const query of ['columns=email&columns=id', 'columns[]=email&columns[]=id', 'columns=email&columns[]=id']) {
    const [heading, line] = readCsv((await admin.get(`${exportUsers.path}?${query}`)).text);
    expect([heading, line], query).toEqual([
      ['E-mail', 'ID'],
      [first?.email, String(first?.id)],
    ]);
  }
  expect((await exported({ columns: 'fullName' }))[1]).toEqual([first?.fullName]);
});

test('Quotes, commas and the like come through whole', async () => {
  const company = 'Salt, Pepper & "Sons"; 100 % \\ <b>';
  await addSomebody(admin, { fullName: 'Comma "The" Quote, Esq.', company });
  const [, line] = await exported({ q: 'comma quote', columns: ['fullName', 'company'] });
  expect(line).toEqual(['Comma "The" Quote, Esq.', company]);
});

test('A text that a spreadsheet would take for a formula is marked as text, and a telephone number is left alone', async () => {
  const guarded = ['=1+1', '@SUM(A1)', '+cmd|calc', '-2+A1', '=HYPERLINK("http://x","y")'];
  for (const company of guarded) await addSomebody(admin, { fullName: 'Formula Writer', company });
  const lines = await exported({ q: 'formula writer', columns: 'company', sortColumn: 'id' });
  expect(lines.slice(1)).toEqual(guarded.map((company) => [`'${company}`]));
  await addSomebody(admin, { fullName: 'Telephone Owner', contact: '+49 (30) 555-0100', company: '-12.5' });
  const [, line] = await exported({ q: 'telephone owner', columns: ['contact', 'company'] });
  expect(line).toEqual(['+49 (30) 555-0100', '-12.5']);
});

test('A long file comes in pieces, whole and in order, and stops when nobody reads it', async () => {
  const own = await openApp();
  await seedUsers(own.engine, 1_200, () => {});
  const ownAdmin = await own.signIn('admin');
  const headers = { authorization: `Bearer ${ownAdmin.accessToken}` };
  const fetch = () =>
    own.app.fetch(new Request(`http://atrium.test${exportUsers.path}?sortColumn=email`, { headers }), {
      address: '',
      requestId: '',
    });
  const pieces: string[] = [];
  for await (const piece of (await fetch()).body?.pipeThrough(new TextDecoderStream()) ?? []) pieces.push(piece);
  expect(pieces.length).toBeGreaterThan(3);
  const emails = readCsv(pieces.join(''))
    .slice(1)
    .map((line) => line[3] ?? '');
  expect(emails).toHaveLength(1_250);
  expect(emails).toEqual(emails.toSorted());
  const reader = (await fetch()).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(await allUsers(ownAdmin)).toHaveLength(1_000);
});
