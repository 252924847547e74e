import type { Bookmark, BookmarkKind } from '@atrium/contract/bookmarks';
import { type Page, pages } from '@atrium/contract/pages';
import type { Subject } from '@atrium/contract/policy';
import { keyReads, keyReadsAll } from '../../auth/key-areas.ts';
import { recordChanges } from '../../changes/record.ts';
import type { SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import { conflict, notFound } from '../../errors.ts';
import {
  findBookmark,
  findBookmarkOn,
  findBookmarks,
  type KeptBookmark,
  type Target,
  updatePlaces,
} from './bookmarks.queries.ts';
import { changeBookmark, dropBookmark, keepBookmark, mayOpen, nameOf } from './bookmarks.ts';

const pageById = new Map(pages.map((page) => [page.id, page]));

/** Of all addresses, in their order. */
export async function listOwnBookmarks(context: SignedInContext): Promise<Bookmark[]> {
  const bookmarks = await findBookmarks(context.services.engine.read, context.caller.accountId);
  return bookmarks.filter((bookmark) => isFor(context, bookmark)).map(shown);
}

/** A page may be gone, or not be for this account any more: so may what stands on it. What stands on none is of the area of its kind. */
function isFor(context: SignedInContext, { pageId, path, kind }: KeptBookmark): boolean {
  const page = pageId === null ? pageOver(path) : pageById.get(pageId);
  if (page || pageId !== null) return page !== undefined && mayOpen(context.ability, page);
  const subject = subjectOfKind[kind];
  return subject === null ? keyReadsAll(context) : keyReads(context, subject);
}

/** Of a list, and of a page that is none of ours, nobody can tell. */
const subjectOfKind: Readonly<Record<BookmarkKind, Subject | null>> = {
  page: null,
  view: null,
  article: 'Article',
  client: 'Invoice',
  event: 'Calendar',
  invoice: 'Invoice',
  mail: 'Mail',
  order: 'Order',
  product: 'Product',
  task: 'Task',
  user: 'User',
};

/** The page that a list or a thing belongs to, by its address. */
function pageOver(path: string): Page | undefined {
  const { pathname } = new URL(path, 'http://here');
  return pages
    .filter(({ link }) => pathname === link || (link !== '/' && pathname.startsWith(`${link}/`)))
    .toSorted((one, other) => other.link.length - one.link.length)[0];
}

function shown({ id, pageId, path, title, kind }: KeptBookmark): Bookmark {
  return { id, pageId, path: pageId === null ? path : (pageById.get(pageId)?.link ?? '/'), title, kind };
}

/** A page that has an id has its bookmark by that, whatever it is called. */
function targetOf(path: string): Target {
  const page = pages.find(({ link }) => link === path);
  return page ? { pageId: page.id, path: '' } : { pageId: null, path };
}

export function addBookmark(
  context: SignedInContext,
  { path, title, kind }: Pick<Bookmark, 'path' | 'title' | 'kind'>,
) {
  const ownerId = context.caller.accountId;
  return context.services.engine.write(async (transaction) => {
    const target = targetOf(path);
    if (await findBookmarkOn(transaction, ownerId, target)) throw conflict('This is among your bookmarks already.');
    const id = await nextId(transaction, 'bookmarks');
    const isPage = target.pageId !== null;
    const said = { title: isPage ? '' : title, kind: isPage ? ('page' as const) : kind };
    const bookmark = { id, ...target, ...said, place: id, createdAt: context.now };
    const changeId = await keepBookmark(transaction, context, ownerId, bookmark);
    return { bookmark: shown(bookmark), changeId };
  });
}

export function renameBookmark(context: SignedInContext, id: number, title: string) {
  return context.services.engine.write(async (transaction) => {
    const before = await ownBookmark(transaction, context, id);
    const after = { ...before, title };
    const changeId = await changeBookmark(transaction, context, context.caller.accountId, before, after);
    return { bookmark: shown(after), changeId };
  });
}

export function removeBookmark(context: SignedInContext, id: number): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    const before = await ownBookmark(transaction, context, id);
    return dropBookmark(transaction, context, context.caller.accountId, before);
  });
}

async function ownBookmark(transaction: Transaction, { caller }: SignedInContext, id: number): Promise<KeptBookmark> {
  const bookmark = await findBookmark(transaction, caller.accountId, id);
  if (!bookmark) throw notFound('bookmark');
  return bookmark;
}

/** Those that are not named stay where they are. Null when nothing moves. */
export function orderBookmarks(context: SignedInContext, ids: readonly number[]): Promise<number | null> {
  const ownerId = context.caller.accountId;
  return context.services.engine.write(async (transaction) => {
    const all = new Map((await findBookmarks(transaction, ownerId)).map((bookmark) => [bookmark.id, bookmark]));
    const named = [...new Set(ids)].flatMap((id) => all.get(id) ?? []);
    if (named.length < ids.length) throw notFound('bookmark');
    const places = named.map(({ place }) => place).toSorted((one, other) => one - other);
    const moved = named
      .map((before, index) => ({ before, place: places[index] ?? before.place }))
      .filter(({ before, place }) => before.place !== place);
    if (moved.length === 0) return null;
    await updatePlaces(
      transaction,
      moved.map(({ before, place }) => ({ id: before.id, place })),
    );
    return recordMoves(transaction, context, moved);
  });
}

function recordMoves(
  transaction: Transaction,
  context: SignedInContext,
  moved: readonly { before: KeptBookmark; place: number }[],
): Promise<number> {
  const ownerId = context.caller.accountId;
  const changes = moved.map(({ before, place }) => ({
    ...({ entity: 'bookmark', isUndoable: true } as const),
    ...{ entityId: before.id, entityName: nameOf(before), ownerId },
    ...{ before: { place: before.place }, after: { place } },
  }));
  return recordChanges(transaction, context, changes);
}
