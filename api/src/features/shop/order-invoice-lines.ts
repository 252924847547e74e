import { invoiceTotals } from '@atrium/contract/invoice-totals';
import type { InvoiceLine } from '@atrium/contract/invoices';
import { lineCents, lineDiscountCents, taxPercentage } from '@atrium/contract/order-totals';
import { sum } from '@atrium/contract/sum';
import type { OrderLineRow, OrderRow } from '../../database/shop-schema.ts';
import { pricedLine } from './orders.list.ts';

type Sums = Pick<OrderRow, 'subtotalCents' | 'discountCents' | 'shippingCents' | 'taxCents' | 'totalCents'>;

/**
 * The lines of an invoice that comes to what the order came to, to the cent. An order rounds its tax once and an invoice once for each line:
 * where that makes a difference, some pieces are a few cents cheaper and a line of rounding makes up for it. Where the order was cheaper than
 * its lines by more than their discounts, what a piece came to stands in the place of its price. The tax is a line of its own only where it is
 * not that of the goods.
 */
export function invoiceLinesOf(order: Sums, lines: readonly OrderLineRow[]): InvoiceLine[] {
  const plain = isAsPriced(order, lines) ? lines.map(asPriced) : asPaid(order, lines);
  const shipping = order.shippingCents > 0 ? [single('Shipping', order.shippingCents)] : [];
  const taxed = plain.map((line) => ({ ...line, taxBasisPoints: taxPercentage * 100 }));
  const goodsCents = order.totalCents - order.shippingCents;
  const invoiced = [...roundedTo(order.taxCents, goodsCents, taxed), ...shipping];
  if (invoiceTotals(invoiced, []).totalCents === order.totalCents) return invoiced;
  return [...plain, ...shipping, single(`Tax, ${taxPercentage}%`, order.taxCents)];
}

// A cent of tax is that of 12.5 cents.
const mostCheaper = 13;

/** The same goods with this tax, as near as it goes, and a line that makes up for what is missing of the total then. */
function roundedTo(taxCents: number, totalCents: number, lines: readonly InvoiceLine[]): InvoiceLine[] {
  let rounded = [...lines];
  for (let turn = 0; turn <= lines.length; turn += 1) {
    const wanted = Math.sign(taxCents - invoiceTotals(rounded, []).taxCents);
    const nudged = wanted === 0 ? null : withTaxChanged(rounded, wanted);
    if (!nudged) break;
    rounded = nudged;
  }
  const missingCents = totalCents - invoiceTotals(rounded, []).totalCents;
  return missingCents > 0 && missingCents <= mostCheaper * lines.length
    ? [...rounded, single('Rounding', missingCents)]
    : rounded;
}

/** One piece a few cents cheaper, so that rounding makes the tax a cent more or less. */
function withTaxChanged(lines: readonly InvoiceLine[], byCents: number): InvoiceLine[] | null {
  for (const [index, line] of lines.entries()) {
    const before = invoiceTotals([line], []);
    for (let cheaperCents = 0; cheaperCents <= Math.min(mostCheaper, line.costCents); cheaperCents += 1) {
      const parts = withCheaperPiece(line, cheaperCents);
      const { taxCents, subtotalCents } = invoiceTotals(parts, []);
      const isChanged = taxCents - before.taxCents === byCents && subtotalCents <= before.subtotalCents;
      if (isChanged) return lines.toSpliced(index, 1, ...parts);
    }
  }
  return null;
}

function withCheaperPiece(line: InvoiceLine, cheaperCents: number): InvoiceLine[] {
  const piece = { ...line, quantityThousandths: 1_000, costCents: line.costCents - cheaperCents };
  const others = { ...line, quantityThousandths: line.quantityThousandths - 1_000 };
  return others.quantityThousandths > 0 ? [others, piece] : [piece];
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
