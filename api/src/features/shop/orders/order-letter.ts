import type { DocumentLanguage } from '@atrium/contract/document-languages';
import { filledIn } from '@atrium/contract/filled-in';
import { moneyFormat } from '@atrium/contract/money-format';
import type { DeliveryAddress, OrderLine, OrderWithLines } from '@atrium/contract/orders';
import { findAccount } from '../../../auth/accounts.ts';
import type { SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import type { OrderRow } from '../../../database/shop-schema.ts';
import { deliveryDays, deliveryName } from '../../../letters/delivery-words.ts';
import { type LetterLanguage, languageFor } from '../../../letters/letter-language.ts';
import { productColors } from '../../../letters/product-colors.ts';
import { queueMessage } from '../../../mail/outbox.ts';

/** Says by mail what was ordered, and where it goes: whoever orders keeps it. It leaves once the order is certain. */
export async function confirmOrder(
  transaction: Transaction,
  context: SignedInContext,
  order: OrderRow,
  { lines, address }: OrderWithLines,
): Promise<void> {
  const account = await findAccount(transaction, context.caller.accountId);
  if (!account) return;
  const { brandName: brand, currency, publicUrl } = context.services.settings;
  const letterLanguage = await languageFor(transaction, context, account.id);
  const { hello, order: words } = letterLanguage.words;
  const link = `${publicUrl}/apps/ecommerce/orders/${order.id}`;
  const values = { brand, name: account.fullName || account.username, number: String(order.id), link };
  const text = [
    filledIn(`${hello}\n\n${words.thanks}`, values),
    lines.map((line) => lineText(line, letterLanguage)).join('\n'),
    sumsOf(order, letterLanguage, currency).join('\n'),
    `${words.place}\n${placeText(address)}`,
    filledIn(words.progress, values),
  ];
  await queueMessage(transaction, context, {
    recipient: account.email,
    subject: filledIn(words.subject, values),
    body: text.join('\n\n'),
  });
}

function lineText({ quantity, name, color }: OrderLine, { language }: LetterLanguage): string {
  return `${quantity} × ${name}${color === null ? '' : ` (${productColors[language][color]})`}`;
}

/** By which way it comes is told also where that costs nothing. */
function sumsOf(order: OrderRow, { language, words }: LetterLanguage, currency: string): string[] {
  const money = moneyFormat(language, currency);
  const rate = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const { goods, discount, shipping, tax, total } = words.order;
  const delivery = `${shipping}${deliveryText(order, language)}`;
  const sums: [string, number][] = [
    [goods, order.subtotalCents],
    [discount, -order.discountCents],
    [delivery, order.shippingCents],
    [`${tax} (${rate.format(order.taxBasisPoints / 10_000)})`, order.taxCents],
  ];
  const told = sums.filter(([name, cents]) => cents !== 0 || name === delivery);
  return [...told, [total, order.totalCents] as const].map(([name, cents]) => `${name}: ${money(cents)}`);
}

function deliveryText(
  { deliveryMethod, deliveryLeastDays, deliveryMostDays }: OrderRow,
  language: DocumentLanguage,
): string {
  const days = deliveryDays(deliveryLeastDays, deliveryMostDays, language);
  const told = [deliveryName(deliveryMethod, language), days].filter((text) => text !== '');
  return told.length === 0 ? '' : ` (${told.join(', ')})`;
}

function placeText({ fullName, houseNumber, landmark, town, pincode, state }: DeliveryAddress): string {
  return [fullName, `${houseNumber}, ${landmark}`, `${pincode} ${town}`, state].join('\n');
}
