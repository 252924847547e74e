import {
  allThatIsLeft,
  type CreditedInvoice,
  type CreditedLine,
  creditedLines,
  type LineToCredit,
  linesLeft,
} from './credit-note-amounts.ts';
import { exactShareOf } from './invoice-totals.ts';
import { sum } from './sum.ts';

/**
 * Credits a sum, tax included, of what is left of an invoice: to the cent, of each rate and each line by what is left of it. All that is left where
 * the sum is as much.
 */
export function creditedWithin(
  invoice: CreditedInvoice,
  credited: readonly CreditedLine[],
  grossCents: number,
): CreditedLine[] {
  const left = creditedLines(invoice, credited, allThatIsLeft(invoice.lines, credited));
  return partOf(invoice, left, grossCents);
}

/** The same for pieces that came back: they are credited first, as so many of their lines where the sum is enough, and then what else the sum is for. */
export function creditedFor(
  invoice: CreditedInvoice,
  credited: readonly CreditedLine[],
  { grossCents, returned }: { readonly grossCents: number; readonly returned: readonly LineToCredit[] },
): CreditedLine[] {
  const asked = creditedLines(invoice, credited, withinLeft(invoice, credited, returned));
  const pieces = asked.filter(({ netCents }) => netCents > 0);
  const restCents = grossCents - grossOf(pieces);
  if (restCents < 0) return partOf(invoice, pieces, grossCents);
  return [...pieces, ...creditedWithin(invoice, [...credited, ...pieces], restCents)];
}

function withinLeft(
  { lines }: CreditedInvoice,
  credited: readonly CreditedLine[],
  returned: readonly LineToCredit[],
): LineToCredit[] {
  const left = linesLeft(lines, credited);
  return returned.flatMap(({ line, quantityThousandths = 0 }) => {
    const ofLine = left[line - 1];
    const most = Math.min(quantityThousandths, ofLine?.quantityThousandths ?? 0);
    return most > 0 && ofLine && ofLine.netCents > 0 ? [{ line, quantityThousandths: most }] : [];
  });
}

function grossOf(amounts: readonly CreditedLine[]): number {
  return sum(amounts.map(({ netCents, taxCents }) => netCents + taxCents));
}

/** So much of these amounts as comes to a sum: their price alone is lowered where that is not all of them. */
function partOf({ lines }: CreditedInvoice, amounts: readonly CreditedLine[], grossCents: number): CreditedLine[] {
  if (grossOf(amounts) <= grossCents) return [...amounts];
  const byRate = [...Map.groupBy(amounts, ({ line }) => lines[line - 1]?.taxBasisPoints).values()];
  const sums = shares(grossCents, byRate.map(grossOf));
  return byRate
    .flatMap((ofRate, index) => partOfRate(ofRate, sums[index] ?? 0))
    .filter(({ netCents }) => netCents > 0)
    .toSorted((one, other) => one.line - other.line);
}

/**
 * Its tax is what the sum has of the tax. No cent of it is tax alone, and the last cent before tax stays until all is credited, so that no tax is left
 * of nothing: but of very few cents, where it cannot be otherwise.
 */
function partOfRate(ofRate: readonly CreditedLine[], grossCents: number): CreditedLine[] {
  if (grossCents === 0) return [];
  const nets = ofRate.map(({ netCents }) => netCents);
  const most = sum(nets) - (grossCents < grossOf(ofRate) ? 1 : 0);
  const tax = exactShareOf(grossCents, grossOf(ofRate) - sum(nets), grossOf(ofRate));
  const net = Math.max(1, Math.min(grossCents - tax, most));
  const netShares = shares(net, nets);
  const taxShares = shares(grossCents - net, netShares);
  return ofRate.map(({ line }, index) => {
    return { line, quantityThousandths: null, netCents: netShares[index] ?? 0, taxCents: taxShares[index] ?? 0 };
  });
}

/** Shares of a sum by weights that add up to it. They are of the weights so far: what rounding leaves of one is in the next. */
function shares(cents: number, weights: readonly number[]): number[] {
  const whole = sum(weights);
  const until = weights.map((_, index) => exactShareOf(cents, sum(weights.slice(0, index + 1)), whole));
  return until.map((each, index) => each - (until[index - 1] ?? 0));
}
