import type { ColorOption } from '@atrium/contract/products';
import { type Cart, type CartItem, shortOf } from '../checkout/checkout-totals.ts';
import { centsOf } from '../money.ts';

/** What others changed of a cart since it was looked at. */
export type CartChange =
  | { kind: 'price'; name: string; beforeCents: number; afterCents: number }
  | { kind: 'discount'; name: string; before: number; after: number }
  | { kind: 'coupon'; name: string }
  | { kind: 'delivery'; name: string; beforeCents: number; afterCents: number }
  /** In hundredths of a per cent. */
  | { kind: 'tax'; name: ''; before: number; after: number }
  | { kind: 'deliveryTaxed' | 'deliveryUntaxed'; name: '' }
  | { kind: 'gone'; name: string }
  | { kind: 'soldOut'; name: string }
  | { kind: 'soldOutColor'; name: string; color: ColorOption }
  /** Of the colour, where the stock is kept by colour. */
  | { kind: 'left'; name: string; stock: number; color: ColorOption | null };

/** `before` is the cart as one knows it. What one changed oneself, such as a quantity, or by taking another coupon, is no news. */
export function cartChanges(before: Cart, now: Cart): CartChange[] {
  const known = new Map(before.products.map((product) => [product.id, product]));
  const left = new Set(now.products.map(({ id }) => id));
  return [
    ...before.products.filter(({ id }) => !left.has(id)).map(({ name }): CartChange => ({ kind: 'gone', name })),
    ...couponChange(before.coupon, now.coupon),
    ...termsChanges(before.terms, now.terms),
    ...now.products.flatMap((item) => changesOf(known.get(item.id) ?? item, item)),
    ...shortOf(now).map(shortage),
  ];
}

function shortage({ name, stock, color, colors }: CartItem): CartChange {
  const isByColor = colors.length > 0;
  if (stock > 0) return { kind: 'left', name, stock, color: isByColor ? color : null };
  return isByColor ? { kind: 'soldOutColor', name, color } : { kind: 'soldOut', name };
}

/** That it holds no longer is said beside it, and it has to be taken out then. */
function couponChange(before: Cart['coupon'], now: Cart['coupon']): CartChange[] {
  const isSame = before?.code === now?.code && before?.problem === null && now?.problem === null;
  const isForSame = before?.categories.join() === now?.categories.join();
  if (!isSame || (before.unit === now.unit && before.value === now.value && isForSame)) return [];
  return [{ kind: 'coupon', name: now.code }];
}

function termsChanges(before: Cart['terms'], now: Cart['terms']): CartChange[] {
  const known = new Map(before.deliveries.map(({ id, priceCents }) => [id, priceCents]));
  const changes = now.deliveries.flatMap(({ id, name, priceCents: afterCents }): CartChange[] => {
    const beforeCents = known.get(id) ?? afterCents;
    return beforeCents === afterCents ? [] : [{ kind: 'delivery', name, beforeCents, afterCents }];
  });
  return [...changes, ...taxChanges(before, now)];
}

function taxChanges(before: Cart['terms'], now: Cart['terms']): CartChange[] {
  const [was, is] = [before.taxBasisPoints, now.taxBasisPoints];
  const rate: CartChange[] = was === is ? [] : [{ kind: 'tax', name: '', before: was, after: is }];
  if (before.isDeliveryTaxed === now.isDeliveryTaxed) return rate;
  return [...rate, { kind: now.isDeliveryTaxed ? 'deliveryTaxed' : 'deliveryUntaxed', name: '' }];
}

function changesOf(before: CartItem, now: CartItem): CartChange[] {
  const { name } = now;
  const changes: CartChange[] = [];
  if (before.price !== now.price)
    changes.push({ kind: 'price', name, beforeCents: centsOf(before.price), afterCents: centsOf(now.price) });
  if (before.discountPercentage !== now.discountPercentage)
    changes.push({ kind: 'discount', name, before: before.discountPercentage, after: now.discountPercentage });
  return changes;
}

/** A cart as one knew it, without those products of which one has seen them go. */
export function withoutGone(known: Cart, now: Cart, hasSeenGo: (item: CartItem) => boolean): Cart {
  const left = new Set(now.products.map(({ id }) => id));
  return { ...known, products: known.products.filter((item) => left.has(item.id) || !hasSeenGo(item)) };
}
