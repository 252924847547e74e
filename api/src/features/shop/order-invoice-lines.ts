import { invoiceTotals } from '@atrium/contract/invoice-totals';
import type { InvoiceLine } from '@atrium/contract/invoices';
import { lineCents, lineDiscountCents, taxPercentage } from '@atrium/contract/order-totals';
import { sum } from '@atrium/contract/sum';
import type { OrderLineRow, OrderRow } from '../../database/shop-schema.ts';
import { pricedLine } from './orders.list.ts';

type Sums = Pick<OrderRow, 'subtotalCents' | 'discountCents' | 'shippingCents' | 'taxCents' | 'totalCents'>;

/**
 * The lines of an invoice that comes to what the order came to, to the cent. An order rounds its tax once and an invoice once for each line:
 * where that makes a difference, the tax is a line of its own. So is it where the order was cheaper than its lines by more than their
 * discounts: what a piece came to stands in the place of its price then.
 */
export function invoiceLinesOf(order: Sums, lines: readonly OrderLineRow[]): InvoiceLine[] {
  const plain = isAsPriced(order, lines) ? lines.map(asPriced) : asPaid(order, lines);
  const shipping = order.shippingCents > 0 ? [single('Shipping', order.shippingCents)] : [];
  const taxed = [...plain.map((line) => ({ ...line, taxBasisPoints: taxPercentage * 100 })), ...shipping];
  if (invoiceTotals(taxed, []).totalCents === order.totalCents) return taxed;
  return [...plain, ...shipping, single(`Tax, ${taxPercentage}%`, order.taxCents)];
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
