import type { Change, Entity } from '@atrium/contract/changes';
import type { Database } from '../../database/engine.ts';
import type { ChangeRow } from '../../database/schema.ts';

export interface ChangesRequest {
  entity?: Entity | undefined;
  entityId?: number | undefined;
  /** What came after this change, the earliest first; otherwise the latest come first. */
  after?: number | undefined;
  page: number;
  perPage: number;
}

export async function findChanges(database: Database, request: ChangesRequest): Promise<Change[]> {
  const { after, page, perPage } = request;
  let changes = database.selectFrom('changes').selectAll();
  if (request.entity !== undefined) changes = changes.where('entity', '=', request.entity);
  if (request.entityId !== undefined) changes = changes.where('entityId', '=', request.entityId);
  if (after !== undefined) changes = changes.where('id', '>', after);
  const rows = await changes
    .orderBy('id', after === undefined ? 'desc' : 'asc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return rows.map(changeOf);
}

/** Changes are numbered without gaps and never deleted: the highest id is how many there are. */
export async function countChanges(database: Database, { entity, entityId, after }: ChangesRequest): Promise<number> {
  if (entity === undefined && entityId === undefined) {
    const last = await database.selectFrom('changes').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
    return Math.max(0, (last?.id ?? 0) - (after ?? 0));
  }
  let changes = database.selectFrom('changes').select((all) => all.fn.countAll<number>().as('total'));
  if (entity !== undefined) changes = changes.where('entity', '=', entity);
  if (entityId !== undefined) changes = changes.where('entityId', '=', entityId);
  if (after !== undefined) changes = changes.where('id', '>', after);
  return (await changes.executeTakeFirstOrThrow()).total;
}

export async function findChangesByIds(database: Database, ids: readonly number[]): Promise<Change[]> {
  const rows = await database.selectFrom('changes').selectAll().where('id', 'in', ids).orderBy('id').execute();
  return rows.map(changeOf);
}

function changeOf({ ownerId: _, ...row }: ChangeRow): Change {
  return {
    ...row,
    before: row.before === null ? null : JSON.parse(row.before),
    after: row.after === null ? null : JSON.parse(row.after),
    isUndoable: row.isUndoable === 1 && row.undoneBy === null,
  };
}
