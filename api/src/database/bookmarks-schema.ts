/** The bookmarks of the accounts. */
export interface BookmarksSchema {
  bookmarks: BookmarkRow;
}

export interface BookmarkRow {
  accountId: number;
  /** A page of the contract. */
  pageId: number;
  /** Grows with each bookmark that is set: two of one moment have an order too. */
  place: number;
  createdAt: string;
}
