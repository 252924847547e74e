import { seedEvents } from '@atrium/api/features/calendar/sample/calendar.seed';
import { eventKinds } from '@atrium/contract/calendar';
import { timePaths } from '../calls.ts';
import { type Kind, pageBudget } from '../kind.ts';
import type { Random } from '../random.ts';

const dayMilliseconds = 86_400_000;

export const events: Kind = {
  table: 'events',
  seed: seedEvents,
  measure: async (app) => [
    await timePaths(app, 'a day', pageBudget, (random) => range(random, 1, eventKinds)),
    await timePaths(app, 'a week', pageBudget, (random) => range(random, 7, eventKinds)),
    await timePaths(app, 'a month', pageBudget, (random) => range(random, 42, eventKinds)),
    await timePaths(app, 'a month of one calendar', pageBudget, (random) =>
      range(random, 42, [random.pick(eventKinds)]),
    ),
    await timePaths(app, 'the first 1,000', null, () => `/apps/calendar/events?${calendars(eventKinds)}`),
  ],
};

/** So many days, up to five years from now. */
function range(random: Random, days: number, kinds: readonly string[]): string {
  const from = Date.now() + Math.floor((random.number() - 0.5) * 3_600) * dayMilliseconds;
  const [begin, end] = [from, from + days * dayMilliseconds].map((time) => new Date(time).toISOString());
  return `/apps/calendar/events?${calendars(kinds)}&from=${begin}&to=${end}`;
}

function calendars(kinds: readonly string[]): string {
  return kinds.map((kind) => `calendars=${kind}`).join('&');
}
