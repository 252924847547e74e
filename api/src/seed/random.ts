/** One of the values by their shares of 1; undefined for what they leave. */
export function pickShare<Value>(shares: readonly (readonly [Value, number])[], random: number): Value | undefined {
  let rest = random;
  return shares.find(([, share]) => {
    rest -= share;
    return rest < 0;
  })?.[0];
}

/** Numbers from 0 to below 1 that follow from a seed: a linear congruence, its bits mixed. */
export function randomNumbers(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
