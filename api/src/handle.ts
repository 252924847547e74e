import type { FieldError } from '@atrium/contract/errors';
import {
  anyMedia,
  isMediaBody,
  type Route,
  type RouteArguments,
  type RouteResult,
  type Upload,
} from '@atrium/contract/route';
import * as z from 'zod/mini';
import { refuseBeyondKey } from './auth/api-keys.ts';
import { hashToken } from './auth/random.ts';
import { compiled } from './compiled-schema.ts';
import type { Context, SignedInContext } from './context.ts';
import { badInput, notAllowed, notSignedIn, Refusal } from './errors.ts';

/** A route with what answers it. */
export interface Endpoint {
  readonly route: Route;
  answer(context: Context, pathParameters: Readonly<Record<string, string>>): Promise<Response>;
}

type ContextOf<R extends Route> = R['access'] extends 'public' ? Context : SignedInContext;

type Handler<R extends Route> = (context: ContextOf<R>, input: RouteArguments<R>) => Promise<RouteResult<R>>;

const largestBodyBytes = 1_000_000;
/** So much of a body that is too large is read all the same, and dropped: who is still sending does not hear the answer. */
const mostDroppedBytes = 50_000_000;

/** Binds a route of the contract to its handler: asks the policy, parses the input, and lets out what the contract declares. */
export function handle<R extends Route>(route: R, handler: Handler<R>): Endpoint {
  let schema: z.core.$ZodType | undefined;
  return {
    route,
    async answer(context, pathParameters) {
      authorise(route, context);
      const input = await readInput(route, context.request, pathParameters);
      const asking = hasKey(input)
        ? { ...context, asked: await hashToken(JSON.stringify([route.name, input])) }
        : context;
      const result = await handler(asking as ContextOf<R>, input as RouteArguments<R>);
      if (isMediaBody(route.response)) return result as Response;
      schema ??= compiled(route.response);
      return Response.json(z.core.parse(schema, result), { status: route.status });
    },
  };
}

function hasKey({ body }: { body?: unknown }): boolean {
  return typeof body === 'object' && body !== null && 'idempotencyKey' in body;
}

/** Nobody may call what wants a token (401), and only those whom the policy allows may (403). */
function authorise(route: Route, { caller, ability, services, address, requestId }: Context): void {
  if (route.access === 'public') return;
  if (!caller) throw notSignedIn();
  if (caller.key) refuseBeyondKey(route, caller.key);
  if (ability.can(route.access.action, route.access.subject)) return;
  services.log('warn', 'A call was not allowed.', {
    route: route.name,
    accountId: caller.accountId,
    address,
    requestId,
  });
  throw notAllowed();
}

async function readInput(route: Route, request: Request, pathParameters: Readonly<Record<string, string>>) {
  const errors: FieldError[] = [];
  const parse = (schema: z.ZodMiniType | undefined, value: unknown) => {
    if (!schema) return undefined;
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    errors.push(...parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
    return undefined;
  };
  const input = {
    parameters: parse(route.parameters, pathParameters),
    query: parse(route.query, route.query && readQuery(request.url)),
    body: parse(route.body, route.body && (await readJson(request))),
  };
  if (errors.length > 0) throw badInput(errors);
  return route.upload ? { ...input, upload: await readUpload(request, route.upload) } : input;
}

/** `a=1&b[]=2&b[]=3` as `{ a: '1', b: ['2', '3'] }`. An empty parameter is an absent one, as the filters of a form send it. */
function readQuery(url: string): Record<string, string | string[]> {
  const start = url.indexOf('?');
  if (start < 0) return {};
  // A map, because a name may be `__proto__`.
  const query = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(url.slice(start))) {
    if (value === '') continue;
    const isList = name.endsWith('[]');
    const key = isList ? name.slice(0, -2) : name;
    const known = query.get(key);
    query.set(key, known === undefined && !isList ? value : [known ?? [], value].flat());
  }
  return Object.fromEntries(query);
}

async function readUpload(request: Request, { media, mostBytes }: Upload): Promise<Uint8Array> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!media.includes(anyMedia) && !media.includes(mediaType)) throw badInput([{ path: '', message: wantedOf(media) }]);
  return readBody(request, mostBytes);
}

function wantedOf(media: readonly string[]): string {
  if (media.includes('text/calendar')) return 'Upload a calendar file.';
  return media.includes('image/webp') ? 'Upload a PNG, JPEG, WebP or GIF picture.' : 'Upload a PNG or JPEG picture.';
}

/** No body is an empty object: the fields that are missing then say so. */
async function readJson(request: Request): Promise<unknown> {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
  try {
    const body = await readBody(request, largestBodyBytes);
    return body.length === 0 ? {} : JSON.parse(text.decode(body));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw badInput([{ path: '', message: 'The body has to be JSON in UTF-8.' }]);
  }
}

function tooLarge(mostBytes: number): Refusal {
  const megabytes = mostBytes / 1_000_000;
  return new Refusal(413, `The body is larger than ${megabytes} MB.`);
}

/** Keeps no more than the limit, whatever length the request says it has. */
async function readBody(request: Request, mostBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes + mostDroppedBytes) break;
    if (size <= mostBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > mostBytes) throw tooLarge(mostBytes);
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}
