/** What the totals of an order follow from. Money is integer cents. */
export interface PricedLine {
  readonly priceCents: number;
  readonly discountPercentage: number;
  readonly quantity: number;
  readonly hasFreeShipping: boolean;
}

export interface OrderTotals {
  /** All pieces at their price. */
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCents: number;
  /** On what is paid for the goods. */
  readonly taxCents: number;
  readonly totalCents: number;
}

/** Of a whole order, unless all that is in it is shipped free. */
export const shippingFeeCents = 5_00;
export const taxPercentage = 8;

/** Form, API and receipt compute the totals with this alone. Halves of a cent round up, once for each line and once for the tax. */
export function orderTotals(lines: readonly PricedLine[]): OrderTotals {
  const subtotalCents = sum(lines.map(lineCents));
  const discountCents = sum(lines.map(lineDiscountCents));
  const shippingCents = lines.some(({ hasFreeShipping }) => !hasFreeShipping) ? shippingFeeCents : 0;
  const taxCents = percentOf(subtotalCents - discountCents, taxPercentage);
  const totalCents = subtotalCents - discountCents + shippingCents + taxCents;
  return { subtotalCents, discountCents, shippingCents, taxCents, totalCents };
}

export function lineCents({ priceCents, quantity }: PricedLine): number {
  return priceCents * quantity;
}

export function lineDiscountCents(line: PricedLine): number {
  return percentOf(lineCents(line), line.discountPercentage);
}

function percentOf(cents: number, percentage: number): number {
  return Math.floor((cents * percentage + 50) / 100);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
