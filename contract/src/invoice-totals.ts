import { sum } from './sum.ts';

/** A line of an invoice in whole numbers: money in cents, the quantity in thousandths, shares in basis points (hundredths of a percent). */
export interface LineFigures {
  readonly costCents: number;
  readonly quantityThousandths: number;
  readonly discountBasisPoints: number;
  /** What is taken off in money beside that share. */
  readonly takenOffCents?: number | undefined;
  readonly taxBasisPoints: number;
}

export interface LineTotals {
  /** Cost by quantity. */
  readonly grossCents: number;
  /** All that is taken off; never more than there is. */
  readonly discountCents: number;
  /** What is left after the discount, before tax. */
  readonly netCents: number;
  readonly taxCents: number;
}

export interface InvoiceTotals {
  readonly grossCents: number;
  readonly discountCents: number;
  readonly subtotalCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
  readonly paidCents: number;
  /** What is not owed any more, because what was sold was given back or cancelled. */
  readonly creditCents: number;
  /** What is owed; below zero when more was paid than that. */
  readonly balanceCents: number;
}

const wholeQuantity = 1_000;
export const wholeShare = 10_000;

/**
 * What an invoice comes to. Each line's cost by quantity, discount and tax is rounded to whole cents, half a cent up, and what is rounded is
 * summed: the lines that a person sees add up to the totals below them. Where it rounds its tax once, as an order does, that is of all that is
 * taxed at one rate. A refund is a payment below zero.
 */
export function invoiceTotals(
  lines: readonly LineFigures[],
  payments: readonly { readonly amountCents: number }[],
  creditCents = 0,
  roundsTaxOnce = false,
): InvoiceTotals {
  const totals = lines.map(lineTotals);
  const subtotalCents = sum(totals.map(({ netCents }) => netCents));
  const taxCents = sum(taxesOf(lines, roundsTaxOnce).map((tax) => tax.taxCents));
  const totalCents = subtotalCents + taxCents;
  const paidCents = sum(payments.map(({ amountCents }) => amountCents));
  return {
    grossCents: sum(totals.map(({ grossCents }) => grossCents)),
    discountCents: sum(totals.map(({ discountCents }) => discountCents)),
    subtotalCents,
    taxCents,
    totalCents,
    paidCents,
    creditCents,
    balanceCents: totalCents - paidCents - creditCents,
  };
}

export function lineTotals(line: LineFigures): LineTotals {
  const grossCents = shareOf(line.quantityThousandths, line.costCents, wholeQuantity);
  const sharedCents = shareOf(grossCents, line.discountBasisPoints, wholeShare);
  const discountCents = Math.min(grossCents, sharedCents + (line.takenOffCents ?? 0));
  const netCents = grossCents - discountCents;
  return { grossCents, discountCents, netCents, taxCents: shareOf(netCents, line.taxBasisPoints, wholeShare) };
}

export interface TaxOfRate {
  readonly taxBasisPoints: number;
  readonly netCents: number;
  readonly taxCents: number;
}

/** What is taxed at each rate, the lowest first. */
export function taxesOf(lines: readonly LineFigures[], roundsTaxOnce = false): TaxOfRate[] {
  return [...Map.groupBy(lines, (line) => line.taxBasisPoints)]
    .sort(([one], [other]) => one - other)
    .map(([taxBasisPoints, own]) => {
      const totals = own.map(lineTotals);
      const netCents = sum(totals.map((line) => line.netCents));
      const onceCents = shareOf(netCents, taxBasisPoints, wholeShare);
      const taxCents = roundsTaxOnce ? onceCents : sum(totals.map((line) => line.taxCents));
      return { taxBasisPoints, netCents, taxCents };
    });
}

/** `amount * part / whole`, rounded half up, of numbers from zero up. The product itself may be beyond what a number holds exactly. */
export function shareOf(amount: number, part: number, whole: number): number {
  const times = Math.floor(amount / whole);
  const rest = amount - times * whole;
  return times * part + Math.floor((rest * part + whole / 2) / whole);
}

/** The same where part and whole may be sums of an invoice too: their product is beyond what a number holds exactly. */
export function exactShareOf(amount: number, part: number, whole: number): number {
  const [all, doubled] = [BigInt(whole), 2n * BigInt(amount) * BigInt(part)];
  return Number((doubled + all) / (2n * all));
}
