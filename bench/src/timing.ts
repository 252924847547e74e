export interface Timing {
  p50: number;
  p99: number;
  max: number;
}

/** Runs things one after the other, and answers the milliseconds that the middle one took, the slowest of a hundred, and the slowest. */
export async function timeEach(things: readonly (() => Promise<unknown>)[]): Promise<Timing> {
  const times: number[] = [];
  for (const thing of things) {
    const start = performance.now();
    await thing();
    times.push(performance.now() - start);
  }
  return timingOf(times);
}

export function timingOf(times: readonly number[]): Timing {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

export function inMilliseconds(time: number): string {
  return time < 10 ? time.toFixed(2) : time.toFixed(time < 100 ? 1 : 0);
}
