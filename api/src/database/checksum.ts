/** How many rows there are, and the sum of their hashes, which is the same in whatever order they come. It tells mistakes, not forgeries. */
export interface Checksum {
  readonly rows: number;
  readonly sum: number;
}

export const noRows: Checksum = { rows: 0, sum: 0 };

export function withRows({ rows, sum }: Checksum, more: readonly (readonly unknown[])[]): Checksum {
  return { rows: rows + more.length, sum: more.reduce<number>((total, row) => (total + hashOf(row)) % 2 ** 48, sum) };
}

/** FNV-1a, 32 bits, over the values as JSON; bytes count one by one, as engines give them in arrays of several kinds. */
function hashOf(row: readonly unknown[]): number {
  let hash = 0x811c9dc5;
  const take = (code: number) => {
    hash = Math.imul(hash ^ code, 0x01000193);
  };
  for (const value of row) {
    if (value instanceof Uint8Array) value.forEach(take);
    else for (const character of JSON.stringify(value)) take(character.codePointAt(0) ?? 0);
    take(0);
  }
  return hash >>> 0;
}
