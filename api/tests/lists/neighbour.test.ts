import { sortDirections } from '@atrium/contract/lists';
import { userRoles, userSortColumns, userStatuses } from '@atrium/contract/users';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usersIndex } from '../../src/features/users/users.list.ts';
import { isKeyBefore } from '../../src/lists/key-order.ts';
import { findNeighbour } from '../../src/lists/neighbour.ts';
import { createListReader } from '../../src/lists/page.ts';
import { openApp } from '../helper.ts';
import { addSomebody } from '../people.ts';
import { expectedPage } from './reference.ts';

const app = await openApp();
const admin = await app.signIn('admin');
for (const fullName of ['\uffff', '\u{10ffff}', '林 森', 'a', '😀']) await addSomebody(admin, { fullName });
const users = await app.engine.read.selectFrom('users').selectAll().orderBy('id').execute();

const request = fc.record({
  words: fc.constantFrom([], ['a'], ['an'], ['example'], ['manual'], ['zebra'], ['nadia', 'cash'], ['olena']),
  filter: fc.record(
    { role: fc.constantFrom(...userRoles), status: fc.constantFrom(...userStatuses) },
    { requiredKeys: [] },
  ),
  sort: fc.constantFrom(...userSortColumns),
  direction: fc.constantFrom(...sortDirections),
  span: fc.constantFrom(
    undefined,
    undefined,
    { from: 'c' },
    { before: 'm' },
    { from: 'a', before: 'p' },
    { from: 'z' },
  ),
});

test('The neighbours of a row are those beside it in the list, whatever is searched, filtered and sorted', async () => {
  const reader = createListReader(app.engine, app.services.tuning);
  await fc.assert(
    fc.asyncProperty(request, fc.nat(users.length - 1), async ({ span, ...rest }, at) => {
      const asked = { ...rest, span: rest.sort === 'id' ? undefined : span };
      const user = users[at];
      const { id = 0 } = user ?? {};
      const place = { id, key: keyOf(user, asked.sort) };
      const everybody = expectedPage(users, {
        ...asked,
        words: [],
        filter: {},
        span: undefined,
        page: 1,
        perPage: 1_000,
      }).ids;
      const found = expectedPage(users, { ...asked, page: 1, perPage: 1_000 }).ids;
      const order = (other: number) => everybody.indexOf(other) - everybody.indexOf(id);
      const sides = [
        await findNeighbour(reader, usersIndex, asked, place, 'previous'),
        await findNeighbour(reader, usersIndex, asked, place, 'next'),
      ];
      expect(sides, JSON.stringify({ asked, place })).toEqual([
        found.findLast((other) => order(other) < 0) ?? null,
        found.find((other) => order(other) > 0) ?? null,
      ]);
    }),
    { numRuns: 400 },
  );
});

function keyOf(user: object | undefined, sort: string): string {
  const values: Readonly<Record<string, unknown>> = { ...user };
  return String(values[`${sort}Key`] ?? values[sort] ?? '');
}

test('Keys come in the order of their bytes', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', '\ud7ff', '\ue000', '\uffff', '😀', '\u{10ffff}'),
    maxLength: 4,
  });
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(isKeyBefore(one, other)).toBe(Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0);
    }),
  );
});
