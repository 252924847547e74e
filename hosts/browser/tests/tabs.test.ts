import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { closeTabs, openTab, signIn, signInRequest, type Tab } from './tab.ts';

let copies = 0;
function newBase(): string {
  copies += 1;
  return `/copy-${copies}/`;
}

afterEach(closeTabs);

test('one tab: starts, tells how far it is, and answers', async () => {
  const tab = openTab(newBase());
  const response = await tab.fetch('/api/config');
  expect(await response.json()).toMatchObject({ home: 'browser', sampleData: true, registration: 'admin' });
  expect([...new Set(tab.news.map(({ phase }) => phase))]).toEqual(['engine', 'database', 'ready']);
  expect(tab.news.at(-1)?.isKept).toBe(false);
  const headers = await signIn(tab);
  const sessions = await tab.fetch('/api/v1/sessions', { headers });
  expect(await sessions.json()).toMatchObject({ sessions: [{ userAgent: navigator.userAgent, isCurrent: true }] });
});

test('what the back end has no route for goes to the network, body and all', async () => {
  const server = createServer((request, response) => request.pipe(response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const tab = openTab(newBase());
  const request = new Request(`http://127.0.0.1:${port}/elsewhere`, { method: 'POST', body: 'as it was' });
  const response = await tab.connection.fetch(request);
  expect(await response.text()).toBe('as it was');
  server.close();
});

test('every tab sees the same data, hears of changes, and exports', async () => {
  const [first, second] = await openTwoTabs();
  const headers = await signIn(first);
  const live = eventsOf(await second.fetch('/api/v1/live', { headers }));
  expect(await live.next()).toContain('event: ready');
  await rename(first, headers, 'Ada Quist');
  expect(await live.next()).toContain('"entityId":3');
  expect(await (await second.fetch('/api/users/user?id=3', { headers })).text()).toContain('Ada Quist');
  expect(await (await second.fetch('/api/v1/users/export', { headers })).text()).toContain('Ada Quist');
  await live.cancel();
});

test('an aborted request is over at once, before and after its head', async () => {
  const [first, second] = await openTwoTabs();
  const headers = await signIn(first);
  const before = AbortSignal.abort('changed my mind');
  await expect(second.fetch('/api/config', { signal: before })).rejects.toBe('changed my mind');
  const after = new AbortController();
  const live = eventsOf(await second.fetch('/api/v1/live', { headers, signal: after.signal }));
  await live.next();
  after.abort('enough');
  await expect(live.next()).rejects.toBe('enough');
});

test('when the tab that holds the data is closed, another goes on', async () => {
  const [first, second] = await openTwoTabs();
  const headers = await signIn(first);
  const live = eventsOf(await second.fetch('/api/v1/live', { headers }));
  await live.next();

  const read = second.fetch('/api/config');
  const change = second.fetch('/jwt/login', signInRequest);
  await first.close();
  expect((await read).status).toBe(200);
  expect((await change).status).toBe(503);
  expect(await (await change).json()).toMatchObject({ title: 'Not ready', detail: expect.stringContaining('closed') });
  await expect(live.next()).rejects.toThrow('closed');

  const holders = new Set(second.news.map(({ holder }) => holder));
  expect(holders.size).toBe(2);
  await rename(second, await signIn(second), 'Ben Okoro');
});

test('a reset throws the data and the sessions away, and tells every tab', async () => {
  const [first, second] = await openTwoTabs();
  const headers = await signIn(first);
  await rename(first, headers, 'Ada Quist');
  await second.connection.reset();
  expect([first.resets.length, second.resets.length]).toEqual([1, 1]);
  expect((await first.fetch('/api/v1/account', { headers })).status).toBe(401);
  const user = await first.fetch('/api/users/user?id=3', { headers: await signIn(first) });
  expect(await user.text()).not.toContain('Ada Quist');
});

async function openTwoTabs(): Promise<[Tab, Tab]> {
  const base = newBase();
  const first = openTab(base);
  await first.fetch('/api/config');
  return [first, openTab(base)];
}

async function rename(tab: Tab, headers: Record<string, string>, fullName: string): Promise<void> {
  const response = await tab.fetch('/api/v1/users/3', { method: 'PATCH', headers, body: JSON.stringify({ fullName }) });
  expect(response.status).toBe(200);
}

/** The events of a stream, each as it was sent; without the signals of who is here. */
function eventsOf({ body }: Response): { next(): Promise<string | undefined>; cancel(): Promise<void> } {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async (): Promise<string | undefined> => {
    const event = (await reader?.read())?.value;
    return event?.startsWith('event: signal') ? next() : event;
  };
  return { next, cancel: async () => reader?.cancel() };
}
