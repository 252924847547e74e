import type { Client } from '@atrium/contract/clients';
import { atPar } from '@atrium/contract/currency';
import type { CustomField, GivenCustomValues } from '@atrium/contract/custom-values';
import { daysAfter } from '@atrium/contract/days';
import type { InvoiceDefaults } from '@atrium/contract/invoice-defaults';
import type { ScheduleUnit, SeriesDelivery } from '@atrium/contract/invoice-schedule';
import type { InvoiceLine, InvoiceService, PaymentWay, WholeInvoice } from '@atrium/contract/invoices';
import { type TaxTreatment, usualTax } from '@atrium/contract/tax-treatment';
import { newKey } from '../../../ui/forms/new-key.ts';
import { changedFields } from '../../../ui/forms/use-known-values.ts';
import { accountZone, todayIn } from '../../../ui/zone-clock.ts';
import { changedIn, writtenValues } from '../custom-fields/custom-values.ts';
import { lineOf, linesTogether } from './lines-together.ts';

/** A line while it is written; the key tells it from others when they change places. */
export type LineValues = InvoiceLine & {
  key: string;
  /** Its rate before a tax was chosen that has none. */
  rateBefore?: number;
};

export type InvoiceValues = {
  clientId: number | undefined;
  currency: string;
  rateMillionths: number;
  issuedDate: string;
  dueDate: string;
  service: InvoiceService;
  lines: LineValues[];
  salesperson: string;
  note: string;
  paymentWay: PaymentWay;
  showsPaymentTerms: boolean;
  showsNote: boolean;
  showsPaymentStub: boolean;
  taxTreatment: TaxTreatment;
  exemptionReason: string;
  deliveredOn: string | null;
  buyerReference: string;
  orderNumber: string;
  /** What is in the fields of the house, by their ids. */
  customValues: GivenCustomValues;
  /** When it is made anew, of what repeats. */
  schedule?: ScheduleValues;
};

export type ScheduleValues = {
  every: number;
  unit: ScheduleUnit;
  firstDay: string;
  ending: 'never' | 'day' | 'times';
  lastDay: string;
  times: number;
  dueDays: number;
  delivery: SeriesDelivery;
};

/** What a document begins with where nobody has said otherwise. */
export const usualDefaults: InvoiceDefaults = { paymentDays: 30, taxBasisPoints: 0, note: '' };

export function newLine(taxBasisPoints = 0): LineValues {
  return {
    key: newKey(),
    item: '',
    description: '',
    costCents: 0,
    quantityThousandths: 1_000,
    discountBasisPoints: 0,
    taxBasisPoints,
  };
}

export function newInvoiceValues(
  { salesperson, currency }: { salesperson: string; currency: string },
  client: Pick<Client, 'id' | 'buyerReference'> | null,
  { paymentDays, taxBasisPoints, note } = usualDefaults,
): InvoiceValues {
  const today = todayIn(accountZone());
  return {
    clientId: client?.id,
    currency,
    rateMillionths: atPar,
    issuedDate: today,
    dueDate: daysAfter(today, paymentDays),
    service: 'Software Development',
    lines: [newLine(taxBasisPoints)],
    salesperson,
    note,
    paymentWay: 'Internet Banking',
    showsPaymentTerms: true,
    showsNote: true,
    showsPaymentStub: false,
    ...usualTax,
    deliveredOn: null,
    buyerReference: client?.buyerReference ?? '',
    orderNumber: '',
    customValues: {},
  };
}

export function valuesOf({ invoice, lines }: WholeInvoice): InvoiceValues {
  const { issuedDate, dueDate, service, salesperson, note, paymentWay } = invoice;
  const { showsPaymentTerms, showsNote, showsPaymentStub, currency, rateMillionths } = invoice;
  const { taxTreatment, exemptionReason, deliveredOn, buyerReference, orderNumber, customValues } = invoice;
  return {
    clientId: invoice.client.id,
    currency,
    rateMillionths,
    issuedDate,
    dueDate,
    service,
    lines: lines.map((line, index) => ({ ...line, key: String(index) })),
    salesperson,
    note,
    paymentWay,
    showsPaymentTerms,
    showsNote,
    showsPaymentStub,
    ...{ taxTreatment, exemptionReason, deliveredOn, buyerReference, orderNumber, customValues },
  };
}

/** What is to be compared and sent: lines without what only the page knows of them, and fields of the house that say something. */
export function contentOf({ lines, customValues, ...values }: InvoiceValues) {
  const written: GivenCustomValues = writtenValues(customValues);
  return { ...values, customValues: written, lines: lines.map(lineOf) };
}

/** The fields that are different from what was known; the others stay as somebody else may have left them, `latest`, and lines that they changed too. */
export function changesOf(
  fields: readonly CustomField[],
  known: InvoiceValues,
  latest: InvoiceValues,
  own: InvoiceValues,
): Partial<ReturnType<typeof contentOf>> {
  const changes = changedFields(contentOf(known), contentOf(own));
  if (changes.customValues) changes.customValues = changedIn(fields, known.customValues, own.customValues);
  return changes.lines ? { ...changes, lines: linesTogether(known, latest, own) } : changes;
}

export function isSame(one: InvoiceValues, other: InvoiceValues): boolean {
  return JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
}

/** How a client is named where one is chosen. */
export function nameOfClient({ name, company }: Pick<Client, 'name' | 'company'>): string {
  return company === '' ? name : `${name}, ${company}`;
}
