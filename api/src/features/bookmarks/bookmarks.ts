import type { PageItem } from '@atrium/contract/bookmarks';
import { type Page, pages } from '@atrium/contract/pages';
import type { Ability } from '@atrium/contract/policy';
import { recordChange } from '../../changes/record.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { notFound } from '../../errors.ts';
import { type Bookmark, deleteBookmark, findBookmark, findBookmarks, insertBookmarks } from './bookmarks.queries.ts';

export interface PageLists {
  suggestions: PageItem[];
  bookmarks: PageItem[];
}

/** The pages that the caller may open, and the bookmarks among them. */
export async function listPages({ services, caller, ability }: SignedInContext): Promise<PageLists> {
  const set = (await findBookmarks(services.engine.read, caller.accountId)).map(({ pageId }) => pageId);
  const open = pages.filter((page) => mayOpen(ability, page));
  const suggestions = open.map(({ needs: _, ...page }) => ({ ...page, isBookmarked: set.includes(page.id) }));
  const byId = new Map(suggestions.map((page) => [page.id, page]));
  return { suggestions, bookmarks: set.flatMap((id) => byId.get(id) ?? []) };
}

function mayOpen(ability: Ability, { needs }: Page): boolean {
  return needs === null || ability.can('read', needs);
}

export function toggleBookmark(context: SignedInContext, pageId: number) {
  const page = pages.find(({ id }) => id === pageId);
  if (!page || !mayOpen(context.ability, page)) throw notFound('page');
  const ownerId = context.caller.accountId;
  return context.services.engine.write(async (transaction) => {
    const before = await findBookmark(transaction, ownerId, pageId);
    const changeId = await (before
      ? removeBookmark(transaction, context, ownerId, before)
      : addBookmark(transaction, context, ownerId, pageId));
    return { isBookmarked: before === undefined, changeId };
  });
}

async function addBookmark(transaction: Transaction, context: Context, ownerId: number, pageId: number) {
  const place = await nextId(transaction, 'bookmarks');
  return keepBookmark(transaction, context, ownerId, { pageId, place, createdAt: context.now });
}

export async function keepBookmark(transaction: Transaction, context: Context, ownerId: number, bookmark: Bookmark) {
  await insertBookmarks(transaction, ownerId, [bookmark]);
  return recordBookmark(transaction, context, ownerId, { before: null, after: bookmark });
}

export async function removeBookmark(transaction: Transaction, context: Context, ownerId: number, bookmark: Bookmark) {
  await deleteBookmark(transaction, ownerId, bookmark.pageId);
  return recordBookmark(transaction, context, ownerId, { before: bookmark, after: null });
}

type Step = { before: null; after: Bookmark } | { before: Bookmark; after: null };

function recordBookmark(transaction: Transaction, context: Context, ownerId: number, step: Step): Promise<number> {
  const { pageId } = step.after ?? step.before;
  const entityName = pages.find(({ id }) => id === pageId)?.title ?? '';
  const change = { entity: 'bookmark', entityId: pageId, entityName, ...step, ownerId, isUndoable: true } as const;
  return recordChange(transaction, context, change);
}
