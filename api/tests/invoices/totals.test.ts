import { invoiceTotals, type LineFigures, lineTotals, taxesOf } from '@atrium/contract/invoice-totals';
import { moneyText } from '@atrium/contract/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const share = fc.oneof(fc.constantFrom(0, 1_000, 2_000, 10_000), fc.integer({ min: 0, max: 10_000 }));
const line = fc.record({
  costCents: fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 1_000_000_000 })),
  quantityThousandths: fc.oneof(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: 10_000_000 })),
  discountBasisPoints: share,
  takenOffCents: fc.option(fc.integer({ min: 1, max: 1_000_000_000 }), { nil: undefined }),
  taxBasisPoints: share,
});
const largest = 1_000_000_000_000;
const payment = fc.record({ amountCents: fc.integer({ min: -largest, max: largest }) });

/** The product divided, half a cent up, in numbers of any size. */
function roundedHalfUp(amount: number, part: number, whole: number): number {
  return Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
}

function expectTrueLine(figures: LineFigures): void {
  const { grossCents, discountCents, netCents, taxCents } = lineTotals(figures);
  expect(grossCents).toBe(roundedHalfUp(figures.costCents, figures.quantityThousandths, 1_000));
  const sharedCents = roundedHalfUp(grossCents, figures.discountBasisPoints, 10_000);
  expect(discountCents).toBe(Math.min(grossCents, sharedCents + (figures.takenOffCents ?? 0)));
  expect(netCents).toBe(grossCents - discountCents);
  expect(taxCents).toBe(roundedHalfUp(netCents, figures.taxBasisPoints, 10_000));
}

test('Each line is rounded half a cent up, the lines add up to the totals, and the payments are taken off exactly', () => {
  const lines = fc.array(line, { maxLength: 100 });
  fc.assert(
    fc.property(lines, fc.array(payment, { maxLength: 20 }), (lines, payments) => {
      lines.forEach(expectTrueLine);
      const totals = invoiceTotals(lines, payments);
      const sumOf = (field: 'grossCents' | 'discountCents' | 'netCents' | 'taxCents') =>
        Number(lines.reduce((sum, figures) => sum + BigInt(lineTotals(figures)[field]), 0n));
      expect(totals).toMatchObject({
        grossCents: sumOf('grossCents'),
        discountCents: sumOf('discountCents'),
        subtotalCents: sumOf('netCents'),
        taxCents: sumOf('taxCents'),
      });
      expect(totals.grossCents - totals.discountCents).toBe(totals.subtotalCents);
      expect(totals.subtotalCents + totals.taxCents - totals.paidCents).toBe(totals.balanceCents);
      for (const cents of Object.values(totals)) expect(Number.isSafeInteger(cents)).toBe(true);
    }),
  );
});

test('Where the tax is rounded once, it is that of all that is taxed at a rate, and nothing else is different', () => {
  const few = line.map((figures) => ({ ...figures, taxBasisPoints: figures.taxBasisPoints % 3 }));
  fc.assert(
    fc.property(fc.array(few, { maxLength: 20 }), (lines) => {
      const taxes = taxesOf(lines, true);
      for (const { taxBasisPoints, netCents, taxCents } of taxes)
        expect(taxCents).toBe(roundedHalfUp(netCents, taxBasisPoints, 10_000));
      const [once, each] = [invoiceTotals(lines, [], 0, true), invoiceTotals(lines, [])];
      expect(once.taxCents).toBe(taxes.reduce((sum, { taxCents }) => sum + taxCents, 0));
      expect(once.totalCents - once.taxCents).toBe(each.totalCents - each.taxCents);
      expect(once.discountCents).toBe(each.discountCents);
    }),
  );
});

test('Half a cent goes up, less goes down', () => {
  const half = { costCents: 1, quantityThousandths: 500, discountBasisPoints: 0, taxBasisPoints: 0 };
  expect(lineTotals(half).grossCents).toBe(1);
  expect(lineTotals({ ...half, quantityThousandths: 499 }).grossCents).toBe(0);
  const third = { costCents: 1_005, quantityThousandths: 1_000, discountBasisPoints: 1_000, taxBasisPoints: 2_000 };
  expect(lineTotals(third)).toEqual({ grossCents: 1_005, discountCents: 101, netCents: 904, taxCents: 181 });
});

test('An invoice without lines and payments comes to nothing', () => {
  expect(new Set(Object.values(invoiceTotals([], [])))).toEqual(new Set([0]));
});

test('Money is shown with cents when there are some', () => {
  const shown = [0, 5, 20_500, -20_550, -100, 123_456_789].map((cents) => moneyText(cents, 'USD'));
  expect(shown).toEqual(['$0', '$0.05', '$205', '-$205.50', '-$1', '$1234567.89']);
  const inOthers = ['EUR', 'CHF', 'BRL', 'HUF'].map((currency) => moneyText(-20_550, currency));
  expect(inOthers).toEqual(['-€205.50', '-CHF 205.50', '-R$205.50', '-HUF 205.50']);
});
