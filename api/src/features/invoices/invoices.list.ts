import { type Addressee, addresseeOf } from '@atrium/contract/clients';
import { houseCents } from '@atrium/contract/currency';
import type { CustomField, CustomValues, KeptCustomField } from '@atrium/contract/custom-values';
import { type InvoiceAge, invoiceAge, invoiceAges, lastDayOf } from '@atrium/contract/invoice-age';
import type { InvoiceIssuer } from '@atrium/contract/invoice-issuer';
import type { InvoiceListQuery, InvoiceSortColumn } from '@atrium/contract/invoice-list';
import type { InvoicePayment } from '@atrium/contract/invoice-payments';
import { type InvoiceState, invoiceStatus } from '@atrium/contract/invoice-status';
import { invoiceTotals } from '@atrium/contract/invoice-totals';
import type { InvoiceLine } from '@atrium/contract/invoices';
import { moneyText } from '@atrium/contract/money';
import { usualTax } from '@atrium/contract/tax-treatment';
import type { InvoiceRow } from '../../database/invoices-schema.ts';
import { facetOf, type ListIndex } from '../../lists/list-index.ts';
import { numberKey } from '../../lists/number-key.ts';
import type { ListRequest } from '../../lists/page.ts';
import { amountWords } from '../../search/amounts.ts';
import type { DaysOfList } from '../../search/days.ts';
import { fold, searchText } from '../../search/fold.ts';
import { presenceOf, present } from './clients/clients.list.ts';
import { keptFields, searchedValues } from './custom-fields/custom-values.ts';

/** What people write of an invoice: all else follows from it. */
export type InvoiceContent = Pick<
  InvoiceRow,
  | 'id'
  | 'clientId'
  | 'issuedDate'
  | 'dueDate'
  | 'service'
  | 'note'
  | 'taxTreatment'
  | 'exemptionReason'
  | 'deliveredOn'
  | 'buyerReference'
  | 'orderNumber'
  | 'salesperson'
  | 'paymentWay'
  | 'sentAt'
  | 'downloadedAt'
  | 'quoteId'
  | 'seriesId'
  | 'seriesDay'
  | 'reminders'
  | 'remindedAt'
  | 'currency'
  | 'rateMillionths'
  | 'creditCents'
> & {
  clientAsIssued: Addressee | null;
  issuerAsIssued: InvoiceIssuer | null;
  fieldsAsIssued: KeptCustomField[] | null;
  customValues: CustomValues;
  showsPaymentTerms: boolean;
  showsNote: boolean;
  showsPaymentStub: boolean;
  roundsTaxOnce: boolean;
  isReminded: boolean;
  lines: InvoiceLine[];
  payments: InvoicePayment[];
};

/** What a document shows unless it is said otherwise. */
export const usualDocument = {
  salesperson: '',
  paymentWay: 'Internet Banking',
  showsPaymentTerms: true,
  showsNote: true,
  showsPaymentStub: false,
  ...usualTax,
  buyerReference: '',
  orderNumber: '',
  customValues: {},
} as const;

/** Of one that was just written: nothing has happened to it, and nothing was there before it. */
export const justWritten = {
  sentAt: null,
  downloadedAt: null,
  clientAsIssued: null,
  issuerAsIssued: null,
  fieldsAsIssued: null,
  quoteId: null,
  seriesId: null,
  seriesDay: null,
  reminders: 0,
  remindedAt: null,
  isReminded: true,
  creditCents: 0,
  roundsTaxOnce: false,
  deliveredOn: null,
} as const;

export const invoicesIndex: ListIndex<InvoiceRow> = {
  name: 'invoices',
  sorts: {
    id: 'id',
    clientName: 'clientNameKey',
    total: 'totalKey',
    balance: 'balanceKey',
    issuedDate: 'issuedDate',
    dueDate: 'dueDate',
    invoiceStatus: 'status',
    service: 'service',
  },
  facets: ['presence', 'status', 'age', 'taxTreatment'],
};

const days: DaysOfList = { isMonthFirst: false, written: ({ year, month, day }) => `${year}-${month}-${day}` };

type ListedInvoices = Pick<InvoiceListQuery, 'q' | 'status' | 'age' | 'taxTreatment' | 'sort' | 'sortColumn'>;

export function invoicesRequest({ q, status, age, taxTreatment, sort, sortColumn }: ListedInvoices): ListRequest {
  return {
    words: invoiceWords(q),
    filter: { presence: present, status, age: age === 'open' ? { anyOf: invoiceAges } : age, taxTreatment },
    sort: sortOf(sortColumn),
    direction: sort,
  };
}

function sortOf(sortColumn: InvoiceListQuery['sortColumn']): InvoiceSortColumn {
  return sortColumn === 'client.name' ? 'clientName' : sortColumn;
}

const paid = 'paid';
/** What is found by that word: nobody types it, and a part of the word finds no more than has that part. */
const paidMark = '\u{e000}';

/** The words of a query as the searched text of an invoice has them. */
export function invoiceWords(q: string): string[] {
  return amountWords(q, days).map((word) => (word === paid ? paidMark : word));
}

/** An invoice as the table keeps it on this day: with its totals, its status, the keys of the orders, the facet and what is searched. */
export function invoiceRow(
  { lines, payments, ...content }: InvoiceContent,
  client: Addressee,
  today: string,
  deletedAt: string | null = null,
): InvoiceRow {
  const { creditCents, roundsTaxOnce } = content;
  const { grossCents: _, discountCents: __, ...totals } = invoiceTotals(lines, payments, creditCents, roundsTaxOnce);
  const addressee = content.clientAsIssued ?? client;
  const state = { ...content, ...totals, isDraft: !isIssued({ ...content, payments }) };
  const status = invoiceStatus(state, today);
  const age = invoiceAge({ ...content, status }, today);
  const customValues = JSON.stringify(content.customValues);
  return {
    ...content,
    customValues,
    showsPaymentTerms: content.showsPaymentTerms ? 1 : 0,
    showsNote: content.showsNote ? 1 : 0,
    showsPaymentStub: content.showsPaymentStub ? 1 : 0,
    roundsTaxOnce: roundsTaxOnce ? 1 : 0,
    isReminded: content.isReminded ? 1 : 0,
    ...totals,
    paidCents: totals.paidCents + totals.creditCents,
    status,
    clientAsIssued: content.clientAsIssued && JSON.stringify(content.clientAsIssued),
    issuerAsIssued: content.issuerAsIssued && JSON.stringify(content.issuerAsIssued),
    fieldsAsIssued: content.fieldsAsIssued && JSON.stringify(content.fieldsAsIssued),
    clientNameKey: fold(addressee.name),
    totalKey: numberKey(houseCents(totals.totalCents, content.rateMillionths)),
    balanceKey: numberKey(houseCents(totals.balanceCents, content.rateMillionths)),
    lapsesAfter: deletedAt === null ? lapseOf(state, age) : null,
    deletedAt,
    facet: invoiceFacet({ ...content, deletedAt, status }, age),
    search: searchedText({ ...content, ...totals, customValues }, addressee),
    place: content.id,
  };
}

/** Whether it has left the house, or was paid on: until then it is a draft. */
export function isIssued({
  sentAt,
  downloadedAt,
  payments,
}: Pick<InvoiceContent, 'sentAt' | 'downloadedAt' | 'payments'>): boolean {
  return sentAt !== null || downloadedAt !== null || payments.length > 0;
}

/** As they are now. */
interface Present {
  readonly client: Addressee;
  readonly issuer: InvoiceIssuer;
  readonly fields: readonly CustomField[];
}

/** What is issued says whom it is to and from, and in which fields, as they were then; a draft follows them, and so does what goes to another client. */
export function withParties(content: InvoiceContent, { client, issuer, fields }: Present): InvoiceContent {
  if (!isIssued(content)) return { ...content, clientAsIssued: null, issuerAsIssued: null, fieldsAsIssued: null };
  const isKept = content.clientAsIssued?.id === client.id;
  return {
    ...content,
    clientAsIssued: isKept ? content.clientAsIssued : addresseeOf(client),
    issuerAsIssued: content.issuerAsIssued ?? issuer,
    fieldsAsIssued: keptFields(content.fieldsAsIssued, fields, content.customValues),
  };
}

const afterAllDays = '9999-99-99';

/** The last day of its present status and age, when the passing of days makes it past due, or past due for longer. */
function lapseOf(state: InvoiceState, age: InvoiceAge | null): string | null {
  return invoiceStatus(state, afterAllDays) === 'Past Due' ? lapseOfAge(state.dueDate, age ?? 'not-due') : null;
}

export function lapseOfAge(dueDate: string, age: InvoiceAge): string | null {
  return age === 'over-90' ? null : lastDayOf(dueDate, age);
}

export function invoiceFacet(
  { deletedAt, status, taxTreatment }: Pick<InvoiceRow, 'deletedAt' | 'status' | 'taxTreatment'>,
  age: InvoiceAge | null,
): string {
  return facetOf([presenceOf(deletedAt), status, age ?? 'none', taxTreatment]);
}

type Shown = Pick<InvoiceRow, 'totalCents' | 'balanceCents' | 'currency'>;
type Searched = Pick<InvoiceRow, 'id' | 'dueDate' | 'buyerReference' | 'orderNumber' | 'customValues'> & Shown;

/** As the wire has them; "paid" finds those that have nothing left to pay, too (section 8 of the specification). */
export function searchedText(
  { id, totalCents, balanceCents, currency, dueDate, buyerReference, orderNumber, customValues }: Searched,
  { companyEmail, name }: Addressee,
): string {
  const fields = [
    companyEmail,
    name,
    String(id),
    String(totalCents / 100),
    String(shownBalance({ balanceCents, currency })),
    dueDate,
    ...[buyerReference, orderNumber].filter((reference) => reference !== ''),
    ...searchedValues(customValues),
  ];
  const isFoundAsPaid = balanceCents === 0 || fields.some((field) => fold(field).includes(paid));
  return searchText(isFoundAsPaid ? [...fields, paidMark] : fields);
}

export function shownBalance({ balanceCents, currency }: Pick<Shown, 'balanceCents' | 'currency'>): 0 | string {
  return balanceCents === 0 ? 0 : moneyText(balanceCents, currency);
}
