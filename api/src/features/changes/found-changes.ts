import { privateEntities } from '@atrium/contract/changes';
import { sql } from 'kysely';
import { renamings } from '../../changes/change-text.ts';
import { readsOfOthers } from '../../changes/subjects.ts';
import { areIndexed, isIdIn, rowsWithPieces } from '../../database/dialect.ts';
import type { Database } from '../../database/engine.ts';
import type { ListReader } from '../../lists/page.ts';
import { foldWords } from '../../search/fold.ts';
import { gramsOfWord, lengthOf } from '../../search/grams.ts';
import { type CountMemory, countOnce } from './count-memory.ts';
import { type ChangeFilter, type Person, visibleChanges } from './visible-changes.ts';

/** What is asked, and how many rows are read at once. */
export type Reader = Pick<ListReader, 'database' | 'tuning'>;

interface FoundRequest extends ChangeFilter {
  page: number;
  perPage: number;
}

/** Which changes stand on a page of those that have some words, and how many there are in all. */
interface Found {
  ids: number[];
  total: number;
}

/**
 * Few are looked up by the index of trigrams. Many are counted part by part, so that others are answered in between; as changes stay as they
 * are, a part that is full is counted once, and the page is met in the parts that it lies in.
 */
export async function findByWords(
  reader: Reader,
  person: Person,
  request: FoundRequest,
  memory: CountMemory,
): Promise<Found> {
  const { database } = reader;
  const few = await fewWithWords(reader, foldWords(request.q ?? ''));
  if (few === null) return foundInParts(reader, person, request, memory);
  const { after, page, perPage } = request;
  const rows = await visibleChanges(database, person, request)
    .where(isIdIn(database, sql.val(few)))
    .select('id')
    .orderBy('id', after === undefined ? 'desc' : 'asc')
    .execute();
  const start = (page - 1) * perPage;
  return { total: rows.length, ids: rows.slice(start, start + perPage).map(({ id }) => id) };
}

const mostPieces = 6;

/** Null where the index leads to too many, or no word is long enough for it. */
async function fewWithWords({ database, tuning }: Reader, words: readonly string[]): Promise<number[] | null> {
  const pieces = words.flatMap(gramsOfWord).filter((piece) => lengthOf(piece) === 3 && areIndexed(database, [piece]));
  if (pieces.length === 0) return null;
  const query = rowsWithPieces(database, 'changes', pieces.slice(0, mostPieces), tuning.fewMatches + 1);
  const { rows } = await sql<{ id: number }>`${query}`.execute(database);
  return rows.length > tuning.fewMatches ? null : rows.map(({ id }) => id);
}

/** Changes whose ids follow each other. */
export interface Part {
  above: number;
  upTo: number;
}

const segmentsOfPart = 3;

/** All changes so far, the latest part first. */
export async function partsOfChanges(reader: Reader): Promise<Part[]> {
  const { last } = await reader.database
    .selectFrom('changes')
    .select(sql<number>`coalesce(max(id), 0)`.as('last'))
    .executeTakeFirstOrThrow();
  const size = sizeOfPart(reader);
  const parts = Array.from({ length: Math.ceil(last / size) }, (_, number) => ({
    above: number * size,
    upTo: Math.min((number + 1) * size, last),
  }));
  return parts.reverse();
}

function sizeOfPart({ tuning }: Reader): number {
  return segmentsOfPart * tuning.segmentSize;
}

async function foundInParts(
  reader: Reader,
  person: Person,
  request: FoundRequest,
  memory: CountMemory,
): Promise<Found> {
  const { after, page, perPage, ...filter } = request;
  const latestFirst = await partsOfChanges(reader);
  const asked = [await timesRenamed(reader.database), askedBy(person, filter), { ...filter, after }];
  const ids: number[] = [];
  let total = 0;
  for (const part of after === undefined ? latestFirst : latestFirst.toReversed()) {
    const found = visibleChanges(reader.database, person, request)
      .where('id', '>', part.above)
      .where('id', '<=', part.upTo);
    const isFull = part.upTo - part.above === sizeOfPart(reader);
    const count = await countOnce(memory, isFull ? JSON.stringify([part.above, asked]) : null, () => countOf(found));
    const slice = { offset: (page - 1) * perPage + ids.length - total, limit: perPage - ids.length };
    if (slice.limit > 0 && slice.offset < count) ids.push(...(await idsOf(found, request, slice)));
    total += count;
  }
  return { ids, total };
}

type FoundInPart = ReturnType<typeof visibleChanges>;

async function countOf(found: FoundInPart): Promise<number> {
  const counted = found.select((all) => all.fn.countAll<number>().as('total'));
  return (await counted.executeTakeFirstOrThrow()).total;
}

async function idsOf(
  found: FoundInPart,
  { after }: ChangeFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  const shown = found.select('id').orderBy('id', after === undefined ? 'desc' : 'asc');
  return (await shown.limit(limit).offset(offset).execute()).map(({ id }) => id);
}

/** What somebody has for themselves, each finds their own of. */
function askedBy(person: Person, { entity }: ChangeFilter): number | null {
  const isOwn = entity !== undefined && privateEntities.includes(entity) && !readsOfOthers(person, entity);
  return isOwn ? person.caller.accountId : null;
}

async function timesRenamed(database: Database): Promise<number> {
  const row = await database.selectFrom('sequences').select('last').where('name', '=', renamings).executeTakeFirst();
  return row?.last ?? 0;
}
