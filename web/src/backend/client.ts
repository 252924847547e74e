import type { Problem } from '@atrium/contract/errors';
import { href, isMediaBody, type Route, type RouteInput, type RouteResult } from '@atrium/contract/route';
import { currentLanguage } from '../i18n/i18n.ts';
import { hasRunOut } from '../session/own-token.ts';
import { isWaitingForSignIn, noteShown, storedAccessToken, storedAccount } from '../session/stored-session.ts';
import { BackendError } from './backend-error.ts';
import { deliver } from './deliver.ts';
import { askBeforeLeaving, leaveFreely } from './leaving.ts';
import { tellRefusal } from './refusals.ts';
import { renewSession } from './renew-session.ts';
import { newTokens } from './timing.ts';

interface CallOptions {
  signal?: AbortSignal;
  /** Leaves the session as it is when the answer is a 401: for signing in and out, for what goes on unattended, and for what is nobody's. */
  keepSession?: boolean;
  /** Whoever leaves the page before the answer is not asked about it: they lose nothing. */
  mayBeLost?: boolean;
  /** Hears how much of an upload has gone, from 0 to 1. */
  onProgress?: (share: number) => void;
}

interface Parts {
  parameters?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  upload?: Blob;
}

const leaving = new AbortController();

/** What the server would say. */
const sessionHasEnded: Problem = {
  type: 'about:blank',
  title: 'Not signed in',
  status: 401,
  detail: 'Your session has ended. Sign in again.',
};

/**
 * Whoever signs out leaves the page: what it asks for until the next one is there would be refused, and what is only read and on its way
 * may be. Both get no answer at all.
 */
export function askNoMore(): void {
  leaving.abort();
  leaveFreely();
}

/** Calls the back end: the route says method, path and types. A media body gives the `Response`. */
export async function call<R extends Route>(
  route: R,
  input: RouteInput<R>,
  options: CallOptions = {},
): Promise<RouteResult<R>> {
  if (isLeft(options)) return noAnswer();
  try {
    return await answerTo(route, input, options);
  } catch (error) {
    if (isLeft(options)) return noAnswer();
    throw error;
  }
}

function isLeft({ keepSession = false }: CallOptions): boolean {
  return leaving.signal.aborted && !keepSession;
}

function noAnswer(): Promise<never> {
  return new Promise(() => {});
}

async function answerTo<R extends Route>(
  route: R,
  input: RouteInput<R>,
  options: CallOptions,
): Promise<RouteResult<R>> {
  const answer = exchange(route, input, options);
  const isKept = saves(route) && !options.mayBeLost && !leaving.signal.aborted;
  const response = await (isKept ? askBeforeLeaving(answer) : answer);
  if (response.status === 403) tellRefusal();
  if (!response.ok) throw new BackendError(response.status, await problemOf(response));
  return resultOf(route, response);
}

function saves({ method, records }: Route): boolean {
  return method !== 'GET' && records !== false;
}

async function exchange(route: Route, input: Parts, options: CallOptions): Promise<Response> {
  const { upload: file } = input;
  const upload = file && options.onProgress && { file, onProgress: options.onProgress };
  const ask = async (as: string | null) => {
    const response = await deliver(requestFor(route, input, as, signalOf(route, options)), upload);
    if (response.ok && as !== null && !options.keepSession) noteShown();
    return response;
  };
  // What is nobody's would be refused with a token that has run out.
  if (options.keepSession) return ask(hasRunOut() ? null : storedAccessToken());
  return askAsAccount(ask, options.signal);
}

/** Meanwhile somebody else may sign in: in their name it is not done. */
async function askAsAccount(ask: (token: string | null) => Promise<Response>, signal?: AbortSignal): Promise<Response> {
  const accountId = storedAccount()?.id;
  const isSame = () => storedAccount()?.id === accountId;
  await untilTokenWorks(signal);
  if (!isSame()) throw new BackendError(401, sessionHasEnded);
  const token = storedAccessToken();
  const response = await ask(token);
  if (response.status !== 401 || accountId === undefined) return response;
  const renewed = (await renewSession(token)) ?? (await signedInAgain(signal));
  return renewed === null || !isSame() ? response : ask(renewed);
}

/** Renews a token that has run out before anything is asked with it, and waits while the session of this page is over. */
export async function untilTokenWorks(signal?: AbortSignal): Promise<void> {
  if (hasRunOut()) await renewSession(storedAccessToken());
  await signedInAgain(signal);
}

/** What is only read ends with the page; what changes something does not. */
function signalOf({ method }: Route, { signal, keepSession = false }: CallOptions): AbortSignal | undefined {
  if (method !== 'GET' || keepSession) return signal;
  return signal ? AbortSignal.any([signal, leaving.signal]) : leaving.signal;
}

/** Waits while the session of this page is over; answers the token of whoever signed in again, null when nobody did or had to. */
async function signedInAgain(signal = new AbortController().signal): Promise<string | null> {
  if (!isWaitingForSignIn()) return null;
  while (isWaitingForSignIn() && !signal.aborted) await newTokens(signal);
  signal.throwIfAborted();
  return storedAccessToken();
}

function requestFor(
  route: Route,
  { parameters, query, body, upload }: Parts,
  token: string | null,
  signal?: AbortSignal,
) {
  const headers = new Headers({ authorization: `Bearer ${token ?? 'anonymous'}` });
  // Mails that come of it are written in this language, unless the account has chosen one.
  headers.set('accept-language', currentLanguage());
  headers.set('accept', isMediaBody(route.response) ? route.response.media : 'application/json');
  if (body !== undefined) headers.set('content-type', 'application/json');
  return new Request(href(route.path, parameters, query), {
    method: route.method,
    headers,
    body: upload ?? (body === undefined ? null : JSON.stringify(body)),
    signal: signal ?? null,
  });
}

async function resultOf<R extends Route>(route: R, response: Response): Promise<RouteResult<R>>;
async function resultOf(route: Route, response: Response): Promise<unknown> {
  return isMediaBody(route.response) ? response : response.json();
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'status' in value && 'detail' in value;
}

async function problemOf(response: Response): Promise<Problem | null> {
  try {
    const body: unknown = await response.json();
    return isProblem(body) ? body : null;
  } catch {
    return null;
  }
}
