import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberKey } from '../../src/lists/number-key.ts';

const largest = Number.MAX_SAFE_INTEGER;
const wholeNumber = fc.oneof(
  fc.integer({ min: -1_000, max: 1_000 }),
  fc.maxSafeInteger(),
  fc.constantFrom(0, largest, -largest),
);

test('Keys of numbers sort by their bytes as the numbers do, those below zero too', () => {
  fc.assert(
    fc.property(wholeNumber, wholeNumber, (one, other) => {
      const order = Buffer.compare(Buffer.from(numberKey(one)), Buffer.from(numberKey(other)));
      expect(order).toBe(Math.sign(one - other));
    }),
  );
});
