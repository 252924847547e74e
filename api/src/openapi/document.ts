import type { Route } from '@atrium/contract/route';
import { routes as allRoutes } from '@atrium/contract/routes';
import type { OpenApiDocument } from './openapi-types.ts';
import { operationOf } from './operation.ts';
import { recordedCalls } from './recorded-calls.ts';
import { sharedRefusals } from './refusals.ts';
import { schemasOf } from './schemas.ts';
import { areas } from './tags.ts';

const description = `Every call but those that are open to anybody wants \`Authorization: Bearer\` with the access token of \`/jwt/login\`, or with an API key.
Days are \`YYYY-MM-DD\`, moments ISO 8601 in UTC. Money is in whole cents where a field is called so, and otherwise in the currency of the house.
A refusal is a problem of RFC 9457: \`title\`, \`status\`, \`detail\`, and \`errors\` with the path of each bad field. Examples are of the sample data, shortened.`;

/** The OpenAPI 3.1 description of the contract: its schemas are JSON Schema 2020-12 already. */
export function openApiDocument(routes: readonly Route[], brandName: string): OpenApiDocument {
  const schemas = schemasOf(routes);
  const recorded = recordedCalls(brandName);
  const paths: OpenApiDocument['paths'] = {};
  for (const route of routes) {
    const operation = operationOf(route, schemas, recorded[route.name]);
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brandName} API`, version: '1', description },
    tags: areas.map(({ name, description }) => ({ name, description })),
    paths,
    components: { schemas: schemas.components, responses: sharedRefusals(), securitySchemes },
  };
}

const documents = new Map<string, OpenApiDocument>();

/** The description of all calls, which takes a second to make and stays the same. */
export function documentFor(brandName: string): OpenApiDocument {
  const document = documents.get(brandName) ?? openApiDocument(allRoutes, brandName);
  documents.set(brandName, document);
  return document;
}

const securitySchemes = {
  token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of a sign-in.' },
  apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, made under Account settings > Security.' },
};
