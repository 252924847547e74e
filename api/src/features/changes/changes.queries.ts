import {
  type Change,
  type ChangeAction,
  type Entity,
  type ListedChange,
  privateEntities,
} from '@atrium/contract/changes';
import { daysAfter } from '@atrium/contract/days';
import { type SelectQueryBuilder, sql } from 'kysely';
import { mayTakeBack, readsOfOthers } from '../../changes/subjects.ts';
import type { SignedInContext } from '../../context.ts';
import type { Database } from '../../database/engine.ts';
import type { ChangeRow, Schema } from '../../database/schema.ts';

export type Person = Pick<SignedInContext, 'ability' | 'caller'>;

export interface ChangeFilter {
  entity?: Entity | undefined;
  entityId?: number | undefined;
  action?: ChangeAction | undefined;
  actorId?: number | undefined;
  /** From one day to another in UTC, both among them: `2026-02-01..2026-03-02`. */
  days?: string | undefined;
  /** What came after this change, the earliest first; otherwise the latest come first. */
  after?: number | undefined;
}

interface ChangesRequest extends ChangeFilter {
  page: number;
  perPage: number;
}

/** The changes that an account may see: of what is private its own, and these when they are asked for by their entity. */
export async function findChanges(
  database: Database,
  person: Person,
  request: ChangesRequest,
): Promise<ListedChange[]> {
  const { after, page, perPage } = request;
  const direction = after === undefined ? 'desc' : 'asc';
  const shown = visibleChanges(database, person, request)
    .selectAll()
    .orderBy('id', direction)
    .limit(perPage)
    .offset((page - 1) * perPage);
  const rows = await database
    .selectFrom(shown.as('changes'))
    .leftJoin('accounts', 'accounts.id', 'changes.actorId')
    .selectAll('changes')
    .select('accounts.avatar as actorAvatar')
    .orderBy('changes.id', direction)
    .execute();
  const avatars = new Map(rows.map(({ id, actorAvatar }) => [id, actorAvatar]));
  const changes = await changesOf(database, person, rows);
  return changes.map((change) => ({ ...change, actorAvatar: avatars.get(change.id) ?? '' }));
}

const rowsAtOnce = 500;

/** All that a filter lets through, the latest first, some at a time. */
export async function* changesInOrder(
  database: Database,
  person: Person,
  filter: ChangeFilter,
): AsyncGenerator<ChangeRow[]> {
  let rows: ChangeRow[] = [];
  do {
    const last = rows.at(-1);
    let changes = visibleChanges(database, person, filter);
    if (last) changes = changes.where('id', '<', last.id);
    rows = await changes.selectAll().orderBy('id', 'desc').limit(rowsAtOnce).execute();
    if (rows.length > 0) yield rows;
  } while (rows.length === rowsAtOnce);
}

/** Changes are numbered without gaps and never deleted: the highest id is how many there are, those that are private among them. */
export async function countChanges(database: Database, person: Person, filter: ChangeFilter): Promise<number> {
  const { entity, entityId, action, actorId, days, after } = filter;
  const isWhole = [entity, entityId, action, actorId, days, after].every((asked) => asked === undefined);
  const counted = isWhole
    ? countSharedChanges(database)
    : visibleChanges(database, person, filter).select((all) => all.fn.countAll<number>().as('total'));
  return (await counted.executeTakeFirstOrThrow()).total;
}

function countSharedChanges(database: Database) {
  const last = sql<number>`(select coalesce(max(id), 0) from changes)`;
  const ofOwners = sql<number>`(select coalesce(max(last), 0) from sequences where name = 'private_changes')`;
  return database.selectNoFrom(sql<number>`${last} - ${ofOwners}`.as('total'));
}

/** What is not private of an entity is shared, all of it: an index of the entity has whatever is asked. */
function visibleChanges(database: Database, person: Person, filter: ChangeFilter) {
  const { entity, entityId, action, actorId, days, after } = filter;
  const isPrivate = entity !== undefined && privateEntities.includes(entity);
  let changes = database.selectFrom('changes');
  if (isPrivate) changes = ofOwners(changes, person, entity);
  else if (entity === undefined || actorId !== undefined || days !== undefined)
    changes = changes.where(sql<boolean>`is_private = 0`);
  if (entity !== undefined) changes = changes.where('entity', '=', entity);
  if (entityId !== undefined) changes = changes.where('entityId', '=', entityId);
  if (action !== undefined) changes = changes.where('action', '=', action);
  if (actorId !== undefined) changes = changes.where('actorId', '=', actorId);
  if (after !== undefined) changes = changes.where('id', '>', after);
  const [from, to] = days?.split('..') ?? [];
  if (from !== undefined && to !== undefined)
    changes = changes.where('at', '>=', from).where('at', '<', daysAfter(to, 1));
  return changes;
}

/** What is private of an entity: one's own, and with the right to it that of others. */
function ofOwners(changes: SelectQueryBuilder<Schema, 'changes', object>, person: Person, entity: Entity) {
  const kept = changes.where(sql<boolean>`is_private = 1`);
  return readsOfOthers(person, entity) ? kept : kept.where('ownerId', '=', person.caller.accountId);
}

/** A change that an account may see. */
export async function findChange(database: Database, person: Person, id: number): Promise<Change | undefined> {
  const rows = await database.selectFrom('changes').selectAll().where('id', '=', id).execute();
  const [change] = await changesOf(
    database,
    person,
    rows.filter((row) => mayRead(person, row)),
  );
  return change;
}

function mayRead(person: Person, { isPrivate, ownerId, entity }: ChangeRow): boolean {
  return isPrivate === 0 || ownerId === person.caller.accountId || readsOfOthers(person, entity);
}

export async function findChangesByIds(database: Database, person: Person, ids: readonly number[]): Promise<Change[]> {
  const rows = await database.selectFrom('changes').selectAll().where('id', 'in', ids).orderBy('id').execute();
  return changesOf(database, person, rows);
}

async function changesOf(database: Database, person: Person, rows: readonly ChangeRow[]): Promise<Change[]> {
  const open = rows.filter((row) => row.isUndoable === 1 && row.undoneBy === null && mayUndo(person, row));
  const barred = await findBarredRequests(database, person, open);
  const undone = await findUndone(database, rows);
  return rows.map((row) =>
    changeOf(row, {
      isUndoable: open.includes(row) && !barred.has(row.requestId),
      undoes: undone.get(row.id) ?? null,
    }),
  );
}

/** What each of these took back, of those that took something back. */
async function findUndone(database: Database, changes: readonly ChangeRow[]): Promise<ReadonlyMap<number, number>> {
  if (changes.length === 0) return new Map();
  const undone = await database
    .selectFrom('changes')
    .select(['id', 'undoneBy'])
    .where(
      'undoneBy',
      'in',
      changes.map(({ id }) => id),
    )
    .execute();
  return new Map(undone.flatMap(({ id, undoneBy }) => (undoneBy === null ? [] : [[undoneBy, id] as const])));
}

/** Of these, the requests that also did what this account may not take back: undo takes back all that a request did, or nothing. */
async function findBarredRequests(
  database: Database,
  person: Person,
  changes: readonly ChangeRow[],
): Promise<ReadonlySet<string>> {
  if (changes.length === 0) return new Set();
  const deeds = await database
    .selectFrom('changes')
    .select(['requestId', 'entity', 'action', 'actorId', 'ownerId'])
    .distinct()
    .where('requestId', 'in', [...new Set(changes.map(({ requestId }) => requestId))])
    .where('isUndoable', '=', 1)
    .execute();
  return new Set(deeds.filter((deed) => !mayTakeBack(person, deed)).map(({ requestId }) => requestId));
}

/** What belongs to an account is undone by it alone, though others may read of it. */
function mayUndo(person: Person, change: ChangeRow): boolean {
  return (change.ownerId === null || change.ownerId === person.caller.accountId) && mayTakeBack(person, change);
}

function changeOf(
  { ownerId: _, isPrivate: __, ...row }: ChangeRow,
  told: Pick<Change, 'isUndoable' | 'undoes'>,
): Change {
  return {
    ...row,
    before: row.before === null ? null : JSON.parse(row.before),
    after: row.after === null ? null : JSON.parse(row.after),
    ...told,
  };
}
