import * as routes from '@atrium/contract/bookmarks';
import { handle } from '../../handle.ts';
import { listPages, toggleBookmark } from './bookmarks.ts';
import { readMainSearch } from './main-search.ts';

export const bookmarkEndpoints = [
  handle(routes.readMainSearch, (context) => readMainSearch(context)),

  handle(routes.listBookmarks, (context) => listPages(context)),

  handle(routes.toggleBookmark, (context, { body }) => toggleBookmark(context, body.id)),
];
