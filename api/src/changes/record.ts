import { type ChangeAction, type Entity, privateEntities } from '@atrium/contract/changes';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/engine.ts';
import { announceCommit } from '../database/postgres.ts';
import type { ChangeRow } from '../database/schema.ts';
import { nextIds } from '../database/sequences.ts';
import { changeText, renameEarlier } from './change-text.ts';

export interface ChangeToRecord {
  entity: Entity;
  entityId: number;
  /** What a person calls the thing, kept for when it is gone. */
  entityName: string;
  /** What the thing was and is, as it may be shown: never a hash, never a token. Null is what it was before it was made, and is once deleted. */
  before: object | null;
  after: object | null;
  /** The account that the thing belongs to; left out for what is shared. A thing of `privateEntities` has one. */
  ownerId?: number;
  /** The accounts that alone may hear of it; left out, the owner hears of it and whomever the policy lets. */
  audience?: readonly number[];
  /** Whether `undo.ts` of the feature can take it back. */
  isUndoable?: boolean;
}

/** Who did it, when, and in which request. */
export type Author = Pick<Context, 'caller' | 'now' | 'requestId'>;

/**
 * Records what a transaction changed, in the same transaction, and answers the change's id. This one record is the audit log, what
 * undo works from, what live updates tell, and a record's timeline.
 */
export function recordChange(transaction: Transaction, author: Author, change: ChangeToRecord): Promise<number> {
  return recordChanges(transaction, author, [change]);
}

/** The same for several changes of one request; answers the id of the first. */
export function recordChanges(
  transaction: Transaction,
  author: Author,
  changes: readonly ChangeToRecord[],
): Promise<number> {
  return insertChanges(
    transaction,
    changes.map((change) => ({ author, change })),
  );
}

/** A change, and the one who makes it. */
interface Authored {
  author: Author;
  change: ChangeToRecord;
}

async function insertChanges(transaction: Transaction, changes: readonly Authored[]): Promise<number> {
  const firstId = await nextIds(transaction, 'changes', changes.length);
  const rows = changes.map(({ author, change }, index) => changeRow(author, firstId + index, change));
  await transaction.insertInto('changes').values(rows).execute();
  const privateRows = rows.filter(({ isPrivate }) => isPrivate === 1).length;
  if (privateRows > 0) await nextIds(transaction, 'private_changes', privateRows);
  await renameEarlier(
    transaction,
    firstId,
    changes.map(({ change }) => change).filter((change) => !isPrivate(change)),
  );
  await announceCommit(transaction);
  return firstId;
}

const mostAtOnce = 500;

/** The same for any number of them; answers the id of each. */
export async function recordEach(
  transaction: Transaction,
  author: Author,
  changes: readonly ChangeToRecord[],
): Promise<number[]> {
  const ids: number[] = [];
  for (let done = 0; done < changes.length; done += mostAtOnce) {
    const some = changes.slice(done, done + mostAtOnce);
    const first = await recordChanges(transaction, author, some);
    ids.push(...some.map((_, place) => first + place));
  }
  return ids;
}

/** What sample data say was done long ago, each at its own moment. */
export async function recordPast(transaction: Transaction, changes: readonly Authored[]): Promise<void> {
  for (let done = 0; done < changes.length; done += mostAtOnce)
    await insertChanges(transaction, changes.slice(done, done + mostAtOnce));
}

function changeRow({ caller, now, requestId }: Author, id: number, change: ChangeToRecord): ChangeRow {
  const actorName = caller?.name ?? '';
  return {
    id,
    at: now,
    actorId: caller?.accountId ?? null,
    actorName,
    ownerId: change.ownerId ?? null,
    action: actionOf(change),
    entity: change.entity,
    entityId: change.entityId,
    entityName: change.entityName,
    before: change.before && JSON.stringify(change.before),
    after: change.after && JSON.stringify(change.after),
    requestId,
    isUndoable: change.isUndoable ? 1 : 0,
    undoneBy: null,
    isPrivate: isPrivate(change) ? 1 : 0,
    audience: change.audience ? JSON.stringify(change.audience) : null,
    search: changeText({ entityName: change.entityName, actorName }),
  };
}

function isPrivate({ entity, ownerId }: ChangeToRecord): boolean {
  if (!privateEntities.includes(entity)) return false;
  if (ownerId === undefined) throw new Error(`A change of a ${entity} has to name its owner.`);
  return true;
}

function actionOf({ before, after }: ChangeToRecord): ChangeAction {
  if (before === null) return 'create';
  return after === null ? 'delete' : 'update';
}
