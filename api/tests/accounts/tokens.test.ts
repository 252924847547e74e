import { createHmac } from 'node:crypto';
import { getOwnAccount } from '@atrium/contract/accounts';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';

const app = await openApp();
const client = await app.signIn('client');
const [header = '', payload = '', signature = ''] = client.accessToken.split('.');
const claims: Record<string, unknown> = JSON.parse(Buffer.from(payload, 'base64url').toString());

function encoded(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function signed(head: string, body: string, algorithm = 'sha256', secret = app.services.settings.secret): string {
  return `${head}.${body}.${createHmac(algorithm, secret).update(`${head}.${body}`).digest('base64url')}`;
}

async function expectRefused(tokens: readonly string[]): Promise<void> {
  for (const token of tokens) {
    const problem = await app.as(token).refused(401, getOwnAccount);
    expect(problem.detail, token).toBe('Your session has ended. Sign in again.');
  }
}

test('A token that the tests sign as the server does is taken, so that the refusals below mean something', async () => {
  await app.as(signed(header, encoded(claims))).call(getOwnAccount);
});

test('A token without a signature is refused, whatever it says of its algorithm', async () => {
  for (const alg of ['none', 'None', 'NONE', '']) {
    const none = encoded({ alg, typ: 'JWT' });
    await expectRefused([`${none}.${payload}.`, `${none}.${payload}`, `${none}.${payload}.${signature}`]);
  }
  await expectRefused([`${header}.${payload}.`, `${header}.${payload}`, `.${payload}.${signature}`, `..${signature}`]);
});

test('A token of another algorithm or signed with another secret is refused', async () => {
  await expectRefused([
    signed(encoded({ alg: 'HS512', typ: 'JWT' }), payload, 'sha512'),
    signed(encoded({ alg: 'HS384', typ: 'JWT' }), payload, 'sha384'),
    signed(encoded({ alg: 'RS256', typ: 'JWT' }), payload),
    signed(encoded({ alg: 'HS256', typ: 'JWT', kid: '../../dev/null' }), payload),
    signed(header, payload, 'sha256', 'another secret, of 32 bytes and more too'),
    signed(header, payload, 'sha256', ''),
  ]);
});

test('A token whose payload was changed is refused', async () => {
  for (const change of [{ id: 1 }, { session: 2 }, { exp: 4_000_000_000 }]) {
    await expectRefused([`${header}.${encoded({ ...claims, ...change })}.${signature}`]);
  }
});

test('A token of another type, of another issuer or without its claims is refused, however well it is signed', async () => {
  const changes = [
    ...[{ typ: 'refresh' }, { typ: undefined }, { iss: 'another' }, { iss: undefined }],
    ...[{ exp: undefined }, { exp: '4000000000' }, { exp: null }, { id: '1' }, { session: undefined }],
  ];
  await expectRefused(changes.map((change) => signed(header, encoded({ ...claims, ...change }))));
  await expectRefused([null, [], 'text', 5].map((body) => signed(header, encoded(body))));
});

test('A well signed token for a session of somebody else, or of nobody, is refused', async () => {
  const admin = await app.signIn('admin');
  await admin.call(getOwnAccount);
  await expectRefused([
    signed(header, encoded({ ...claims, id: admin.accountId })),
    signed(header, encoded({ ...claims, session: 999_999 })),
  ]);
});

test('What is no token at all is refused', async () => {
  const texts = [
    'x',
    '.',
    '..',
    '...',
    'null',
    `${client.accessToken}.`,
    `${client.accessToken}.x`,
    'ÿ.ÿ.ÿ',
    '%00.%00.%00',
  ];
  await expectRefused([...texts, 'a'.repeat(20_000), `${header}.${payload}.${'A'.repeat(43)}`]);
});

test('A signature that is changed by one letter is refused', async () => {
  const changed = [0, 10, 20].map((index) => {
    const other = signature[index] === 'A' ? 'B' : 'A';
    return `${header}.${payload}.${signature.slice(0, index)}${other}${signature.slice(index + 1)}`;
  });
  await expectRefused(changed);
});
