import * as z from 'zod/mini';
import { timeZone } from './given-zone.ts';
import type { Subject } from './policy.ts';
import { route } from './route.ts';
import { day, id, moment, numberParameter, requiredText } from './text.ts';

/** What is searched beside the pages and commands, which the web app knows in the language of the reader; in the order in which they are shown. Where a kind has a list, all of it stands in this one list. */
export const searchKinds = [
  'users',
  'employees',
  'clients',
  'contacts',
  'invoices',
  'quotes',
  'creditNotes',
  'orders',
  'products',
  'mails',
  'files',
  'tasks',
  'assigned',
  'events',
  'posts',
  'questions',
  'articles',
] as const;
export const SearchKind = z.enum(searchKinds);
export type SearchKind = z.infer<typeof SearchKind>;

/** What has to be readable to find things of a kind. */
export const subjectOfKind: Readonly<Record<SearchKind, Subject>> = {
  users: 'User',
  employees: 'Employee',
  clients: 'Invoice',
  contacts: 'Mail',
  invoices: 'Invoice',
  quotes: 'Invoice',
  creditNotes: 'Invoice',
  orders: 'Order',
  products: 'Product',
  mails: 'Mail',
  files: 'Mail',
  tasks: 'Task',
  assigned: 'Task',
  events: 'Calendar',
  posts: 'Blog',
  questions: 'FAQ',
  articles: 'KnowledgeBase',
};

/** Hits of a kind when all are asked, and when one is; and of one that has no list to show all of them, at most. */
export const hitsOfEach = 4;
export const hitsOfOne = 20;
export const mostHits = 500;

/** One thing that was found. `place` is what its address takes beside the id: the folder of a mail, the slug of an article. */
export const SearchHit = z.object({
  id: id(),
  title: z.string(),
  detail: z.string(),
  picture: z.string(),
  place: z.string(),
  amountCents: z.nullable(z.int()),
  /** Of the amount; null for that of the house. */
  currency: z.nullable(z.string()),
  at: z.nullable(moment()),
  day: z.nullable(day()),
});
export type SearchHit = z.infer<typeof SearchHit>;

/** What was found of a kind; `q` is what its own list finds the same by; `isNear` when nothing at all has the words themselves, and these have words like them. */
export const SearchGroup = z.object({
  kind: SearchKind,
  q: z.string(),
  total: z.int(),
  isNear: z.boolean(),
  hits: z.array(SearchHit),
});
export type SearchGroup = z.infer<typeof SearchGroup>;

const fromOneToMost = `Give a number from 1 to ${mostHits}.`;

export const searchEverything = route({
  name: 'searchEverything',
  method: 'GET',
  path: '/api/v1/search',
  summary:
    'What holds every word of `q`, in a group for each kind that this account may read: at most 4 hits and how many there are, or 20 hits of the one `kind` that is asked: of files, and of what has only words like these, as many as `most` says. What begins with the words comes before what holds them elsewhere. An invoice, a quote, a credit note or an order is found by what it is called and its number, as in `invoice 5000`, in any language of the app. Mails are found by `from:`, `after:` and the like too, as their own list finds them; days are those of `timeZone`. Where nothing at all has the words, there is what has words like them.',
  access: { action: 'read', subject: 'Auth' },
  query: z.object({
    q: requiredText(100),
    kind: z.optional(SearchKind),
    most: z.optional(numberParameter(z.gte(1, fromOneToMost), z.lte(mostHits, fromOneToMost))),
    timeZone: z.optional(timeZone()),
  }),
  status: 200,
  response: z.object({ groups: z.array(SearchGroup) }),
});
