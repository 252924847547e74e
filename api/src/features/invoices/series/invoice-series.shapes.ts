import type { CustomValues } from '@atrium/contract/custom-values';
import { nextScheduledDay } from '@atrium/contract/invoice-schedule';
import type { InvoiceSeries, NewInvoiceSeries, WholeInvoiceSeries } from '@atrium/contract/invoice-series';
import { invoiceTotals } from '@atrium/contract/invoice-totals';
import { usualTax } from '@atrium/contract/tax-treatment';
import type { InvoiceSeriesRow } from '../../../database/invoices-schema.ts';
import type { Priced } from '../exchange-rates/exchange-rates.ts';
import type { StoredSeries } from './invoice-series.queries.ts';

/** What people write of a series: what was made of it so far is counted beside. */
export type SeriesContent = Omit<NewInvoiceSeries, 'customValues' | 'buyerReference'> &
  Priced & { customValues: CustomValues; buyerReference: string; isPaused: boolean };
type Template = Pick<
  SeriesContent,
  | 'service'
  | 'note'
  | 'taxTreatment'
  | 'exemptionReason'
  | 'buyerReference'
  | 'orderNumber'
  | 'customValues'
  | 'salesperson'
  | 'paymentWay'
  | 'showsPaymentTerms'
  | 'showsNote'
  | 'showsPaymentStub'
  | 'lines'
>;

export function templateOf({ template }: Pick<InvoiceSeriesRow, 'template'>): Template {
  // What was kept before there were others is taxed as usual, and has neither references nor fields of the house.
  return { ...usualTax, buyerReference: '', orderNumber: '', customValues: {}, ...JSON.parse(template) };
}

type Written = Pick<
  InvoiceSeriesRow,
  | 'clientId'
  | 'template'
  | 'totalCents'
  | 'currency'
  | 'rateMillionths'
  | 'every'
  | 'unit'
  | 'firstDay'
  | 'lastDay'
  | 'times'
  | 'dueDays'
  | 'delivery'
>;

/** The columns that hold what was written. */
export function writtenColumns(content: SeriesContent): Written {
  const { clientId, every, unit, firstDay, lastDay, times, dueDays, delivery } = content;
  const { service, note, salesperson, paymentWay, showsPaymentTerms, showsNote, showsPaymentStub, lines } = content;
  const { currency, rateMillionths, taxTreatment, exemptionReason, customValues } = content;
  const { buyerReference, orderNumber } = content;
  const tax = { taxTreatment, exemptionReason, buyerReference, orderNumber };
  const options = { salesperson, paymentWay, showsPaymentTerms, showsNote, showsPaymentStub };
  return {
    ...{ clientId, every, unit, firstDay, lastDay, times, dueDays, delivery },
    template: JSON.stringify({ service, note, ...tax, customValues, ...options, lines } satisfies Template),
    totalCents: invoiceTotals(lines, []).totalCents,
    currency,
    rateMillionths,
  };
}

export function seriesContentOf({ row }: StoredSeries): SeriesContent {
  const { clientId, every, unit, firstDay, lastDay, times, dueDays, delivery } = row;
  const { currency, rateMillionths } = row;
  return {
    ...{ clientId, every, unit, firstDay, lastDay, times, dueDays, delivery },
    ...{ currency, rateMillionths },
    ...templateOf(row),
    isPaused: row.pausedAt !== null,
  };
}

/** What is not made by today and was not wanted before is left out. */
export function nextDayOf(row: InvoiceSeriesRow, today: string): string | null {
  return nextScheduledDay(row, { from: today, after: row.lastOn, made: row.made });
}

export function shownSeries({ row, client }: StoredSeries): InvoiceSeries {
  const { template: _, clientId: __, madeBy: ___, createdAt: ____, deletedAt: _____, ...shown } = row;
  return { ...shown, client };
}

export function shownWholeSeries(stored: StoredSeries): WholeInvoiceSeries['series'] {
  return { ...shownSeries(stored), ...templateOf(stored.row) };
}
