/**
 * How a list answers any page, sort, filter and search of a million rows in a few milliseconds, with an exact total.
 *
 * - A row's **facet** joins the values of the columns that filters ask for exactly ("editor/basic/active"). `list_facets` counts the
 *   rows of each facet, so a total is a sum over a few dozen numbers.
 * - For each order that the list offers, the rows are cut into **segments** of some thousands that follow each other.
 *   `list_segments` keeps where each begins, `list_segment_counts` how many rows of each facet it has. A far page is found by adding
 *   those up, and only the segment that it begins in is walked, from where an earlier page began (landmarks.ts). So is the part of an
 *   order between two keys (stretch.ts).
 * - `search_grams` counts, by facet, the rows that hold a piece of one to three characters. It is the total of a short search, and it
 *   tells at once that a search finds nothing.
 * - A search with few matches fetches and sorts them. One with many walks the list in its order, where the next match is never far;
 *   what it counts on the way is **remembered** for as long as a segment stays as it is (search.ts).
 *
 * `trackRows()` keeps all of this in the transaction of each change, `changeTogether()` where one statement changes very many rows;
 * `rebuild()` makes it anew after rows were loaded in bulk.
 */
export interface ListIndex<Row = Record<string, unknown>> {
  /** What the counts of the list stand under. Its table has this name too, unless each account has a list of its own in one table. */
  readonly name: string;
  /** Whose rows of the table are the list (`ownedBy`); all of them when it is absent. */
  readonly owner?: Owner;
  /**
   * The column that holds the key of each order; keys are text, compared by their bytes, and equal ones follow each other by their place.
   * `id` stands for itself.
   */
  readonly sorts: Readonly<Record<string, keyof Row & string>> & { readonly id: 'id' };
  /** What a facet is made of, in its order. */
  readonly facets: readonly string[];
}

/** An account, and the table that keeps its rows beside those of others, with their `account_id`. */
interface Owner {
  readonly table: string;
  readonly accountId: number;
}

/** The list of one account, from the description of the table that all accounts share. */
export function ownedBy<Row>(index: ListIndex<Row>, accountId: number): ListIndex<Row> {
  return { ...index, name: `${index.name}/${accountId}`, owner: { table: index.name, accountId } };
}

export function tableOf(index: ListIndex): string {
  return index.owner?.table ?? index.name;
}

/** What the index must know of a row. */
export interface IndexedRow {
  readonly id: number;
  readonly facet: string;
  readonly search: string;
  /** The key of each order; the order by id needs none. */
  readonly keys: Readonly<Record<string, string>>;
}

export interface ListTuning {
  /** Rows of a segment when it is made; it is cut in two at double that. */
  readonly segmentSize: number;
  /** Up to this many rows are walked from an end of the list before its segments are asked. */
  readonly nearRows: number;
  /** Up to this many rows of a filter are fetched and sorted rather than met in order. */
  readonly fewRows: number;
  /** The same for the matches of a search. */
  readonly fewMatches: number;
}

/** Measured with bench/ on SQLite and PostgreSQL at 1,000,000 rows: halves and doubles of these make the slowest calls slower. */
export const defaultTuning: ListTuning = { segmentSize: 8_000, nearRows: 500, fewRows: 3_000, fewMatches: 20_000 };

const separator = '/';
const manySeparator = '+';

export function facetOf(values: readonly string[]): string {
  return values.join(separator);
}

/** Several values as one part of a facet, such as the labels of a mail. */
export function manyOf(values: readonly string[]): string {
  return values.toSorted().join(manySeparator);
}

/** What a part of a facet has to be: this value, any of these, several values with this one among them (`manyOf`), or all of that at once. */
type FacetTest =
  | string
  | { readonly anyOf: readonly string[] }
  | { readonly with: string }
  | { readonly all: readonly FacetTest[] };

/** What is asked of some parts of the facet, by their names. */
export type FacetFilter = Readonly<Record<string, FacetTest | undefined>>;

/** What passes all of these filters. */
export function allOf(index: ListIndex, filters: readonly FacetFilter[]): FacetFilter {
  const entries = index.facets.map((name) => {
    const tests = filters.flatMap((filter) => filter[name] ?? []);
    return [name, tests.length < 2 ? tests[0] : { all: tests }] as const;
  });
  return Object.fromEntries(entries);
}

/** What a facet has in one of its parts. */
export function facetValue(index: ListIndex, facet: string, part: string): string {
  return facet.split(separator)[index.facets.indexOf(part)] ?? '';
}

/** Whether a facet is let through by a filter. */
export function facetMatches(index: ListIndex, facet: string, filter: FacetFilter): boolean {
  const values = facet.split(separator);
  return index.facets.every((name, position) => passes(values[position] ?? '', filter[name]));
}

function passes(value: string, test: FacetTest | undefined): boolean {
  if (test === undefined) return true;
  if (typeof test === 'string') return value === test;
  if ('all' in test) return test.all.every((each) => passes(value, each));
  return 'anyOf' in test ? test.anyOf.includes(value) : value.split(manySeparator).includes(test.with);
}

/** Filters that let the same rows through, as the same text. */
export function filterKey(index: ListIndex, filter: FacetFilter): string {
  return JSON.stringify(index.facets.map((name) => filter[name] ?? null));
}

export function sortColumnOf(index: ListIndex, sort: string): string {
  const column = index.sorts[sort];
  if (column === undefined) throw new Error(`The list ${index.name} has no order by ${sort}.`);
  return column;
}
