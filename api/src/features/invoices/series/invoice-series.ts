import { dayOf } from '@atrium/contract/days';
import type { InvoiceSeriesChanges, NewInvoiceSeries } from '@atrium/contract/invoice-series';
import { addedWith, noteAdded, stillThere } from '../../../changes/added-once.ts';
import { differenceOf, givenFields } from '../../../changes/difference.ts';
import { recordChange } from '../../../changes/record.ts';
import type { Acting, SignedInContext } from '../../../context.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import { nextId } from '../../../database/sequences.ts';
import { badInput, notFound } from '../../../errors.ts';
import { cancelJob, scheduleJob } from '../../../jobs/jobs.ts';
import { findClient } from '../clients/clients.ts';
import { refuseUncountableLines } from '../countable-lines.ts';
import { findCustomFields } from '../custom-fields/custom-fields.queries.ts';
import { withValues } from '../custom-fields/custom-values.ts';
import { pricedIn } from '../exchange-rates/exchange-rates.ts';
import { isTaxedOtherwise, refuseUnnumbered, refuseWrongTax } from '../tax-treatment.ts';
import { findStoredSeries, insertSeries, replaceSeries, type StoredSeries } from './invoice-series.queries.ts';
import { nextDayOf, type SeriesContent, seriesContentOf, writtenColumns } from './invoice-series.shapes.ts';

export const seriesJob = 'invoice-series';

export interface ChangedSeries<ChangeId = number> {
  stored: StoredSeries;
  changeId: ChangeId;
}

export async function findSeries(database: Database, id: number): Promise<StoredSeries | undefined> {
  const stored = await findStoredSeries(database, id);
  return stored?.row.deletedAt === null ? stored : undefined;
}

export async function requireSeries(database: Database, id: number): Promise<StoredSeries> {
  const stored = await findSeries(database, id);
  if (!stored) throw notFound('series of invoices');
  return stored;
}

/** Who writes it is told of each invoice that it makes. */
export function addSeries(
  context: SignedInContext,
  { idempotencyKey, ...input }: NewInvoiceSeries,
): Promise<ChangedSeries> {
  return context.services.engine.write(async (transaction) => {
    const known = await addedWith(transaction, context, 'invoice-series', idempotencyKey);
    if (known) return { stored: stillThere(await findSeries(transaction, known.entityId)), changeId: known.changeId };
    const client = await requireClient(transaction, input.clientId);
    refuseUncountableLines(input.lines);
    await refuseUnnumbered(transaction, context, input.taxTreatment, client);
    const id = await nextId(transaction, 'invoice_series');
    const customValues = withValues(await findCustomFields(transaction), {}, input.customValues);
    const { buyerReference = client.buyerReference } = input;
    const own = { buyerReference, customValues, isPaused: false };
    const content = { ...input, ...(await pricedIn(transaction, context, input)), ...own };
    const made = { id, createdAt: context.now, madeBy: context.caller.accountId, deletedAt: null };
    const begun = { ...made, pausedAt: null, made: 0, lastOn: null, nextOn: null, ...writtenColumns(content) };
    const row = { ...begun, nextOn: nextDayOf(begun, dayOf(context.now)) };
    await insertSeries(transaction, [row]);
    await planNext(transaction, { row, client });
    const changeId = await recordSeries(transaction, context, id, null, content);
    await noteAdded(transaction, context, idempotencyKey, { entity: 'invoice-series', entityId: id, changeId });
    return { stored: { row, client }, changeId };
  });
}

export function updateSeries(
  context: Acting,
  id: number,
  { isPaused, ...changes }: InvoiceSeriesChanges,
): Promise<ChangedSeries<number | null>> {
  return context.services.engine.write(async (transaction) => {
    const before = await requireSeries(transaction, id);
    const content = seriesContentOf(before);
    const priced = await pricedIn(transaction, context, changes, before.row);
    const customValues = withValues(await findCustomFields(transaction), content.customValues, changes.customValues);
    const written = { ...givenFields(changes), ...priced, customValues };
    const after = { ...content, ...written, isPaused: isPaused ?? content.isPaused };
    const message = wrongEnd(after);
    if (message) throw badInput([{ path: 'lastDay', message }]);
    const changed = await changeSeries(transaction, context, before, after);
    if (isTaxedOtherwise(content, after))
      await refuseUnnumbered(transaction, context, after.taxTreatment, changed.stored.client);
    return changed;
  });
}

const timing = ['every', 'unit', 'firstDay', 'lastDay', 'times', 'isPaused'] as const;

/** Brings a series to another content. When that changes its days, the next one is found anew: what was missed by then is not made later. */
export async function changeSeries(
  transaction: Transaction,
  context: Acting,
  before: StoredSeries,
  after: SeriesContent,
): Promise<ChangedSeries<number | null>> {
  const difference = differenceOf(seriesContentOf(before), after);
  if (!difference) return { stored: before, changeId: null };
  refuseUncountableLines(after.lines);
  refuseWrongTax(after);
  const client = await requireClient(transaction, after.clientId);
  const pausedAt = after.isPaused ? (before.row.pausedAt ?? context.now) : null;
  const written = { ...before.row, ...writtenColumns(after), pausedAt };
  const isMoved = timing.some((field) => difference.fields.includes(field));
  const row = isMoved ? { ...written, nextOn: nextDayOf(written, dayOf(context.now)) } : written;
  await replaceSeries(transaction, row);
  await planNext(transaction, { row, client });
  const changeId = await recordSeries(transaction, context, row.id, difference.before, difference.after);
  return { stored: { row, client }, changeId };
}

/** What is wrong with how a series ends; null when nothing is. */
export function wrongEnd({ firstDay, lastDay, times }: SeriesContent): string | null {
  if (lastDay === null) return null;
  if (times !== null) return 'Choose either a last day or how many are made.';
  return lastDay < firstDay ? 'The last day is the first, or later.' : null;
}

export function deleteSeries(context: Acting, id: number): Promise<number> {
  return context.services.engine.write(async (transaction) =>
    setSeriesDeleted(transaction, context, await requireSeries(transaction, id), context.now),
  );
}

/** Deletes a series, or brings it back, from today on. */
export async function setSeriesDeleted(
  transaction: Transaction,
  context: Acting,
  { row, client }: StoredSeries,
  deletedAt: string | null,
): Promise<number> {
  const after = { ...row, deletedAt, nextOn: deletedAt === null ? nextDayOf(row, dayOf(context.now)) : row.nextOn };
  await replaceSeries(transaction, after);
  await planNext(transaction, { row: after, client });
  const content = seriesContentOf({ row, client });
  const [was, is] = deletedAt === null ? [null, content] : [content, null];
  return recordSeries(transaction, context, row.id, was, is);
}

/** The next invoice is made as soon as its day begins in UTC. */
export function planNext(transaction: Transaction, { row }: StoredSeries): Promise<void> {
  const { id, nextOn, pausedAt, deletedAt } = row;
  if (nextOn === null || pausedAt !== null || deletedAt !== null) return cancelJob(transaction, seriesJob, String(id));
  return scheduleJob(transaction, { kind: seriesJob, key: String(id), dueAt: `${nextOn}T00:00:00.000Z` });
}

async function requireClient(transaction: Transaction, id: number) {
  const client = await findClient(transaction, id);
  if (!client) throw badInput([{ path: 'clientId', message: 'There is no such client.' }]);
  return client;
}

export function recordSeries(
  transaction: Transaction,
  context: Acting,
  id: number,
  before: object | null,
  after: object | null,
  isUndoable = true,
): Promise<number> {
  const change = { entity: 'invoice-series', entityId: id, entityName: `${id}`, before, after, isUndoable } as const;
  return recordChange(transaction, context, change);
}
