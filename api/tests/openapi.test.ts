import { isMediaBody } from '@atrium/contract/route';
import { routes } from '@atrium/contract/routes';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { openApiDocument } from '../src/openapi.ts';
import { openApp } from './helper.ts';

const Schema = z.record(z.string(), z.unknown());
const Content = z.record(z.string(), z.strictObject({ schema: Schema, example: z.unknown().optional() }));

/** The parts of OpenAPI 3.1 that the description uses; it has no others. */
const bearer = { type: z.literal('http'), scheme: z.literal('bearer'), description: z.string() };

const Operation = z.strictObject({
  operationId: z.string().min(1),
  summary: z.string().min(1),
  tags: z.array(z.string()).length(1),
  security: z.array(z.union([z.strictObject({ token: z.tuple([]) }), z.strictObject({ apiKey: z.tuple([]) })])).max(2),
  parameters: z
    .array(
      z.strictObject({
        name: z.string(),
        in: z.enum(['path', 'query']),
        required: z.boolean(),
        schema: Schema,
        example: z.unknown(),
      }),
    )
    .default([]),
  requestBody: z.strictObject({ required: z.literal(true), content: Content }).optional(),
  responses: z.record(
    z.string().regex(/^[2-5]\d\d$/),
    z.strictObject({ description: z.string().min(1), content: Content }),
  ),
});

const OpenApi = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d$/),
  info: z.strictObject({ title: z.literal('Atrium API'), version: z.string().min(1) }),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), Operation),
  ),
  components: z.strictObject({
    schemas: z.record(z.string(), Schema),
    securitySchemes: z.strictObject({
      token: z.strictObject({ ...bearer, bearerFormat: z.string() }),
      apiKey: z.strictObject(bearer),
    }),
  }),
});

const document = openApiDocument(routes, 'Atrium');
const { paths } = OpenApi.parse(document);
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

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

test('Every call says what it answers, what it takes, and whether it wants a token', () => {
  for (const route of routes) {
    const operation = operations.find(({ operation }) => operation.operationId === route.name)?.operation;
    const media = isMediaBody(route.response)
      ? [route.response.media, ...(route.response.alsoMedia ?? [])]
      : ['application/json'];
    expect(Object.keys(operation?.responses[route.status]?.content ?? {})).toEqual(media);
    expect(operation?.requestBody !== undefined).toBe((route.body ?? route.upload) !== undefined);
    expect(operation?.security).toEqual(
      route.access === 'public' ? [] : route.isInPerson ? [{ token: [] }] : [{ token: [] }, { apiKey: [] }],
    );
    if (route.access !== 'public')
      expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(['401', '403']));
  }
});

test('Every call has an example of what it takes and answers, and the contract allows it', () => {
  for (const route of routes) {
    const operation = operations.find(({ operation }) => operation.operationId === route.name)?.operation;
    const answer = operation?.responses[route.status]?.content['application/json']?.example;
    if (!isMediaBody(route.response)) expect(z.safeParse(route.response, answer).error, route.name).toBeUndefined();
    const body = operation?.requestBody?.content['application/json']?.example;
    if (route.body) expect(z.safeParse(route.body, body).error, route.name).toBeUndefined();
    for (const { name, in: place, example } of operation?.parameters ?? []) {
      const field = (place === 'path' ? route.parameters : route.query)?.shape[name];
      expect(field && z.safeParse(field, example).error, `${route.name} ${name}`).toBeUndefined();
    }
  }
});

test('Every reference in the description leads to something in it', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, reference = '']) => reference,
  );
  expect(references).not.toEqual([]);
  for (const reference of new Set(references)) {
    const [root, ...steps] = reference.split('/');
    const target = steps.reduce<unknown>((node, step) => Schema.safeParse(node).data?.[step], document);
    expect([root, target], reference).toEqual(['#', expect.anything()]);
  }
});
