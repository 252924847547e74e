import * as z from 'zod/mini';
import { route } from './route.ts';
import { id } from './text.ts';

export const PageItem = z.object({
  id: id(),
  target: z.string(),
  isBookmarked: z.boolean(),
  title: z.string(),
  icon: z.string(),
  link: z.string(),
});
export type PageItem = z.infer<typeof PageItem>;

/** An attachment of one's own mail. */
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
  body: z.object({ id: id() }),
  status: 200,
  response: z.object({ isBookmarked: z.boolean(), changeId: id() }),
});
