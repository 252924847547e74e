import { ownerOf } from '../../changes/owner.ts';
import { recordChange } from '../../changes/record.ts';
import type { Undo } from '../../changes/undo.ts';
import { undoOf } from '../../changes/undo-record.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import { conflict, notFound } from '../../errors.ts';
import { findPostRow } from './posts.queries.ts';

interface Bookmark {
  postId: number;
  accountId: number;
}

/** Sets a bookmark of the caller's, or takes it off; nothing is recorded when it is so already. */
export function setBookmark(context: SignedInContext, postId: number, isWanted: boolean) {
  return context.services.engine.write(async (transaction) => {
    const post = await findPostRow(transaction, postId);
    if (post?.status !== 'published') throw notFound('post');
    const bookmark = { postId, accountId: context.caller.accountId };
    const isThere = (await findBookmark(transaction, bookmark)) !== undefined;
    const changeId = isThere === isWanted ? null : await keep(transaction, context, bookmark, post.title, isWanted);
    return { bookmarks: await countBookmarks(transaction, postId), changeId };
  });
}

async function keep(transaction: Transaction, context: Context, bookmark: Bookmark, title: string, isWanted: boolean) {
  const { postId, accountId } = bookmark;
  if (isWanted) await transaction.insertInto('blogBookmarks').values(bookmark).execute();
  else
    await transaction
      .deleteFrom('blogBookmarks')
      .where('postId', '=', postId)
      .where('accountId', '=', accountId)
      .execute();
  return recordChange(transaction, context, {
    entity: 'blog-bookmark',
    entityId: postId,
    entityName: title,
    before: isWanted ? null : { postId },
    after: isWanted ? { postId } : null,
    ownerId: accountId,
    isUndoable: true,
  });
}

function findBookmark(database: Database, { postId, accountId }: Bookmark) {
  return database
    .selectFrom('blogBookmarks')
    .select('postId')
    .where('postId', '=', postId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

async function countBookmarks(database: Database, postId: number): Promise<number> {
  const { total } = await database
    .selectFrom('blogBookmarks')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('postId', '=', postId)
    .executeTakeFirstOrThrow();
  return total;
}

/** A post has a bookmark of each account: what is undone is that of the one who asks, who is its owner. */
export const undoPostBookmark: Undo = (transaction, context, change) => {
  const accountId = ownerOf(context);
  const set = async (postId: number, isWanted: boolean) => {
    const post = await findPostRow(transaction, postId);
    if (!post) throw conflict(`${change.entityName} has been deleted since. Undo that first.`);
    if (isWanted && post.status !== 'published') throw conflict(`${change.entityName} is a draft again.`);
    return keep(transaction, context, { postId, accountId }, post.title, isWanted);
  };
  const undo = undoOf({
    find: (_, postId) => findBookmark(transaction, { postId, accountId }),
    remove: (_, __, { postId }) => set(postId, false),
    restore: (_, __, ___, postId) => set(postId, true),
    revert: async () => null,
  });
  return undo(transaction, context, change);
};
