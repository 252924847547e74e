import { streamChanges } from '@atrium/contract/changes';
import { Problem } from '@atrium/contract/errors';
import { href, type Method, type Route, type RouteInput } from '@atrium/contract/route';
import { expect } from 'vitest';
import type * as z from 'zod/mini';
import { expectConformity } from './conformity.ts';
import { type LiveStream, readLiveStream } from './live-stream.ts';

export const origin = 'http://atrium.test';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The text, parsed if it is JSON. */
  body: unknown;
  requestId: string;
}

/** The input of a call that may be wrong. */
export interface AnyInput {
  parameters?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  upload?: Blob;
}

type InputOf<R extends Route> = keyof RouteInput<R> extends never ? [] : [input: RouteInput<R>];

/** Somebody who sends requests. Whatever is answered has to be as the contract says. */
export interface Person {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly accountId: number;
  /** Any request to any address. */
  fetch(path: string, init?: RequestInit): Promise<Answer>;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  patch(path: string, body?: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  /** Calls a route with whatever input, and answers whatever it answered. */
  send(route: Route, input?: AnyInput): Promise<Answer>;
  /** Calls a route that has to succeed, and answers its body. */
  call<R extends Route, Schema extends z.ZodMiniType>(
    route: R & { readonly response: Schema },
    ...input: InputOf<R>
  ): Promise<z.output<Schema>>;
  /** Calls a route that has to refuse with this status and to change nothing. */
  refused(status: number, route: Route, input?: AnyInput): Promise<Problem>;
  listen(after?: number, headers?: Readonly<Record<string, string>>): Promise<LiveStream>;
}

export interface Identity {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly accountId: number;
}

/** What stands between a person and the application. */
interface Line {
  answer(request: Request): Promise<{ response: Response; requestId: string; route: Route | undefined }>;
  /** All that is stored, to be compared. */
  digest(): Promise<unknown>;
}

export function personOf(identity: Identity | null, line: Line): Person {
  const authorization = `Bearer ${identity?.accessToken ?? 'anonymous'}`;

  async function fetch(path: string, init: RequestInit = {}): Promise<Answer> {
    const request = new Request(new URL(path, origin), { ...init, headers: { authorization, ...init.headers } });
    const { response, requestId, route } = await line.answer(request);
    const { status, headers } = response;
    const text = await textOf(response);
    expectConformity(route, status, headers, text);
    const isJson = headers.get('content-type')?.includes('json') && text !== '';
    return { status, headers, text, body: isJson ? JSON.parse(text) : null, requestId };
  }

  function withMethod(method: Method) {
    return (path: string, body?: unknown) => fetch(path, { method, ...(body === undefined ? {} : json(body)) });
  }

  function send(route: Route, { parameters, query, body, upload }: AnyInput = {}): Promise<Answer> {
    const path = href(route.path, parameters, query);
    if (route.upload) return fetch(path, { method: route.method, body: upload ?? null });
    return withMethod(route.method)(path, route.body && body);
  }

  return {
    accessToken: identity?.accessToken ?? '',
    refreshToken: identity?.refreshToken ?? '',
    accountId: identity?.accountId ?? 0,
    fetch,
    get: withMethod('GET'),
    post: withMethod('POST'),
    put: withMethod('PUT'),
    patch: withMethod('PATCH'),
    delete: withMethod('DELETE'),
    send,
    async call(route, ...[input]) {
      const { status, text, body } = await send(route, input);
      expect(status, `${route.name} answered ${text}`).toBe(route.status);
      return route.response.parse(body);
    },
    async refused(status, route, input) {
      const before = await line.digest();
      const refusal = await send(route, input);
      expect(refusal.status, `${route.name} answered ${refusal.text}`).toBe(status);
      expect(await line.digest(), `what is stored after ${route.name} refused`).toEqual(before);
      return Problem.parse(refusal.body);
    },
    async listen(after, more = {}) {
      const path = href(streamChanges.path, {}, { after });
      const headers = { authorization, ...more };
      const { response, route } = await line.answer(new Request(new URL(path, origin), { headers }));
      expectConformity(route, response.status, response.headers, null);
      return readLiveStream(response);
    },
  };
}

/** A stream of events has no end to wait for. */
async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text();
  await response.body?.cancel();
  return '';
}

function json(body: unknown): RequestInit {
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}
