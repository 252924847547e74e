import type { DocumentLanguage } from '@atrium/contract/document-languages';
import type { BatchKind, InvoiceBatch, LeftOutReason } from '@atrium/contract/invoice-batches';
import { base64Of, bytesOfBase64 } from '../../../base64.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import type { InvoiceBatchRow } from '../../../database/invoices-schema.ts';

const hoursKept = 24;

export function keptUntil({ createdAt }: Pick<InvoiceBatchRow, 'createdAt'>): string {
  return new Date(Date.parse(createdAt) + hoursKept * 3_600_000).toISOString();
}

/** Those of an account, the latest first, with how far they have come. */
export async function findBatches(database: Database, accountId: number): Promise<InvoiceBatch[]> {
  const rows = await batches(database).where('accountId', '=', accountId).orderBy('id', 'desc').execute();
  return withProgress(database, rows);
}

/** One of an account; undefined when it is somebody else's, too. */
export async function findBatch(database: Database, accountId: number, id: number): Promise<InvoiceBatch | undefined> {
  const rows = await batches(database).where('accountId', '=', accountId).where('id', '=', id).execute();
  return (await withProgress(database, rows))[0];
}

function batches(database: Database) {
  return database.selectFrom('invoiceBatches').select(['id', 'kind', 'createdAt', 'finishedAt']);
}

type FoundBatch = Pick<InvoiceBatchRow, 'id' | 'kind' | 'createdAt' | 'finishedAt'>;

async function withProgress(database: Database, rows: readonly FoundBatch[]): Promise<InvoiceBatch[]> {
  if (rows.length === 0) return [];
  const items = await database
    .selectFrom('invoiceBatchItems')
    .select(['batchId', 'invoiceId', 'state', 'reason'])
    .where(
      'batchId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('batchId')
    .orderBy('position')
    .execute();
  return rows.map((row) => {
    const own = items.filter(({ batchId }) => batchId === row.id);
    const done = own.filter(({ state }) => state !== 'waiting').length;
    const leftOut = own.flatMap(({ invoiceId, reason }) => (reason === null ? [] : [{ invoiceId, reason }]));
    return { ...row, keptUntil: keptUntil(row), total: own.length, done, leftOut };
  });
}

/** Whose it is and what it is for, for whoever works on it. */
export function findBatchRow(database: Database, id: number): Promise<InvoiceBatchRow | undefined> {
  return database.selectFrom('invoiceBatches').selectAll().where('id', '=', id).executeTakeFirst();
}

interface NewBatch {
  readonly id: number;
  readonly accountId: number;
  readonly kind: BatchKind;
  readonly language: DocumentLanguage;
  readonly createdAt: string;
}

export async function insertBatch(transaction: Transaction, batch: NewBatch, ids: readonly number[]): Promise<void> {
  await transaction
    .insertInto('invoiceBatches')
    .values({ ...batch, finishedAt: null })
    .execute();
  const untouched = { state: 'waiting', reason: null, name: '', bytes: 0, content: '' } as const;
  const items = ids.map((invoiceId, index) => ({ batchId: batch.id, position: index + 1, invoiceId, ...untouched }));
  await transaction.insertInto('invoiceBatchItems').values(items).execute();
}

export interface WaitingItem {
  readonly batchId: number;
  readonly position: number;
  readonly invoiceId: number;
}

/** The first that has not had its turn. */
export function findWaiting(database: Database, batchId: number): Promise<WaitingItem | undefined> {
  return database
    .selectFrom('invoiceBatchItems')
    .select(['batchId', 'position', 'invoiceId'])
    .where('batchId', '=', batchId)
    .where('state', '=', 'waiting')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
}

export interface BatchFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Takes the turn of an invoice, and says whether it was still to come: another process may have taken it. */
export async function takeTurn(transaction: Transaction, item: WaitingItem): Promise<boolean> {
  const taken = await transaction
    .updateTable('invoiceBatchItems')
    .set({ state: 'done' })
    .where('batchId', '=', item.batchId)
    .where('position', '=', item.position)
    .where('state', '=', 'waiting')
    .returning('position')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function storeFile(
  transaction: Transaction,
  { batchId, position }: WaitingItem,
  { name, content }: BatchFile,
): Promise<void> {
  await transaction
    .updateTable('invoiceBatchItems')
    .set({ name, bytes: content.byteLength, content: base64Of(content) })
    .where('batchId', '=', batchId)
    .where('position', '=', position)
    .execute();
}

export async function leaveOut(
  transaction: Transaction,
  { batchId, position }: WaitingItem,
  reason: LeftOutReason,
): Promise<void> {
  await transaction
    .updateTable('invoiceBatchItems')
    .set({ state: 'left-out', reason })
    .where('batchId', '=', batchId)
    .where('position', '=', position)
    .execute();
}

/** Notes that all have had their turn, and says whether nobody had noted it yet. */
export async function finish(transaction: Transaction, id: number, now: string): Promise<boolean> {
  const finished = await transaction
    .updateTable('invoiceBatches')
    .set({ finishedAt: now })
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return finished !== undefined;
}

export async function removeBatch(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('invoiceBatches').where('id', '=', id).execute();
}

const filesAtOnce = 20;

/** The files of a batch in their order, some at a time. */
export async function* filesOf(database: Database, batchId: number): AsyncGenerator<BatchFile> {
  let last = 0;
  for (;;) {
    const rows = await filesAfter(database, batchId, last);
    for (const { name, content } of rows) yield { name, content: bytesOfBase64(content) };
    if (rows.length < filesAtOnce) return;
    last = rows.at(-1)?.position ?? last;
  }
}

function filesAfter(database: Database, batchId: number, position: number) {
  return database
    .selectFrom('invoiceBatchItems')
    .select(['position', 'name', 'content'])
    .where('batchId', '=', batchId)
    .where('position', '>', position)
    .where('bytes', '>', 0)
    .orderBy('position')
    .limit(filesAtOnce)
    .execute();
}
