import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { dialectOf } from './dialect.ts';
import type { Database } from './engine.ts';

/** Where a value goes that each call gives anew. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

export type Placeholders<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> };

interface Prepared<Row> {
  readonly query: CompiledQuery<Row>;
  /** The name of each parameter that calls give; undefined for those that are always the same. */
  readonly names: readonly (string | undefined)[];
}

/**
 * A query that is built when it is first asked, and asked with other values from then on: building it costs ten times what SQLite takes to
 * answer, so this is for what every request asks. What cannot be a value, such as the column of an order, is a variant: each is a query of
 * its own, and there have to be few.
 */
export function prepared<
  Values extends Readonly<Record<string, unknown>>,
  Variant extends readonly (string | boolean)[],
  Row,
>(
  build: (database: Database, values: Placeholders<Values>, ...variant: Variant) => CompiledQuery<Row>,
): (database: Database, values: Values, ...variant: Variant) => Promise<Row[]> {
  const known = { sqlite: new Map<string, Prepared<Row>>(), postgres: new Map<string, Prepared<Row>>() };

  function queryFor(database: Database, variant: Variant): Prepared<Row> {
    const queries = known[dialectOf(database)];
    const key = variant.join();
    const query = queries.get(key) ?? prepare(build(database, placeholders(), ...variant));
    queries.set(key, query);
    return query;
  }

  return async (database, values, ...variant) => {
    const { query, names } = queryFor(database, variant);
    const parameters = names.map((name, place) => (name === undefined ? query.parameters[place] : values[name]));
    const { rows } = await database.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

function prepare<Row>(query: CompiledQuery<Row>): Prepared<Row> {
  return { query, names: query.parameters.map((value) => (value instanceof Placeholder ? value.name : undefined)) };
}

function placeholders<Values>(): Placeholders<Values> {
  return new Proxy({} as Placeholders<Values>, { get: (_, name) => sql`${new Placeholder(String(name))}` });
}
