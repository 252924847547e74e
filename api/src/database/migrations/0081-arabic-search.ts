import type { Dialect } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/** What people write for each other in Arabic, and what counts for nothing: as contract/src/arabic-letters.ts had it. */
const letters: readonly (readonly [from: string, to: string])[] = [
  ['ٱ', 'ا'],
  ['ى', 'ي'],
  ['ة', 'ه'],
  ['٫', '.'],
  ['٬', ','],
  ...[...'٠١٢٣٤٥٦٧٨٩'].map((figure, value) => [figure, String(value)] as const),
  ...[...'۰۱۲۳۴۵۶۷۸۹'].map((figure, value) => [figure, String(value)] as const),
  ...['\u0640', '\u061c', '\u200e', '\u200f'].map((sign) => [sign, ''] as const),
];

/** Columns with folded text, of lists of all and of those that each account has one of its own of. */
const lists = {
  users: ['search'],
  employees: ['search', 'full_name_key', 'post_key', 'city_key'],
  invoices: ['search'],
  clients: ['search'],
  products: ['search'],
  orders: ['search'],
} as const;
const ownedLists = { orders: ['search'], tasks: ['search'], assigned_tasks: ['search'], mails: ['search'] } as const;
const others = {
  accounts: ['full_name_key'],
  articles: ['title_search', 'search'],
  blog_posts: ['search'],
  chat_messages: ['folded'],
  contacts: ['search'],
  events: ['search'],
  mail_correspondents: ['search'],
  quotes: ['search'],
} as const;

/**
 * What is searched is folded further where it is Arabic. A list in which that changes anything loses the counts of one order, so that all of them
 * are made anew at the next start. Permissions, which are few, get their texts there too: they say their day in each language.
 */
export const arabicSearch: Migration = {
  name: '0081-arabic-search',
  statements: ({ dialect }) => [
    ...Object.entries(lists).flatMap(([table, columns]) =>
      countAnew(`list = '${table}' and exists (select 1 from ${table} where ${areOther(dialect, columns)})`),
    ),
    ...Object.entries(ownedLists).flatMap(([table, columns]) =>
      countAnew(`list in (select '${table}/' || account_id from ${table} where ${areOther(dialect, columns)})`),
    ),
    ...Object.entries({ ...lists, ...ownedLists, ...others }).flatMap(([table, columns]) =>
      columns.map((column) => `update ${table} set ${column} = ${folded(column)} where ${areOther(dialect, [column])}`),
    ),
    `update permissions set search = ''`,
  ],
};

/** Without the segments of one order the list is not as it should be (src/lists/renew.ts). */
function countAnew(isMeant: string): string[] {
  return [
    `delete from list_segment_counts
      where segment_id in (select id from list_segments where sort = 'id' and ${isMeant})`,
    `delete from list_segments where sort = 'id' and ${isMeant}`,
  ];
}

/** Most texts have no Arabic, which is seen sooner than that folding them changes nothing. */
function areOther(dialect: Dialect, columns: readonly string[]): string {
  const hasArabic = (column: string) =>
    dialect === 'postgres'
      ? `${column} ~ '[\\u0600-\\u06ff\\u200e\\u200f]'`
      : `${column} glob '*[\u0600-\u06ff\u200e\u200f]*'`;
  return `(${columns.map((column) => `(${hasArabic(column)} and ${column} <> ${folded(column)})`).join(' or ')})`;
}

function folded(column: string): string {
  return letters.reduce((text, [from, to]) => `replace(${text}, '${from}', '${to}')`, column);
}
