import type { BenchApp } from './app.ts';
import { type Call, pageBudget, searchBudget } from './kind.ts';
import { anyPerPage, pathTo, type Question, type Searches } from './questions.ts';
import { createRandom, type Random } from './random.ts';
import { type Timing, timeEach } from './timing.ts';

/** A list as its calls are asked. */
export interface List {
  readonly path: string;
  /** What each call has. */
  readonly always?: Question;
  /** The orders that it offers, none of them when it has but one. */
  readonly orders: readonly Question[];
  anyFilter(random: Random): Question;
  readonly searches: Searches;
  /** The total that the first page tells; null when it tells none, and its pages have to be looked for. */
  readonly total: 'total' | null;
}

const times = 600;
const timesOfAnOrder = 200;

/** The pages and the searches of a list. */
export async function measureList(app: BenchApp, list: List): Promise<Call[]> {
  return [...(await pages(app, list)), ...(await firstSearches(app, list)), ...(await allSearches(app, list))];
}

type Make = (random: Random) => Question;
type Place = (random: Random, pages: number) => number;
const anywhere: Place = (random, pages) => 1 + random.below(pages);
const first: Place = () => 1;
const last: Place = (_, pages) => pages;
const amongFive: Place = (random, pages) => 1 + random.below(Math.min(5, pages));

function anyOrder(list: List, random: Random): Question {
  return { ...(list.orders.length > 0 ? random.pick(list.orders) : {}), ...anyPerPage(random) };
}

async function pages(app: BenchApp, list: List): Promise<Call[]> {
  const any = (random: Random) => ({ ...list.anyFilter(random), ...anyOrder(list, random) });
  const call = async (name: string, place: Place, make: Make, count = times) => ({
    name: `list: ${name}`,
    budget: pageBudget,
    timing: await timeQuestions(app, list, make, place, count),
  });
  const calls = [
    await call('any page, order and filter', anywhere, any),
    await call('first page', first, any),
    await call('last page', last, any),
  ];
  for (const order of list.orders) {
    const name = `any page by ${Object.values(order).join(' ')}`;
    calls.push(await call(name, anywhere, (random) => ({ ...order, ...anyPerPage(random) }), timesOfAnOrder));
  }
  return calls;
}

/** What nobody has searched for since the process started: nothing is remembered yet. Each search is made once. */
async function firstSearches(app: BenchApp, list: List): Promise<Call[]> {
  const make = list.searches['long and common'];
  const random = createRandom(7);
  const texts = new Set(Array.from({ length: 200 }, () => make?.(random) ?? ''));
  const timing = await timeEach([...texts].map((q) => () => app.send('GET', pathOf(list, { q }))));
  return [{ name: 'search: long and common, for the first time', budget: null, timing }];
}

async function allSearches(app: BenchApp, list: List): Promise<Call[]> {
  const calls: Call[] = [];
  const call = async (name: string, make: Make, place: Place) => {
    const timing = await timeQuestions(app, list, make, place, times);
    calls.push({ name: `search: ${name}`, budget: searchBudget, timing });
  };
  for (const [name, make] of Object.entries(list.searches)) {
    const question = (random: Random) => ({ q: make(random), ...list.anyFilter(random), ...anyOrder(list, random) });
    await call(name, question, amongFive);
  }
  const any = (random: Random) => ({ q: random.pick(Object.values(list.searches))(random), ...anyOrder(list, random) });
  if (list.total) await call('any of these, any page', any, anywhere);
  return calls;
}

/** Asks each question how many pages there are, and times one of them. */
async function timeQuestions(app: BenchApp, list: List, make: Make, place: Place, count: number): Promise<Timing> {
  const random = createRandom(42);
  const known = new Map<string, number>();
  const paths: string[] = [];
  for (let asked = 0; asked < count; asked += 1) {
    const question = make(random);
    const pages = list.total
      ? await pagesTold(app, list, question)
      : await pagesFound(app, list, question, known, place === amongFive ? 5 : 2 ** 20);
    paths.push(pathOf(list, { ...question, page: place(random, pages) }));
  }
  return timeEach(paths.map((path) => () => app.send('GET', path)));
}

async function pagesTold(app: BenchApp, list: List, question: Question): Promise<number> {
  const { total } = await app.json('GET', pathOf(list, question));
  return Math.max(1, Math.ceil(Number(total) / Number(question.perPage)));
}

/** The last page that is not empty, up to a limit. */
async function pagesFound(
  app: BenchApp,
  list: List,
  question: Question,
  known: Map<string, number>,
  most: number,
): Promise<number> {
  const key = JSON.stringify({ ...question, sortBy: null });
  let [full, empty] = [1, known.get(key) ?? most + 1];
  if (known.has(key)) return empty - 1;
  while (empty - full > 1) {
    const middle = Math.floor((full + empty) / 2);
    if ((await app.send('GET', pathOf(list, { ...question, page: middle }))) === '[]') empty = middle;
    else full = middle;
  }
  known.set(key, empty);
  return full;
}

function pathOf(list: List, question: Question): string {
  return pathTo(list.path, { ...list.always, ...question });
}
