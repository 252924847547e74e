import type { LeftOutReason } from '@atrium/contract/invoice-batches';
import { abilityFor } from '../../../auth/access-roles.ts';
import { callerOfAccount } from '../../../auth/caller.ts';
import { isDifferent } from '../../../changes/is-different.ts';
import type { Acting, Caller } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import type { InvoiceBatchRow } from '../../../database/invoices-schema.ts';
import { cancelJob, type JobContext, type JobRunners, scheduleJob } from '../../../jobs/jobs.ts';
import { deliverSoon } from '../../../mail/outbox.ts';
import { findInvoice } from '../invoices.changes.ts';
import type { StoredInvoice } from '../invoices.shapes.ts';
import { keepStatuses } from '../past-due.ts';
import { documented } from '../send-invoice.ts';
import { minutesToTry } from '../series/send-made-invoice.ts';
import { untilUnchanged } from '../until-unchanged.ts';
import type { BatchWork } from './batch-work.ts';
import { archiving } from './invoice-archive.ts';
import {
  findBatch,
  findBatchRow,
  findWaiting,
  finish,
  leaveOut,
  storeFile,
  takeTurn,
  type WaitingItem,
} from './invoice-batches.queries.ts';
import { batchJob, batchRemovalJob, dropBatch, recordBatch } from './invoice-batches.ts';
import { sending } from './send-invoices.ts';

/** Others get their turn between these, and a home that stops waits for no more of them. */
const turnsAtOnce = 10;

export const invoiceBatchJobs: JobRunners = {
  // PDFs are made outside of the transaction; if that breaks off, it goes on where it was.
  [batchJob]: async (transaction, context, key) => {
    await scheduleJob(transaction, { kind: batchJob, key, dueAt: afterBreak(context) });
    context.afterwards(() => takeTurns(context, Number(key)));
  },

  [batchRemovalJob]: async (transaction, context, key) => {
    const batch = await findBatchRow(transaction, Number(key));
    if (!batch) return;
    const shown = await findBatch(transaction, batch.accountId, batch.id);
    await cancelJob(transaction, batchJob, key);
    await dropBatch(transaction, context, batch, shown?.total ?? 0);
  },
};

function afterBreak({ now }: Pick<Acting, 'now'>): string {
  return new Date(Date.parse(now) + minutesToTry * 60_000).toISOString();
}

/** Takes some turns; the job comes again for the others. */
async function takeTurns(job: JobContext, id: number): Promise<void> {
  const { services } = job;
  const batch = await findBatchRow(services.engine.read, id);
  const caller = batch && (await callerOfAccount(services.engine.read, batch.accountId));
  await keepStatuses(job);
  for (let taken = 0; batch && taken < turnsAtOnce; taken += 1) {
    const item = await findWaiting(services.engine.read, id);
    if (!item) break;
    await takeOne(job, batch, item, caller ?? null);
  }
  await services.engine.write((transaction) => goOn(transaction, job, id));
  if (batch?.kind === 'sending') deliverSoon(job);
}

/** Given up meanwhile, it has no row any more. */
async function goOn(transaction: Transaction, { services, requestId }: JobContext, id: number): Promise<void> {
  const key = String(id);
  const batch = await findBatchRow(transaction, id);
  const now = services.now().toISOString();
  if (batch && (await findWaiting(transaction, id))) {
    await scheduleJob(transaction, { kind: batchJob, key, dueAt: now });
    return;
  }
  await cancelJob(transaction, batchJob, key);
  if (!batch || !(await finish(transaction, id, now))) return;
  const shown = await findBatch(transaction, batch.accountId, id);
  const leftOut = shown?.leftOut.length ?? 0;
  const after = { made: (shown?.total ?? 0) - leftOut, leftOut };
  await recordBatch(transaction, { caller: null, now, requestId }, batch, { made: 0, leftOut: 0 }, after);
}

/** One invoice that fails leaves the others their turn. */
async function takeOne(
  job: JobContext,
  batch: InvoiceBatchRow,
  item: WaitingItem,
  caller: Caller | null,
): Promise<void> {
  try {
    const isDone =
      batch.kind === 'archive'
        ? await work(job, batch, item, caller, archiving)
        : await work(job, batch, item, caller, sending);
    if (!isDone) await leave(job, item, 'changing');
  } catch (error) {
    const { services, requestId } = job;
    const fields = { requestId, invoice: item.invoiceId, error: String(error) };
    services.log('error', 'An invoice of a batch failed, and was left out.', fields);
    await leave(job, item, 'failed');
  }
}

function work<Made>(
  { services }: JobContext,
  batch: InvoiceBatchRow,
  item: WaitingItem,
  caller: Caller | null,
  { against, make, keep }: BatchWork<Made>,
): Promise<true | undefined> {
  const reasonAgainst = (stored: StoredInvoice | undefined): LeftOutReason | null => {
    if (!mayStill(caller, batch)) return 'not-allowed';
    return stored ? against(stored) : 'deleted';
  };
  // What one batch did is taken back together.
  const requestId = `${batchJob} ${batch.id}`;
  return untilUnchanged(async () => {
    const context = { services, requestId, caller, now: services.now().toISOString() };
    const seen = await findInvoice(services.engine.read, item.invoiceId);
    const made = seen && reasonAgainst(seen) === null ? { of: seen, what: await make(services, seen, batch) } : null;
    return services.engine.write(async (transaction) => {
      const before = await findInvoice(transaction, item.invoiceId);
      const reason = reasonAgainst(before);
      const isAsMade = before && made && !isDifferent(documented(before), documented(made.of));
      if (reason === null && !isAsMade) return undefined;
      if (!(await takeTurn(transaction, item))) return true;
      await scheduleJob(transaction, { kind: batchJob, key: String(batch.id), dueAt: afterBreak(context) });
      if (reason !== null || !before || !made) await leaveOut(transaction, item, reason ?? 'deleted');
      else {
        const file = await keep(transaction, context, before, made.what);
        if (file) await storeFile(transaction, item, file);
      }
      return true;
    });
  });
}

/** It is asked each time that the job comes: whoever began it may have lost the right since, or the account. */
function mayStill(caller: Caller | null, { kind }: InvoiceBatchRow): boolean {
  if (!caller) return false;
  return abilityFor(caller.role, caller.access).can(kind === 'archive' ? 'read' : 'update', 'Invoice');
}

async function leave({ services }: JobContext, item: WaitingItem, reason: LeftOutReason): Promise<void> {
  await services.engine.write(async (transaction) => {
    if (await takeTurn(transaction, item)) await leaveOut(transaction, item, reason);
  });
}
