import { sql } from 'kysely';
import { numberField, placeOf, recordsTable, textField } from '../database/dialect.ts';
import type { Transaction } from '../database/engine.ts';
import type { ChangeRow } from '../database/schema.ts';
import { nextIds } from '../database/sequences.ts';
import { searchText } from '../search/fold.ts';
import type { ChangeToRecord } from './record.ts';

/** Before it stands what is said of the moment of the change, behind it what the thing has been called since. */
const sinceThen = '\u001f';

export function changeText({ entityName, actorName }: Pick<ChangeRow, 'entityName' | 'actorName'>): string {
  return searchText([entityName, actorName]) + sinceThen;
}

/** What was done before to things that are called otherwise from now on is found by that name, too. */
export async function renameEarlier(
  transaction: Transaction,
  firstId: number,
  changes: readonly ChangeToRecord[],
): Promise<void> {
  const renamed = changes.filter(isRenamed);
  if (renamed.length === 0) return;
  const names = renamed.map(({ entity, entityId, entityName }) => ({
    entity,
    entityId,
    now: searchText([entityName]),
  }));
  await sql`
    update changes set search = substr(search, 1, ${placeOf(transaction, sql.ref('search'), sinceThen)}) || named.now
    from (select ${textField('entity')} as entity, ${numberField('entityId')} as entity_id, ${textField('now')} as now
      from ${recordsTable(transaction, names)}) as named
    where changes.entity = named.entity and changes.entity_id = named.entity_id and changes.id < ${firstId}`.execute(
    transaction,
  );
  await nextIds(transaction, renamings, 1);
}

/** The sequence that counts how often that was done: what was found out about words holds until the next time. */
export const renamings = 'renamed_changes';

/** Whatever its kind calls it: some field has become what the thing is called. */
function isRenamed({ before, after, entityName }: ChangeToRecord): boolean {
  if (before === null || after === null) return false;
  const former = new Map(Object.entries(before));
  return Object.entries(after).some(
    ([field, value]) => value === entityName && former.has(field) && former.get(field) !== entityName,
  );
}
