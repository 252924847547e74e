import type { DocumentLanguage } from '@atrium/contract/document-languages';
import { filledIn } from '@atrium/contract/filled-in';
import { invoiceTotals } from '@atrium/contract/invoice-totals';
import { invoiceWords } from '@atrium/contract/invoice-words';
import type { InvoiceLine } from '@atrium/contract/invoices';
import { lineCents, lineDiscountCents } from '@atrium/contract/order-totals';
import type { OrderRefund } from '@atrium/contract/orders';
import { sum } from '@atrium/contract/sum';
import type { OrderLineRow, OrderRow } from '../../../database/shop-schema.ts';
import type { ReturnedPieces } from '../../../invoicing/sold-invoice.ts';
import { deliveryName } from '../../../letters/delivery-words.ts';
import { productColors } from '../../../letters/product-colors.ts';
import { pricedLine } from './orders.list.ts';

type Sums = Pick<
  OrderRow,
  | 'subtotalCents'
  | 'discountCents'
  | 'deliveryMethod'
  | 'shippingCents'
  | 'taxBasisPoints'
  | 'isDeliveryTaxed'
  | 'taxCents'
  | 'totalCents'
>;

/**
 * The lines of the order at its prices, with their discounts; what the coupon took off stands beside those, each line's share of it. An invoice
 * that rounds its tax once comes to what the order came to, to the cent. Its delivery is taxed as that of the order was. Where its tax is not
 * what the rate comes to, as of orders from before the rate was kept with them, the tax is a line.
 */
export function invoiceLinesOf(order: Sums, lines: readonly OrderLineRow[], language: DocumentLanguage): InvoiceLine[] {
  const words = invoiceWords[language];
  const { taxBasisPoints } = order;
  const goods = asPriced(order, lines, language);
  const shipping = deliveryOf(order, language);
  const taxedShipping = order.isDeliveryTaxed === 1 ? shipping.map((line) => ({ ...line, taxBasisPoints })) : shipping;
  const taxed = [...goods.map((line) => ({ ...line, taxBasisPoints })), ...taxedShipping];
  const isOfThisRate = invoiceTotals(taxed, [], 0, true).taxCents === order.taxCents;
  return isOfThisRate ? taxed : [...goods, single(words.tax, order.taxCents), ...shipping];
}

/** What came back of an order, as the lines of its invoice have it: its own lines are the first of those. */
export function returnedOn(lines: readonly OrderLineRow[], restock: OrderRefund['restock']): ReturnedPieces[] {
  return restock.flatMap(({ position, quantity }) => {
    const index = lines.findIndex((line) => line.position === position);
    const item = lines[index]?.name;
    return item === undefined ? [] : [{ line: index + 1, item, quantityThousandths: quantity * 1_000 }];
  });
}

/** None where it cost nothing. */
function deliveryOf({ shippingCents, deliveryMethod }: Sums, language: DocumentLanguage): InvoiceLine[] {
  if (shippingCents === 0) return [];
  const line = single(invoiceWords[language].shipping, shippingCents);
  return [{ ...line, description: deliveryName(deliveryMethod, language) }];
}

/** What the invoice says of where it is from, and what the discount is. */
export function invoiceNoteOf({ id, couponCode }: Pick<OrderRow, 'id' | 'couponCode'>, language: DocumentLanguage) {
  const { order, orderWithCoupon } = invoiceWords[language];
  return couponCode === null ? filledIn(order, { id }) : filledIn(orderWithCoupon, { id, code: couponCode });
}

function asPriced(order: Sums, lines: readonly OrderLineRow[], language: DocumentLanguage): InvoiceLine[] {
  const shares = couponShares(order, lines);
  return lines.map(({ name, color, priceCents, quantity, discountPercentage }, index) => {
    const description = color === null ? '' : productColors[language][color];
    const line = { ...single(name, priceCents), description, quantityThousandths: quantity * 1_000 };
    const takenOffCents = shares[index] ?? 0;
    const discount = { discountBasisPoints: discountPercentage * 100, ...(takenOffCents > 0 && { takenOffCents }) };
    return { ...line, ...discount };
  });
}

/** What the order took off beyond the discounts of its lines, by what each of them came to. */
function couponShares({ discountCents }: Sums, lines: readonly OrderLineRow[]): number[] {
  const priced = lines.map(pricedLine);
  const nets = priced.map((line) => lineCents(line) - lineDiscountCents(line));
  const couponCents = discountCents - sum(priced.map(lineDiscountCents));
  const whole = sum(nets);
  // Of the sums so far, so that what rounding leaves of one line is in the next and all of them come to the coupon.
  const until = nets.map((_, index) => shareOf(couponCents, sum(nets.slice(0, index + 1)), whole));
  return until.map((cents, index) => cents - (until[index - 1] ?? 0));
}

function shareOf(cents: number, part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * cents);
}

function single(item: string, costCents: number): InvoiceLine {
  return { item, description: '', costCents, quantityThousandths: 1_000, discountBasisPoints: 0, taxBasisPoints: 0 };
}
