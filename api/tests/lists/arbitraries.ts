import { sortDirections } from '@atrium/contract/lists';
import { billings, plans, type User, userRoles, userSortColumns, userStatuses } from '@atrium/contract/users';
import * as fc from 'fast-check';

/** What SQL, its patterns, a full-text index or a careless sort could stumble over, and enough plain letters that much is found. */
const characters = [
  ...['a', 'b', 'n', 'A', 'o', ' ', '  ', '-', '.', '%', '_', '\\', "'", '"', '*', '^', '(', '?', '$1', '\t'],
  ...[
    'é',
    'e\u0301',
    'ß',
    'Ł',
    'ı',
    'İ',
    'ﬁ',
    'Σ',
    'ς',
    'ñ',
    '木',
    '林',
    '森',
    '김',
    'ف',
    '👍',
    '👩‍🚀',
    '\u{10ffff}',
    '\uffff',
  ],
];
const text = (longest: number) => fc.string({ unit: fc.constantFrom(...characters), maxLength: longest });

const fields = fc.record({
  fullName: fc.oneof(text(7), fc.constantFrom('Anna', 'Anna Bann', 'anna', 'Nora Ann')),
  local: text(4),
  domain: fc.constantFrom('nab.example', 'ban.example', 'ana.test'),
  company: text(3),
  country: text(2),
  contact: fc.constantFrom('', '1', '+1', '+10'),
  role: fc.constantFrom(...userRoles),
  currentPlan: fc.constantFrom('basic', ...plans.slice(0, 2)),
  billing: fc.constantFrom(...billings),
  status: fc.constantFrom('active', ...userStatuses),
});
type Fields = typeof fields extends fc.Arbitrary<infer Value> ? Value : never;

export function userOf(id: number, { local, domain, ...rest }: Fields): User {
  const username = `${local.replaceAll('@', '')}.${id}`;
  const email = `${username}@${domain}`;
  const ours = { avatar: '', accessRoleId: null, createdAt: '2026-01-01T00:00:00.000Z', suspendedAt: null };
  return { ...rest, id, username, email, ...ours };
}

/** Some of the rows there are, by where they stand. */
const some = fc.array(fc.nat(), { minLength: 1, maxLength: 5 });

/** Words of any kind, or a part of what a row has. */
const words = fc.oneof(
  fc.constant(''),
  fc.constantFrom(
    'a',
    'n',
    'an',
    'ann',
    'nab',
    'anna b',
    'manual',
    'auto debit',
    'pay man',
    '"anna b"',
    '"b a" n',
    '"a a"',
    '.example',
    '@',
    '%',
    '_',
    '\\',
    '\u{10ffff}',
  ),
  text(3),
  fc.tuple(text(2), fc.constantFrom('a', 'bann', 'manual', 'debit')).map((pair) => pair.join(' ')),
  fc.record({ row: fc.nat(), start: fc.nat(12), length: fc.integer({ min: 1, max: 8 }), isPhrase: fc.boolean() }),
);

const key = fc.oneof(text(2), fc.constantFrom('a', 'an', 'anna', 'b', 'm', 'n', 'nab', 'active', 'editor', '+1'));

const question = fc.record({
  words,
  span: fc.option(fc.record({ from: key, before: key }, { requiredKeys: [] }), { nil: undefined }),
  filter: fc.record(
    {
      role: fc.constantFrom(...userRoles),
      currentPlan: fc.constantFrom(...plans.slice(0, 2)),
      status: fc.constantFrom(...userStatuses),
    },
    { requiredKeys: [] },
  ),
  sort: fc.constantFrom(...userSortColumns),
  direction: fc.constantFrom(...sortDirections),
  page: fc.oneof(fc.constantFrom(1, 2), fc.integer({ min: 1, max: 30 })),
  perPage: fc.constantFrom(1, 2, 3, 5, 10, 100),
});
export type Question = typeof question extends fc.Arbitrary<infer Value> ? Value : never;

export const actions = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ add: fc.array(fields, { minLength: 1, maxLength: 12 }) }) },
    { weight: 2, arbitrary: fc.record({ change: fc.nat(), to: fields }) },
    { weight: 1, arbitrary: fc.record({ remove: some }) },
    { weight: 1, arbitrary: fc.record({ suspend: some }) },
    { weight: 8, arbitrary: fc.record({ ask: fc.array(question, { minLength: 1, maxLength: 4 }) }) },
  ),
  { minLength: 10, maxLength: 40, size: 'max' },
);
export type Action = typeof actions extends fc.Arbitrary<(infer Value)[]> ? Value : never;
