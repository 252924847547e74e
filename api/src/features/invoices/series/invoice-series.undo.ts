import { CustomValues } from '@atrium/contract/custom-values';
import { InvoiceSeriesChanges } from '@atrium/contract/invoice-series';
import { givenFields } from '../../../changes/difference.ts';
import { undoOf } from '../../../changes/undo-record.ts';
import { conflict, notFound } from '../../../errors.ts';
import { refuseDeletedClient } from '../clients/deleted-clients.ts';
import { refuseWrongTaxAgain } from '../tax-treatment.ts';
import { findStoredSeries } from './invoice-series.queries.ts';
import { type SeriesContent, seriesContentOf } from './invoice-series.shapes.ts';
import { changeSeries, findSeries, setSeriesDeleted, wrongEnd } from './invoice-series.ts';

export const undoSeriesChange = undoOf<SeriesContent & { id: number }>({
  async find(transaction, seriesId) {
    const series = await findSeries(transaction, seriesId);
    return series && { ...seriesContentOf(series), id: seriesId };
  },
  async remove(transaction, context, now) {
    return setSeriesDeleted(transaction, context, await stored(transaction, now.id), context.now);
  },
  async restore(transaction, context, _before, seriesId) {
    const series = await stored(transaction, seriesId);
    await refuseDeletedClient(transaction, series.row.clientId);
    return setSeriesDeleted(transaction, context, series, null);
  },
  async revert(transaction, context, { id, ...now }, before) {
    const { customValues = now.customValues, ...fields } = InvoiceSeriesChanges.parse(before);
    const after: SeriesContent = { ...now, ...givenFields(fields), customValues: CustomValues.parse(customValues) };
    const message = wrongEnd(after);
    if (message) throw conflict(message);
    refuseWrongTaxAgain(after);
    await refuseDeletedClient(transaction, after.clientId);
    const { changeId } = await changeSeries(transaction, context, await stored(transaction, id), after);
    return changeId;
  },
});

async function stored(...place: Parameters<typeof findStoredSeries>) {
  const series = await findStoredSeries(...place);
  if (!series) throw notFound('series of invoices');
  return series;
}
