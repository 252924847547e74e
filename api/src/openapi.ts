import { Problem, problemTitles } from '@atrium/contract/errors';
import { isMediaBody, type Route } from '@atrium/contract/route';
import * as z from 'zod/mini';
import { exampleOf } from './openapi-examples.ts';

type Json = Record<string, unknown>;

export interface OpenApiDocument extends Json {
  openapi: string;
  /** Operations by path and method. */
  paths: Record<string, Record<string, Operation>>;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  /** Empty for what anyone may call. */
  security: Json[];
  parameters?: Parameter[];
  requestBody?: { required: true; content: Content };
  /** By status. */
  responses: Record<string, { description: string; content: Content }>;
}

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: Json;
  example: unknown;
}

/** By media type. */
type Content = Record<string, { schema: Json; example?: unknown }>;

/** The OpenAPI 3.1 description of the contract: its schemas are JSON Schema 2020-12 already, so little is left to do. */
export function openApiDocument(routes: readonly Route[], brandName: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brandName} API`, version: '1' },
    paths,
    components: {
      schemas: { Problem: jsonSchema(Problem, 'output') },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of a sign-in.' },
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, made under Account settings > Security.' },
      },
    },
  };
}

function operation(route: Route): Operation {
  const parameters = [...parametersOf(route.parameters, 'path'), ...parametersOf(route.query, 'query')];
  return {
    operationId: route.name,
    summary: route.summary,
    tags: [
      route.path.split('/').find((part) => part !== '' && part !== 'api' && part !== 'apps' && part !== 'v1') ?? 'api',
    ],
    ...(route.access === 'public' ? { security: [] } : { security: securityOf(route) }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBodyOf(route),
    responses: { [route.status]: success(route), ...unchanged(route), ...refusals(route) },
  };
}

function securityOf({ isInPerson }: Route): Json[] {
  return isInPerson ? [{ token: [] }] : [{ token: [] }, { apiKey: [] }];
}

function requestBodyOf({ body, example, upload }: Route): Pick<Operation, 'requestBody'> {
  if (body) return { requestBody: { required: true, content: json(jsonSchema(body, 'input'), example) } };
  if (!upload) return {};
  const entries = upload.media.map((media) => [media, { schema: { type: 'string', format: 'binary' } }]);
  return { requestBody: { required: true, content: Object.fromEntries(entries) } };
}

function parametersOf(schema: z.ZodMiniObject | undefined, place: 'path' | 'query'): Parameter[] {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, field]) => {
    const absent = z.safeParse(field, undefined);
    const fallback = absent.data === undefined ? {} : { default: absent.data };
    const required = place === 'path' || !absent.success;
    const schema = { ...jsonSchema(field, 'input'), ...fallback };
    return { name, in: place, required, schema, example: exampleOf(schema, name) };
  });
}

function success(route: Route): Operation['responses'][string] {
  const content = isMediaBody(route.response)
    ? Object.fromEntries(
        [route.response.media, ...(route.response.alsoMedia ?? [])].map((media) => [
          media,
          { schema: { type: 'string' } },
        ]),
      )
    : json(jsonSchema(route.response, 'output'));
  return { description: route.summary, content };
}

function unchanged({ isConditional }: Route): Operation['responses'] {
  return isConditional ? { 304: { description: 'Nothing has changed.', content: {} } } : {};
}

/** What each route may refuse with. 500 is not promised: it is a fault. */
function refusals(route: Route): Operation['responses'] {
  const statuses: (keyof typeof problemTitles)[] = [429];
  if (route.access !== 'public') statuses.push(401, 403);
  if (route.access === 'public' && route.body) statuses.push(401, 403);
  if (route.parameters || route.query || route.body) statuses.push(400, 404);
  if (route.body || route.upload) statuses.push(413);
  if (route.method !== 'GET') statuses.push(404, 409);
  const refusal = (status: keyof typeof problemTitles) => ({
    description: problemTitles[status],
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  });
  return Object.fromEntries(statuses.toSorted().map((status) => [status, refusal(status)]));
}

function json(schema: Json, example = exampleOf(schema)): Content {
  return { 'application/json': { schema, example } };
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
