import { givenTagNames, type NewTaskTag, type OwnTaskTag, type TaskTagChanges } from '@atrium/contract/task-tags';
import { mostOwnTags, type OwnTag } from '@atrium/contract/tasks';
import { addOnce, type Keyed, stillThere } from '../../changes/added-once.ts';
import { differenceOf, givenFields } from '../../changes/difference.ts';
import { type ChangeToRecord, recordChange } from '../../changes/record.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import type { TaskTagRow } from '../../database/tasks-schema.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { foldSearched } from '../../search/fold.ts';
import { findTag, findTagged, findTags, followName, insertTag, removeTag, replaceTag } from './task-tags.queries.ts';
import { shownTag } from './task-tags.shapes.ts';
import { isGiven, lostTags, ownTagsAmong } from './tasks.list.ts';

export async function listTaskTags({ services, caller }: SignedInContext): Promise<{ tags: OwnTaskTag[] }> {
  return { tags: (await findTags(services.engine.read, caller.accountId)).map(shownTag) };
}

interface Added {
  tag: OwnTaskTag;
  changeId: number;
}

export function addTaskTag(context: SignedInContext, { idempotencyKey, ...given }: Keyed<NewTaskTag>): Promise<Added> {
  const { accountId } = context.caller;
  return addOnce<Added>(context, {
    entity: 'task-tag',
    idempotencyKey,
    add: async (transaction) => {
      const tag = {
        id: await nextId(transaction, 'task_tags'),
        accountId,
        ...given,
        nameKey: foldSearched(given.name),
      };
      return { tag: shownTag(tag), changeId: await keepTag(transaction, context, tag) };
    },
    idOf: ({ tag }) => tag.id,
    again: async (transaction, { entityId, changeId }) => ({
      tag: shownTag(stillThere(await findOwnTag(transaction, accountId, entityId))),
      changeId,
    }),
  });
}

export function updateTaskTag(
  context: SignedInContext,
  id: number,
  changes: TaskTagChanges,
): Promise<{ tag: OwnTaskTag; changeId: number | null }> {
  return context.services.engine.write(async (transaction) => {
    const before = await requireTag(transaction, context, id);
    const after = { ...before, ...givenFields(changes) };
    return { tag: shownTag(after), changeId: await changeTag(transaction, context, before, after) };
  });
}

export function deleteTaskTag(context: SignedInContext, id: number): Promise<number> {
  return context.services.engine.write(async (transaction) =>
    takeTag(transaction, context, await requireTag(transaction, context, id)),
  );
}

async function requireTag(transaction: Transaction, { caller }: SignedInContext, id: number): Promise<TaskTagRow> {
  const tag = await findOwnTag(transaction, caller.accountId, id);
  if (!tag) throw notFound('tag');
  return tag;
}

export async function findOwnTag(database: Database, accountId: number, id: number): Promise<TaskTagRow | undefined> {
  const tag = await findTag(database, id);
  return tag?.accountId === accountId ? tag : undefined;
}

/** Those of some tags that an account has made, as they are called and coloured. */
export async function ownTagsOf(database: Database, accountId: number, tags: readonly string[]): Promise<OwnTag[]> {
  if (tags.every(isGiven)) return [];
  return ownTagsAmong(tags, (await findTags(database, accountId)).map(shownTag));
}

/** The same, of tags that somebody names: refused when one of them is none of the five, and none of the account's own. */
export async function requireOwnTags(
  database: Database,
  accountId: number,
  tags: readonly string[],
  path: 'task.tags' | 'tag',
): Promise<OwnTag[]> {
  const ownTags = await ownTagsOf(database, accountId, tags);
  if (lostTags({ tags: [...tags], ownTags }).length > 0) throw badInput([{ path, message: 'There is no such tag.' }]);
  return ownTags;
}

/** Makes a tag, or brings one back with the tasks that had it. */
export async function keepTag(transaction: Transaction, context: Context, tag: TaskTagRow): Promise<number> {
  const others = await findTags(transaction, tag.accountId);
  if (others.length >= mostOwnTags) throw conflict(`There are ${mostOwnTags} tags already, and no more can be kept.`);
  refuseTaken(others, tag);
  const people = await findTagged(transaction, tag);
  await insertTag(transaction, tag);
  await followName(transaction, tag, people, { before: null, after: tag.name }, context.services.tuning);
  return recordTag(transaction, context, tag, people, { before: null, after: recorded(tag) });
}

/** Null when it is so already. */
export async function changeTag(
  transaction: Transaction,
  context: Context,
  before: TaskTagRow,
  given: TaskTagRow,
): Promise<number | null> {
  const after = { ...given, nameKey: foldSearched(given.name) };
  const difference = differenceOf(recorded(before), recorded(after));
  if (!difference) return null;
  refuseTaken(await findTags(transaction, after.accountId), after);
  const people = await findTagged(transaction, after);
  await replaceTag(transaction, after);
  if (before.nameKey !== after.nameKey) {
    const names = { before: before.name, after: after.name };
    await followName(transaction, after, people, names, context.services.tuning);
  }
  return recordTag(transaction, context, after, people, difference);
}

/** The tasks that had it keep its key, which nobody sees: that is how an undo knows them, however many they are (decision 59). */
export async function takeTag(transaction: Transaction, context: Context, tag: TaskTagRow): Promise<number> {
  const people = await findTagged(transaction, tag);
  await removeTag(transaction, tag.id);
  await followName(transaction, tag, people, { before: tag.name, after: null }, context.services.tuning);
  return recordTag(transaction, context, tag, people, { before: recorded(tag), after: null });
}

const taken = 'There is a tag of this name already.';
const givenKeys: ReadonlySet<string> = new Set(givenTagNames.map(foldSearched));

function refuseTaken(tags: readonly TaskTagRow[], { id, nameKey }: TaskTagRow): void {
  if (givenKeys.has(nameKey) || tags.some((other) => other.id !== id && other.nameKey === nameKey))
    throw conflict(taken, [{ path: 'name', message: taken }]);
}

function recorded({ name, color }: TaskTagRow) {
  return { name, color };
}

/** Its account's own; whoever has a task to do that has it hears of it too. */
function recordTag(
  transaction: Transaction,
  context: Context,
  { id, name, accountId }: TaskTagRow,
  people: readonly number[],
  { before, after }: Pick<ChangeToRecord, 'before' | 'after'>,
): Promise<number> {
  return recordChange(transaction, context, {
    ...{ entity: 'task-tag', entityId: id, entityName: name, isUndoable: true, ownerId: accountId },
    ...(people.length > 0 && { audience: [accountId, ...people] }),
    before,
    after,
  });
}
