import type { Route } from '@atrium/contract/route';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { abilityFor } from './auth/access-roles.ts';
import { createAccessTokens } from './auth/access-tokens.ts';
import { callerOf } from './auth/caller.ts';
import { createUseNotes, type UseNotes } from './auth/use-notes.ts';
import type { Caller, Context } from './context.ts';
import { methodNotAllowed, notFound, problemResponse, Refusal } from './errors.ts';
import { endpoints, followName, jobRunners } from './features.ts';
import { inputSentence } from './input-sentences.ts';
import { runDueJobs } from './jobs/jobs.ts';
import { createListReader } from './lists/page.ts';
import { createHub } from './live/hub.ts';
import { createSignals } from './live/signals.ts';
import { loggedPath, readPath } from './paths.ts';
import type { Services } from './services.ts';
import { createTurns } from './turns.ts';

/** What the home knows of a request beyond the request itself. */
export interface Origin {
  /** Where it came from, for the limits on attempts and the list of sessions. */
  address: string;
  /** One for each request, in the log and in what it changed. */
  requestId: string;
}

export interface App {
  /** Answers every request; what goes wrong is a problem of RFC 9457. */
  fetch(request: Request, origin: Origin): Promise<Response>;
  /** Whether there is a route for this request: the browser home lets all others through to the network. */
  answers(method: string, pathname: string): boolean;
  /** The route of the contract that answers this request: what logs and metrics call it. */
  routeOf(method: string, pathname: string): Route | undefined;
  /** Does what is due by now; a home asks for it every second. Whoever asks while it goes on waits for the same. */
  runDueJobs(): Promise<void>;
}

export function createApp(services: Services): App {
  // The pages that the browser home runs on allow no code that is made while it runs.
  z.config({ ...z.locales.en(), customError: inputSentence, jitless: services.settings.home === 'browser' });
  const shared = sharedBy(services);
  const router = new Hono<{ Bindings: Origin }>();
  // Of those that fit, the router takes what it was told of first: `/messages/sender` is no message whose number is `sender`.
  const fixedFirst = endpoints.toSorted((one, other) => parametersOf(one.route) - parametersOf(other.route));
  for (const endpoint of fixedFirst) {
    router.on(endpoint.route.method, honoPath(endpoint.route), async ({ req, env }) => {
      // The router asks what GET answers of HEAD too, which is to change nothing.
      if (req.raw.method === 'HEAD' && endpoint.route.marksAsSeen) throw methodNotAllowed('HEAD', ['GET']);
      const context = await contextOf(endpoint.route, req.raw, env, services, shared);
      return endpoint.answer(context, req.param());
    });
  }
  const routeOf = routeFinder(fixedFirst.map(({ route }) => route));
  router.notFound(({ req }) => problemResponse(unanswered(req.raw, routeOf)));
  router.onError((error, { req, env }) => failure(error, req.raw, env, services));
  let jobs: Promise<void> | null = null;
  return {
    fetch: async (request, origin) => router.fetch(request, origin),
    answers: (method, pathname) => routeOf(method, pathname) !== undefined,
    routeOf,
    runDueJobs() {
      jobs ??= runDueJobs(services, jobRunners).finally(() => {
        jobs = null;
      });
      return jobs;
    },
  };
}

function parametersOf({ path }: Route): number {
  return path.split('{').length - 1;
}

/** Most paths have no parameters and are found at once. */
function routeFinder(routes: readonly Route[]): App['routeOf'] {
  const fixed = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));
  const patterns = routes
    .filter(({ path }) => path.includes('{'))
    .map((route) => ({ route, pattern: new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`) }));
  return (method, pathname) => {
    const path = readPath(pathname);
    return (
      fixed.get(`${method} ${path}`) ??
      patterns.find(({ route, pattern }) => route.method === method && pattern.test(path))?.route
    );
  };
}

/** Why there is no answer: nothing is there, or it is asked for by another method. */
function unanswered({ method, url }: Request, routeOf: App['routeOf']): Refusal {
  const { pathname } = new URL(url);
  const answered = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((other) => routeOf(other, pathname));
  const hasHead = answered.includes('GET') && !routeOf('GET', pathname)?.marksAsSeen;
  const allowed = hasHead ? [...answered, 'HEAD'] : answered;
  return allowed.length > 0 ? methodNotAllowed(method, allowed) : notFound('address');
}

type Shared = Pick<Context, 'hub' | 'signals' | 'lists' | 'accessTokens' | 'turns' | 'hashOfNobody'> & {
  noteUse: UseNotes;
};

/** What lives as long as the app. The hash is made when it is first needed, because making one is slow on purpose. */
function sharedBy(services: Services): Shared {
  let hash: Promise<string> | undefined;
  return {
    hub: createHub(services.engine, services.log),
    signals: createSignals(services.engine, services.log),
    lists: createListReader(services.engine, services.tuning),
    accessTokens: createAccessTokens(services.settings.secret, services.settings.accessTokenSeconds, services.now),
    turns: createTurns(),
    noteUse: createUseNotes(services),
    hashOfNobody: () => {
      hash ??= services.passwords.hash(crypto.randomUUID());
      return hash;
    },
  };
}

async function contextOf(
  route: Route,
  request: Request,
  { address, requestId }: Origin,
  services: Services,
  shared: Shared,
): Promise<Context> {
  const caller = await callerFor(route, request, services, shared);
  const { hub, signals, lists, accessTokens, turns, hashOfNobody } = shared;
  const ability = abilityFor(caller?.role ?? null, caller?.access ?? null);
  const now = services.now().toISOString();
  return {
    hub,
    signals,
    lists,
    accessTokens,
    turns,
    hashOfNobody,
    followName,
    services,
    request,
    address,
    requestId,
    asked: null,
    caller,
    ability,
    now,
  };
}

/** On a public route a token that has ended is no reason to refuse: signing in again is what it is for. */
async function callerFor(route: Route, request: Request, services: Services, shared: Shared): Promise<Caller | null> {
  try {
    const caller = await callerOf(request, shared.accessTokens, services.engine.read, services.now());
    // A key signs nobody in or out: where anybody may call, it is nobody.
    if (!caller || (caller.key && route.access === 'public')) return null;
    shared.noteUse(caller);
    return caller;
  } catch (error) {
    if (route.access === 'public' && error instanceof Refusal) return null;
    throw error;
  }
}

/** Refusals are for the person who asked. Whatever else was thrown is for the log: nothing of it leaves. */
function failure(error: unknown, request: Request, { requestId }: Origin, { log }: Services): Response {
  if (error instanceof Refusal) return problemResponse(error);
  // Whoever stops an upload is no fault of anybody.
  log(request.signal.aborted ? 'info' : 'error', 'A request failed.', {
    method: request.method,
    path: loggedPath(new URL(request.url).pathname),
    requestId,
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
  return problemResponse(
    new Refusal(
      500,
      'Something went wrong on our side. Nothing was changed. Try again; if it stays, tell your administrator.',
    ),
  );
}

function honoPath({ path }: Route): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
