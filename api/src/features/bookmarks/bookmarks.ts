import { mostBookmarks, type PageItem } from '@atrium/contract/bookmarks';
import { type Page, pages } from '@atrium/contract/pages';
import type { Ability } from '@atrium/contract/policy';
import { recordChange } from '../../changes/record.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { conflict, notFound } from '../../errors.ts';
import {
  countBookmarks,
  deleteBookmark,
  findBookmarkOn,
  findBookmarks,
  insertBookmarks,
  type KeptBookmark,
  updateBookmark,
} from './bookmarks.queries.ts';

interface PageLists {
  suggestions: PageItem[];
  bookmarks: PageItem[];
}

/** The pages that the caller may open, and the bookmarks among them. */
export async function listPages({ services, caller, ability }: SignedInContext): Promise<PageLists> {
  const set = (await findBookmarks(services.engine.read, caller.accountId)).flatMap(({ pageId }) => pageId ?? []);
  const open = pages.filter((page) => mayOpen(ability, page));
  const suggestions = open.map(({ needs: _, ...page }) => ({ ...page, isBookmarked: set.includes(page.id) }));
  const byId = new Map(suggestions.map((page) => [page.id, page]));
  return { suggestions, bookmarks: set.flatMap((id) => byId.get(id) ?? []) };
}

export function mayOpen(ability: Ability, { needs }: Page): boolean {
  return needs === null || ability.can('read', needs);
}

export function toggleBookmark(context: SignedInContext, pageId: number) {
  const page = pages.find(({ id }) => id === pageId);
  if (!page || !mayOpen(context.ability, page)) throw notFound('page');
  const ownerId = context.caller.accountId;
  return context.services.engine.write(async (transaction) => {
    const before = await findBookmarkOn(transaction, ownerId, { pageId, path: '' });
    const changeId = await (before
      ? dropBookmark(transaction, context, ownerId, before)
      : keepBookmark(
          transaction,
          context,
          ownerId,
          pageBookmark(pageId, await nextId(transaction, 'bookmarks'), context.now),
        ));
    return { isBookmarked: before === undefined, changeId };
  });
}

/** The last of all: it stands where its id says until it is moved. */
export function pageBookmark(pageId: number, id: number, createdAt: string): KeptBookmark {
  return { id, pageId, path: '', title: '', kind: 'page', place: id, createdAt };
}

/** However it comes: added, toggled, or brought back. */
export async function keepBookmark(
  transaction: Transaction,
  context: Context,
  ownerId: number,
  bookmark: KeptBookmark,
): Promise<number> {
  if ((await countBookmarks(transaction, ownerId)) >= mostBookmarks)
    throw conflict('There is room for 100 bookmarks. Take some away first.');
  await insertBookmarks(transaction, ownerId, [bookmark]);
  return recordBookmark(transaction, context, ownerId, bookmark, { before: null, after: bookmark });
}

export async function dropBookmark(
  transaction: Transaction,
  context: Context,
  ownerId: number,
  bookmark: KeptBookmark,
): Promise<number> {
  await deleteBookmark(transaction, bookmark.id);
  return recordBookmark(transaction, context, ownerId, bookmark, { before: bookmark, after: null });
}

type Changeable = Pick<KeptBookmark, 'title' | 'place'>;

/** Null when nothing is different. */
export async function changeBookmark(
  transaction: Transaction,
  context: Context,
  ownerId: number,
  now: KeptBookmark,
  { title, place }: Changeable,
): Promise<number | null> {
  if (title === now.title && place === now.place) return null;
  const after = { ...now, title, place };
  await updateBookmark(transaction, after);
  const step = { before: { title: now.title, place: now.place }, after: { title, place } };
  return recordBookmark(transaction, context, ownerId, after, step);
}

function recordBookmark(
  transaction: Transaction,
  context: Context,
  ownerId: number,
  bookmark: KeptBookmark,
  step: { before: object | null; after: object | null },
): Promise<number> {
  const change = { entity: 'bookmark', entityId: bookmark.id, ownerId, isUndoable: true } as const;
  return recordChange(transaction, context, { ...change, entityName: nameOf(bookmark), ...step });
}

export function nameOf({ pageId, title }: Pick<KeptBookmark, 'pageId' | 'title'>): string {
  return title || (pages.find(({ id }) => id === pageId)?.title ?? '');
}
