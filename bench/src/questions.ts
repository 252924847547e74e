import type { Random } from './random.ts';

/** The parameters of a list call. */
export type Question = Record<string, string | number>;

export type Searches = Readonly<Record<string, (random: Random) => string>>;

/** Searches of a list whose rows have names of three letters and more, and texts that many of them have. */
export function searchesFor(names: readonly string[], commonTexts: readonly string[]): Searches {
  return {
    'a name or part of one, 3 to 8 letters': (random) => {
      const name = random.pick(names);
      const length = 3 + random.below(6);
      const start = random.below(Math.max(1, name.length - length));
      return name.slice(start, start + length).trim();
    },
    'one letter': (random) => letter(random),
    'two letters': (random) => letter(random) + letter(random),
    'rare or impossible': (random) =>
      random.pick([`${letter(random)}q${letter(random)}x`, 'zzzz', `7${random.below(1e6)}`, '§', '""', '%_%']),
    'long and common': (random) => random.pick(commonTexts),
  };
}

export function letter(random: Random): string {
  return random.pick([...'aaabcdeeefghiiijklmmnnnooopqrrrsstttuuvwxyz']);
}

/** How many rows of a page people ask for. */
export function anyPerPage(random: Random): Question {
  return { perPage: random.pick([10, 10, 10, 25, 50, 100]) };
}

/** One of these half of the time. */
export function sometimes(random: Random, filters: readonly Question[]): Question {
  return random.number() < 0.5 ? {} : random.pick(filters);
}

export function pathTo(path: string, question: Question): string {
  const parameters = new URLSearchParams(Object.entries(question).map(([name, value]) => [name, String(value)]));
  return `${path}?${parameters}`;
}

/** A question for each value of a parameter. */
export function each(name: string, values: readonly (string | number)[]): Question[] {
  return values.map((value) => ({ [name]: value }));
}
