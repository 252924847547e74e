import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { renewCalendarFeed } from '@atrium/contract/calendar-files';
import { describe, expect, test } from 'vitest';
import { as, json, person, signIn } from './calls.ts';
import { serveHere } from './in-process.ts';
import { rawRequest } from './raw-request.ts';
import { temporaryFolder } from './temporary.ts';

function folderOf(...files: string[]): string {
  const folder = temporaryFolder();
  for (const file of files) writeFileSync(join(folder, file), file);
  return folder;
}

const requestIdPattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

describe('security headers', () => {
  test.each(['/api/config', '/no/such/call', '/healthz'])('are on %s', async (path) => {
    const { address } = await serveHere();
    const { headers } = await rawRequest(address, path);
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test.each(['/', '/early.js', '/favicon.svg'])(
    'of what runs or is drawn let it do what the app does: %s',
    async (path) => {
      const { address } = await serveHere({}, folderOf('index.html', 'early.js', 'favicon.svg'));
      const { headers } = await rawRequest(address, path);
      expect(headers['content-security-policy']).toBe(
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
          "connect-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
      );
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test('of an answer that has its own are its own', async () => {
    const { address } = await serveHere();
    const { headers } = await rawRequest(address, '/api/docs');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  });

  test('ask for HTTPS where the public address has it', async () => {
    const { address } = await serveHere({ PUBLIC_URL: 'https://atrium.example.com' });
    const { headers } = await rawRequest(address, '/api/config');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  test('are on a request that cannot be read', async () => {
    const { address } = await serveHere();
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.end('GET / HTTP/1.1\r\nHost: not a host\r\nConnection: close\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('X-Content-Type-Options: nosniff');
    expect(answer).toContain('application/problem+json');
  });

  test.each(['NONSENSE\r\n\r\n', 'GET / HTTP/1.1\r\nno header\r\n\r\n'])('are on %j', async (request) => {
    const { address } = await serveHere();
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.end(request);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('X-Content-Type-Options: nosniff');
    expect(answer).toContain('"detail":"This request cannot be read."');
  });
});

describe('a request', () => {
  test('has an id of our own in its answer, in the log, and in what it changed', async () => {
    const { address, log } = await serveHere();
    const token = await signIn(address);
    const { headers } = json(person('ida'), token);
    const answer = await fetch(`${address}/apps/users/add-user`, {
      ...json(person('ida'), token),
      headers: { ...headers, 'x-request-id': 'mine' },
    });
    const requestId = answer.headers.get('x-request-id');
    expect(requestId).toMatch(requestIdPattern);
    const { changes } = (await (await fetch(`${address}/api/v1/changes?perPage=1`, as(token))).json()) as {
      changes: { requestId: string }[];
    };
    expect(changes[0]?.requestId).toBe(requestId);
    expect(log()).toContainEqual({
      time: expect.any(String),
      level: 'info',
      message: 'Request',
      method: 'POST',
      path: '/apps/users/add-user',
      status: 201,
      milliseconds: expect.any(Number),
      route: 'addUser',
      address: '127.0.0.1',
      requestId,
    });
  });

  test('leaves no password, no token and no query in the log', async () => {
    const { address, log } = await serveHere({ LOG_LEVEL: 'debug' });
    const token = await signIn(address);
    await fetch(`${address}/jwt/login`, json({ email: 'admin@demo.com', password: 'a wrong password' }));
    await fetch(`${address}/api/users/list/data?q=needle`, as(token));
    const logged = JSON.stringify(log());
    expect(logged).toContain('/api/users/list/data');
    expect(logged).not.toMatch(/a wrong password|needle|"admin"/);
    expect(logged).not.toContain(token);
  });

  test.each(['GET', 'OPTIONS'])('leaves no secret address in the log, asked for with %s', async (method) => {
    const { address, log } = await serveHere();
    const made = await fetch(`${address}/api/v1/calendar-feed`, json({}, await signIn(address)));
    const { pathname } = new URL(renewCalendarFeed.response.parse(await made.json()).address);
    for (const path of [pathname, pathname.replace('feeds', 'fe%65ds')]) await fetch(address + path, { method });
    const paths = log().flatMap(({ path }) => (String(path).includes('feeds/') ? [path] : []));
    expect(paths).toEqual(Array(2).fill('/api/v1/calendar-feeds/{token}'));
    expect(JSON.stringify(log())).not.toContain(pathname.split('/').at(-1));
  });

  test.each([
    ['off', '127.0.0.1'],
    ['on', '198.51.100.7'],
    ['2', '203.0.113.9'],
  ])('comes from where the proxies say, with TRUST_PROXY %s', async (TRUST_PROXY, expected) => {
    const { address, log } = await serveHere({ TRUST_PROXY });
    await rawRequest(address, '/api/config', { 'x-forwarded-for': '192.0.2.1, 203.0.113.9, 198.51.100.7' });
    expect(log().at(-1)).toMatchObject({ route: 'getConfiguration', address: expected });
  });

  test.each([
    ['198.51.100.7:52814', '198.51.100.7'],
    ['[2001:db8::7]:52814', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['2001:db8::7', '2001:db8::7'],
  ])('comes from an address and no port, though a proxy says %s', async (forwarded, expected) => {
    const { address, log } = await serveHere({ TRUST_PROXY: 'on' });
    await rawRequest(address, '/api/config', { 'x-forwarded-for': forwarded });
    expect(log().at(-1)).toMatchObject({ route: 'getConfiguration', address: expected });
  });

  test('whose address is too long is refused as any bad input', async () => {
    const { address } = await serveHere();
    const authorization = `Bearer ${await signIn(address)}`;
    const search = (length: number) =>
      fetch(`${address}/api/users/list/data?q=${'x'.repeat(length)}`, { headers: { authorization } });
    const long = await search(20_000);
    expect([long.status, await long.json()]).toMatchObject([400, { errors: [{ path: 'q' }] }]);
    for (const length of [70_000, 500_000]) {
      const longer = await search(length);
      expect(longer.headers.get('content-type')).toBe('application/problem+json');
      expect([longer.status, await longer.json()]).toMatchObject([
        400,
        { detail: expect.stringContaining('too long') },
      ]);
    }
  });

  test('whose body is too large is refused, and whoever is still sending it hears so', async () => {
    const { address } = await serveHere();
    const large = json({ email: 'x'.repeat(20_000_000), password: 'x' });
    for (const connection of ['keep-alive', 'close']) {
      const send = () => fetch(`${address}/jwt/login`, { ...large, headers: { ...large.headers, connection } });
      for (let count = 0; count < 5; count += 1) expect((await send()).status).toBe(413);
    }
  });
});

describe('an answer of the API', () => {
  test.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const)('of more than 1 kB is compressed by %s', async (encoding, decompress) => {
    const { address } = await serveHere();
    const authorization = `Bearer ${await signIn(address)}`;
    const plain = await rawRequest(address, '/api/users/list/data', { authorization });
    const { headers, bytes } = await rawRequest(address, '/api/users/list/data', {
      authorization,
      'accept-encoding': encoding,
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(bytes.byteLength).toBeLessThan(plain.bytes.byteLength / 2);
    expect(decompress(bytes).toString()).toBe(plain.body);
  });

  test('that is large is compressed too', async () => {
    const { address } = await serveHere();
    const document = await fetch(`${address}/api/openapi.json`, { headers: { 'accept-encoding': 'br' } });
    expect(document.headers.get('content-encoding')).toBe('br');
    expect(await document.json()).toMatchObject({ openapi: '3.1.0' });
  });

  test('that is small is sent as it is', async () => {
    const { address } = await serveHere();
    const { headers, body } = await rawRequest(address, '/api/config', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(body)).toMatchObject({ brandName: 'Atrium' });
  });

  test('that is a CSV file is compressed as it comes', async () => {
    const { address } = await serveHere();
    const file = await fetch(
      `${address}/api/v1/users/export`,
      as(await signIn(address), { 'accept-encoding': 'gzip' }),
    );
    expect(file.headers.get('content-encoding')).toBe('gzip');
    expect((await file.text()).trim().split('\n')).toHaveLength(51);
  });

  test('that is a live stream is not compressed, and its events come at once', async () => {
    const { address } = await serveHere();
    const token = await signIn(address);
    const stream = await fetch(`${address}/api/v1/live`, as(token, { 'accept-encoding': 'gzip, br' }));
    expect(stream.headers.get('content-encoding')).toBeNull();
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('event: ready');
    await fetch(`${address}/apps/users/add-user`, json(person('live'), token));
    expect((await reader?.read())?.value).toContain('"entity":"user"');
    await reader?.cancel();
  });
});
