import { expect, test } from 'vitest';
import { as, signIn } from './calls.ts';
import { serveHere } from './in-process.ts';
import { rawRequest } from './raw-request.ts';

test('/healthz and /readyz tell that all is well', async () => {
  const { address, log } = await serveHere();
  expect(await rawRequest(address, '/healthz')).toMatchObject({ status: 200, body: '{"status":"alive"}' });
  expect(await rawRequest(address, '/readyz')).toMatchObject({ status: 200, body: '{"status":"ready"}' });
  expect(log().filter(({ message }) => message === 'Request')).toEqual([]);
});

test('/metrics counts and times requests by route, in the text format of Prometheus', async () => {
  const { address } = await serveHere();
  const token = await signIn(address);
  await fetch(`${address}/api/users/list/data`, as(token));
  await fetch(`${address}/api/users/list/data`, as('wrong'));
  await fetch(`${address}/no/such/call`);
  const stream = await fetch(`${address}/api/v1/live`, as(token));
  const { body, headers } = await rawRequest(address, '/metrics');
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = body.trimEnd().split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'atrium_http_requests_total{route="listUsers",status="200"} 1',
      'atrium_http_requests_total{route="listUsers",status="401"} 1',
      'atrium_http_requests_total{route="unknown",status="404"} 1',
      'atrium_http_request_duration_seconds_bucket{route="listUsers",le="+Inf"} 2',
      'atrium_http_request_duration_seconds_count{route="listUsers"} 2',
      'atrium_live_streams 1',
    ]),
  );
  expect(body).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(body).toMatch(/^atrium_event_loop_delay_seconds [\d.e-]+$/m);
  for (const line of lines) expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]+\})? [\d.e+-]+)$/);
  await stream.body?.cancel();
});

test('/metrics is not there for what comes through a proxy', async () => {
  const { address } = await serveHere();
  expect((await rawRequest(address, '/metrics', { 'x-forwarded-for': '192.0.2.1' })).status).toBe(404);
});

test('a live stream that its reader leaves is no longer counted', async () => {
  const { address } = await serveHere();
  const stream = await fetch(`${address}/api/v1/live`, as(await signIn(address)));
  await stream.body?.cancel();
  await expect.poll(async () => (await rawRequest(address, '/metrics')).body).toMatch(/^atrium_live_streams 0$/m);
});

test('a live stream whose path is written otherwise is one all the same, and does not keep the server from stopping', async () => {
  const { address, stop } = await serveHere();
  const stream = await fetch(`${address}/api/v1/liv%65`, as(await signIn(address)));
  expect((await rawRequest(address, '/metrics')).body).toMatch(/^atrium_live_streams 1$/m);
  const stopping = stop();
  expect(await stream.text()).toContain('event: ready');
  await stopping;
});
