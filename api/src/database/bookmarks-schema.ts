import type { BookmarkKind } from '@atrium/contract/bookmarks';

/** The bookmarks of the accounts. */
export interface BookmarksSchema {
  bookmarks: BookmarkRow;
}

export interface BookmarkRow {
  id: number;
  accountId: number;
  /** A page of the contract; null for any other address. */
  pageId: number | null;
  /** Empty for a page: the contract says where it is. */
  path: string;
  title: string;
  kind: BookmarkKind;
  /** Where it stands among those of its account. */
  place: number;
  createdAt: string;
}
