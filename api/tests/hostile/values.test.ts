import { login, register } from '@atrium/contract/accounts';
import { addEvent } from '@atrium/contract/calendar';
import { Problem } from '@atrium/contract/errors';
import { addSavedView, listSavedViews } from '@atrium/contract/saved-views';
import { setUserConnections } from '@atrium/contract/user-preferences';
import { addUser, exportUsers, getUser, listUsers, updateUser, userSortColumns } from '@atrium/contract/users';
import { expect, test } from 'vitest';
import { fieldsOf, openApp } from '../helper.ts';
import { addSomebody, password, somebody } from '../people.ts';

const app = await openApp();
const admin = await app.signIn('admin');

/** Texts that somebody may mean to break something with. They are text. */
const hostileTexts = [
  ...[
    "'; drop table users; --",
    "' or '1'='1",
    '" or ""="',
    '\\',
    "\\'",
    '%',
    '_',
    '%s%n',
    '$1',
    '$' + '{7*7}',
    '{{7*7}}',
    '?',
    ':id',
  ],
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '&lt;b&gt;', 'javascript:alert(1)', ']]>', '<!--'],
  ...['../../etc/passwd', 'C:\\con', '\u200b\u200d\ufeff.', '\u200fא\u200e'],
  ...['null', 'undefined', 'true', 'NaN', '-1', '1e309', '[]', '{}', '__proto__', 'constructor', 'toString'],
  ...['🏳️‍🌈👩‍👩‍👧', 'Z̴̡͎a̸l̵g̷o̶', 'ﷺ', '한글', 'שלום עולם', 'İıſK', '\ud83d\ude00', '\u{10ffff}', 'ß', 'ǅ'],
];

/** What no line of text has in it, wherever it stands. */
const brokenLines = [
  'a\r\nSet-Cookie: a=b',
  'a\tb',
  'a\nc',
  '\u202etxt.exe',
  'a\u2028b',
  '\u2066a',
  'a\u0085b',
  '\u0001\u001b[31m',
];

const textFields = ['fullName', 'username', 'company', 'country', 'contact'] as const;

test('Hostile text is kept in every field as it is, answered as it is, and found', async () => {
  for (const [index, text] of hostileTexts.entries()) {
    const fields = Object.fromEntries(textFields.map((field) => [field, text]));
    const username = `${text} ${index}`.slice(0, 60);
    const { user } = await admin.call(addUser, { body: somebody({ ...fields, username }) });
    const expected = { ...fields, username, fullName: text.trim(), company: text.trim() };
    expect(user, text).toMatchObject(
      Object.fromEntries(Object.entries(expected).map(([name, value]) => [name, value.trim()])),
    );
    expect(await admin.call(getUser, { query: { id: user.id } })).toEqual({ user });
    const { users } = await admin.call(listUsers, { query: { q: text, perPage: 100 } });
    expect(
      users.map(({ id }) => id),
      `searching ${text}`,
    ).toContain(user.id);
  }
});

test('Hostile text is changed, undone, listed in every order and exported like any other', async () => {
  const { id } = await addSomebody(admin);
  for (const text of hostileTexts) {
    const { user } = await admin.call(updateUser, { parameters: { id }, body: { fullName: text, company: text } });
    expect([user.fullName, user.company]).toEqual([text.trim(), text.trim()]);
  }
  for (const sortColumn of userSortColumns) await admin.call(listUsers, { query: { sortColumn, perPage: 100 } });
  expect((await admin.send(exportUsers)).status).toBe(200);
});

test('Hostile text in the other things that are kept is kept', async () => {
  const { id } = await addSomebody(admin);
  for (const [index, text] of hostileTexts.entries()) {
    const connections = [{ service: 'slack' as const, isConnected: true, handle: text }];
    const answer = await admin.call(setUserConnections, { parameters: { id }, body: { connections } });
    expect(answer.connections[1]?.handle).toBe(text.trim());
    const view = { list: 'hostile', name: `${index} ${text}`, state: text };
    expect((await admin.call(addSavedView, { body: view })).savedView).toMatchObject({ name: view.name.trim() });
    await admin.call(listSavedViews, { query: { list: text } });
  }
});

test('Hostile text signs nobody in', async () => {
  for (const text of [...hostileTexts, 'a\u0000b', '\ud800', 'x'.repeat(200)]) {
    expect((await app.visitor().send(login, { body: { email: text, password: text } })).status, text).toBe(400);
    expect(
      (await app.visitor().send(login, { body: { email: 'admin@demo.com', password: text } })).status,
    ).toBeGreaterThanOrEqual(400);
  }
});

test('Hostile text may be a username and a password', async () => {
  for (const [index, text] of hostileTexts.entries()) {
    const body = { email: somebody().email, username: `${text} ${index}`, password: `${text}.......` };
    expect(await app.visitor().call(register, { body })).toHaveProperty('accessToken');
    await app.signIn({ email: body.email, password: body.password });
  }
});

test('What breaks a line, turns it around or cannot be seen is refused where a line is asked for, and no search minds it', async () => {
  const { id } = await addSomebody(admin);
  for (const text of [...brokenLines, '\u200b\u200b', '\u3164']) {
    for (const field of ['fullName', 'username'] as const) {
      expect(fieldsOf(await admin.refused(400, addUser, { body: { ...somebody(), [field]: text } })), field).toEqual([
        field,
      ]);
      expect(fieldsOf(await admin.refused(400, updateUser, { parameters: { id }, body: { [field]: text } }))).toEqual([
        field,
      ]);
    }
    const account = { email: somebody().email, username: text, password };
    expect(fieldsOf(await app.visitor().refused(400, register, { body: account }))).toEqual(['username']);
    await admin.call(listUsers, { query: { q: text } });
  }
});

test('Text that cannot be kept is refused, in every field of every route that takes text', async () => {
  const { id } = await addSomebody(admin);
  for (const text of ['a\u0000b', '\ud800', 'a\udc00b', '\udc00\ud800']) {
    for (const field of [...textFields, 'email'] as const) {
      expect(fieldsOf(await admin.refused(400, addUser, { body: { ...somebody(), [field]: text } })), field).toEqual([
        field,
      ]);
      expect(fieldsOf(await admin.refused(400, updateUser, { parameters: { id }, body: { [field]: text } }))).toEqual([
        field,
      ]);
    }
    const view = { list: text, name: text, state: text };
    expect(fieldsOf(await admin.refused(400, addSavedView, { body: view }))).toEqual(['list', 'name', 'state']);
    const account = { email: `${text}@x.example`, username: text, password: password + text };
    expect(fieldsOf(await app.visitor().refused(400, register, { body: account }))).toEqual([
      'email',
      'password',
      'username',
    ]);
  }
});

test('A field of another type is refused, and named', async () => {
  const wrong = [
    'null',
    '0',
    '1.5',
    'true',
    '[]',
    '["text"]',
    '{}',
    '{"toString":"x","valueOf":1}',
    '[[["auto debit"]]]',
    '["admin"]',
  ];
  const before = await app.state();
  for (const field of Object.keys(somebody())) {
    for (const value of wrong) {
      const { status, body } = await admin.send(addUser, { body: { ...somebody(), [field]: JSON.parse(value) } });
      expect(status, `${field}: ${value}`).toBe(400);
      expect(fieldsOf(Problem.parse(body)), `${field}: ${value}`).toEqual([field]);
    }
  }
  expect(await app.state()).toEqual(before);
});

test('A field takes as many letters as it says, and not one more', async () => {
  const longest = { fullName: 120, username: 60, company: 120, country: 80, contact: 60 };
  for (const [field, length] of Object.entries(longest)) {
    const fits = `${somebody().username} `.padEnd(length, '😀').slice(0, length).toWellFormed();
    expect((await admin.send(addUser, { body: { ...somebody(), [field]: fits } })).status, field).toBe(201);
    expect(
      fieldsOf(await admin.refused(400, addUser, { body: { ...somebody(), [field]: 'x'.repeat(length + 1) } })),
    ).toEqual([field]);
  }
});

test('What is wrong with an input is said in words for people, with what is allowed', async () => {
  const asked = async (path: string) => Problem.parse((await admin.get(path)).body).detail;
  expect(await asked('/api/users/list/data?page=1000000001')).toBe('page: Give a number of at most 1000000000.');
  expect(await asked('/api/users/list/data?perPage=5&perPage=6')).toBe('perPage: Give one value, not several.');
  expect(await asked('/api/users/list/data?sort=up')).toBe('sort: Give one of these: asc, desc.');
  expect(await asked('/apps/calendar/events?calendars=x')).toBe('calendars: Choose one of the kinds.');
  const said = async (body: object) => (await admin.send(addUser, { body })).body;
  const nothing = Problem.parse(await said({}));
  expect(nothing.errors?.map(({ message }) => message)).toEqual(Array.from({ length: 3 }, () => 'This is missing.'));
  const wrong = Problem.parse(await said({ ...somebody(), fullName: 7, company: ['a'], status: 'idle' }));
  expect(wrong.errors?.map(({ message }) => message)).toEqual([
    'Give a text.',
    'Give one value, not several.',
    'Give one of these: active, inactive, pending.',
  ]);
});

test('A picture of somebody is an address that shows one, and nothing that could run', async () => {
  const pictures = [
    '',
    '/avatars/a.svg',
    '/api/v1/files/7',
    'https://heron.example/a.png',
    'data:image/png;base64,iVBO',
  ];
  const others = [
    'javascript:alert(1)',
    '//heron.example/a.png',
    '/\\heron.example',
    'data:text/html;base64,PHA+',
    'a.svg',
  ];
  for (const avatar of pictures)
    expect((await admin.call(addUser, { body: { ...somebody(), avatar } })).user).toMatchObject({ avatar });
  for (const avatar of [...others, `/${'x'.repeat(300)}`]) {
    expect(fieldsOf(await admin.refused(400, addUser, { body: { ...somebody(), avatar } })), avatar).toEqual([
      'avatar',
    ]);
    const guests = [{ value: 'Nadia', avatar }];
    const event = { title: 'Tides', start: '2026-03-02T09:00:00Z', extendedProps: { guests } };
    await admin.refused(400, addEvent, { body: { event } });
  }
});

test('Numbers that no engine can hold are refused where an id is wanted', async () => {
  for (const id of [
    0,
    -1,
    1.5,
    2 ** 53,
    1e21,
    1e308,
    -(2 ** 63),
    '9223372036854775808',
    'NaN',
    'Infinity',
    '0x',
    '0x10',
    '1e1',
    ' 1',
    '+1',
    '１',
  ]) {
    expect(fieldsOf(await admin.refused(400, getUser, { query: { id } })), String(id)).toEqual(['id']);
    expect(fieldsOf(await admin.refused(400, updateUser, { parameters: { id }, body: {} }))).toEqual(['id']);
  }
  await admin.refused(404, getUser, { query: { id: Number.MAX_SAFE_INTEGER } });
});
