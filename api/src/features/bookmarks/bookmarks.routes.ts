import * as routes from '@atrium/contract/bookmarks';
import { handle } from '../../handle.ts';
import { listPages, toggleBookmark } from './bookmarks.ts';
import { readMainSearch } from './main-search.ts';
import { addBookmark, listOwnBookmarks, orderBookmarks, removeBookmark, renameBookmark } from './own-bookmarks.ts';

export const bookmarkEndpoints = [
  handle(routes.readMainSearch, (context) => readMainSearch(context)),

  handle(routes.listBookmarks, (context) => listPages(context)),

  handle(routes.toggleBookmark, (context, { body }) => toggleBookmark(context, body.id)),

  handle(routes.listOwnBookmarks, async (context) => ({ bookmarks: await listOwnBookmarks(context) })),

  handle(routes.addBookmark, (context, { body }) => addBookmark(context, body)),

  handle(routes.renameBookmark, (context, { parameters, body }) => renameBookmark(context, parameters.id, body.title)),

  handle(routes.orderBookmarks, async (context, { body }) => ({ changeId: await orderBookmarks(context, body.ids) })),

  handle(routes.removeBookmark, async (context, { parameters }) => ({
    changeId: await removeBookmark(context, parameters.id),
  })),
];
