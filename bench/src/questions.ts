import { regions } from '@atrium/api/features/users/users.seed-names';
import { bigDomains } from '@atrium/api/features/users/users.seed-rows';
import { fold } from '@atrium/api/search/fold';
import { plans, userRoles, userSortColumns, userStatuses } from '@atrium/contract/users';
import type { Random } from './random.ts';

/** The parameters of a list call. */
export type Question = Record<string, string | number>;

const firstNames = regions.flatMap((region) => region.firstNames.map(latin));
const lastNames = regions.flatMap((region) => region.lastNames.map(latin));
const names = [...firstNames, ...lastNames].filter((name) => name.length >= 3);
const commonWords = [
  ...bigDomains.flatMap(([domain]) => [domain, `@${domain}`]),
  ...['manual', 'manu', 'auto debit', 'credit card', 'paypal', 'cash', '.example', 'example'],
];

function latin(name: string): string {
  return fold((name.split(':')[0] ?? '').replaceAll('_', ' '));
}

export const searches: Readonly<Record<string, (random: Random) => string>> = {
  'a name or part of one, 3 to 8 letters': (random) => {
    const name = random.pick(names);
    const length = 3 + random.below(6);
    return name.slice(random.below(Math.max(1, name.length - length)), length).trim();
  },
  'one letter': (random) => letter(random),
  'two letters': (random) => letter(random) + letter(random),
  'rare or impossible': (random) =>
    random.pick([`${letter(random)}q${letter(random)}x`, 'zzzz', `7${random.below(1e6)}`, '§', '""', '%_%']),
  'long and common': (random) => random.pick(commonWords),
  'two words': (random) =>
    `${random.pick(firstNames)} ${random.pick([random.pick(lastNames), letter(random), random.pick(commonWords)])}`,
};

function letter(random: Random): string {
  return random.pick([...'aaabcdeeefghiiijklmmnnnooopqrrrsstttuuvwxyz']);
}

export function anyOrder(random: Random): Question {
  return {
    sortColumn: random.pick(userSortColumns),
    sort: random.pick(['asc', 'desc']),
    perPage: random.pick([10, 10, 10, 25, 50, 100]),
  };
}

/** No filter as often as one, and now and then two or three. */
export function anyFilter(random: Random): Question {
  if (random.number() < 0.5) return {};
  const filter: Question = {};
  if (random.number() < 0.5) filter.role = random.pick(userRoles);
  if (random.number() < 0.4) filter.currentPlan = random.pick(plans);
  if (random.number() < 0.4) filter.status = random.pick(userStatuses);
  return filter;
}

export function listPath(question: Question): string {
  const parameters = new URLSearchParams(Object.entries(question).map(([name, value]) => [name, String(value)]));
  return `/api/users/list/data?${parameters}`;
}
