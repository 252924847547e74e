import { isMediaBody, type Route } from '@atrium/contract/route';
import { routes } from '@atrium/contract/routes';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { openApiDocument } from '../src/openapi/document.ts';
import { responsesOf } from '../src/openapi/references.ts';
import { schemaNames } from '../src/openapi/schema-names.ts';
import { writtenRefusals } from '../src/openapi/written-refusals.ts';
import { openApp } from './helper.ts';

const Schema = z.record(z.string(), z.unknown());
const Content = z.record(z.string(), z.strictObject({ schema: Schema, example: z.unknown().optional() }));
const Response = z.strictObject({
  description: z.string().min(1),
  headers: z.record(z.string(), z.strictObject({ description: z.string().min(1), schema: Schema })).optional(),
  content: Content,
});
const bearer = { type: z.literal('http'), scheme: z.literal('bearer'), description: z.string() };

/** The parts of OpenAPI 3.1 that the description uses; it has no others. */
const Operation = z.strictObject({
  operationId: z.string().regex(/^[a-z][A-Za-z]*$/, 'A name in camel case is a method in whatever language'),
  summary: z.string().min(1),
  tags: z.array(z.string()).length(1),
  security: z.array(z.union([z.strictObject({ token: z.tuple([]) }), z.strictObject({ apiKey: z.tuple([]) })])).max(2),
  parameters: z
    .array(
      z.strictObject({
        name: z.string(),
        in: z.enum(['path', 'query']),
        description: z.string(),
        required: z.boolean(),
        schema: Schema,
        example: z.unknown(),
      }),
    )
    .default([]),
  requestBody: z.strictObject({ required: z.literal(true), content: Content }).optional(),
  responses: z.record(
    z.string().regex(/^[2-5]\d\d$/),
    z.union([Response, z.strictObject({ $ref: z.string().startsWith('#/components/responses/') })]),
  ),
});

const OpenApi = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d$/),
  info: z.strictObject({
    title: z.literal('Atrium API'),
    version: z.string().min(1),
    description: z.string().min(1),
  }),
  tags: z.array(z.strictObject({ name: z.string().min(1), description: z.string().min(1) })),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), Operation),
  ),
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^[A-Z]\w*$/), Schema),
    responses: z.record(z.string().regex(/^[A-Z]\w*$/), Response),
    securitySchemes: z.strictObject({
      token: z.strictObject({ ...bearer, bearerFormat: z.string() }),
      apiKey: z.strictObject(bearer),
    }),
  }),
});

const document = openApiDocument(routes, 'Atrium');
const { paths, tags } = OpenApi.parse(document);
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

function statusesOf(route: Route): number[] {
  const operation = document.paths[route.path]?.[route.method.toLowerCase()];
  return operation ? responsesOf(document, operation).map(([status]) => Number(status)) : [];
}

test('What is served is the description of the contract', async () => {
  const app = await openApp();
  expect((await app.visitor().get('/api/openapi.json')).body).toEqual(JSON.parse(JSON.stringify(document)));
});

test('Every route of the contract is in the description, and nothing else is', () => {
  const described = operations.map(({ method, path, operation }) => `${method} ${path} ${operation.operationId}`);
  expect(described.sort()).toEqual(routes.map(({ method, path, name }) => `${method} ${path} ${name}`).sort());
  expect(new Set(routes.map(({ name }) => name)).size, 'every route has a name of its own').toBe(routes.length);
  expect(new Set(routes.map(({ method, path }) => method + path)).size, 'and an address').toBe(routes.length);
});

test('The parameters of a path are described, required, and no others are', () => {
  for (const { path, operation } of operations) {
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    expect(inPath.every(({ required }) => required)).toBe(true);
    const names = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('Every parameter says what it is', () => {
  const silent = operations.flatMap(({ operation }) =>
    operation.parameters
      .filter(({ description }) => description === '')
      .map(({ name }) => `${operation.operationId}: ${name}`),
  );
  expect(silent, 'A sentence in api/src/openapi/parameter-texts.ts says what each is').toEqual([]);
});

test('Every call is in an area, and every area has calls', () => {
  const areas = tags.map(({ name }) => name);
  const elsewhere = operations.filter(({ operation }) => !areas.includes(operation.tags[0] ?? ''));
  const todo = 'What the path begins with stands in `begins` of its area in api/src/openapi/tags.ts';
  expect(
    elsewhere.map(({ path }) => path),
    todo,
  ).toEqual([]);
  expect(new Set(operations.map(({ operation }) => operation.tags[0]))).toEqual(new Set(areas));
});

test('No two schemas have the same name', () => {
  const todo = 'Name one of the two otherwise in api/src/openapi/schema-names.ts';
  expect(schemaNames().taken, todo).toEqual([]);
});

test('Every call says what it answers, what it takes, and whether it wants a token', () => {
  for (const route of routes) {
    const operation = operations.find(({ operation }) => operation.operationId === route.name)?.operation;
    const media = isMediaBody(route.response)
      ? [route.response.media, ...(route.response.alsoMedia ?? [])]
      : ['application/json'];
    const answer = operation?.responses[route.status];
    expect(answer && 'content' in answer && Object.keys(answer.content)).toEqual(media);
    expect(operation?.requestBody !== undefined).toBe((route.body ?? route.upload) !== undefined);
    expect(operation?.security).toEqual(
      route.access === 'public' ? [] : route.isInPerson ? [{ token: [] }] : [{ token: [] }, { apiKey: [] }],
    );
  }
});

test('Every call says what it refuses: who may not, what is no input, what is too large', () => {
  for (const route of routes) {
    const statuses = statusesOf(route);
    const { access, query, body, upload } = route;
    if (access !== 'public') expect(statuses, route.name).toEqual(expect.arrayContaining([401, 403]));
    expect(statuses.includes(413), route.name).toBe((body ?? upload) !== undefined);
    if (query ?? body ?? upload) expect(statuses, route.name).toContain(400);
  }
});

test('Every refusal that is written by hand is of a call that there is', () => {
  const names = routes.map(({ name }) => name);
  expect(Object.keys(writtenRefusals).filter((name) => !names.includes(name))).toEqual([]);
});

test('Every reference in the description leads to something in it, and every schema is referred to', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, reference = '']) => reference,
  );
  for (const reference of new Set(references)) {
    const [root, ...steps] = reference.split('/');
    const target = steps.reduce<unknown>((node, step) => Schema.safeParse(node).data?.[step], document);
    expect([root, target], reference).toEqual(['#', expect.anything()]);
  }
  const named = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
  expect(named.filter((name) => !references.includes(name))).toEqual([]);
});
