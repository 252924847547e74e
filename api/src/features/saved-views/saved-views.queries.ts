import type { SavedView } from '@atrium/contract/saved-views';
import type { Database, Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { fold } from '../../search/fold.ts';

const columns = ['id', 'list', 'name', 'state'] as const;

/** By name as a person reads it: the engines would each put capitals and accents elsewhere. */
export async function findSavedViews(database: Database, accountId: number, list: string): Promise<SavedView[]> {
  const views = await database
    .selectFrom('savedViews')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('list', '=', list)
    .orderBy('id')
    .execute();
  return views.toSorted((one, other) => (fold(one.name) < fold(other.name) ? -1 : 1));
}

/** Adds a view, or replaces the one of the same name; answers what was there before too. */
export async function storeSavedView(
  transaction: Transaction,
  accountId: number,
  view: Omit<SavedView, 'id'>,
): Promise<{ before: SavedView | null; after: SavedView }> {
  const { list, name, state } = view;
  const before = await transaction
    .selectFrom('savedViews')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('list', '=', list)
    .where('name', '=', name)
    .executeTakeFirst();
  const after = { ...view, id: before?.id ?? (await nextId(transaction, 'saved_views')) };
  if (before) await transaction.updateTable('savedViews').set({ state }).where('id', '=', before.id).execute();
  else
    await transaction
      .insertInto('savedViews')
      .values({ ...after, accountId })
      .execute();
  return { before: before ?? null, after };
}

export function removeSavedView(
  transaction: Transaction,
  accountId: number,
  id: number,
): Promise<SavedView | undefined> {
  return transaction
    .deleteFrom('savedViews')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .returning(columns)
    .executeTakeFirst();
}
