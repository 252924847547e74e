import { href } from '@atrium/contract/route';
import { routes } from '@atrium/contract/routes';
import { addUser, listUsers } from '@atrium/contract/users';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { somebody } from '../people.ts';
import type { Answer } from '../person.ts';

const app = await openApp();
const admin = await app.signIn('admin');
const withBody = routes.filter(({ body }) => body !== undefined);
const parameters = { id: 1, sessionId: 1 };

type Body = NonNullable<RequestInit['body']>;

/** The same body to each route that takes one; all of them have to answer with this status, and nothing may change. */
async function expectEverywhere(status: number, body: () => Body): Promise<void> {
  const before = await app.state();
  for (const route of withBody) {
    const answer = await send(route.method, href(route.path, parameters), body());
    expect(answer.status, `${route.name}: ${answer.text}`).toBe(status);
  }
  expect(await app.state()).toEqual(before);
}

function send(method: string, path: string, body: Body, headers: Record<string, string> = {}): Promise<Answer> {
  const init: RequestInit & { duplex: 'half' } = { method, body, duplex: 'half', headers };
  return admin.fetch(path, init);
}

function nested(depth: number): string {
  return `${'['.repeat(depth)}${']'.repeat(depth)}`;
}

test('What is no JSON is refused', async () => {
  for (const text of [
    '{',
    'nonsense',
    "{'a':1}",
    '{"a":1,}',
    '\u0000',
    'NaN',
    '[1',
    '{"a":"\n"}',
    'email=a&password=b',
    ' ',
  ]) {
    await expectEverywhere(400, () => text);
  }
});

test('JSON that is no object is refused', async () => {
  for (const text of ['null', '5', '"text"', 'true', '[]', '[{}]', '""']) {
    const problem = await send('POST', addUser.path, text);
    expect([problem.status, problem.body], text).toEqual([
      400,
      expect.objectContaining({ errors: [expect.objectContaining({ path: '' })] }),
    ]);
    await expectEverywhere(400, () => text);
  }
});

test('What is no UTF-8 is refused, and a byte order mark is not', async () => {
  for (const bytes of [
    [0x22, 0xff, 0x22],
    [0xc3, 0x28],
    [0xed, 0xa0, 0x80],
    [0xf8, 0x88, 0x80, 0x80, 0x80],
    [0xff, 0xfe, 0x7b, 0x00],
  ]) {
    await expectEverywhere(400, () => Uint8Array.from(bytes));
  }
  const { status } = await send('POST', addUser.path, `\ufeff${JSON.stringify(somebody())}`);
  expect(status).toBe(201);
});

test('Ten thousand brackets are no more than one, as a body and as the value of any field', async () => {
  await expectEverywhere(400, () => nested(10_000));
  for (const field of Object.keys(somebody())) {
    const body = JSON.stringify(somebody({ fullName: 'x' })).replace('{', `{"${field}":${nested(10_000)},`);
    const wrong = body.replace(new RegExp(`,"${field}":"[^"]*"`), '');
    expect((await send('POST', addUser.path, wrong)).status, field).toBe(400);
  }
  const unknown = `{"nobody asked":${nested(10_000)},${JSON.stringify(somebody()).slice(1)}`;
  expect((await send('POST', addUser.path, unknown)).status).toBe(201);
});

test('More than a megabyte is refused, whatever the request says of its length', async () => {
  const large = `{"email":"${'x'.repeat(1_000_000)}"}`;
  await expectEverywhere(413, () => large);
  for (const length of ['5', '99999999999']) {
    expect((await send('POST', addUser.path, large, { 'content-length': length })).status).toBe(413);
  }
});

test('Of a body that never ends some is dropped, so that its sender hears the refusal, and then no more is read', async () => {
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(100_000).fill(32));
    },
  });
  expect((await send('POST', addUser.path, endless)).status).toBe(413);
  expect(pulled).toBeGreaterThan(20);
  expect(pulled).toBeLessThan(1_000);
});

test('Just less than a megabyte is read', async () => {
  const { total } = await admin.call(listUsers, { query: {} });
  const body = JSON.stringify({ ...somebody(), nobodyAsked: 'x'.repeat(990_000) });
  expect((await send('POST', addUser.path, body)).status).toBe(201);
  expect((await admin.call(listUsers, { query: {} })).total).toBe(total + 1);
});

test('A body that breaks off is refused', async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new Error('The connection was lost.'));
    },
  });
  expect((await send('POST', addUser.path, broken)).status).toBe(400);
});

test('Names that mean something to JavaScript mean nothing here', async () => {
  const traps =
    '"__proto__":{"role":"admin","isAdmin":true},"constructor":{"prototype":{"role":"admin"}},"toString":1,"hasOwnProperty":2';
  const { status, body } = await send(
    'POST',
    addUser.path,
    `{${traps},${JSON.stringify(somebody({ role: 'author' })).slice(1)}`,
  );
  expect([status, body]).toEqual([201, expect.objectContaining({ user: expect.objectContaining({ role: 'author' }) })]);
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  expect((await send('POST', addUser.path, `{"__proto__":${JSON.stringify(somebody())}}`)).status).toBe(400);
  expect((await send('PATCH', '/api/v1/users/1', `{${traps}}`)).body).toMatchObject({ changeId: null });
});

test('Of a field that is there twice the last counts, as everywhere', async () => {
  const body = JSON.stringify(somebody({ role: 'author' })).replace('}', ',"role":"editor"}');
  expect((await send('POST', addUser.path, body)).body).toMatchObject({ user: { role: 'editor' } });
});

test('Whatever the body says it is, it is read as JSON', async () => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json; charset=latin1',
    '',
  ]) {
    const { status } = await send('POST', addUser.path, JSON.stringify(somebody()), { 'content-type': type });
    expect(status, type).toBe(201);
  }
});
