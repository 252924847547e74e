import * as z from 'zod/mini';
import { route } from './route.ts';
import { givenId, id, idParameter, requiredLine, requiredText } from './text.ts';

export const PageItem = z.object({
  id: id(),
  target: z.string(),
  isBookmarked: z.boolean(),
  title: z.string(),
  icon: z.string(),
  link: z.string(),
});
export type PageItem = z.infer<typeof PageItem>;

/** An attachment of one's own mail; `file` is the address of a picture of it. */
export const FileItem = z.object({ title: z.string(), by: z.string(), size: z.string(), file: z.string() });
export type FileItem = z.infer<typeof FileItem>;

/** An account, and the day on which it was made. */
export const ContactItem = z.object({ title: z.string(), email: z.string(), img: z.string(), date: z.iso.date() });
export type ContactItem = z.infer<typeof ContactItem>;

const group = <const Title extends string, Item extends z.ZodMiniType>(title: Title, item: Item) =>
  z.object({ groupTitle: z.literal(title), searchLimit: z.int(), data: z.array(item) });

export const MainSearch = z.object({
  searchArr: z.tuple([group('Pages', PageItem), group('Files', FileItem), group('Contacts', ContactItem)]),
});
export type MainSearch = z.infer<typeof MainSearch>;

const ownAccount = { action: 'read', subject: 'Auth' } as const;

export const readMainSearch = route({
  name: 'readMainSearch',
  method: 'GET',
  path: '/api/main-search/data',
  summary:
    'What the search of the navigation bar looks through: the pages that this account may open, its files, and the contacts, if it may see the accounts of others.',
  access: ownAccount,
  status: 200,
  response: MainSearch,
});

export const listBookmarks = route({
  name: 'listBookmarks',
  method: 'GET',
  path: '/api/bookmarks/data',
  summary:
    "The pages that this account may open, and one's own bookmarks among them in the order in which they were set.",
  access: ownAccount,
  status: 200,
  response: z.object({ suggestions: z.array(PageItem), bookmarks: z.array(PageItem) }),
});

export const toggleBookmark = route({
  name: 'toggleBookmark',
  method: 'POST',
  path: '/api/bookmarks/update',
  summary: 'Set a bookmark on a page, or take it away.',
  access: ownAccount,
  body: z.object({ id: givenId() }),
  status: 200,
  response: z.object({ isBookmarked: z.boolean(), changeId: id() }),
});

/** What a bookmark leads to, for its icon: a page, a list as it was looked at, or one thing of a kind. */
export const bookmarkKinds = [
  'page',
  'view',
  'article',
  'client',
  'event',
  'invoice',
  'mail',
  'order',
  'product',
  'task',
  'user',
] as const;
export const BookmarkKind = z.enum(bookmarkKinds);
export type BookmarkKind = z.infer<typeof BookmarkKind>;

/** A bookmark on anything that has an address. The title of a page is empty as long as it is called as the page is. */
export const Bookmark = z.object({
  id: id(),
  pageId: z.nullable(id()),
  path: z.string(),
  title: z.string(),
  kind: BookmarkKind,
});
export type Bookmark = z.infer<typeof Bookmark>;

export const longestTitle = 100;
export const mostBookmarks = 100;

/** An address within the web app: it leads nowhere else. */
const path = () =>
  requiredText(1_000).check(
    z.regex(/^\/([^\s/\\][^\s\\]*)?$/, 'Give the address of a page of this app, such as /apps/todo.'),
  );

const changed = z.object({ bookmark: Bookmark, changeId: z.nullable(id()) });

export const listOwnBookmarks = route({
  name: 'listOwnBookmarks',
  method: 'GET',
  path: '/api/v1/bookmarks',
  summary:
    "One's own bookmarks in their order; not those on pages that this account, or the areas of an API key, may not open.",
  access: ownAccount,
  status: 200,
  response: z.object({ bookmarks: z.array(Bookmark) }),
});

export const addBookmark = route({
  name: 'addBookmark',
  method: 'POST',
  path: '/api/v1/bookmarks',
  summary:
    'Set a bookmark on an address. One that has a bookmark already, a bookmark without a name, and more than 100 are refused.',
  access: ownAccount,
  body: z.object({ path: path(), title: requiredLine(longestTitle), kind: BookmarkKind }),
  status: 201,
  response: changed,
});

export const renameBookmark = route({
  name: 'renameBookmark',
  method: 'PATCH',
  path: '/api/v1/bookmarks/{id}',
  summary: 'Give a bookmark another name. `changeId` is null when that is its name.',
  access: ownAccount,
  parameters: z.object({ id: idParameter() }),
  body: z.object({ title: requiredLine(longestTitle) }),
  status: 200,
  response: changed,
});

export const orderBookmarks = route({
  name: 'orderBookmarks',
  method: 'PUT',
  path: '/api/v1/bookmarks/order',
  summary:
    'Put these bookmarks in this order, in the places that they have together. `changeId` is null when they are in it.',
  access: ownAccount,
  body: z.object({ ids: z.array(id()).check(z.minLength(1), z.maxLength(mostBookmarks)) }),
  status: 200,
  response: z.object({ changeId: z.nullable(id()) }),
});

export const removeBookmark = route({
  name: 'removeBookmark',
  method: 'DELETE',
  path: '/api/v1/bookmarks/{id}',
  summary: 'Take a bookmark away.',
  access: ownAccount,
  parameters: z.object({ id: idParameter() }),
  status: 200,
  response: z.object({ changeId: id() }),
});
