import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';

// Everything in which the two engines speak differently stands in this folder, and most of it in this file.

export type Dialect = 'sqlite' | 'postgres';

export function dialectOf<Tables>(database: Kysely<Tables>): Dialect {
  return database.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

/** The words of the schema that differ. `id` is an id that is a key, `bytes` text that is compared by its bytes, as SQLite does anyway. */
export interface SchemaWords {
  readonly dialect: Dialect;
  readonly id: string;
  readonly bytes: string;
  /** After a table whose rows are kept in the order of its key, and nowhere else; PostgreSQL has no such thing. */
  readonly keyed: string;
}

export function schemaWords(dialect: Dialect): SchemaWords {
  return dialect === 'postgres'
    ? { dialect, id: 'bigint primary key', bytes: 'text collate "C"', keyed: '' }
    : { dialect, id: 'integer primary key', bytes: 'text', keyed: ' without rowid' };
}

/** A JSON array of flat objects as rows; `field` reads one of their members. */
export function recordsTable<Tables>(database: Kysely<Tables>, records: readonly object[]): RawBuilder<unknown> {
  const json = JSON.stringify(records);
  return dialectOf(database) === 'postgres'
    ? sql`json_array_elements(${json}::json) as item(value)`
    : sql`json_each(${json}) as item`;
}

export function textField(name: string): RawBuilder<string> {
  return sql`(item.value ->> ${sql.lit(name)})`;
}

export function numberField(name: string): RawBuilder<number> {
  return sql`cast(item.value ->> ${sql.lit(name)} as bigint)`;
}

/** The condition that an id stands in a list of them: one statement for any number. */
export function isIdIn<Tables>(database: Kysely<Tables>, ids: RawBuilder<readonly number[]>): RawBuilder<boolean> {
  return dialectOf(database) === 'postgres'
    ? sql`id = any(${ids}::bigint[])`
    : sql`id in (select value from json_each(${ids}))`;
}

/** The same for a text. */
export function isTextIn<Tables>(
  database: Kysely<Tables>,
  text: RawBuilder<string>,
  texts: RawBuilder<readonly string[]>,
): RawBuilder<boolean> {
  return dialectOf(database) === 'postgres'
    ? sql`${text} = any(${texts}::text[])`
    : sql`${text} in (select value from json_each(${texts}))`;
}

/** Where a part stands in a text, from 1; 0 where it does not. */
export function placeOf<Tables>(database: Kysely<Tables>, text: RawBuilder<unknown>, part: string): RawBuilder<number> {
  return dialectOf(database) === 'postgres' ? sql`strpos(${text}, ${part})` : sql`instr(${text}, ${part})`;
}

/** A column that SQLite asks no index for. PostgreSQL may: it knows how often each value occurs, and with an expression it would not. */
export function unindexed<Tables>(database: Kysely<Tables>, column: string): RawBuilder<string> {
  return dialectOf(database) === 'postgres' ? sql`${sql.ref(column)}` : sql`(${sql.ref(column)} || '')`;
}

/** A condition that no index can serve: for when the order of another index is what counts. */
export function containsUnindexed(column: RawBuilder<string>, part: string): RawBuilder<boolean> {
  return sql`(${column} || '') like ${likePattern(part)} escape '\\'`;
}

function likePattern(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}

/** A piece of a text, and what of three characters the index of trigrams has of it: itself, or all that begin with a shorter one. */
export interface AskedPiece {
  readonly piece: string;
  readonly known: readonly string[];
}

// A piece whose second character ends a word.
const takenApart = /^.[^\p{L}\p{N}]/u;

/**
 * Whether the index of trigrams leads from these pieces to their rows and not to many others. To PostgreSQL a word ends where its letters end:
 * of "j f" its index knows no more than that some word begins with f.
 */
export function areIndexed<Tables>(database: Kysely<Tables>, pieces: readonly string[]): boolean {
  return dialectOf(database) !== 'postgres' || !pieces.some((piece) => takenApart.test(piece));
}

/**
 * The rows of `table` whose `search` column holds all of these pieces, found by the trigram index: FTS5's on SQLite (in `<table>_search`),
 * pg_trgm's on PostgreSQL. `candidates` is a query for at most so many, those of other accounts among them on
 * SQLite; where it stands under that name, `rows` is what to select from to get the columns `id`, `facet`, `search` and `more` of the rows,
 * of the account's alone if one is given.
 */
export function indexedRows<Tables>(
  database: Kysely<Tables>,
  { table, accountId }: { table: string; accountId: number | undefined },
  more: readonly string[],
  asked: readonly AskedPiece[],
  limit: number,
): { candidates: RawBuilder<unknown>; rows: RawBuilder<unknown> } {
  const isOwned = isOwnedBy(accountId);
  if (dialectOf(database) === 'postgres') {
    const conditions = [isOwned, ...asked.map(holdsKnown)];
    const columns = [...new Set(['id', 'facet', 'search', ...more])].map((name) => sql.ref(name));
    return {
      candidates: sql`select ${sql.join(columns)} from ${sql.table(table)} where ${sql.join(conditions, sql` and `)} limit ${limit}`,
      rows: sql`candidates`,
    };
  }
  const index = sql.table(`${table}_search`);
  const pieces = asked.map(({ known }) => `(${known.map(quoted).join(' OR ')})`);
  return {
    candidates: sql`select rowid as candidate_id from ${index} where ${index} match ${pieces.join(' AND ')} limit ${limit}`,
    rows: sql`candidates cross join ${sql.table(table)} on id = candidate_id and ${isOwned}`,
  };
}

function isOwnedBy(accountId: number | undefined): RawBuilder<boolean> {
  return accountId === undefined ? sql`true` : sql`account_id = ${accountId}`;
}

/** A piece as FTS5 is asked for it. */
function quoted(piece: string): string {
  return `"${piece.replaceAll('"', '""')}"`;
}

/** A row that is read is asked for the piece first: to try hundreds that begin with it takes a hundred times as long. */
function holdsKnown({ piece, known }: AskedPiece): RawBuilder<boolean> {
  const isKnown = sql<boolean>`search like any(${known.map(likePattern)}::text[])`;
  return known.length === 1 ? isKnown : sql`${containsUnindexed(sql.ref('search'), piece)} and ${isKnown}`;
}

/** The ids of rows of `table` whose `search` column holds all of these pieces of three characters, by the index of trigrams: at most so many. */
export function rowsWithPieces<Tables>(
  database: Kysely<Tables>,
  table: string,
  pieces: readonly string[],
  limit: number,
): RawBuilder<unknown> {
  if (dialectOf(database) === 'postgres') {
    const conditions = pieces.map((piece) => sql`search like ${likePattern(piece)}`);
    return sql`select id from ${sql.table(table)} where ${sql.join(conditions, sql` and `)} limit ${limit}`;
  }
  const index = sql.table(`${table}_search`);
  const match = pieces.map(quoted).join(' AND ');
  return sql`select rowid as id from ${index} where ${index} match ${match} limit ${limit}`;
}

/**
 * The rows of `table` whose `search` column has, for each word, all pieces of one of its ways: at most so many, of the account's alone if one is
 * given. On SQLite the rows of other accounts are met too, so those are passed over up to a limit of their own.
 */
export function rowsWithAnyWay<Tables>(
  database: Kysely<Tables>,
  { table, accountId }: { table: string; accountId: number | undefined },
  words: readonly (readonly Way[])[],
  limit: { met: number; found: number },
): RawBuilder<unknown> {
  const isOwned = isOwnedBy(accountId);
  if (dialectOf(database) === 'postgres') {
    const conditions = words.map((ways) => sql`(${sql.join(ways.map(holdsAll), sql` or `)})`);
    return sql`select id, facet, search from ${sql.table(table)}
      where ${isOwned} and ${sql.join(conditions, sql` and `)} limit ${limit.found}`;
  }
  const match = words.map((ways) => `(${ways.map(quotedAll).join(' OR ')})`).join(' AND ');
  const index = sql.table(`${table}_search`);
  return sql`select id, facet, search
    from (select rowid as candidate_id from ${index} where ${index} match ${match} limit ${limit.met})
    cross join ${sql.table(table)} on id = candidate_id and ${isOwned} limit ${limit.found}`;
}

/** The pieces of a word that a row holds, all of them, when it has the word as somebody meant it. */
type Way = readonly string[];

function holdsAll(way: Way): RawBuilder<boolean> {
  const conditions = way.map((piece) => sql`search like ${likePattern(piece)}`);
  return sql`(${sql.join(conditions, sql` and `)})`;
}

function quotedAll(way: Way): string {
  return `(${way.map(quoted).join(' AND ')})`;
}
