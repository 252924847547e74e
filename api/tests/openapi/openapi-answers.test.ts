import { readFileSync, writeFileSync } from 'node:fs';
import { isMediaBody } from '@atrium/contract/route';
import { routes } from '@atrium/contract/routes';
import { expect, inject, test } from 'vitest';
import * as z from 'zod';
import { recorded } from '../../src/openapi/answers.gen.ts';
import { openApiDocument } from '../../src/openapi/document.ts';
import { answerSchemaOf, bodySchemaOf, responsesOf } from '../../src/openapi/references.ts';
import { howToRecord } from '../conformity.ts';
import { recordedFile } from './recorded-calls.ts';
import { everythingAsked } from './recording.ts';

const file = new URL('../../src/openapi/answers.gen.ts', import.meta.url);
const mostBytes = 180_000;
const isRecording = process.env.RECORD_ANSWERS === '1';

const document = openApiDocument(routes, 'Atrium');
const calls = routes.flatMap((route) => {
  const operation = document.paths[route.path]?.[route.method.toLowerCase()];
  return operation ? [{ route, operation }] : [];
});

test.runIf(isRecording && inject('engine') === 'sqlite')('What the sample data answers is recorded', async () => {
  const text = recordedFile(await everythingAsked());
  writeFileSync(file, text);
  expect(text).toContain('listUsers');
});

test.skipIf(isRecording)('Every call is recorded, and no other', () => {
  expect(Object.keys(recorded), `Record them: ${howToRecord}`).toEqual(routes.map(({ name }) => name));
});

test.skipIf(isRecording)('What is recorded is small, and has nothing that is secret or different each time', () => {
  const text = readFileSync(file, 'utf8');
  expect(text.length).toBeLessThan(mostBytes);
  expect(text).not.toMatch(/Atrium|atrium\.test/);
  const made = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{20,}(?![\w-])/g;
  const secrets = (text.match(made) ?? []).filter((word) => !/^(Zm9yLWV4|eyJ)/.test(word));
  expect(secrets).toEqual([]);
});

test.skipIf(isRecording)('Every example is what the description says that a call takes and answers', () => {
  for (const { route, operation } of calls) {
    const body = operation.requestBody?.content['application/json'];
    if (body) expectExample(bodySchemaOf(document, operation), body.example, `what ${route.name} takes`);
    const answer = responsesOf(document, operation).find(([status]) => status === String(route.status))?.[1];
    const example = answer?.content['application/json']?.example;
    if (!isMediaBody(route.response))
      expectExample(answerSchemaOf(document, operation, route.status), example, `what ${route.name} answers`);
    for (const { name, schema, example } of operation.parameters ?? [])
      expectExample(schema, example, `${name} of ${route.name}`);
  }
});

test.skipIf(isRecording)('Every example is what the contract takes and answers', () => {
  for (const { route, operation } of calls) {
    const body = operation.requestBody?.content['application/json']?.example;
    if (route.body) expect(z.safeParse(route.body, body).error, `${route.name}: ${howToRecord}`).toBeUndefined();
    for (const { name, in: place, example } of operation.parameters ?? []) {
      const field = (place === 'path' ? route.parameters : route.query)?.shape[name];
      expect(field && z.safeParse(field, example).error, `${route.name} ${name}`).toBeUndefined();
    }
  }
});

function expectExample(schema: object | undefined, example: unknown, what: string): void {
  expect(schema, what).toBeDefined();
  const parsed = schema && z.safeParse(z.fromJSONSchema(readable(schema)), example);
  expect(parsed?.error, `${what}: ${JSON.stringify(example)}; record anew: ${howToRecord}`).toBeUndefined();
}

/** JSON Schema reads its patterns as Unicode; Zod does not, and understands no classes of letters. */
function readable(schema: object): Record<string, unknown> {
  const isOfLetters = (key: string, value: unknown) => key === 'pattern' && String(value).includes('\\p{');
  return JSON.parse(JSON.stringify(schema, (key, value: unknown) => (isOfLetters(key, value) ? undefined : value)));
}
