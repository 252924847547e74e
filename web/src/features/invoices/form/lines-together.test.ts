import { expect, test } from 'vitest';
import { linesTogether } from './lines-together.ts';

const line = (key: string, more: object = {}) => ({
  ...{ key, item: `Item ${key}`, description: '', costCents: 100, quantityThousandths: 1_000 },
  ...{ discountBasisPoints: 0, taxBasisPoints: 0, ...more },
});
const known = { lines: [line('0'), line('1')] };
const costs = (lines: readonly { costCents: number }[]) => lines.map(({ costCents }) => costCents);

test('What two people change on two lines stays, and so do two fields of one line', () => {
  const latest = { lines: [line('0', { costCents: 400 }), line('1', { item: 'Rope' })] };
  const own = { lines: [line('0'), line('1', { costCents: 700 })] };
  const together = linesTogether(known, latest, own);
  expect(costs(together)).toEqual([400, 700]);
  expect(together[1]?.item).toBe('Rope');
});

test('Of a field that both have changed, one’s own stands', () => {
  const latest = { lines: [line('0', { costCents: 400 }), line('1')] };
  const own = { lines: [line('0', { costCents: 900 }), line('1')] };
  expect(costs(linesTogether(known, latest, own))).toEqual([900, 100]);
});

test('Lines that either has added stay, one’s own order does, and what one has taken away is away', () => {
  const latest = { lines: [line('0', { costCents: 400 }), line('1'), line('2', { costCents: 5 })] };
  const own = { lines: [line('mine', { costCents: 6 }), line('0')] };
  expect(costs(linesTogether(known, latest, own))).toEqual([6, 400, 5]);
});

test('Where others took lines away, one’s own stand as they are', () => {
  const own = { lines: [line('0', { costCents: 900 }), line('1')] };
  expect(costs(linesTogether(known, { lines: [line('0')] }, own))).toEqual([900, 100]);
});

test('An amount off goes along, and is no more once nothing is taken off', () => {
  const before = { lines: [line('0', { takenOffCents: 40 }), line('1', { takenOffCents: 60 })] };
  const own = { lines: [line('0', { takenOffCents: 0 }), line('1', { takenOffCents: 60 })] };
  const together = linesTogether(before, before, own);
  expect(together.map(({ takenOffCents }) => takenOffCents)).toEqual([undefined, 60]);
  expect(together[0]).not.toHaveProperty('takenOffCents');
});
