import { exactShareOf, lineTotals, taxesOf } from './invoice-totals.ts';
import type { InvoiceLine } from './invoices.ts';
import { sum } from './sum.ts';

/** How much of a line of an invoice is credited: so many of it, in thousandths, or so much of what it comes to before tax. `line` counts from 1. */
export interface LineToCredit {
  readonly line: number;
  readonly quantityThousandths?: number | undefined;
  readonly netCents?: number | undefined;
}

/** What was credited of a line. The quantity is null where its price alone was lowered. */
export interface CreditedLine {
  readonly line: number;
  readonly quantityThousandths: number | null;
  readonly netCents: number;
  readonly taxCents: number;
}

/** What an invoice says of its money. */
export interface CreditedInvoice {
  readonly lines: readonly InvoiceLine[];
  readonly roundsTaxOnce: boolean;
}

/** What can still be credited of a line. */
export interface LineLeft {
  readonly line: number;
  readonly quantityThousandths: number;
  readonly netCents: number;
}

export function linesLeft(lines: readonly InvoiceLine[], credited: readonly CreditedLine[]): LineLeft[] {
  return lines.map((line, index) => {
    const own = credited.filter((one) => one.line === index + 1);
    const quantity = sum(own.map(({ quantityThousandths }) => quantityThousandths ?? 0));
    return {
      line: index + 1,
      quantityThousandths: line.quantityThousandths - quantity,
      netCents: lineTotals(line).netCents - sum(own.map(({ netCents }) => netCents)),
    };
  });
}

/** All that is left of each line that anything is left of. */
export function allThatIsLeft(lines: readonly InvoiceLine[], credited: readonly CreditedLine[]): LineToCredit[] {
  return linesLeft(lines, credited)
    .filter(({ netCents }) => netCents > 0)
    .map(({ line, quantityThousandths, netCents }) =>
      quantityThousandths > 0 ? { line, quantityThousandths } : { line, netCents },
    );
}

/**
 * What crediting a part of a line comes to before tax. Each is what it brings the line to, less what it stood at: however an invoice is credited in
 * parts, they add up to the whole. The last of a quantity takes all that is left, and no part takes more than that.
 */
export function creditedNetCents(line: InvoiceLine, credited: readonly CreditedLine[], part: LineToCredit): number {
  const own = credited.filter((one) => one.line === part.line);
  const [left] = linesLeft(
    [line],
    own.map((one) => ({ ...one, line: 1 })),
  );
  if (!left) return 0;
  const { quantityThousandths, netCents = 0 } = part;
  if (quantityThousandths === undefined) return netCents;
  if (quantityThousandths === left.quantityThousandths) return left.netCents;
  const all = line.quantityThousandths;
  const before = all - left.quantityThousandths;
  const whole = lineTotals(line).netCents;
  const share = exactShareOf(whole, before + quantityThousandths, all) - exactShareOf(whole, before, all);
  return Math.min(share, left.netCents);
}

/**
 * What crediting parts comes to, each with its tax: by the rate of its line, and rounded as the invoice rounds it. It brings what was credited at
 * that rate to its tax, whatever a note before it was rounded to.
 */
export function creditedLines(
  { lines, roundsTaxOnce }: CreditedInvoice,
  credited: readonly CreditedLine[],
  parts: readonly LineToCredit[],
): CreditedLine[] {
  const done = [...credited];
  return parts.flatMap((part) => {
    const line = lines[part.line - 1];
    if (!line) return [];
    const { quantityThousandths = null } = part;
    const untaxed = { line: part.line, quantityThousandths, netCents: creditedNetCents(line, done, part), taxCents: 0 };
    const ofRate = [...done, untaxed].filter((one) => lines[one.line - 1]?.taxBasisPoints === line.taxBasisPoints);
    const taxBefore = sum(ofRate.map(({ taxCents }) => taxCents));
    const one = { ...untaxed, taxCents: Math.max(0, taxOf({ lines, roundsTaxOnce }, ofRate) - taxBefore) };
    done.push(one);
    return [one];
  });
}

/** The tax of all that was credited of an invoice. */
function taxOf({ lines, roundsTaxOnce }: CreditedInvoice, credited: readonly CreditedLine[]): number {
  const nets = lines.map((line, index) => ({
    taxBasisPoints: line.taxBasisPoints,
    costCents: sum(credited.filter((one) => one.line === index + 1).map(({ netCents }) => netCents)),
    quantityThousandths: 1_000,
    discountBasisPoints: 0,
  }));
  return sum(taxesOf(nets, roundsTaxOnce).map(({ taxCents }) => taxCents));
}
