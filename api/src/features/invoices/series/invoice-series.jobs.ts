import { dayOf, daysAfter } from '@atrium/contract/days';
import { nextScheduledDay } from '@atrium/contract/invoice-schedule';
import type { Transaction } from '../../../database/engine.ts';
import { nextId } from '../../../database/sequences.ts';
import { type JobContext, type JobRunners, scheduleJob } from '../../../jobs/jobs.ts';
import { notifyAccounts } from '../../../notifications/notifications.ts';
import { atPresentRate } from '../exchange-rates/exchange-rates.ts';
import { storeNewInvoice } from '../invoices.changes.ts';
import { invoicesIndex, justWritten } from '../invoices.list.ts';
import { hasInvoiceOn, replaceSeries, type StoredSeries } from './invoice-series.queries.ts';
import { templateOf } from './invoice-series.shapes.ts';
import { findSeries, planNext, recordSeries, seriesJob } from './invoice-series.ts';
import { minutesToTry, sendingJob, sendMadeInvoice } from './send-made-invoice.ts';

/** After a long pause of the whole house, others get their turn between these. */
const mostAtOnce = 12;

export const invoiceSeriesJobs: JobRunners = {
  [seriesJob]: async (transaction, context, key) => {
    const series = await findSeries(transaction, Number(key));
    if (!series || series.row.pausedAt !== null) return;
    await planNext(transaction, await makeDue(transaction, context, series));
  },

  // The letter with its PDF is made outside of the transaction; if that breaks off, it is tried again.
  [sendingJob]: async (transaction, context, key) => {
    const dueAt = new Date(Date.parse(context.now) + minutesToTry * 60_000).toISOString();
    await scheduleJob(transaction, { kind: sendingJob, key, dueAt });
    context.afterwards(() => sendMadeInvoice(context, Number(key)));
  },
};

/** Makes the invoices of all days that have come, each with the date of its own day. */
async function makeDue(transaction: Transaction, context: JobContext, begun: StoredSeries): Promise<StoredSeries> {
  const today = dayOf(context.now);
  const { client } = begun;
  let { row } = begun;
  for (let count = 0; count < mostAtOnce && row.nextOn !== null && row.nextOn <= today; count += 1) {
    const day = row.nextOn;
    if (!(await hasInvoiceOn(transaction, row.id, day))) await makeInvoice(transaction, context, { row, client }, day);
    const made = row.made + 1;
    row = { ...row, made, lastOn: day, nextOn: nextScheduledDay(row, { from: day, after: day, made }) };
  }
  await replaceSeries(transaction, row);
  const progress = ({ made, nextOn }: StoredSeries['row']) => ({ made, nextOn });
  await recordSeries(transaction, context, row.id, progress(begun.row), progress(row), false);
  return { row, client };
}

async function makeInvoice(
  transaction: Transaction,
  context: JobContext,
  { row, client }: StoredSeries,
  day: string,
): Promise<void> {
  const id = await nextId(transaction, invoicesIndex.name);
  const days = { issuedDate: day, dueDate: daysAfter(day, row.dueDays) };
  const origin = { ...justWritten, seriesId: row.id, seriesDay: day };
  const priced = await atPresentRate(transaction, row);
  const content = { ...templateOf(row), ...priced, ...origin, ...days, id, clientId: client.id, payments: [] };
  await storeNewInvoice(transaction, context, content, client);
  if (row.delivery === 'send')
    await scheduleJob(transaction, { kind: sendingJob, key: String(id), dueAt: context.now });
  if (row.madeBy === null) return;
  const news = { kind: 'invoice-made', title: `#${id}`, person: '', entity: 'invoice', entityId: id } as const;
  await notifyAccounts(transaction, context, [row.madeBy], news);
}
