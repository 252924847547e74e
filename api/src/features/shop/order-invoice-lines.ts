import { invoiceTotals } from '@atrium/contract/invoice-totals';
import type { InvoiceLine } from '@atrium/contract/invoices';
import { lineCents, lineDiscountCents, taxPercentage } from '@atrium/contract/order-totals';
import { sum } from '@atrium/contract/sum';
import type { OrderLineRow, OrderRow } from '../../database/shop-schema.ts';
import { pricedLine } from './orders.list.ts';

type Sums = Pick<OrderRow, 'subtotalCents' | 'discountCents' | 'shippingCents' | 'taxCents' | 'totalCents'>;

/**
 * The lines of an invoice that comes to what the order came to, to the cent, and of as much tax. An order rounds its tax once and an invoice once
 * for each line: where that makes a difference, some pieces are a few cents cheaper and a line of rounding makes up for it. Where the order was
 * cheaper than its lines by more than their discounts, what a piece came to stands in the place of its price. Where no such
 * pieces are found, as may be among lines that come to a few cents, the tax is a line of its own.
 */
export function invoiceLinesOf(order: Sums, lines: readonly OrderLineRow[]): InvoiceLine[] {
  const goods = isAsPriced(order, lines) ? lines.map(asPriced) : asPaid(order, lines);
  const taxed = goods.map((line) => ({ ...line, taxBasisPoints: taxPercentage * 100 }));
  const shipping = order.shippingCents > 0 ? [single('Shipping', order.shippingCents)] : [];
  return [...(roundedTo(order.taxCents, taxed) ?? withTaxApart(order, goods)), ...shipping];
}

/** The same goods with this tax: the pieces are looked for that bring it nearer. `null` where none do, or more is missing than rounding makes. */
function roundedTo(taxCents: number, lines: readonly InvoiceLine[]): InvoiceLine[] | null {
  let goods: Rounded = { lines, roundingCents: 0 };
  if (missingOf(taxCents, goods) > lines.length) return null;
  const patience = { waysLeft: mostWays };
  while (missingOf(taxCents, goods) > 0) {
    const nearer = nearerTo(taxCents, goods, patience);
    if (!nearer) return null;
    goods = nearer;
  }
  return allOf(goods);
}

/** Goods, and by how many cents some of them were made cheaper for the sake of rounding. */
interface Rounded {
  readonly lines: readonly InvoiceLine[];
  readonly roundingCents: number;
}

function allOf({ lines, roundingCents }: Rounded): InvoiceLine[] {
  const rounding = { ...single('Rounding', roundingCents), taxBasisPoints: taxPercentage * 100 };
  return roundingCents > 0 ? [...lines, rounding] : [...lines];
}

function missingOf(taxCents: number, goods: Rounded): number {
  return Math.abs(taxCents - invoiceTotals(allOf(goods), []).taxCents);
}

// After that many cents the tax of 8% is rounded as before.
const roundingPeriodCents = 25;
const mostPieces = 5;
// Of a hundred lines that come to cents there may be none among a hundred million, and nobody is to wait for that.
const mostWays = 20_000;

/** How many ways may still be looked at. */
interface Patience {
  waysLeft: number;
}

/** By a change of one line or, where none brings it nearer, of two. */
function nearerTo(taxCents: number, goods: Rounded, patience: Patience, changes = 2): Rounded | undefined {
  const missing = missingOf(taxCents, goods);
  for (const changed of allCheaper(goods, patience)) if (missingOf(taxCents, changed) < missing) return changed;
  if (changes === 1) return undefined;
  for (const changed of allCheaper(goods, patience)) {
    const nearer = missingOf(taxCents, changed) === missing && nearerTo(taxCents, changed, patience, 1);
    if (nearer) return nearer;
  }
  return undefined;
}

/** The goods with one or some pieces of a line apart from the others and some cents cheaper, in all ways. */
function* allCheaper({ lines, roundingCents }: Rounded, patience: Patience): Generator<Rounded> {
  for (const [index, line] of lines.entries())
    for (const parts of cheaperParts(line)) {
      if (patience.waysLeft === 0) return;
      patience.waysLeft -= 1;
      const leftCents = invoiceTotals([line], []).subtotalCents - invoiceTotals(parts, []).subtotalCents;
      if (leftCents >= 0)
        yield { lines: lines.toSpliced(index, 1, ...parts), roundingCents: roundingCents + leftCents };
    }
}

function* cheaperParts(line: InvoiceLine): Generator<InvoiceLine[]> {
  const mostCheaperCents = roundingPeriodCents / (1 - line.discountBasisPoints / 10_000);
  for (let pieces = 1; pieces <= Math.min(mostPieces, line.quantityThousandths / 1_000); pieces += 1) {
    const others = { ...line, quantityThousandths: line.quantityThousandths - pieces * 1_000 };
    for (let cheaperCents = 0; cheaperCents <= Math.min(mostCheaperCents, line.costCents); cheaperCents += 1) {
      const apart = { ...line, quantityThousandths: pieces * 1_000, costCents: line.costCents - cheaperCents };
      yield others.quantityThousandths > 0 ? [others, apart] : [apart];
    }
  }
}

function withTaxApart(order: Sums, goods: readonly InvoiceLine[]): InvoiceLine[] {
  return [...goods, single(`Tax, ${taxPercentage}%`, order.taxCents)];
}

function isAsPriced({ discountCents }: Sums, lines: readonly OrderLineRow[]): boolean {
  return discountCents === sum(lines.map((line) => lineDiscountCents(pricedLine(line))));
}

function asPriced({ name, priceCents, quantity, discountPercentage }: OrderLineRow): InvoiceLine {
  const price = { costCents: priceCents, quantityThousandths: quantity * 1_000 };
  return { item: name, description: '', ...price, discountBasisPoints: discountPercentage * 100, taxBasisPoints: 0 };
}

/** What the order took off beyond the lines' own discounts is taken off each by its share; the last line gets what rounding left. */
function asPaid({ subtotalCents, discountCents }: Sums, lines: readonly OrderLineRow[]): InvoiceLine[] {
  const nets = lines.map((line) => lineCents(pricedLine(line)) - lineDiscountCents(pricedLine(line)));
  const whole = sum(nets);
  const paid = subtotalCents - discountCents;
  const until = nets.map((_, index) => Math.round((sum(nets.slice(0, index + 1)) / whole) * paid));
  return lines.flatMap(({ name, quantity }, index) =>
    shared(name, quantity, (until[index] ?? 0) - (until[index - 1] ?? 0)),
  );
}

/** Pieces whose sum is no multiple of their number are of two prices, a cent apart: what stands in a line multiplies to what it comes to. */
function shared(item: string, quantity: number, sumCents: number): InvoiceLine[] {
  const costCents = Math.floor(sumCents / quantity);
  const dearer = sumCents % quantity;
  return [pieces(item, quantity - dearer, costCents), ...(dearer > 0 ? [pieces(item, dearer, costCents + 1)] : [])];
}

function pieces(item: string, quantity: number, costCents: number): InvoiceLine {
  return { ...single(item, costCents), quantityThousandths: quantity * 1_000 };
}

function single(item: string, costCents: number): InvoiceLine {
  return { item, description: '', costCents, quantityThousandths: 1_000, discountBasisPoints: 0, taxBasisPoints: 0 };
}
