import * as z from 'zod/mini';
import { Client } from './clients.ts';
import { Currency, ExchangeRate } from './currency.ts';
import { CustomValues, GivenCustomValues } from './custom-values.ts';
import { ScheduleUnit, SeriesDelivery } from './invoice-schedule.ts';
import {
  documentOptions,
  documentReferences,
  Invoice,
  InvoiceLine,
  InvoiceService,
  inCurrency,
  invoiceFields,
  newDocumentReferences,
  PaymentWay,
} from './invoices.ts';
import { listParameters } from './lists.ts';
import { route } from './route.ts';
import { checkTax, newTaxFields, taxFields } from './tax-treatment.ts';
import { day, id, idempotencyKey, idParameter, moment, text } from './text.ts';

/** What each invoice of a series says. */
const template = {
  service: InvoiceService,
  note: text(2_000),
  ...taxFields,
  ...documentReferences,
  customValues: CustomValues,
  ...documentOptions,
  lines: z.array(InvoiceLine),
};

const wholeNumber = (least: number, most: number) =>
  z.int('Give a whole number.').check(z.gte(least, `Give ${least} or more.`), z.lte(most, `Give at most ${most}.`));

const schedule = {
  every: wholeNumber(1, 99),
  unit: ScheduleUnit,
  firstDay: day(),
  /** The last day on which one may be made. */
  lastDay: z.nullable(day()),
  /** How many are made in all. */
  times: z.nullable(wholeNumber(1, 999)),
  /** Each is due so many days after it is issued. */
  dueDays: wholeNumber(0, 365),
  delivery: SeriesDelivery,
};

/** A series as the list has it. `nextOn` is null when none comes any more; while it is paused, none comes either. */
export const InvoiceSeries = z.object({
  id: id(),
  client: Client,
  totalCents: z.int(),
  currency: Currency,
  rateMillionths: ExchangeRate,
  every: z.int(),
  unit: ScheduleUnit,
  firstDay: day(),
  lastDay: z.nullable(day()),
  times: z.nullable(z.int()),
  dueDays: z.int(),
  delivery: SeriesDelivery,
  pausedAt: z.nullable(moment()),
  made: z.int(),
  lastOn: z.nullable(day()),
  nextOn: z.nullable(day()),
});
export type InvoiceSeries = z.infer<typeof InvoiceSeries>;

/** So many of the invoices that it made are shown with a series, the latest first. */
export const shownOfASeries = 50;

export const WholeInvoiceSeries = z.object({
  series: z.object({ ...InvoiceSeries.shape, ...template }),
  invoices: z.array(Invoice),
});
export type WholeInvoiceSeries = z.infer<typeof WholeInvoiceSeries>;

const endsOnce = {
  path: ['lastDay'],
  message: 'Choose either a last day or how many are made.',
};
const endsAfterBeginning = { path: ['lastDay'], message: 'The last day is the first, or later.' };

interface Ending {
  firstDay?: string | undefined;
  lastDay?: string | null | undefined;
  times?: number | null | undefined;
}
const hasOneEnd = ({ lastDay, times }: Ending) => (lastDay ?? null) === null || (times ?? null) === null;
const isInOrder = ({ firstDay, lastDay }: Ending) => !firstDay || !lastDay || lastDay >= firstDay;

const written = {
  clientId: id(),
  service: InvoiceService,
  note: text(2_000),
  ...taxFields,
  ...documentReferences,
  customValues: GivenCustomValues,
  ...documentOptions,
  ...inCurrency,
  lines: invoiceFields.lines,
  ...schedule,
};

export const NewInvoiceSeries = z
  .object({
    ...written,
    note: z._default(written.note, ''),
    customValues: z._default(GivenCustomValues, {}),
    ...newTaxFields,
    ...newDocumentReferences,
    salesperson: z._default(documentOptions.salesperson, ''),
    paymentWay: z._default(PaymentWay, 'Internet Banking'),
    showsPaymentTerms: z._default(documentOptions.showsPaymentTerms, true),
    showsNote: z._default(documentOptions.showsNote, true),
    showsPaymentStub: z._default(documentOptions.showsPaymentStub, false),
    lastDay: z._default(schedule.lastDay, null),
    times: z._default(schedule.times, null),
    ...idempotencyKey,
  })
  .check(z.refine(hasOneEnd, endsOnce), z.refine(isInOrder, endsAfterBeginning), checkTax);
export type NewInvoiceSeries = z.infer<typeof NewInvoiceSeries>;

export const InvoiceSeriesChanges = z
  .object({ ...z.partial(z.object(written)).shape, isPaused: z.optional(z.boolean()) })
  .check(z.refine(hasOneEnd, endsOnce), z.refine(isInOrder, endsAfterBeginning));
export type InvoiceSeriesChanges = z.infer<typeof InvoiceSeriesChanges>;

const read = { action: 'read', subject: 'Invoice' } as const;
const ofOne = { parameters: z.object({ id: idParameter() }) };
const changed = z.object({ series: WholeInvoiceSeries.shape.series, changeId: id() });

export const SeriesListQuery = z.object({ page: listParameters.page, perPage: listParameters.perPage });
export type SeriesListQuery = z.infer<typeof SeriesListQuery>;

export const listInvoiceSeries = route({
  name: 'listInvoiceSeries',
  method: 'GET',
  path: '/api/v1/invoice-series',
  summary: 'The invoices that are made by themselves: what comes next first, what has ended last.',
  access: read,
  query: SeriesListQuery,
  status: 200,
  response: z.object({ series: z.array(InvoiceSeries), total: z.int() }),
});

export const getInvoiceSeries = route({
  name: 'getInvoiceSeries',
  method: 'GET',
  path: '/api/v1/invoice-series/{id}',
  summary: `One series, what its invoices say, and the latest ${shownOfASeries} that it made.`,
  access: read,
  ...ofOne,
  status: 200,
  response: WholeInvoiceSeries,
});

export const addInvoiceSeries = route({
  name: 'addInvoiceSeries',
  method: 'POST',
  path: '/api/v1/invoice-series',
  summary:
    'Have an invoice made every so many weeks, months, quarters or years, from `firstDay` on; what would have been before today is left out. A month without its day has its last day. Days begin at midnight in UTC.',
  access: { action: 'create', subject: 'Invoice' },
  body: NewInvoiceSeries,
  example: {
    clientId: 1,
    service: 'Software Development',
    lines: [{ item: 'Care of the lantern catalogue', costCents: 9_500 }],
    every: 1,
    unit: 'month',
    firstDay: '2027-01-31',
    dueDays: 14,
    delivery: 'draft',
  },
  status: 201,
  response: changed,
});

export const updateInvoiceSeries = route({
  name: 'updateInvoiceSeries',
  method: 'PATCH',
  path: '/api/v1/invoice-series/{id}',
  summary:
    'Change what the next invoices of a series say, when they are made, or whether: `isPaused` stops it and lets it go on. What would have been made while it stood still is not made later.',
  access: { action: 'update', subject: 'Invoice' },
  ...ofOne,
  body: InvoiceSeriesChanges,
  example: { isPaused: true },
  status: 200,
  response: z.object({ ...changed.shape, changeId: z.nullable(id()) }),
});

export const deleteInvoiceSeries = route({
  name: 'deleteInvoiceSeries',
  method: 'DELETE',
  path: '/api/v1/invoice-series/{id}',
  summary: 'Delete a series. The invoices that it made stay.',
  access: { action: 'delete', subject: 'Invoice' },
  ...ofOne,
  status: 200,
  response: z.object({ changeId: id() }),
});
