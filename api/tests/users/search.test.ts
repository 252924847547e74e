import { undoChange } from '@atrium/contract/changes';
import { deleteUser, listUsers, type UserListQuery, updateUser } from '@atrium/contract/users';
import { expect, test } from 'vitest';
import { fieldsOf, openApp } from '../helper.ts';
import { addSomebody } from '../people.ts';
import { allUsers, expectedUsers } from './reference.ts';

const app = await openApp();
const admin = await app.signIn('admin');

async function idsOf(query: Partial<UserListQuery>): Promise<number[]> {
  const { total, users } = await admin.call(listUsers, { query: { perPage: 100, ...query } });
  expect(total).toBe(users.length);
  return users.map(({ id }) => id);
}

test('A search finds in e-mail address, full name and billing, and nowhere else', async () => {
  const marks = {
    email: 'xqa@xqb.example',
    fullName: 'Xqc',
    username: 'xqd',
    company: 'xqe',
    country: 'xqf',
    contact: 'xqg',
    avatar: '/xqh',
  };
  const { id } = await addSomebody(admin, marks);
  for (const q of ['xqa', 'xqb', 'xqc', 'xqa@xqb.example']) expect(await idsOf({ q }), q).toEqual([id]);
  for (const q of ['xqd', 'xqe', 'xqf', 'xqg', 'xqh']) expect(await idsOf({ q }), q).toEqual([]);
  const everybody = await allUsers(admin);
  expect(await idsOf({ q: 'paypal', sortColumn: 'id' })).toEqual(
    everybody.filter(({ billing }) => billing === 'Manual - Paypal').map((user) => user.id),
  );
});

test('Case and accents make no difference, on either side', async () => {
  const { id } = await addSomebody(admin, { fullName: 'Žofie Šťastná-Müllerová' });
  for (const q of ['žofie', 'ZOFIE', 'stastna', 'ŠŤASTNÁ', 'mullerova', 'Z\u030cofie', 'ｚｏｆｉｅ']) {
    expect(await idsOf({ q }), q).toEqual([id]);
  }
});

test('All words have to be found, in any order and in any of the fields, but each within one', async () => {
  const { id } = await addSomebody(admin, {
    fullName: 'Quirin Zapf',
    email: 'q.zapf@hopfenhaus.example',
    billing: 'Manual - Cash',
  });
  for (const q of ['quirin zapf', 'zapf quirin', ' cash   hopfenhaus\tquirin ', 'uiri apf hop', 'manual quirin']) {
    expect(await idsOf({ q }), q).toEqual([id]);
  }
  for (const q of ['quirin zapfer', 'quirinzapf', 'zapfmanual', 'zapfq.zapf', 'example quirin debit']) {
    expect(await idsOf({ q }), q).toEqual([]);
  }
});

test('One letter, two and more are found anywhere in a word, with filters, orders and pages', async () => {
  const everybody = await allUsers(admin);
  const queries: Partial<UserListQuery>[] = [
    ...['a', 'z', 'an', 'ow', 'ann', 'works', 'auto', 'manual -', '.example', '@'].map((q) => ({ q })),
    { q: 'a', role: 'editor', sortColumn: 'email', sort: 'desc' },
    { q: 'ar', status: 'active', sortColumn: 'company' },
    { q: 'example', currentPlan: 'team', sortColumn: 'id', sort: 'desc' },
    { q: 'e o a', sortColumn: 'country' },
    { q: 'debit an', role: 'author', status: 'pending', sortColumn: 'contact' },
  ];
  for (const query of queries) {
    const expected = expectedUsers(everybody, query).map(({ id }) => id);
    expect(await idsOf(query), JSON.stringify(query)).toEqual(expected);
    const second = await admin.call(listUsers, { query: { ...query, page: 2, perPage: 3 } });
    expect([second.total, second.users.map(({ id }) => id)]).toEqual([expected.length, expected.slice(3, 6)]);
    const beyond = await admin.call(listUsers, { query: { ...query, page: 99, perPage: 100 } });
    expect([beyond.total, beyond.users]).toEqual([expected.length, []]);
  }
});

test('What means something to a search engine means itself here', async () => {
  const strange = [
    '100%',
    'a_b',
    'back\\slash',
    '"quoted"',
    "o'clock",
    'x*',
    'c++',
    '(p)',
    'a:b',
    '^hat',
    '{x}',
    'NEAR/2',
    '--',
    ';',
    '<b>',
    '🦊🦊',
  ];
  const added = new Map<string, number>();
  for (const word of strange) added.set(word, (await addSomebody(admin, { fullName: `Wort ${word} Wort` })).id);
  const everybody = await allUsers(admin);
  for (const q of [
    ...strange,
    '%',
    '_',
    '\\',
    '"',
    "'",
    '*',
    '+',
    'AND',
    'OR',
    'NOT',
    'a OR b',
    'wort AND wort',
    '""',
    '🦊',
    '%%%',
    '___',
  ]) {
    const expected = expectedUsers(everybody, { q, sortColumn: 'id' }).map(({ id }) => id);
    expect(await idsOf({ q, sortColumn: 'id' }), q).toEqual(expected);
  }
  expect(await idsOf({ q: '100%' })).toEqual([added.get('100%')]);
});

test('A search with nothing in it but spaces finds everybody', async () => {
  const { total } = await admin.call(listUsers, { query: {} });
  for (const q of ['', ' ', '\t\n', '\u00a0', '\u0301'])
    expect((await admin.call(listUsers, { query: { q } })).total).toBe(total);
});

test('A search takes 200 characters that can be kept, and refuses more and others', async () => {
  expect(await idsOf({ q: 'x'.repeat(200) })).toEqual([]);
  expect(await idsOf({ q: 'a e '.repeat(50) })).toEqual(await idsOf({ q: 'a e' }));
  for (const q of ['x'.repeat(201), 'a\u0000b'])
    expect(fieldsOf(await admin.refused(400, listUsers, { query: { q } }))).toEqual(['q']);
});

test('What is changed is found under its new name at once, and no more under its old one', async () => {
  const { id } = await addSomebody(admin, { fullName: 'Berenike Wolkenstein' });
  await admin.call(updateUser, { parameters: { id }, body: { fullName: 'Berenike Sternberg' } });
  expect([await idsOf({ q: 'wolkenstein' }), await idsOf({ q: 'sternberg' })]).toEqual([[], [id]]);
  const { changeId } = await admin.call(deleteUser, { query: { id } });
  expect(await idsOf({ q: 'berenike' })).toEqual([]);
  await admin.call(undoChange, { parameters: { id: changeId } });
  expect(await idsOf({ q: 'berenike' })).toEqual([id]);
});
