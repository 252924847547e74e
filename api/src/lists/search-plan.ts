import { type RawBuilder, sql } from 'kysely';
import { contains, containsUnindexed, indexedMatches } from '../database/dialect.ts';
import type { Database } from '../database/engine.ts';
import { gramsOfWord } from '../search/grams.ts';
import type { ListIndex, ListTuning } from './list-index.ts';
import { type Facets, idsOf, inFacets, order, type Page, type Slice } from './page.ts';

/** How often the pieces of the words occur: in the whole list, and in the rows that the filter lets through. */
interface Frequency {
  gram: string;
  inList: number;
  inFilter: number;
}

// Up to this many pieces of three characters are asked for in place of a shorter word.
const mostAlternatives = 300;

/**
 * A page of the rows that hold every word. The rarest piece of the words bounds the number of matches. When they are few, the
 * trigram index fetches them all. When they are many, the list is walked in its order, where the next match is never far.
 */
export async function findMatches(
  database: Database,
  index: ListIndex,
  words: readonly string[],
  facets: Facets,
  slice: Slice,
  tuning: ListTuning,
): Promise<Page> {
  if (facets.listTotal <= tuning.fewRows) return walk(database, index, words, facets, slice, null);
  const frequencies = await frequenciesOf(database, index, words, facets);
  const rarestWord = words.toSorted((one, other) => rarest(frequencies, one) - rarest(frequencies, other))[0] ?? '';
  if (rarest(frequencies, rarestWord) === 0) return { total: 0, ids: [] };
  if (rarest(frequencies, rarestWord) <= tuning.fewMatches) {
    const alternatives = await alternativesTo(database, index, rarestWord);
    if (alternatives.length <= mostAlternatives)
      return fetchAndSort(database, index, words, alternatives, facets, slice);
  }
  return walk(database, index, words, facets, slice, knownTotal(words, frequencies));
}

async function frequenciesOf(
  database: Database,
  index: ListIndex,
  words: readonly string[],
  facets: Facets,
): Promise<Frequency[]> {
  const grams = words.flatMap(gramsOfWord);
  const isLetThrough = facets.names === null ? sql`true` : sql`facet in (${sql.join(facets.names)})`;
  const { rows } = await sql<Frequency>`
    select gram, cast(sum(total) as bigint) as in_list, cast(sum(case when ${isLetThrough} then total else 0 end) as bigint) as in_filter
    from search_grams where list = ${index.name} and gram in (${sql.join(grams)}) group by gram`.execute(database);
  return rows;
}

function rarest(frequencies: readonly Frequency[], word: string): number {
  return Math.min(
    ...gramsOfWord(word).map((gram) => frequencies.find((frequency) => frequency.gram === gram)?.inList ?? 0),
  );
}

/** A single word of up to three characters is itself a piece that is counted. */
function knownTotal(words: readonly string[], frequencies: readonly Frequency[]): number | null {
  const [word] = words;
  if (word === undefined || words.length > 1 || [...word].length > 3) return null;
  return frequencies.find(({ gram }) => gram === word)?.inFilter ?? 0;
}

/** What to ask the trigram index for: the word, or all pieces of three characters that begin with a shorter one. */
async function alternativesTo(database: Database, index: ListIndex, word: string): Promise<string[]> {
  if ([...word].length >= 3) return [word];
  const pieces = await database
    .selectFrom('searchGrams')
    .select('gram')
    .distinct()
    .where('list', '=', index.name)
    .where('gram', '>=', word)
    .where('gram', '<', `${word}\u{10ffff}`)
    .where('total', '>', 0)
    .where(sql<boolean>`length(gram) = 3`)
    .limit(mostAlternatives + 1)
    .execute();
  return pieces.map(({ gram }) => gram);
}

async function fetchAndSort(
  database: Database,
  index: ListIndex,
  words: readonly string[],
  alternatives: readonly string[],
  facets: Facets,
  slice: Slice,
): Promise<Page> {
  const { from, where } = indexedMatches(database, index.name, alternatives);
  const search = sql<string>`${sql.table(index.name)}.search`;
  const others = words.filter((word) => !alternatives.includes(word)).map((word) => sql`and ${contains(search, word)}`);
  const key = slice.column === 'id' ? sql`${sql.table(index.name)}.id` : sql.ref(`${index.name}.${slice.column}`);
  const matches = sql`
    with matches as materialized (
      select ${sql.table(index.name)}.id, ${key} as sort_key from ${from} where ${where} ${sql.join(others, sql` `)} ${inFacets(facets.names)})`;
  const { rows } = await sql<{ id: number; total: number }>`
    ${matches} select id, count(*) over () as total from matches
    ${order('sort_key', slice.direction)} limit ${slice.limit} offset ${slice.offset}`.execute(database);
  const [first] = rows;
  if (first) return { total: first.total, ids: rows.map(({ id }) => id) };
  return {
    total: slice.offset === 0 ? 0 : await count(database, sql`${matches} select count(*) as total from matches`),
    ids: [],
  };
}

async function walk(
  database: Database,
  index: ListIndex,
  words: readonly string[],
  facets: Facets,
  slice: Slice,
  known: number | null,
): Promise<Page> {
  const search = sql<string>`search`;
  const holdsAll = sql<boolean>`${sql.join(
    words.map((word) => containsUnindexed(search, word)),
    sql` and `,
  )}`;
  const matches = sql`from ${sql.table(index.name)} where ${holdsAll} ${inFacets(facets.names)}`;
  const total = known ?? (await count(database, sql`select count(*) as total ${matches}`));
  if (slice.offset >= total) return { total, ids: [] };
  const ids = await idsOf(
    database,
    sql`select id ${matches} ${order(slice.column, slice.direction)} limit ${slice.limit} offset ${slice.offset}`,
  );
  return { total, ids };
}

async function count(database: Database, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`${query}`.execute(database);
  return rows[0]?.total ?? 0;
}
