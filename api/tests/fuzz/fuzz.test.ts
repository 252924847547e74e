import type { Route } from '@atrium/contract/route';
import { routes } from '@atrium/contract/routes';
import { getUserStatistics, listUsers, userSortColumns } from '@atrium/contract/users';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openApiDocument } from '../../src/openapi/document.ts';
import { bodySchemaOf } from '../../src/openapi/references.ts';
import { openApp } from '../helper.ts';
import type { Person } from '../person.ts';
import { allUsers, expectedUsers } from '../users/reference.ts';
import { nearlyValid, valid } from './inputs.ts';

/** `FUZZ_SEED=5 FUZZ_RUNS=2000 vitest run fuzz` looks elsewhere and longer. */
const seed = Number(process.env.FUZZ_SEED ?? 20_260_302);
const numRuns = Number(process.env.FUZZ_RUNS ?? 25);

const document = openApiDocument(routes, 'Atrium');

const who = ['admin', 'admin', 'admin', 'client', 'nobody'] as const;
const app = await openApp();
const people = new Map<string, Person>([['nobody', app.visitor()]]);

/** Whoever was signed out, or locked out, by what was sent before signs in again. */
async function personWho(name: (typeof who)[number]): Promise<Person> {
  const known = people.get(name);
  if (name === 'nobody' && known) return known;
  if (known && (await known.get('/api/v1/account')).status === 200) return known;
  const person = await app.signIn(name === 'client' ? 'client' : 'admin');
  people.set(name, person);
  return person;
}

/** Inputs for a route from its description: all as it should be, or nearly so. */
function inputsOf(route: Route) {
  const operation = document.paths[route.path]?.[route.method.toLowerCase()];
  const parameters = operation?.parameters ?? [];
  const body = operation && bodySchemaOf(document, operation);
  const inputs = (arbitraryOf: (node: unknown) => fc.Arbitrary<unknown>) => {
    const place = (name: string) =>
      Object.fromEntries(
        parameters.filter((each) => each.in === name).map((each) => [each.name, arbitraryOf(each.schema)]),
      );
    return fc.record({
      parameters: fc.record(place('path')),
      query: fc.record(place('query'), { requiredKeys: [] }),
      body: body === undefined ? fc.constant(undefined) : arbitraryOf(body),
    });
  };
  return fc.oneof(inputs(valid), inputs(nearlyValid));
}

/** A value as it may stand in an address: a path that ends early is another path. */
function inAddress(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.toWellFormed().replaceAll('/', '') || '-';
}

test(`Whatever is sent, no call fails inside or answers anything that is not described (seed ${seed})`, async () => {
  for (const route of routes) {
    const property = fc.asyncProperty(
      fc.constantFrom(...who),
      inputsOf(route),
      async (name, { parameters, query, body }) => {
        const person = await personWho(name);
        const texts = (values: object) =>
          Object.fromEntries(
            Object.entries(values).map(([key, value]) => [
              key,
              Array.isArray(value) ? value.map(inAddress) : inAddress(value),
            ]),
          );
        await person.send(route, { parameters: texts(parameters), query: texts(query), body });
      },
    );
    await fc.assert(property, { seed, numRuns, endOnFailure: true });
  }
  expect(new Set(app.answered.map(({ route }) => route)).size).toBe(routes.length);
});

test('After all of that the lists still count right, find right and are in order', async () => {
  const admin = await personWho('admin');
  const everybody = await allUsers(admin);
  const { total } = await admin.call(getUserStatistics);
  expect(total).toBe(everybody.length);
  for (const sortColumn of userSortColumns) {
    const { users } = await admin.call(listUsers, { query: { sortColumn, perPage: 100 } });
    expect(users, sortColumn).toEqual(expectedUsers(everybody, { sortColumn }).slice(0, 100));
  }
});
