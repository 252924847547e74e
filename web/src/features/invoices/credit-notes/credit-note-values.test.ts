import { expect, test } from 'vitest';
import { creditedCents } from './credit-note-values.ts';

const line = { item: 'Knot', description: '', quantityThousandths: 2_000, discountBasisPoints: 0 };
const lines = [
  { ...line, costCents: 30_000, taxBasisPoints: 2_000 },
  { ...line, costCents: 4_099, taxBasisPoints: 0 },
];

test('All that is left is as much as can be credited, also where a part was credited without a note', () => {
  const whole = { lines, invoice: { roundsTaxOnce: true } };
  const all = (leftCents: number) => creditedCents(whole, { credited: [], leftCents }, { kind: 'all', lines: [] });
  expect([all(80_198), all(65_198), all(0)]).toEqual([80_198, 65_198, 0]);
});
