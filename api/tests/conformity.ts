import { Problem } from '@atrium/contract/errors';
import { isMediaBody, type Route } from '@atrium/contract/route';
import { routes } from '@atrium/contract/routes';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { openApiDocument } from '../src/openapi.ts';

const Described = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) }))),
});

const { paths } = Described.parse(openApiDocument(routes, 'Atrium'));

const patterns = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${RegExp.escape(route.path).replace(/\\\{\w+\\\}/g, '[^/]+')}$`),
}));

export function routeOf(method: string, pathname: string): Route | undefined {
  const asked = method === 'HEAD' ? 'GET' : method;
  return patterns.find(({ route, pattern }) => route.method === asked && pattern.test(pathname))?.route;
}

/** Fails the test when an answer is not what the contract and the API description say that this route answers. */
export function expectConformity(route: Route | undefined, status: number, headers: Headers, text: string | null): void {
  const declared = route ? Object.keys(paths[route.path]?.[route.method.toLowerCase()]?.responses ?? {}) : ['404'];
  const what = route ? `${route.method} ${route.path}` : 'an address without a route';
  expect(declared, `${what} answered ${status}, which the API description does not have: ${text}`).toContain(
    String(status),
  );
  expect(headers.get('content-type')?.split(';')[0], `the media type of ${what}`).toBe(mediaType(route, status));
  if (text === null || text === '') return;
  if (route?.status !== status) expectShape(Problem, text, `the refusal of ${what}`);
  else if (!isMediaBody(route.response)) expectShape(route.response, text, `the answer of ${what}`);
}

function mediaType(route: Route | undefined, status: number): string {
  if (route?.status !== status) return 'application/problem+json';
  return isMediaBody(route.response) ? route.response.media : 'application/json';
}

/** Parsing leaves out what the contract does not have: an answer may have more keys, and the API promises not to send them. */
function expectShape(schema: z.ZodMiniType, text: string, what: string): void {
  const body: unknown = JSON.parse(text);
  const parsed = schema.safeParse(body);
  expect(parsed.error?.issues ?? [], `${what} is not of the contract's shape: ${text}`).toEqual([]);
  expect(body, `${what} has keys that the contract does not have`).toEqual(parsed.data);
}
