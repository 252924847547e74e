import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../database/engine.ts';
import type { TaskTagRow } from '../../database/tasks-schema.ts';
import { facetMatches, type ListIndex, type ListTuning, ownedBy } from '../../lists/list-index.ts';
import { changeTogether } from '../../lists/track-together.ts';
import { searchText } from '../../search/fold.ts';
import { tagKey } from './task-tags.shapes.ts';
import {
  assignedIndex,
  type FoundTask,
  isGiven,
  type KeptTask,
  keptTask,
  searchedTag,
  tasksIndex,
} from './tasks.list.ts';

/** In the order of their names: task_tags_by_name. */
export function findTags(database: Database, accountId: number): Promise<TaskTagRow[]> {
  return tagsOf(database, [accountId]).execute();
}

export function findTag(database: Database, id: number): Promise<TaskTagRow | undefined> {
  return database.selectFrom('taskTags').selectAll().where('id', '=', id).executeTakeFirst();
}

function tagsOf(database: Database, accountIds: readonly number[]) {
  return database.selectFrom('taskTags').selectAll().where('accountId', 'in', accountIds).orderBy('nameKey');
}

export async function insertTag(transaction: Transaction, tag: TaskTagRow): Promise<void> {
  await transaction.insertInto('taskTags').values(tag).execute();
}

export async function replaceTag(transaction: Transaction, { id, ...row }: TaskTagRow): Promise<void> {
  await transaction.updateTable('taskTags').set(row).where('id', '=', id).execute();
}

export async function removeTag(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('taskTags').where('id', '=', id).execute();
}

/** Tasks of their rows, with the tags that their owners made: nothing is asked where none has any. */
export async function keptTasks(database: Database, rows: readonly FoundTask[]): Promise<KeptTask[]> {
  const tagged = rows.filter(({ tags }) => tags.split(',').some((tag) => tag !== '' && !isGiven(tag)));
  const owners = [...new Set(tagged.map(({ accountId }) => accountId))];
  if (owners.length === 0) return rows.map((row) => keptTask(row, []));
  const known = await tagsOf(database, owners).execute();
  const tags = known.map(({ id, accountId, name, color }) => ({ accountId, key: tagKey(id), name, color }));
  const byOwner = Map.groupBy(tags, ({ accountId }) => accountId);
  return rows.map((row) => keptTask(row, byOwner.get(row.accountId) ?? []));
}

/** The accounts that have tasks to do with this tag which are not their own. */
export async function findTagged(transaction: Transaction, { id, accountId }: TaskTagRow): Promise<number[]> {
  const isTagged = await inTag(transaction, ownedBy(tasksIndex, accountId), id);
  if (!isTagged) return [];
  const { rows } = await sql<{ assigneeId: number }>`
    select distinct assignee_id from tasks
    where account_id = ${accountId} and ${isTagged} and assignee_id is not null and assignee_id <> ${accountId}`.execute(
    transaction,
  );
  return rows.map(({ assigneeId }) => assigneeId);
}

/**
 * Has the tasks of a tag found by its name as it is from now on, however many they are, and in each list that they are in: its owner's, and
 * those of whoever has some of them to do. A name that is null is none.
 */
export async function followName(
  transaction: Transaction,
  tag: TaskTagRow,
  assignees: readonly number[],
  names: { before: string | null; after: string | null },
  tuning?: ListTuning,
): Promise<void> {
  const lists = [ownedBy(tasksIndex, tag.accountId), ...assignees.map((id) => ownedBy(assignedIndex, id))];
  for (const list of lists) await followNameIn(transaction, list, tag.id, renamed(names), tuning);
}

/** The end of a field stands before the tag's own: the title is the first. */
const fieldEnd = searchText(['']);

function renamed({ before, after }: { before: string | null; after: string | null }): RawBuilder<string> {
  const fieldOf = (name: string | null) => (name === null ? '' : searchText([searchedTag({ name })]));
  if (before === null) return sql`search || ${fieldOf(after)}`;
  return sql`replace(search, ${fieldEnd + fieldOf(before)}, ${fieldEnd + fieldOf(after)})`;
}

async function followNameIn(
  transaction: Transaction,
  list: ListIndex,
  tagId: number,
  search: RawBuilder<string>,
  tuning: ListTuning | undefined,
): Promise<void> {
  const isTagged = await inTag(transaction, list, tagId);
  if (!isTagged || !list.owner) return;
  const { table, accountId } = list.owner;
  const change = async () => {
    await sql`
      update ${sql.table(table)} set search = ${search} where account_id = ${accountId} and ${isTagged}`.execute(
      transaction,
    );
  };
  await changeTogether(transaction, list, isTagged, change, tuning);
}

/** The condition that a row of a list has a tag, for the index by facet; undefined when no row has. */
async function inTag(
  transaction: Transaction,
  list: ListIndex,
  tagId: number,
): Promise<RawBuilder<unknown> | undefined> {
  const counts = await transaction
    .selectFrom('listFacets')
    .select('facet')
    .where('list', '=', list.name)
    .where('total', '>', 0)
    .execute();
  const facets = counts.map(({ facet }) => facet);
  const tagged = facets.filter((facet) => facetMatches(tasksIndex, facet, { tags: { with: tagKey(tagId) } }));
  return tagged.length > 0 ? sql`facet in (${sql.join(tagged)})` : undefined;
}
