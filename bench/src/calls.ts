import type { BenchApp } from './app.ts';
import type { Call } from './kind.ts';
import { createRandom, type Random } from './random.ts';
import { timeEach } from './timing.ts';

const times = 200;

/** Sends a request again and again, each time to another path. */
export function timePaths(
  app: BenchApp,
  name: string,
  budget: number | null,
  path: (random: Random) => string,
): Promise<Call> {
  const random = createRandom(5);
  return timeCall(name, budget, () => app.send('GET', path(random)));
}

export async function timeCall(
  name: string,
  budget: number | null,
  once: (turn: number) => Promise<unknown>,
): Promise<Call> {
  return { name, budget, timing: await timeEach(Array.from({ length: times }, (_, turn) => () => once(turn))) };
}
