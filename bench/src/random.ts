/** Numbers from 0 to below 1 that are the same in each run: what is compared has to be asked the same questions. */
export interface Random {
  number(): number;
  /** From 0 to below `end`. */
  below(end: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  function number(): number {
    // xorshift, by Marsaglia.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  }

  const below = (end: number) => Math.floor(number() * end);
  return {
    number,
    below,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
  };
}
