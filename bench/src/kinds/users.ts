import { seedUsers } from '@atrium/api/features/users/users.seed';
import { bigDomains, regions } from '@atrium/api/features/users/users.seed-rows';
import { fold } from '@atrium/api/search/fold';
import { plans, userRoles, userSortColumns, userStatuses } from '@atrium/contract/users';
import type { BenchApp } from '../app.ts';
import { timeCall, timePaths } from '../calls.ts';
import { type Call, type Kind, searchBudget } from '../kind.ts';
import { type List, measureList } from '../list-calls.ts';
import { letter, pathTo, type Question, searchesFor } from '../questions.ts';
import type { Random } from '../random.ts';

const firstNames = regions.flatMap((region) => region.firstNames.map(latin));
const lastNames = regions.flatMap((region) => region.lastNames.map(latin));
const names = [...firstNames, ...lastNames].filter((name) => name.length >= 3);
const commonTexts = [
  ...bigDomains.flatMap(([domain]) => [domain, `@${domain}`]),
  ...['manual', 'manu', 'auto debit', 'credit card', 'paypal', 'cash', '.example', 'example'],
];

function latin(name: string): string {
  return fold((name.split(':')[0] ?? '').replaceAll('_', ' '));
}

export const usersList: List = {
  path: '/api/users/list/data',
  total: 'total',
  orders: userSortColumns.flatMap((sortColumn) => [
    { sortColumn, sort: 'asc' },
    { sortColumn, sort: 'desc' },
  ]),
  anyFilter,
  searches: {
    ...searchesFor(names, commonTexts),
    'two words': (random) =>
      `${random.pick(firstNames)} ${random.pick([random.pick(lastNames), letter(random), random.pick(commonTexts)])}`,
  },
};

/** No filter as often as one, and now and then two or three. */
function anyFilter(random: Random): Question {
  if (random.number() < 0.5) return {};
  const filter: Question = {};
  if (random.number() < 0.5) filter.role = random.pick(userRoles);
  if (random.number() < 0.4) filter.currentPlan = random.pick(plans);
  if (random.number() < 0.4) filter.status = random.pick(userStatuses);
  return filter;
}

export const users: Kind = {
  table: 'users',
  seed: seedUsers,
  measure: async (app, rows) => [
    ...(await measureList(app, usersList)),
    ...(await searchesOfEverything(app)),
    ...(await others(app, rows)),
  ],
};

/** What the search of the navbar asks of all kinds at once, as somebody types. */
async function searchesOfEverything(app: BenchApp): Promise<Call[]> {
  const texts: Readonly<Record<string, (random: Random) => string>> = {
    'one letter': letter,
    'a name or its beginning': (random) => random.pick(names).slice(0, 2 + random.below(8)),
    'two words': (random) => `${random.pick(firstNames)} ${random.pick(lastNames)}`,
    'a word with a slip': (random) => withSlip(random.pick(names.filter(({ length }) => length >= 6)), random),
    'what there is not': (random) => `${letter(random)}qx${random.below(1e6)}`,
  };
  const calls: Call[] = [];
  for (const [name, text] of Object.entries(texts)) {
    const path = (random: Random) => pathTo('/api/v1/search', { q: text(random) });
    calls.push(await timePaths(app, `search of everything: ${name}`, searchBudget, path));
  }
  return calls;
}

function withSlip(name: string, random: Random): string {
  const at = 2 + random.below(name.length - 3);
  return `${name.slice(0, at)}${name[at + 1] ?? ''}${name[at] ?? ''}${name.slice(at + 2)}`;
}

async function others(app: BenchApp, rows: number): Promise<Call[]> {
  const ids: number[] = [];
  return [
    await timePaths(app, 'statistics', null, () => '/api/v1/users/statistics'),
    await timePaths(app, 'one user', null, (random) => `/api/users/user?id=${1 + random.below(rows)}`),
    await timeCall('add a user', null, async (turn) => {
      ids.push(idOf(await app.json('POST', '/apps/users/add-user', newUser(turn))));
    }),
    await timeCall('change a user', null, (turn) =>
      app.send('PATCH', `/api/v1/users/${ids[turn]}`, { fullName: `Bea Zimt ${turn}`, status: 'inactive' }),
    ),
    await timeCall('delete a user', null, (turn) => app.send('DELETE', `/apps/users/delete?id=${ids[turn]}`)),
  ];
}

function newUser(turn: number): object {
  const username = `bench.${process.pid}.${turn}`;
  return {
    fullName: `Ada Bench ${turn}`,
    username,
    email: `${username}@bench.example`,
    company: 'Bench',
    country: 'Peru',
    status: 'active',
  };
}

function idOf(answer: Record<string, unknown>): number {
  const { user } = answer;
  if (typeof user !== 'object' || user === null || !('id' in user)) throw new Error('A user was added and has no id.');
  return Number(user.id);
}
