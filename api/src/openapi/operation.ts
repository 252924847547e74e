import { isMediaBody, type Route } from '@atrium/contract/route';
import { exampleOf } from './examples.ts';
import type { Content, Json, Operation, Response } from './openapi-types.ts';
import { parametersOf } from './parameters.ts';
import type { RecordedCall } from './recorded-calls.ts';
import { refusalsOf } from './refusals.ts';
import type { Schemas } from './schemas.ts';
import { areaOfPath } from './tags.ts';

export function operationOf(route: Route, schemas: Schemas, recorded: RecordedCall | undefined): Operation {
  const parameters = parametersOf(route, recorded);
  return {
    operationId: route.name,
    summary: route.summary,
    tags: [areaOfPath(route.path)],
    security: securityOf(route),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBodyOf(route, schemas, recorded),
    responses: {
      [route.status]: success(route, schemas, recorded),
      ...unchanged(route),
      ...refusalsOf(route, recorded),
    },
  };
}

function securityOf({ access, isInPerson }: Route): Json[] {
  if (access === 'public') return [];
  return isInPerson ? [{ token: [] }] : [{ token: [] }, { apiKey: [] }];
}

function requestBodyOf(
  { body, example, upload }: Route,
  schemas: Schemas,
  recorded: RecordedCall | undefined,
): Pick<Operation, 'requestBody'> {
  if (body) {
    const schema = schemas.bodyOf(body);
    const shown = recorded?.body ?? example ?? exampleOf(schemas.whole(schema));
    return { requestBody: { required: true, content: json(schema, shown) } };
  }
  if (!upload) return {};
  const entries = upload.media.map((media) => [media, { schema: { type: 'string', format: 'binary' } }]);
  return { requestBody: { required: true, content: Object.fromEntries(entries) } };
}

function success({ response, summary }: Route, schemas: Schemas, recorded: RecordedCall | undefined): Response {
  if (!isMediaBody(response)) {
    const schema = schemas.answerOf(response);
    return { description: summary, content: json(schema, recorded?.answer ?? exampleOf(schemas.whole(schema))) };
  }
  const media = [response.media, ...(response.alsoMedia ?? [])];
  const example = typeof recorded?.answer === 'string' ? { example: recorded.answer } : {};
  const content = Object.fromEntries(
    media.map((one) => [one, { schema: { type: 'string' }, ...(one === 'text/csv' ? example : {}) }]),
  );
  return { description: summary, content };
}

function unchanged({ isConditional }: Route): Operation['responses'] {
  return isConditional ? { 304: { description: 'Nothing has changed.', content: {} } } : {};
}

function json(schema: Json, example: unknown): Content {
  return { 'application/json': { schema, example } };
}
