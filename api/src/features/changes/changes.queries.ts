import type { Change, ListedChange } from '@atrium/contract/changes';
import { type SelectQueryBuilder, sql } from 'kysely';
import { mayTakeBack, readsOfOthers } from '../../changes/subjects.ts';
import type { Database } from '../../database/engine.ts';
import type { ChangeRow, Schema } from '../../database/schema.ts';
import { foldWords } from '../../search/fold.ts';
import type { CountMemory } from './count-memory.ts';
import { findByWords, type Part, partsOfChanges, type Reader } from './found-changes.ts';
import { type ChangeFilter, type Person, visibleChanges } from './visible-changes.ts';

interface ChangesRequest extends ChangeFilter {
  page: number;
  perPage: number;
}

/** A page of the changes that an account may see: of what is private its own, and these when they are asked for by their entity. */
export async function findChanges(
  reader: Reader,
  person: Person,
  request: ChangesRequest,
  memory: CountMemory,
): Promise<{ changes: ListedChange[]; total: number }> {
  const { database } = reader;
  if (foldWords(request.q ?? '').length === 0) {
    const shown = pageOfChanges(database, person, request);
    const changes = await listedChanges(database, person, request, shown);
    return { changes, total: await countChanges(database, person, request) };
  }
  const { ids, total } = await findByWords(reader, person, request, memory);
  if (ids.length === 0) return { changes: [], total };
  const found = database.selectFrom('changes').selectAll().where('id', 'in', ids);
  return { changes: await listedChanges(database, person, request, found), total };
}

function pageOfChanges(database: Database, person: Person, request: ChangesRequest) {
  const { page, perPage } = request;
  return visibleChanges(database, person, request)
    .selectAll()
    .orderBy('id', directionOf(request))
    .limit(perPage)
    .offset((page - 1) * perPage);
}

function directionOf({ after }: ChangeFilter): 'asc' | 'desc' {
  return after === undefined ? 'desc' : 'asc';
}

async function listedChanges(
  database: Database,
  person: Person,
  filter: ChangeFilter,
  shown: SelectQueryBuilder<Schema, 'changes', ChangeRow>,
): Promise<ListedChange[]> {
  const rows = await database
    .selectFrom(shown.as('changes'))
    .leftJoin('accounts', 'accounts.id', 'changes.actorId')
    .selectAll('changes')
    .select('accounts.avatar as actorAvatar')
    .orderBy('changes.id', directionOf(filter))
    .execute();
  const avatars = new Map(rows.map(({ id, actorAvatar }) => [id, actorAvatar]));
  const changes = await changesOf(database, person, rows);
  return changes.map((change) => ({ ...change, actorAvatar: avatars.get(change.id) ?? '' }));
}

const rowsAtOnce = 500;

/** All that a filter lets through, the latest first, some at a time. Words are looked for in one part after the other, and others answered in between. */
export async function* changesInOrder(
  reader: Reader,
  person: Person,
  filter: ChangeFilter,
): AsyncGenerator<ChangeRow[]> {
  const isSearch = foldWords(filter.q ?? '').length > 0;
  for (const part of isSearch ? await partsOfChanges(reader) : [everything])
    yield* changesOfPart(reader.database, person, filter, part);
}

const everything: Part = { above: 0, upTo: Number.MAX_SAFE_INTEGER };

async function* changesOfPart(
  database: Database,
  person: Person,
  filter: ChangeFilter,
  { above, upTo }: Part,
): AsyncGenerator<ChangeRow[]> {
  const changes = visibleChanges(database, person, filter).where('id', '>', above);
  let rows: ChangeRow[] = [];
  do {
    const last = rows.at(-1);
    const rest = last ? changes.where('id', '<', last.id) : changes.where('id', '<=', upTo);
    rows = await rest.selectAll().orderBy('id', 'desc').limit(rowsAtOnce).execute();
    if (rows.length > 0) yield rows;
  } while (rows.length === rowsAtOnce);
}

/** Changes are numbered without gaps and never deleted: the highest id is how many there are, those that are private among them. */
async function countChanges(database: Database, person: Person, filter: ChangeFilter): Promise<number> {
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
  { ownerId: _, isPrivate: __, search: ___, ...row }: ChangeRow,
  told: Pick<Change, 'isUndoable' | 'undoes'>,
): Change {
  return {
    ...row,
    before: row.before === null ? null : JSON.parse(row.before),
    after: row.after === null ? null : JSON.parse(row.after),
    ...told,
  };
}
