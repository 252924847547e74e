import type * as z from 'zod/mini';
import type { Action, Subject } from './policy.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone, or a signed-in account whose policy allows the action on the subject. */
export type Access = 'public' | { readonly action: Action; readonly subject: Subject };

/** A body that is not JSON, named by its media type: a CSV file, an event stream, a page. */
export interface MediaBody {
  readonly media: string;
  /** What it may be instead, where the query says so. */
  readonly alsoMedia?: readonly string[];
}

/** Stands for a file of any kind. */
export const anyMedia = '*/*';

/** A body that is the bytes of a file: its `Content-Type` has to be one of these, and it is no larger than that. */
export interface Upload {
  readonly media: readonly string[];
  readonly mostBytes: number;
}

/**
 * One call of the API. The back end mounts it, the web app's client is typed by it, and the OpenAPI document is made of it,
 * so its URL, its shapes and who may call it are written nowhere else.
 *
 * `path` names its parameters in braces, as OpenAPI does: `/api/v1/users/{id}`.
 */
export interface Route {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** Whether only a signed-in person may call: an API key never does, whatever it may otherwise. */
  readonly isInPerson?: boolean;
  /** Whether a call that reads says too that its caller has seen what it answers. */
  readonly marksAsSeen?: boolean;
  /** False for the few POST calls that change nothing. A change is recorded for every other call that is not a GET. */
  readonly records?: boolean;
  readonly parameters?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** In the place of a body of JSON. */
  readonly upload?: Upload;
  /** A body for the description, where one that has every field is not allowed. */
  readonly example?: unknown;
  readonly status: 200 | 201;
  /** Whether it may answer 304 without a body, when the caller has what there is. */
  readonly isConditional?: boolean;
  readonly response: z.ZodMiniType | MediaBody;
}

type SchemaInput<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;
type SchemaOutput<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

/** What a caller hands over: the parts that the route declares. */
export type RouteInput<R extends Route> = Pick<
  {
    parameters: SchemaInput<R['parameters']>;
    query: SchemaInput<R['query']>;
    body: SchemaInput<R['body']>;
    upload: Blob;
  },
  Extract<keyof R, 'parameters' | 'query' | 'body' | 'upload'>
>;

/** What a handler gets: the same parts, parsed. */
export type RouteArguments<R extends Route> = Pick<
  {
    parameters: SchemaOutput<R['parameters']>;
    query: SchemaOutput<R['query']>;
    body: SchemaOutput<R['body']>;
    upload: Uint8Array<ArrayBuffer>;
  },
  Extract<keyof R, 'parameters' | 'query' | 'body' | 'upload'>
>;

/** What a successful call answers; a media body answers a `Response` of its own. */
export type RouteResult<R extends Route> = R['response'] extends z.ZodMiniType ? z.output<R['response']> : Response;

export function route<const R extends Route>(definition: R): R {
  return definition;
}

export function isMediaBody(body: z.ZodMiniType | MediaBody): body is MediaBody {
  return 'media' in body;
}

/** The path with its parameters filled in, and the query after it; what is undefined or null is left out. */
export function href(
  path: string,
  parameters: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parameters[name])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(key, String(item));
    }
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
