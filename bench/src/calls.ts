import type { BenchApp } from './app.ts';
import { anyFilter, anyOrder, listPath, type Question, searches } from './questions.ts';
import { createRandom, type Random } from './random.ts';
import { type Timing, timeEach } from './timing.ts';

/** A kind of call, with its budget in milliseconds where design.md has one. */
export interface Call {
  name: string;
  budget: number | null;
  timing: Timing;
}

const pageBudget = 10;
const searchBudget = 30;
const times = 600;

/** Everything that is measured at one size, each call through `App.fetch`, one at a time. */
export async function measureCalls(app: BenchApp, rows: number): Promise<Call[]> {
  return [
    ...(await pages(app)),
    ...(await firstSearches(app)),
    ...(await allSearches(app)),
    ...(await others(app, rows)),
  ];
}

type Place = (random: Random, pages: number) => number;
const anywhere: Place = (random, pages) => 1 + random.below(pages);
const first: Place = () => 1;
const last: Place = (_, pages) => pages;
const amongFive: Place = (random, pages) => 1 + random.below(Math.min(5, pages));

async function pages(app: BenchApp): Promise<Call[]> {
  const call = async (name: string, place: Place) => ({
    name: `list: ${name}`,
    budget: pageBudget,
    timing: await timeQuestions(app, (random) => ({ ...anyFilter(random), ...anyOrder(random) }), place),
  });
  return [
    await call('any page, order and filter', anywhere),
    await call('first page', first),
    await call('last page', last),
  ];
}

/** What nobody has searched for since the process started: nothing is remembered yet. Each search is made once. */
async function firstSearches(app: BenchApp): Promise<Call[]> {
  const make = searches['long and common'];
  const random = createRandom(7);
  const words = new Set(Array.from({ length: 200 }, () => make?.(random) ?? ''));
  const timing = await timeEach([...words].map((q) => () => app.send('GET', listPath({ q }))));
  return [{ name: 'search: long and common, for the first time', budget: null, timing }];
}

async function allSearches(app: BenchApp): Promise<Call[]> {
  const calls: Call[] = [];
  for (const [name, make] of Object.entries(searches)) {
    const question = (random: Random) => ({ q: make(random), ...anyFilter(random), ...anyOrder(random) });
    calls.push({
      name: `search: ${name}`,
      budget: searchBudget,
      timing: await timeQuestions(app, question, amongFive),
    });
  }
  const far = (random: Random) => ({ q: random.pick(Object.values(searches))(random), ...anyOrder(random) });
  calls.push({
    name: 'search: any of these, any page',
    budget: searchBudget,
    timing: await timeQuestions(app, far, anywhere),
  });
  return calls;
}

/** Asks each question for its first page, which tells how many pages there are, and times another of its pages. */
async function timeQuestions(app: BenchApp, make: (random: Random) => Question, place: Place): Promise<Timing> {
  const random = createRandom(42);
  const paths: string[] = [];
  for (let asked = 0; asked < times; asked += 1) {
    const question = make(random);
    const { total } = await app.json('GET', listPath(question));
    const pages = Math.max(1, Math.ceil(Number(total) / Number(question.perPage)));
    paths.push(listPath({ ...question, page: place(random, pages) }));
  }
  return timeEach(paths.map((path) => () => app.send('GET', path)));
}

async function others(app: BenchApp, rows: number): Promise<Call[]> {
  const random = createRandom(5);
  const call = async (name: string, one: (turn: number) => Promise<unknown>) => ({
    name,
    budget: null,
    timing: await timeEach(Array.from({ length: 200 }, (_, turn) => () => one(turn))),
  });
  const ids: number[] = [];
  return [
    await call('statistics', () => app.send('GET', '/api/v1/users/statistics')),
    await call('one user', () => app.send('GET', `/api/users/user?id=${1 + random.below(rows)}`)),
    await call('add a user', async (turn) => {
      ids.push(idOf(await app.json('POST', '/apps/users/add-user', newUser(turn))));
    }),
    await call('change a user', (turn) =>
      app.send('PATCH', `/api/v1/users/${ids[turn]}`, { fullName: `Bea Zimt ${turn}`, status: 'inactive' }),
    ),
    await call('delete a user', (turn) => app.send('DELETE', `/apps/users/delete?id=${ids[turn]}`)),
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
