import type { DocumentLanguage } from '@atrium/contract/document-languages';
import { type BatchKind, type ChosenInvoices, type InvoiceBatch, mostInBatch } from '@atrium/contract/invoice-batches';
import { addOnce, type Keyed, stillThere } from '../../../changes/added-once.ts';
import { recordChange } from '../../../changes/record.ts';
import type { Acting, Context, SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { nextId } from '../../../database/sequences.ts';
import { badInput, conflict, notFound } from '../../../errors.ts';
import { cancelJob, scheduleJob } from '../../../jobs/jobs.ts';
import { invoicesRequest } from '../invoices.list.ts';
import { findStoredInvoices } from '../invoices.queries.ts';
import { idsOfInvoices } from '../narrowed-invoices.queries.ts';
import { findBatch, findBatches, insertBatch, keptUntil, removeBatch } from './invoice-batches.queries.ts';

export const batchJob = 'invoice-batch';
export const batchRemovalJob = 'invoice-batch-removal';

/** Archives are large: who wants more gives one up first. */
const mostKept = 10;

interface Begun {
  readonly batch: InvoiceBatch;
  readonly changeId: number;
}

interface ToBegin {
  readonly chosen: ChosenInvoices;
  readonly language: DocumentLanguage;
}

/** Begins what a job then does, one invoice after the other. */
export function beginBatch(
  context: SignedInContext,
  kind: BatchKind,
  { chosen, language, idempotencyKey }: Keyed<ToBegin>,
): Promise<Begun> {
  const { accountId } = context.caller;
  return addOnce<Begun>(context, {
    entity: 'invoice-batch',
    idempotencyKey,
    add: async (transaction) => {
      await refuseTooMany(transaction, accountId);
      const ids = await chosenIds(transaction, context, chosen);
      const batch = { id: await nextId(transaction, 'invoice_batches'), accountId, kind, createdAt: context.now };
      await insertBatch(transaction, { ...batch, language }, ids);
      const key = String(batch.id);
      await scheduleJob(transaction, { kind: batchJob, key, dueAt: context.now });
      await scheduleJob(transaction, { kind: batchRemovalJob, key, dueAt: keptUntil(batch) });
      const changeId = await recordBatch(transaction, context, batch, null, { total: ids.length });
      return { batch: stillThere(await findBatch(transaction, accountId, batch.id)), changeId };
    },
    idOf: ({ batch }) => batch.id,
    again: async (transaction, { entityId, changeId }) => {
      return { batch: stillThere(await findBatch(transaction, accountId, entityId)), changeId };
    },
  });
}

async function refuseTooMany(transaction: Transaction, accountId: number): Promise<void> {
  const kept = await findBatches(transaction, accountId);
  if (kept.length >= mostKept)
    throw conflict('There are 10 archives and sendings above the list already. Remove one of them first.');
}

/** Whoever chose all that match has seen how many they are: when it is another number now, they did not mean these. */
async function chosenIds(
  transaction: Transaction,
  { lists }: Context,
  { ids, matching, total = 0 }: ChosenInvoices,
): Promise<number[]> {
  if (ids !== undefined || matching === undefined) return requireIds(transaction, ids ?? []);
  if (total > mostInBatch)
    throw badInput([{ path: 'chosen.total', message: 'Choose at most 500 invoices at once: narrow the list.' }]);
  const reader = { ...lists, database: transaction };
  const request = invoicesRequest({ ...matching, sort: 'asc', sortColumn: 'id' });
  const found: number[] = [];
  for await (const some of idsOfInvoices(reader, request, matching)) {
    found.push(...some);
    if (found.length > total) break;
  }
  if (found.length !== total) throw conflict('Others match by now. Look at the list again.');
  return found;
}

async function requireIds(transaction: Transaction, ids: readonly number[]): Promise<number[]> {
  const wanted = [...new Set(ids)].sort((one, other) => one - other);
  const invoices = await findStoredInvoices(transaction, wanted);
  const isHere = invoices.length === wanted.length && invoices.every(({ row }) => row.deletedAt === null);
  if (!isHere) throw notFound('invoice');
  return wanted;
}

export async function requireBatch({ services, caller }: SignedInContext, id: number): Promise<InvoiceBatch> {
  const batch = await findBatch(services.engine.read, caller.accountId, id);
  if (!batch) throw notFound('batch of invoices');
  return batch;
}

/** What it has not come to is not done any more. */
export function giveUpBatch(context: SignedInContext, id: number): Promise<number> {
  const { accountId } = context.caller;
  return context.services.engine.write(async (transaction) => {
    const batch = await findBatch(transaction, accountId, id);
    if (!batch) throw notFound('batch of invoices');
    const key = String(id);
    await cancelJob(transaction, batchJob, key);
    await cancelJob(transaction, batchRemovalJob, key);
    return dropBatch(transaction, context, { id, accountId }, batch.total);
  });
}

export async function dropBatch(
  transaction: Transaction,
  context: Pick<Acting, 'caller' | 'now' | 'requestId'>,
  batch: { id: number; accountId: number },
  total: number,
): Promise<number> {
  await removeBatch(transaction, batch.id);
  return recordBatch(transaction, context, batch, { total }, null);
}

/** It is its account's own, and nothing that could be taken back: what was made of each invoice is recorded with that. */
export function recordBatch(
  transaction: Transaction,
  author: Pick<Acting, 'caller' | 'now' | 'requestId'>,
  { id, accountId }: { id: number; accountId: number },
  before: object | null,
  after: object | null,
): Promise<number> {
  const batch = { entity: 'invoice-batch', entityId: id, entityName: '', ownerId: accountId } as const;
  return recordChange(transaction, author, { ...batch, before, after });
}
