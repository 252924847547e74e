import { type RawBuilder, sql } from 'kysely';
import { numberField, recordsTable, textField } from '../database/dialect.ts';
import type { Transaction } from '../database/engine.ts';
import { nextIds } from '../database/sequences.ts';
import { gramsOf } from '../search/grams.ts';
import { defaultTuning, type IndexedRow, type ListIndex, type ListTuning } from './list-index.ts';
import { splitSegment } from './segments.ts';

/** A row that was added (`before` is null), changed, or deleted (`after` is null). */
export interface Move<Row = IndexedRow> {
  before: Row | null;
  after: Row | null;
}

/** Keeps the counts of a list right, whatever the number of rows, in a handful of statements. */
export async function track(
  transaction: Transaction,
  index: ListIndex,
  moves: readonly Move[],
  tuning: ListTuning = defaultTuning,
): Promise<void> {
  await countFacets(transaction, index, moves);
  await countSegments(transaction, index, moves, tuning);
  await countGrams(transaction, index, moves);
}

type ListedRow = Pick<IndexedRow, 'id' | 'facet' | 'search'>;

/** The same of rows as their table keeps them. */
export function trackRows<Row extends ListedRow>(
  transaction: Transaction,
  index: ListIndex<Row>,
  moves: readonly Move<Row>[],
  tuning?: ListTuning,
): Promise<void> {
  const indexed = moves.map(({ before, after }) => ({
    before: before && indexedRow(index, before),
    after: after && indexedRow(index, after),
  }));
  return track(transaction, index, indexed, tuning);
}

function indexedRow<Row extends ListedRow>(index: ListIndex<Row>, row: Row): IndexedRow {
  const { id, facet, search } = row;
  const columns = Object.entries(index.sorts).filter(([sort]) => sort !== 'id');
  return { id, facet, search, keys: Object.fromEntries(columns.map(([sort, column]) => [sort, String(row[column])])) };
}

async function countFacets(transaction: Transaction, index: ListIndex, moves: readonly Move[]): Promise<void> {
  const steps = moves.flatMap(facetSteps);
  if (steps.length === 0) return;
  await sql`
    insert into list_facets (list, facet, total)
    select ${index.name}, facet, sum(step) from (
      select ${textField('facet')} as facet, ${numberField('step')} as step from ${recordsTable(transaction, steps)}) as steps
    where true group by facet
    on conflict (list, facet) do update set total = list_facets.total + excluded.total`.execute(transaction);
}

function facetSteps({ before, after }: Move) {
  if (before?.facet === after?.facet) return [];
  return [before && { facet: before.facet, step: -1 }, after && { facet: after.facet, step: 1 }].filter(
    (step) => step !== null,
  );
}

interface SegmentStep {
  sort: string;
  key: string;
  id: number;
  facet: string;
  step: number;
}

async function countSegments(
  transaction: Transaction,
  index: ListIndex,
  moves: readonly Move[],
  tuning: ListTuning,
): Promise<void> {
  const steps = Object.keys(index.sorts).flatMap((sort) => moves.flatMap((move) => segmentSteps(sort, move)));
  if (steps.length === 0) return;
  await ensureSegments(transaction, index);
  const moved = sql`
    select ${segmentOf(index)} as segment_id, ${textField('facet')} as facet, ${numberField('step')} as step
    from ${recordsTable(transaction, steps)}`;
  await addToCounts(transaction, moved);
  for (const { id, total } of await addToTotals(transaction, moved)) {
    if (total > 2 * tuning.segmentSize) await splitSegment(transaction, index, id, tuning);
  }
}

async function addToCounts(transaction: Transaction, moved: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into list_segment_counts (segment_id, facet, total)
    select segment_id, facet, sum(step) from (${moved}) as moved where true group by segment_id, facet
    on conflict (segment_id, facet) do update set total = list_segment_counts.total + excluded.total`.execute(
    transaction,
  );
}

/** Answers the segments that rows moved in, with how many they hold. */
async function addToTotals(transaction: Transaction, moved: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: number; total: number }>`
    update list_segments set total = total + moved.step, version = version + 1
    from (select segment_id, sum(step) as step from (${moved}) as moved group by segment_id) as moved
    where list_segments.id = moved.segment_id returning list_segments.id, list_segments.total`.execute(transaction);
  return rows;
}

function segmentSteps(sort: string, { before, after }: Move): SegmentStep[] {
  const leaves = before && { sort, key: before.keys[sort] ?? '', id: before.id, facet: before.facet, step: -1 };
  const enters = after && { sort, key: after.keys[sort] ?? '', id: after.id, facet: after.facet, step: 1 };
  if (leaves && enters && leaves.key === enters.key && leaves.facet === enters.facet) {
    // It stays where it is; but what was remembered of its segment may not hold any more.
    return before?.search === after?.search ? [] : [{ ...enters, step: 0 }];
  }
  return [leaves, enters].filter((step) => step !== null);
}

/** The segment that a moved row lies in: the last that begins at it or before it. */
function segmentOf(index: ListIndex) {
  return sql`(
    select list_segments.id from list_segments
    where list_segments.list = ${index.name} and list_segments.sort = ${textField('sort')}
      and (list_segments.lower_key, list_segments.lower_id) <= (${textField('key')}, ${numberField('id')})
    order by list_segments.lower_key desc, list_segments.lower_id desc limit 1)`;
}

/** The first row of a list meets no segment yet: each order begins with one that holds everything. */
async function ensureSegments(transaction: Transaction, index: ListIndex): Promise<void> {
  const known = await transaction
    .selectFrom('listSegments')
    .select('id')
    .where('list', '=', index.name)
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  const sorts = Object.keys(index.sorts);
  const firstId = await nextIds(transaction, 'list_segments', sorts.length);
  const segments = sorts.map((sort, place) => ({
    id: firstId + place,
    list: index.name,
    sort,
    lowerKey: '',
    lowerId: 0,
    total: 0,
    version: 0,
  }));
  await transaction.insertInto('listSegments').values(segments).execute();
}

async function countGrams(transaction: Transaction, index: ListIndex, moves: readonly Move[]): Promise<void> {
  const steps = gramSteps(moves);
  if (steps.length === 0) return;
  await sql`
    insert into search_grams (list, gram, facet, total)
    select ${index.name}, ${textField('gram')}, ${textField('facet')}, ${numberField('step')} from ${recordsTable(transaction, steps)}
    where true
    on conflict (list, gram, facet) do update set total = search_grams.total + excluded.total`.execute(transaction);
}

/** Added up here: a thousand rows that move together have half a million grams, and few different ones. */
function gramSteps(moves: readonly Move[]) {
  const byFacet = new Map<string, Map<string, number>>();
  function step(facet: string, gram: string, by: number): void {
    const sums = byFacet.get(facet) ?? new Map<string, number>();
    byFacet.set(facet, sums.set(gram, (sums.get(gram) ?? 0) + by));
  }
  for (const { before, after } of moves) {
    if (before) for (const gram of gramsOf(before.search)) step(before.facet, gram, -1);
    if (after) for (const gram of gramsOf(after.search)) step(after.facet, gram, 1);
  }
  return [...byFacet].flatMap(([facet, sums]) =>
    [...sums].filter(([, sum]) => sum !== 0).map(([gram, sum]) => ({ gram, facet, step: sum })),
  );
}
