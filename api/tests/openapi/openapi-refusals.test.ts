import type { Route } from '@atrium/contract/route';
import { routes } from '@atrium/contract/routes';
import { expect, test } from 'vitest';
import { openApiDocument } from '../../src/openapi/document.ts';
import type { Operation } from '../../src/openapi/openapi-types.ts';
import { recordedCalls } from '../../src/openapi/recorded-calls.ts';
import { limited } from '../../src/openapi/refusals.ts';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { AnyInput } from '../person.ts';

/** Each refusal that the description names is met. Of 409, and of 404 where no path leads to a thing, what is named is what a proof has met. */
const document = openApiDocument(routes, 'Atrium');
const recorded = recordedCalls('Atrium');
const app = await openApp();
const admin = await app.signIn('admin');

function operationOf(route: Route): Operation | undefined {
  return document.paths[route.path]?.[route.method.toLowerCase()];
}

function routesThatRefuse(status: number): Route[] {
  return routes.filter((route) => operationOf(route)?.responses[status] !== undefined);
}

/** What stands in the description as an example. */
function exampleOf(route: Route): {
  parameters: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
} {
  const { parameters = [], requestBody } = operationOf(route) ?? {};
  const recording = recorded[route.name];
  const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name, example }) => [name, example]);
  const needed = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const query = { ...Object.fromEntries(needed.map(({ name, example }) => [name, example])), ...recording?.query };
  const body = requestBody?.content['application/json']?.example;
  return { parameters: Object.fromEntries(inPath), query, body };
}

/** In every place something that nothing takes. */
function nonsenseFor(route: Route): AnyInput {
  const tooLong = 'x'.repeat(5_000);
  const everywhere = (shape: object = {}) => Object.fromEntries(Object.keys(shape).map((name) => [name, tooLong]));
  return { parameters: everywhere(route.parameters?.shape), query: everywhere(route.query?.shape), body: 'nothing' };
}

test('Where it says 401, nobody may call', async () => {
  for (const route of routesThatRefuse(401).filter(({ access }) => access !== 'public'))
    await app.visitor().refused(401, route, exampleOf(route));
});

test('Where it says 400, what is no input is refused', async () => {
  for (const route of routesThatRefuse(400)) {
    const { status } = await admin.send(route, nonsenseFor(route));
    expect(status, `${route.name} is sent nonsense`).toBe(400);
  }
});

test('Where it says 413, more than it takes is refused', async () => {
  for (const route of routesThatRefuse(413)) {
    const mostBytes = route.upload?.mostBytes ?? 1_000_000;
    const media = route.upload?.media[0] ?? 'application/json';
    const body = new Blob([new Uint8Array(mostBytes + 1)], { type: media === '*/*' ? 'text/plain' : media });
    const { parameters, query } = exampleOf(route);
    const path = Object.entries(parameters).reduce(
      (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(String(value))),
      route.path,
    );
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const { status } = await admin.fetch(`${path}?${search}`, { method: route.method, body });
    expect(status, `${route.name} is sent too much`).toBe(413);
  }
});

test('Where a path leads to a thing by its number, that there is none is said', async () => {
  const toThings = routesThatRefuse(404).filter(({ parameters }) => parameters?.shape.id !== undefined);
  for (const route of toThings) {
    const { parameters, ...more } = exampleOf(route);
    const { status, text } = await admin.send(route, { ...more, parameters: { ...parameters, id: 999_999_999 } });
    expect(status, `${route.name} of a thing that is not there answers ${text}`).toBe(404);
  }
});

/** They want something to be there before: attempts.test.ts and two-steps.test.ts have them refused. */
const elsewhere = ['signInSecondStep', 'confirmTwoSteps', 'changeApiKey', 'renewRecoveryCodes', 'endTwoSteps'];

test('Where it says 429, too much is refused', async () => {
  expect(
    routesThatRefuse(429)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(limited.toSorted());
  const here = routesThatRefuse(429).filter(({ name }) => !elsewhere.includes(name));
  const own = await openApp();
  for (const route of here) {
    const person = await newcomer(own);
    const { body, ...more } = exampleOf(route);
    let status = 0;
    for (let asked = 0; asked <= 125 && status !== 429; asked++)
      status = (await person.send(route, { ...more, body: withGuess(body) })).status;
    expect(status, route.name).toBe(429);
  }
});

function withGuess(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const guessed = Object.entries(body).map(([name, value]) => [
    name,
    /password$/i.test(name) ? 'a wrong guess' : value,
  ]);
  return Object.fromEntries(guessed);
}
