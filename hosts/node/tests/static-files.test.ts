import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { signIn } from './calls.ts';
import { type InProcess, serveHere } from './in-process.ts';
import type { Environment } from './node-process.ts';
import { rawRequest } from './raw-request.ts';
import { temporaryFolder } from './temporary.ts';

const files = {
  'index.html': '<!doctype html><title>The app</title>',
  'index.html.br': 'the page, by Brotli',
  'index.html.gz': 'the page, by gzip',
  'favicon.svg': '<svg/>',
  'assets/start-abc123.js': 'start()',
  'assets/start-abc123.js.br': 'start, by Brotli',
  'assets/start-abc123.js.gz': 'start, by gzip',
  'assets/start-abc123.js.map': 'the source',
  'assets/sqlite-def456.wasm': 'wasm',
  '.made-of': 'a dot file',
  '.well-known/secret.txt': 'a file in a dot folder',
};

/** Without sample data, which these tests do not need, a server is there sooner. */
async function serveFiles(environment: Environment = { SAMPLE_DATA: 'off' }): Promise<InProcess & { folder: string }> {
  const parent = temporaryFolder();
  const folder = join(parent, 'dist');
  writeFileSync(join(parent, 'outside.txt'), 'outside');
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return { ...(await serveHere(environment, folder)), folder };
}

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('a file', () => {
  test('whose name has a hash is kept for good', async () => {
    const { address } = await serveFiles();
    const { status, headers, body } = await rawRequest(address, '/assets/start-abc123.js');
    expect({ status, body }).toEqual({ status: 200, body: 'start()' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['content-length']).toBe('7');
  });

  test('whose name has none is asked for again, and answered shortly if it is the same', async () => {
    const { address } = await serveFiles();
    const first = await rawRequest(address, '/favicon.svg');
    expect(first.headers['cache-control']).toBe('no-cache');
    const { etag = '' } = first.headers;
    const again = await rawRequest(address, '/favicon.svg', { 'if-none-match': `"other", W/${etag}` });
    expect({ status: again.status, body: again.body, etag: again.headers.etag }).toEqual({
      status: 304,
      body: '',
      etag,
    });
    expect((await rawRequest(address, '/favicon.svg', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test.each([
    ['br, gzip', 'br', 'start, by Brotli'],
    ['gzip, deflate, br;q=0', 'gzip', 'start, by gzip'],
    ['gzip;q=0.5', 'gzip', 'start, by gzip'],
    ['identity', undefined, 'start()'],
    ['gzip;q=0, br;q=0.0', undefined, 'start()'],
  ])('is sent as the client takes it: %s', async (acceptEncoding, encoding, content) => {
    const { address } = await serveFiles();
    const { headers, body } = await rawRequest(address, '/assets/start-abc123.js', {
      'accept-encoding': acceptEncoding,
    });
    expect({ encoding: headers['content-encoding'], body }).toEqual({ encoding, body: content });
    expect(headers.vary).toBe('Accept-Encoding');
  });

  test('has one ETag in each encoding', async () => {
    const { address } = await serveFiles();
    const tags = ['br', 'gzip', 'identity'].map(
      async (encoding) => (await rawRequest(address, '/index.html', { 'accept-encoding': encoding })).headers.etag,
    );
    expect(new Set(await Promise.all(tags)).size).toBe(3);
  });

  test('of WebAssembly has the type that browsers want of it', async () => {
    const { address } = await serveFiles();
    expect((await rawRequest(address, '/assets/sqlite-def456.wasm')).headers['content-type']).toBe('application/wasm');
  });

  test('that is gone is not found, and read again once it is back', async () => {
    const { address, folder } = await serveFiles();
    const [file, away] = [join(folder, 'favicon.svg'), join(folder, 'away.svg')];
    renameSync(file, away);
    expect((await rawRequest(address, '/favicon.svg')).status).toBe(404);
    renameSync(away, file);
    expect(await rawRequest(address, '/favicon.svg')).toMatchObject({ status: 200, body: files['favicon.svg'] });
  });

  test('is told of by HEAD, without its content', async () => {
    const { address } = await serveFiles();
    const { status, headers, body } = await rawRequest(address, '/assets/start-abc123.js', {}, 'HEAD');
    expect({ status, length: headers['content-length'], body }).toEqual({ status: 200, length: '7', body: '' });
  });

  test.each([
    '/.made-of',
    '/.well-known/secret.txt',
    '/assets/start-abc123.js.map',
    '/assets/start-abc123.js.br',
    '/assets',
    '/assets/',
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/assets/../../outside.txt',
    '/assets/..%5c..%5coutside.txt',
    '//outside.txt',
    '/favicon.svg%00.js',
  ])('is not served that is none of the app: %s', async (path) => {
    const { address } = await serveFiles();
    const { status, body } = await rawRequest(address, path);
    expect([400, 404]).toContain(status);
    expect(body).not.toMatch(/outside$|dot f|the source|by Brotli/);
  });

  test('is not posted to', async () => {
    const { address } = await serveFiles();
    expect((await rawRequest(address, '/favicon.svg', {}, 'POST')).status).toBe(404);
  });
});

describe('a page', () => {
  test.each([
    '/',
    '/login',
    '/apps/user/list?page=2',
    '/apps/ecommerce/wishlist',
    '/apps/users/delete?id=3',
    '/apps/ecommerce/products?page=2',
    '/pages/account-settings',
    '/no/such/page',
  ])('is the app, which knows its own pages: %s', async (path) => {
    const { address } = await serveFiles();
    const { status, headers, body } = await rawRequest(address, path, html);
    expect({ status, body }).toEqual({ status: 200, body: files['index.html'] });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('comes compressed, and is the same on a second visit', async () => {
    const { address } = await serveFiles();
    const first = await rawRequest(address, '/login', { ...html, 'accept-encoding': 'gzip, br' });
    expect({ encoding: first.headers['content-encoding'], body: first.body }).toEqual({
      encoding: 'br',
      body: files['index.html.br'],
    });
    const known = { ...html, 'accept-encoding': 'gzip, br', 'if-none-match': first.headers.etag ?? '' };
    expect((await rawRequest(address, '/apps/user/list', known)).status).toBe(304);
  });

  test('is not what a call of the API gets, even one of a browser', async () => {
    const { address } = await serveFiles();
    const { status, headers } = await rawRequest(address, '/api/users/list/data', html);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 401, type: 'application/problem+json' });
    const config = await rawRequest(address, '/api/config', html);
    expect(config.headers['content-type']).toBe('application/json');
    expect((await rawRequest(address, '/api/config', html, 'HEAD')).status).toBe(200);
  });

  test('is not what somebody gets who does not ask for HTML', async () => {
    const { address } = await serveFiles();
    const { status, headers } = await rawRequest(address, '/no/such/call', { accept: 'application/json' });
    expect({ status, type: headers['content-type'] }).toEqual({ status: 404, type: 'application/problem+json' });
  });

  test('is not what answers a call that shares its path', async () => {
    const { address } = await serveFiles({});
    const token = await signIn(address);
    const authorization = `Bearer ${token}`;
    const { status } = await rawRequest(address, '/apps/users/delete?id=3', { ...html, authorization }, 'DELETE');
    expect(status).toBe(200);
  });
});

test('without a built app the API answers all the same', async () => {
  const { address } = await serveHere({}, join(temporaryFolder(), 'missing'));
  expect((await rawRequest(address, '/', html)).status).toBe(404);
  expect((await rawRequest(address, '/api/config')).status).toBe(200);
});
