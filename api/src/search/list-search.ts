import type { SortDirection } from '@atrium/contract/lists';
import type { SearchHit } from '@atrium/contract/search';
import { sql } from 'kysely';
import { type FacetFilter, type ListIndex, sortColumnOf } from '../lists/list-index.ts';
import { withOneLook } from '../lists/one-look.ts';
import { findFacets, findPage, type ListReader } from '../lists/page.ts';
import { findNear } from '../lists/search-near.ts';
import { fromList, idsOf, inFacets, type KeySpan, limitTo, order } from '../lists/sql.ts';
import { inRank } from './rank.ts';
import { type Found, nothing, type SearchQuestion } from './search-source.ts';

interface SearchedList {
  index: ListIndex;
  filter: FacetFilter;
  /** The order in which equally good hits stand. */
  sort: string;
  direction: SortDirection;
  /** Which keys of that order the hits may have; left out, any. */
  span?: KeySpan | null | undefined;
  /** Where rows that have the same in a column are one hit. */
  onceBy?: string;
  /** The order by what the hits are called, where there is one: what begins with the words is met by it. */
  byTitle?: string;
  /** Whether people call its rows by their numbers. */
  isNumbered?: boolean;
  load: (ids: readonly number[]) => Promise<SearchHit[]>;
}

// The best of these are shown: enough that the first few are good, and few to load.
const looked = 20;
// After any other, in the order of bytes.
const lastCharacter = '\u{10ffff}';

/** Searches a list in the way that its own page does, so that both agree on what there is. */
export async function searchList(question: SearchQuestion, list: SearchedList): Promise<Found> {
  const { context, words, limit, isNear } = question;
  const { index, filter, sort, direction, span, onceBy, load } = list;
  const reader = withOneLook(context.lists);
  if (isNear) return nearIn(reader, list, words, limit);
  const { total, ids } = await findPage(reader, index, {
    ...{ words, filter, sort, direction, span, onceBy },
    ...{ page: 1, perPage: looked },
  });
  if (total === 0) return nothing;
  const first = total > ids.length ? await beginningWith(reader, list, words, limit) : [];
  const hits = await load([...new Set([...first, ...ids])]);
  return { total, hits: inRank(hits, words).slice(0, limit) };
}

async function nearIn(reader: ListReader, list: SearchedList, words: readonly string[], limit: number): Promise<Found> {
  const ids = await findNear(reader, list.index, words, list);
  const hits = ids.length === 0 ? [] : await list.load(ids.slice(0, limit));
  return { total: ids.length, hits };
}

/** Those whose title begins with the words, and the one whose number they are. */
async function beginningWith(
  reader: ListReader,
  { index, filter, byTitle, isNumbered }: SearchedList,
  words: readonly string[],
  limit: number,
): Promise<number[]> {
  const { names } = await findFacets(reader, index, filter);
  const phrase = words.join(' ');
  const from = sql`select id ${fromList(index)} ${inFacets(names)}`;
  if (isNumbered && /^\d{1,15}$/.test(phrase)) return idsOf(reader.database, sql`${from} and id = ${Number(phrase)}`);
  if (!byTitle) return [];
  const column = sortColumnOf(index, byTitle);
  return idsOf(
    reader.database,
    sql`${from} and ${sql.ref(column)} >= ${phrase} and ${sql.ref(column)} < ${phrase + lastCharacter}
      ${order(column, 'asc')} ${limitTo(sql`${limit}`, sql`0`)}`,
  );
}
