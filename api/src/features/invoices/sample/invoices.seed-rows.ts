import type { Client } from '@atrium/contract/clients';
import { dayMilliseconds } from '@atrium/contract/days';
import { type InvoicePayment, paymentMethods } from '@atrium/contract/invoice-payments';
import { invoiceTotals } from '@atrium/contract/invoice-totals';
import { type InvoiceLine, invoiceServices } from '@atrium/contract/invoices';
import { nothingWritten } from '../../../invoicing/company.ts';
import { pickShare, randomNumbers } from '../../../lists/seed-random.ts';
import { inHouseCurrency } from '../exchange-rates/exchange-rates.ts';
import { byHand, composed } from '../invoices.changes.ts';
import { justWritten, usualDocument } from '../invoices.list.ts';
import type { StoredInvoice } from '../invoices.shapes.ts';

/** How far an invoice came; what was not paid in time is past due by itself. */
const stages = [
  ['paid', 0.8],
  ['overpaid', 0.02],
  ['partly', 0.06],
  ['downloaded', 0.05],
  ['sent', 0.05],
] as const;
type Stage = (typeof stages)[number][0] | 'draft';

const paidShares: Readonly<Partial<Record<Stage, number>>> = { paid: 1, overpaid: 1.1, partly: 0.4 };
const fiveYears = 5 * 365;

/** A plausible invoice of one line, paid in one go if at all: the same for the same id, whenever and wherever it is made. */
export function seededInvoice(
  { id, paymentId, currency }: { id: number; paymentId: number; currency: string },
  clients: readonly Client[],
  now: number,
): StoredInvoice {
  const random = randomNumbers(id);
  const client = pick(clients, random());
  const issuedDaysAgo = Math.floor(random() ** 2 * fiveYears);
  const daysToPay = pick([14, 30, 45, 60], random());
  const stage = pickShare(stages, random()) ?? 'draft';
  const service = pick(invoiceServices, random());
  const line = seededLine(service, random);
  const issuedAt = now - issuedDaysAgo * dayMilliseconds;
  const sentAt = stage === 'draft' ? null : new Date(issuedAt).toISOString();
  const content = {
    id,
    clientId: client.id,
    issuedDate: dayOf(issuedAt),
    dueDate: dayOf(issuedAt + daysToPay * dayMilliseconds),
    service,
    note: '',
    ...usualDocument,
    ...justWritten,
    ...inHouseCurrency(currency),
    sentAt,
    downloadedAt: stage === 'downloaded' ? sentAt : null,
    lines: [line],
    payments: seededPayments(stage, line, paymentId, dayOf(issuedAt + random() * issuedDaysAgo * dayMilliseconds)),
  };
  return composed(content, { client, fields: [], firm: nothingWritten }, dayOf(now));
}

function seededLine(item: string, random: () => number): InvoiceLine {
  return {
    item,
    description: '',
    costCents: 2_000 + Math.floor(random() ** 2 * 20_000) * 5,
    quantityThousandths: 250 + Math.floor(random() ** 2 * 200) * 250,
    discountBasisPoints: random() < 0.2 ? 1_000 : 0,
    taxBasisPoints: random() < 0.7 ? 2_000 : 0,
  };
}

function seededPayments(stage: Stage, line: InvoiceLine, id: number, paidOn: string): InvoicePayment[] {
  const share = paidShares[stage];
  if (share === undefined) return [];
  const amountCents = Math.ceil(invoiceTotals([line], []).totalCents * share);
  return [{ id, paidOn, amountCents, method: pick(paymentMethods, (id % 97) / 97), note: '', ...byHand }];
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function pick<Item>(items: readonly Item[], random: number): Item {
  const item = items[Math.floor(items.length * random)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}
