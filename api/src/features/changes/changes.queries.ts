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

/** As this account may read them. */
export async function findChanges(database: Database, readerId: number, request: ChangesRequest): Promise<Change[]> {
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
  return rows.map((row) => changeOf(row, readerId));
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

export async function findChangesByIds(
  database: Database,
  readerId: number,
  ids: readonly number[],
): Promise<Change[]> {
  const rows = await database.selectFrom('changes').selectAll().where('id', 'in', ids).orderBy('id').execute();
  return rows.map((row) => changeOf(row, readerId));
}

/** Of what is between others, a reader learns that it was done and by whom: the numbers of records have no gaps. */
function changeOf({ ownerId, audience, ...row }: ChangeRow, readerId: number): Change {
  const isOpen = audience === null || JSON.parse(audience).includes(readerId);
  const snapshot = (json: string | null) => (json === null ? null : isOpen ? JSON.parse(json) : {});
  const mayUndo = audience === null || ownerId === readerId;
  return {
    ...row,
    entityName: isOpen ? row.entityName : '',
    before: snapshot(row.before),
    after: snapshot(row.after),
    isUndoable: row.isUndoable === 1 && row.undoneBy === null && mayUndo,
  };
}
