import { login, type SecondStepWanted, type SignedIn } from '@atrium/contract/accounts';
import type { Problem } from '@atrium/contract/errors';
import { listMessages } from '@atrium/contract/messages';
import { isMediaBody, type Route } from '@atrium/contract/route';
import { documentFonts } from '@atrium/node/document-fonts';
import { expect } from 'vitest';
import type { App } from '../src/app.ts';
import type { Engine } from '../src/database/engine.ts';
import { demoAccounts } from '../src/features/configuration/demo-accounts.ts';
import { testPayments } from '../src/payments/test-payments.ts';
import type { Services, Settings } from '../src/services.ts';
import { bringUpToDate, start } from '../src/start.ts';
import { routeOf } from './conformity.ts';
import { newDatabase, type TestDatabase } from './engines.ts';
import { fastPasswords } from './passwords.ts';
import { type Identity, origin, type Person, personOf } from './person.ts';
import { digestOf, stateOf } from './state.ts';

export interface TestApp {
  readonly app: App;
  readonly engine: Engine;
  readonly services: Services;
  readonly database: TestDatabase;
  readonly log: readonly LogEntry[];
  /** What was answered so far. */
  readonly answered: readonly { route: string; status: number }[];
  /** Somebody without a token. Everybody has an address of their own, unless it is given. */
  visitor(address?: string): Person;
  /** Somebody who has this access token. */
  as(accessToken: string): Person;
  signIn(who: 'admin' | 'client' | { email: string; password: string }): Promise<Person>;
  /** Who they are whom a route signed in. */
  signedIn(answer: { userData: { id: number }; accessToken: string; refreshToken: string }): Person;
  moveClock(seconds: number): void;
  /** So many seconds later: what was due in them has happened. */
  later(seconds: number): Promise<void>;
  /** The moment in so many seconds. */
  inSeconds(seconds: number): string;
  /** Waits for what goes on after answers, such as sending mail. */
  settle(): Promise<void>;
  /** All that is stored, to be compared. */
  state(): Promise<Record<string, string[]>>;
  close(): Promise<void>;
}

interface LogEntry {
  level: string;
  message: string;
  fields: Readonly<Record<string, unknown>>;
}

interface AppOptions {
  settings?: Partial<Settings>;
  services?: Partial<Services>;
  /** The database of another app, to share it. */
  database?: TestDatabase;
  /** Hears what is asked and answered; each is a copy that nobody else reads. */
  hears?: (exchange: Exchange) => void;
}

export interface Exchange {
  readonly route: Route;
  readonly request: Request;
  readonly response: Response;
}

const settings: Settings = {
  brandName: 'Atrium',
  currency: 'USD',
  language: 'en',
  company: null,
  sampleData: true,
  samplesForNewcomers: false,
  termsUrl: null,
  privacyUrl: null,
  registration: 'admin',
  home: 'server',
  publicUrl: origin,
  accessTokenSeconds: 600,
  refreshTokenSeconds: 600,
  secret: 'a secret for tests, of 32 bytes and more',
};

const openApps = new Set<TestApp>();

export async function closeApps(): Promise<void> {
  for (const app of openApps) await app.close();
}

/** The whole back end on a new database of the engine that this run is for. Its clock stands still until a test moves it. */
export async function openApp(options: AppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await newDatabase(isUsual(options) ? fillAsUsual : bringUpToDateAlone));
  const home = homeOf(await database.open(), options);
  const { engine } = home.services;
  const app = await start(home.services);
  const state = () => home.settle().then(() => stateOf(engine));
  const digest = digestAfter(home.settle, engine, database);
  const { answered, personFrom } = linesTo(app, home.log, digest, options.hears);
  let people = 0;

  function newAddress(): string {
    people += 1;
    return `198.51.100.${people}`;
  }

  const testApp: TestApp = {
    ...home,
    app,
    engine,
    database,
    answered,
    state,
    visitor: (address) => personFrom(null, address ?? newAddress()),
    as: (accessToken) => personFrom({ accessToken, refreshToken: '', accountId: 0 }, newAddress()),
    async signIn(who) {
      const { email, password } = typeof who === 'string' ? demoAccounts[who === 'admin' ? 0 : 1] : who;
      return testApp.signedIn(withTokens(await testApp.visitor().call(login, { body: { email, password } })));
    },
    signedIn: ({ userData, ...tokens }) => personFrom({ ...tokens, accountId: userData.id }, newAddress()),
    async later(seconds) {
      home.moveClock(seconds);
      await app.runDueJobs();
      await home.settle();
    },
    inSeconds: (seconds) => new Date(home.services.now().getTime() + seconds * 1_000).toISOString(),
    async close() {
      openApps.delete(testApp);
      await home.settle();
      await engine.close();
      if (!options.database) await database.remove();
    },
  };
  openApps.add(testApp);
  return testApp;
}

/** Whether the database can be a copy of the one that all apps begin with. */
function isUsual({ settings: own, services }: AppOptions): boolean {
  const isOwnHouse = own?.currency !== undefined || own?.brandName !== undefined;
  return (
    own?.sampleData !== false && !isOwnHouse && Object.keys(services ?? {}).every((name) => laterServices.has(name))
  );
}

/** What nothing asks for while a database is filled. */
const laterServices = new Set(['mail', 'letters', 'payments', 'documentFonts']);

async function fillAsUsual(engine: Engine): Promise<void> {
  await start(homeOf(engine, {}).services);
}

/** The tables alone, for whoever fills them in another way. */
async function bringUpToDateAlone(engine: Engine): Promise<void> {
  await bringUpToDate(homeOf(engine, {}).services);
}

/** What a home gives, with everything in it that a test may want to look at or to move. */
function homeOf(engine: Engine, options: AppOptions): Pick<TestApp, 'services' | 'log' | 'moveClock' | 'settle'> {
  const log: LogEntry[] = [];
  const work: Promise<void>[] = [];
  let time = Date.parse('2026-03-02T09:00:00.000Z');
  const services: Services = {
    engine,
    passwords: fastPasswords,
    settings: { ...settings, ...options.settings },
    log: (level, message, fields = {}) => void log.push({ level, message, fields }),
    mail: null,
    letters: null,
    documentFonts,
    payments: testPayments({ offersDeclined: true }),
    now: () => new Date(time),
    background: (promise) => void work.push(promise),
    // So small that the sample users are a long list.
    tuning: { segmentSize: 4, nearRows: 3, fewRows: 5, fewMatches: 5 },
    ...options.services,
  };
  return {
    services,
    log,
    moveClock(seconds) {
      time += seconds * 1000;
    },
    async settle() {
      for (const promise of work) await promise;
    },
  };
}

/** What is stored, looked at once for each commit: most of what is refused never comes to one. */
function digestAfter(settle: () => Promise<void>, engine: Engine, database: TestDatabase): () => Promise<unknown> {
  let known: { commits: number; digest: Promise<unknown> } | undefined;
  return async () => {
    await settle();
    const commits = database.commits();
    if (known?.commits !== commits) known = { commits, digest: digestOf(engine) };
    return known.digest;
  };
}

/** Numbers the requests, notes what was answered, and fails a test in which anything went wrong inside. */
function linesTo(
  app: App,
  log: readonly LogEntry[],
  digest: () => Promise<unknown>,
  hears: AppOptions['hears'] | undefined,
) {
  const answered: { route: string; status: number }[] = [];
  let requests = 0;

  async function answer(request: Request, address: string) {
    requests += 1;
    const requestId = `request-${requests}`;
    const route = routeOf(request.method, new URL(request.url).pathname);
    const asked = hears && request.clone();
    const response = await app.fetch(request, { address, requestId });
    if (route && asked) hears(copyOf(route, asked, response));
    if (route) answered.push({ route: route.name, status: response.status });
    const failure = log.findLast(({ level, fields }) => level === 'error' && fields.requestId === requestId);
    expect(failure, 'what went wrong inside').toBeUndefined();
    return { response, requestId, route };
  }

  function personFrom(identity: Identity | null, address: string): Person {
    return personOf(identity, { answer: (request) => answer(request, address), digest });
  }

  return { answered, personFrom };
}

/** A stream of events has no end that a copy could wait for. */
function copyOf(route: Route, request: Request, response: Response): Exchange {
  const isStream = isMediaBody(route.response) && route.response.media === 'text/event-stream';
  return { route, request, response: isStream ? new Response(null, response) : response.clone() };
}

/** What signing in answered for an account that asks for no second step. */
export function withTokens(answer: SignedIn | SecondStepWanted): SignedIn {
  if ('twoSteps' in answer) throw new Error('A second step is wanted.');
  return answer;
}

/** The names of the fields that a refusal complains of, each once. */
export function fieldsOf(problem: Problem): string[] {
  return [...new Set((problem.errors ?? []).map(({ path }) => path))];
}

/** The token of the last link that was sent to somebody. */
export async function linkSentTo(recipient: string, admin: Person): Promise<string> {
  const { messages } = await admin.call(listMessages, { query: { perPage: 100 } });
  const message = messages.find(({ recipient: to, body }) => to === recipient && /[?&]token=/.test(body));
  const token = message?.body.match(/[?&]token=([\w-]+)/)?.[1];
  if (token === undefined) throw new Error(`No link was sent to ${recipient}.`);
  return token;
}
