import { sql } from 'kysely';
import type { Engine } from '../database/engine.ts';
import { searchText } from '../search/fold.ts';
import { foldOld } from '../search/fold-old.ts';
import { changeText } from './change-text.ts';

const changesAtOnce = 1_000;

/** Changes that are older than the search of them are found by what things were called then and, where that is another name, last. */
export function foldOldChanges(engine: Engine): Promise<void> {
  return foldOld(engine, 'changes', async (transaction, after) => {
    const changes = await transaction
      .selectFrom('changes')
      .select(['id', 'entityName', 'actorName', lastName.as('lastName')])
      .where('search', '=', sql.lit(''))
      .where('id', '>', after)
      .orderBy('id')
      .limit(changesAtOnce)
      .execute();
    return changes.map(({ id, lastName, ...change }) => ({
      id,
      search: changeText(change) + (lastName === change.entityName ? '' : searchText([lastName])),
    }));
  });
}

/** What is private keeps the name of its moment, as it does when it is recorded. */
const lastName = sql<string>`case when changes.is_private = 1 then changes.entity_name else (
  select last.entity_name from changes as last
  where last.entity = changes.entity and last.entity_id = changes.entity_id order by last.id desc limit 1) end`;
