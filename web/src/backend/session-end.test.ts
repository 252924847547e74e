import { getOwnAccount, listOwnSessions, listSignIns, type SignedIn } from '@atrium/contract/accounts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubPage } from './stub-page.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

stubPage('/apps/chat', storage);
vi.stubGlobal('fetch', answer);

const minute = 60_000;
const start = Date.parse('2026-03-02T09:00:00Z');
const clocks = vi.hoisted(() => ({ time: 0, date: 0 }));
vi.spyOn(performance, 'now').mockImplementation(() => clocks.time);
vi.spyOn(Date, 'now').mockImplementation(() => clocks.date);

/** The server: its own clock, the token that it takes, and how long its tokens are good. */
const server = { clock: start, token: '', isOver: false, asked: [] as string[], bodies: [] as unknown[] };
const seconds = 600;
let pairs = 0;
let endStream = () => {};

function signedIn(): SignedIn {
  pairs += 1;
  const iat = Math.floor(server.clock / 1000);
  const claims = JSON.stringify({ iat, exp: iat + seconds, number: pairs });
  server.token = `header.${btoa(claims)}.signature`;
  const userData = { id: 7, ability: [] } as unknown as SignedIn['userData'];
  return { userData, accessToken: server.token, refreshToken: `refresh ${pairs}` };
}

function hasEnded(token: string): boolean {
  const { exp } = JSON.parse(atob(token.split('.')[1] ?? ''));
  return server.isOver || token !== server.token || server.clock >= exp * 1000;
}

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/jwt/refresh-token') return answerRenewal(request);
  const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
  const isRefused = token === 'anonymous' || hasEnded(token);
  server.asked.push(`${isRefused ? 401 : 200} ${pathname}`);
  if (isRefused) return Response.json({ status: 401, detail: 'Sign in first.' }, { status: 401 });
  return pathname === '/api/v1/live' ? stream(request.signal) : Response.json({});
}

async function answerRenewal(request: Request): Promise<Response> {
  server.bodies.push(await request.json());
  server.asked.push(`${server.isOver ? 401 : 200} /jwt/refresh-token`);
  return server.isOver ? Response.json({}, { status: 401 }) : Response.json(signedIn());
}

/** Until the server ends it, or whoever listens calls it off. */
function stream(signal: AbortSignal): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        endStream = () => controller.close();
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    }),
  );
}

/** The machine is awake. */
function pass(milliseconds: number): void {
  clocks.time += milliseconds;
  sleep(milliseconds);
}

/** Of its clocks one stands still. */
function sleep(milliseconds: number): void {
  clocks.date += milliseconds;
  server.clock += milliseconds;
}

clocks.date = start;
const { call } = await import('./client.ts');
const { subscribeToChanges } = await import('./live.ts');
const { clearSession, isWaitingForSignIn, storeSession } = await import('../session/stored-session.ts');
const { noteUse } = await import('../session/use.ts');

beforeEach(() => {
  clearSession();
  Object.assign(clocks, { time: clocks.time + minute, date: start });
  Object.assign(server, { clock: start, isOver: false });
  storeSession(signedIn());
  noteUse();
  server.asked = [];
  server.bodies = [];
});

afterEach(() => {
  vi.useRealTimers();
});

const paths = [getOwnAccount, listOwnSessions, listSignIns].map(({ path }) => path);

function askAll() {
  return Promise.all([call(getOwnAccount, {}), call(listOwnSessions, {}), call(listSignIns, {})]);
}

const renewedFirst = ['200 /jwt/refresh-token', ...paths.map((path) => `200 ${path}`)];

test('a token that has run out is renewed once, before anything is asked with it', async () => {
  pass(9 * minute);
  await askAll();
  expect(server.asked).toEqual(renewedFirst.slice(1));
  server.asked = [];
  pass(2 * minute);
  await askAll();
  expect(server.asked).toEqual(renewedFirst);
});

test('so it is after the machine has slept', async () => {
  await call(getOwnAccount, {});
  server.asked = [];
  sleep(600 * minute);
  await askAll();
  expect(server.asked).toEqual(renewedFirst);
});

test('a machine whose clock shows another time knows how old its token is', async () => {
  for (const difference of [-3 * 60 * minute, 3 * 60 * minute]) {
    clocks.date = server.clock + difference;
    storeSession(signedIn());
    server.asked = [];
    pass(9 * minute);
    await askAll();
    expect(server.asked).toEqual(renewedFirst.slice(1));
    pass(2 * minute);
    server.asked = [];
    await askAll();
    expect(server.asked).toEqual(renewedFirst);
  }
});

test('a clock that is set back does not make a token younger', async () => {
  await call(getOwnAccount, {});
  server.asked = [];
  clocks.date -= 60 * minute;
  pass(11 * minute);
  await askAll();
  expect(server.asked).toEqual(renewedFirst);
});

test('a token that is refused before its time is renewed, as ever', async () => {
  server.token = 'another';
  await call(getOwnAccount, {});
  expect(server.asked).toEqual([`401 ${paths[0]}`, '200 /jwt/refresh-token', `200 ${paths[0]}`]);
});

test('a renewal says how long nobody has used the page, in any of its tabs', async () => {
  pass(11 * minute);
  await call(getOwnAccount, {});
  pass(11 * minute);
  await call(getOwnAccount, {});
  pass(2 * minute);
  stored.set('useTime', String(Date.now()));
  pass(9 * minute);
  await call(getOwnAccount, {});
  noteUse();
  pass(11 * minute);
  await call(getOwnAccount, {});
  expect(server.bodies).toMatchObject([11, 22, 9, 11].map((minutes) => ({ unusedSeconds: minutes * 60 })));
});

test('what is asked for when the session is over is not sent, but waits for sign-in and is asked then', async () => {
  await call(getOwnAccount, {});
  server.asked = [];
  pass(60 * minute);
  server.isOver = true;
  const answers = askAll();
  await vi.waitFor(() => expect(isWaitingForSignIn()).toBe(true));
  expect(server.asked).toEqual(['401 /jwt/refresh-token']);
  server.isOver = false;
  storeSession(signedIn());
  await answers;
  expect(server.asked.slice(1).sort()).toEqual(renewedFirst.slice(1).sort());
});

test('an open page that nobody uses learns that its session is over, and hears of changes again after sign-in', async () => {
  const live = (status: number) => `${status} /api/v1/live`;
  await call(getOwnAccount, {});
  server.asked = [];
  const stop = subscribeToChanges({ onChange: () => {}, onMissed: () => {} });
  await vi.waitFor(() => expect(server.asked).toEqual([live(200)]));
  pass(10 * minute);
  endStream();
  await vi.waitFor(() => expect(server.asked).toEqual([live(200), '200 /jwt/refresh-token', live(200)]), 3_000);
  expect(isWaitingForSignIn()).toBe(false);
  pass(10 * minute);
  server.isOver = true;
  server.asked = [];
  endStream();
  await vi.waitFor(() => expect(isWaitingForSignIn()).toBe(true), 3_000);
  expect(server.asked).toEqual(['401 /jwt/refresh-token']);
  server.isOver = false;
  storeSession(signedIn());
  await vi.waitFor(() => expect(server.asked).toEqual(['401 /jwt/refresh-token', live(200)]), 3_000);
  stop();
});

test('a stream that broke while the machine slept is noticed soon after, whatever its timers were waiting for', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await call(getOwnAccount, {});
  const stop = subscribeToChanges({ onChange: () => {}, onMissed: () => {} });
  await vi.waitFor(() => expect(server.asked.at(-1)).toBe('200 /api/v1/live'));
  sleep(600 * minute);
  server.isOver = true;
  vi.advanceTimersByTime(5_000);
  await vi.waitFor(() => expect(isWaitingForSignIn()).toBe(true), 3_000);
  expect(server.asked.at(-1)).toBe('401 /jwt/refresh-token');
  stop();
});
