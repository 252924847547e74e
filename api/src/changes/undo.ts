import { type ChangeAction, type Entity, isEntity } from '@atrium/contract/changes';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Context, SignedInContext } from '../context.ts';
import { numberField, recordsTable } from '../database/dialect.ts';
import type { Transaction } from '../database/engine.ts';
import type { ChangeRow } from '../database/schema.ts';
import { conflict, notAllowed, notFound, type Refusal } from '../errors.ts';
import { mayTakeBack } from './subjects.ts';

export interface ChangeToUndo {
  action: ChangeAction;
  entityId: number;
  entityName: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
  /** Of all that was done with it. */
  requestId: string;
}

/** Brings a record back to what it was before a change, or refuses with a conflict when it has changed since. Answers the id of its own change. */
export type Undo = (transaction: Transaction, context: Context, change: ChangeToUndo) => Promise<number>;

/** The same for all that one request did to the records of an entity, where that may be very many. Answers an id for each change. */
export interface UndoTogether {
  together(transaction: Transaction, context: Context, changes: readonly ChangeToUndo[]): Promise<number[]>;
}

/** What can be undone: one for each entity that records undoable changes. */
export type Undoers = Partial<Record<Entity, Undo | UndoTogether>>;

/** Undoes everything undoable that the request of a change did, the latest first, in one transaction. Answers the ids of what that changed. */
export function undoRequest(context: SignedInContext, undoers: Undoers, changeId: number): Promise<number[]> {
  return context.services.engine.write(async (transaction) => {
    const changes = await undoableChanges(transaction, context.caller.accountId, changeId);
    if (!changes.every(({ entity }) => isEntity(entity))) throw outdated();
    if (!changes.every((change) => mayTakeBack(context, change))) throw notAllowed();
    const undone = changes.find(({ undoneBy }) => undoneBy !== null);
    if (undone) throw conflict(`What was done to ${undone.entityName} has been undone already.`);
    const done: number[] = [];
    for (const run of runsOfOneEntity(changes)) {
      done.push(...(await undoRun(transaction, context, undoers, run).catch(refuseOutdated)));
    }
    await markUndone(transaction, changes, done);
    return done;
  });
}

/** What was recorded before a field was added is without it, and nobody can tell what it would have been. */
function refuseOutdated(error: unknown): never {
  if (!(error instanceof z.core.$ZodError)) throw error;
  throw outdated();
}

function outdated(): Refusal {
  return conflict('This was recorded by an earlier version, and can no longer be undone.');
}

function runsOfOneEntity(changes: readonly ChangeRow[]): ChangeRow[][] {
  const runs: ChangeRow[][] = [];
  for (const change of changes) {
    const run = runs.at(-1);
    if (run?.[0]?.entity === change.entity) run.push(change);
    else runs.push([change]);
  }
  return runs;
}

async function undoRun(
  transaction: Transaction,
  context: Context,
  undoers: Undoers,
  changes: readonly ChangeRow[],
): Promise<number[]> {
  const entity = changes[0]?.entity;
  const undo = entity !== undefined && isEntity(entity) ? undoers[entity] : undefined;
  if (!undo) throw new Error(`A change of a ${entity} was recorded as undoable, and nothing can undo it.`);
  if (typeof undo !== 'function') return undo.together(transaction, context, changes.map(parsed));
  const done: number[] = [];
  for (const change of changes) done.push(await undo(transaction, context, parsed(change)));
  return done;
}

async function markUndone(
  transaction: Transaction,
  changes: readonly ChangeRow[],
  done: readonly number[],
): Promise<void> {
  const records = changes.map(({ id }, index) => ({ id, undoneBy: done[index] }));
  await sql`
    update changes set undone_by = undone.undone_by
    from (select ${numberField('id')} as id, ${numberField('undoneBy')} as undone_by from ${recordsTable(transaction, records)}) as undone
    where changes.id = undone.id`.execute(transaction);
}

/** What one account owns is there for nobody else but who changed it for them. */
async function undoableChanges(transaction: Transaction, accountId: number, changeId: number): Promise<ChangeRow[]> {
  const asked = await transaction.selectFrom('changes').selectAll().where('id', '=', changeId).executeTakeFirst();
  const isOwn = asked?.ownerId == null || [asked.ownerId, asked.actorId].includes(accountId);
  if (!asked || (asked.isPrivate === 1 && !isOwn)) throw notFound('change');
  if (asked.isUndoable === 0) throw conflict('This cannot be undone.');
  if (!isOwn) throw notFound('change');
  return transaction
    .selectFrom('changes')
    .selectAll()
    .where('requestId', '=', asked.requestId)
    .where('isUndoable', '=', 1)
    .orderBy('id', 'desc')
    .execute();
}

function parsed({ action, entityId, entityName, before, after, requestId }: ChangeRow): ChangeToUndo {
  return {
    action,
    entityId,
    entityName,
    before: before === null ? null : JSON.parse(before),
    after: after === null ? null : JSON.parse(after),
    requestId,
  };
}
