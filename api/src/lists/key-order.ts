import type { Boundary } from './sql.ts';

/** Whether a key comes before another one as the engines order them: by the bytes of UTF-8, and not by the halves of surrogate pairs. */
export function isKeyBefore(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  for (let place = 0; place < shorter; place += 1) {
    const [unit, otherUnit] = [one.charCodeAt(place), other.charCodeAt(place)];
    if (unit !== otherUnit) return rank(unit) < rank(otherUnit);
  }
  return one.length < other.length;
}

/** The characters that take two places come after all that take one. */
function rank(unit: number): number {
  const isHalf = unit >= 0xd800 && unit < 0xe000;
  return isHalf ? unit + 0x10000 : unit;
}

export function isBefore(one: Boundary, other: Boundary): boolean {
  return one.lowerKey === other.lowerKey ? one.lowerId < other.lowerId : isKeyBefore(one.lowerKey, other.lowerKey);
}
