import { sql } from 'kysely';
import type { Engine } from '../database/engine.ts';
import { type ListIndex, type ListTuning, ownedBy } from './list-index.ts';
import { rebuild } from './rebuild.ts';

/** A list that every account has one of its own of, beside that of all, or not. */
export interface RenewedList {
  readonly index: ListIndex;
  readonly isOwnedToo: boolean;
}

/**
 * Counts lists anew whose counts were made for other orders than they offer now: a step of the schema changes rows and columns, and cannot
 * count. A list that is as it should be costs one look.
 */
export async function renewLists(
  engine: Engine,
  lists: readonly RenewedList[],
  tuning?: ListTuning,
): Promise<string[]> {
  const renewed: string[] = [];
  for (const list of lists) {
    const outdated = await outdatedIndexes(engine, list);
    for (const index of outdated) await engine.write((transaction) => rebuild(transaction, index, tuning));
    renewed.push(...outdated.map(({ name }) => name));
  }
  return renewed;
}

async function outdatedIndexes({ read }: Engine, { index, isOwnedToo }: RenewedList): Promise<ListIndex[]> {
  const { rows } = await sql<{ list: string; sort: string }>`
    select distinct list, sort from list_segments
    where list = ${index.name} or ${isOwnedToo ? sql`list like ${`${index.name}/%`}` : sql`false`}`.execute(read);
  const sortsOf = Map.groupBy(rows, ({ list }) => list);
  return [...sortsOf].flatMap(([list, sorts]) => {
    if (sorts.length === Object.keys(index.sorts).length) return [];
    return [list === index.name ? index : ownedBy(index, Number(list.slice(index.name.length + 1)))];
  });
}
