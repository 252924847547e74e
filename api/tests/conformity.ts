import { Problem } from '@atrium/contract/errors';
import { isMediaBody, type Route } from '@atrium/contract/route';
import { routes } from '@atrium/contract/routes';
import { expect } from 'vitest';
import * as z from 'zod';
import { openApiDocument } from '../src/openapi/document.ts';
import { answerSchemaOf, responsesOf } from '../src/openapi/references.ts';

const problemType = 'application/problem+json';

/** A refusal that nobody has described yet is described by what is recorded of it: see openapi/recording.ts. */
const isRecording = process.env.RECORD_ANSWERS === '1';

export const howToRecord = 'RECORD_ANSWERS=1 npm test -- api openapi-answers';

const document = openApiDocument(routes, 'Atrium');

/** What the API description says of a route: the media type of each status, and the schema of what it answers when it works. */
const descriptions = routes.map((route) => {
  const operation = document.paths[route.path]?.[route.method.toLowerCase()];
  const responses = operation ? responsesOf(document, operation) : [];
  const mediaTypes = responses.map(([status, { content }]) => [Number(status), Object.keys(content)] as const);
  const schema = operation && answerSchemaOf(document, operation, route.status);
  return {
    route,
    pattern: new RegExp(`^${RegExp.escape(route.path).replace(/\\\{\w+\\\}/g, '[^/]+')}$`),
    mediaTypes: new Map(mediaTypes),
    body: schema ? z.fromJSONSchema(schema) : null,
  };
});

const unanswered = {
  mediaTypes: new Map([
    [404, [problemType]],
    [405, [problemType]],
  ]),
  body: null,
};

export function routeOf(method: string, pathname: string): Route | undefined {
  const asked = method === 'HEAD' ? 'GET' : method;
  const fixed = routes.find((route) => route.method === asked && route.path === pathname);
  const found =
    fixed ?? descriptions.find(({ route, pattern }) => route.method === asked && pattern.test(pathname))?.route;
  return method === 'HEAD' && found?.marksAsSeen ? undefined : found;
}

/** Fails the test when an answer is not what the contract and the API description say that this route answers. */
export function expectConformity(
  route: Route | undefined,
  status: number,
  headers: Headers,
  text: string | null,
): void {
  const what = route ? `${route.method} ${route.path}` : 'an address without a route';
  const { mediaTypes, body } = descriptions.find((description) => description.route === route) ?? unanswered;
  const toSay = `say it in api/src/openapi/written-refusals.ts, or prove it in api/tests/routes and record that: ${howToRecord}`;
  if (!isRecording) expect([...mediaTypes.keys()], `${what} answered ${status}: ${text}; ${toSay}`).toContain(status);
  if (status === 304) return;
  const mediaType = headers.get('content-type')?.split(';')[0] ?? '';
  const described = mediaTypes.get(status) ?? [problemType];
  const isDescribed = described.some((one) => isOfType(mediaType, one));
  expect(isDescribed, `the media type of ${what}: ${mediaType}`).toBe(true);
  if (text === null || text === '') return;
  if (route?.status !== status) expectShape(Problem, text, `the refusal of ${what}`);
  else if (!isMediaBody(route.response)) {
    expectShape(route.response, text, `the answer of ${what}`);
    if (body) expectShape(body, text, `the described answer of ${what}`);
  }
}

/** Parsing leaves out what a schema does not have. An answer may have more than its schema, and ours promise not to. */
function expectShape(schema: z.core.$ZodType, text: string, what: string): void {
  const body: unknown = JSON.parse(text);
  const parsed = z.safeParse(schema, body);
  expect(parsed.error?.issues ?? [], `${what} is not as declared: ${text}`).toEqual([]);
  expect(parsed.data, `${what} has keys that are not declared`).toEqual(body);
}

/** `image/*` is any picture. */
function isOfType(mediaType: string, described: string): boolean {
  if (described === '*/*') return mediaType !== '';
  return described.endsWith('/*') ? mediaType.startsWith(described.slice(0, -1)) : mediaType === described;
}
