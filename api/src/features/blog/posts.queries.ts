import type { BlogListQuery } from '@atrium/contract/blog-posts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { BlogPostRow } from '../../database/blog-schema.ts';
import { containsUnindexed } from '../../database/dialect.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import type { Schema } from '../../database/schema.ts';
import { foldWords, searchText } from '../../search/fold.ts';
import { commentCount, liveAuthor, liveAuthorAvatar, liveAuthorOf, tagNames } from './blog.queries.ts';

/** Whose drafts a caller may see: everybody's, their own, or nobody's. */
export interface Reader {
  accountId: number;
  drafts: 'all' | 'own' | 'none';
}

/** A word that is searched, and the authors whose names hold it, which are kept as they are written. */
interface SearchedWord {
  word: string;
  authors: readonly string[];
}

interface Filter extends Pick<BlogListQuery, 'tag' | 'author' | 'show'> {
  words: readonly SearchedWord[];
}
type Posts = ExpressionBuilder<Schema, 'blogPosts'>;

const shownColumns = [
  'id',
  'slug',
  'title',
  'excerpt',
  'status',
  'authorAccountId',
  'featuredImage',
  'imageAlt',
  'publishedAt',
  'publishAt',
  'createdAt',
] as const;

/** What is published stands in the order in which it was, and a draft as it was made. */
const shownAt = sql<string>`coalesce(published_at, created_at)`;

export async function searchedWords(database: Database, q: string): Promise<SearchedWord[]> {
  const words = foldWords(q);
  if (words.length === 0) return [];
  const rows = await database
    .selectFrom('blogPosts')
    .select(liveAuthor.as('name'))
    .distinct()
    .where('deletedAt', 'is', null)
    .execute();
  const names = rows.map(({ name }) => ({ name, folded: searchText([name]) }));
  return words.map((word) => ({
    word,
    authors: names.filter(({ folded }) => folded.includes(word)).map(({ name }) => name),
  }));
}

export async function countPosts(database: Database, filter: Filter, reader: Reader): Promise<number> {
  const { total } = await filtered(database, filter, reader)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export function findShownPosts(
  database: Database,
  filter: Filter,
  reader: Reader,
  { limit, offset }: { limit: number; offset: number },
) {
  return filtered(database, filter, reader)
    .select(shownColumns)
    .select([liveAuthor.as('authorName'), liveAuthorAvatar.as('authorAvatar')])
    .select([tagNames.as('tags'), commentCount.as('comments'), isBookmarked(reader).as('isBookmarked')])
    .orderBy(shownAt, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** What a search of everything shows of them, the newest first. */
export function findTitles(database: Database, filter: Filter, reader: Reader, limit: number) {
  return filtered(database, filter, reader)
    .select(['id', 'title', 'featuredImage', 'publishedAt', 'createdAt', liveAuthor.as('authorName')])
    .orderBy(shownAt, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** A blog has hundreds of posts: the search reads those that the other filters let through. */
function filtered(database: Database, { words, tag, author, show }: Filter, reader: Reader) {
  const posts = database
    .selectFrom('blogPosts')
    .where('deletedAt', 'is', null)
    .where((where) => onShelf(where, show, reader))
    .$if(author !== undefined, (query) => query.where(liveAuthor, '=', author ?? ''))
    .$if(tag !== undefined, (query) =>
      query.where(
        'id',
        'in',
        database
          .selectFrom('blogPostTags')
          .select('postId')
          .where('tag', '=', tag ?? 'Food'),
      ),
    );
  return words.reduce((query, { word, authors }) => query.where(holds(word, authors)), posts);
}

function holds(word: string, authors: readonly string[]) {
  const isWithin = containsUnindexed(sql.ref('search'), word);
  return authors.length === 0 ? isWithin : sql<boolean>`(${isWithin} or ${liveAuthor} in (${sql.join(authors)}))`;
}

function onShelf(where: Posts, show: Filter['show'], reader: Reader) {
  if (show === 'published') return where('status', '=', 'published');
  if (show === 'bookmarked')
    return where.and([where('status', '=', 'published'), sql<boolean>`${isBookmarked(reader)} = 1`]);
  // Who may change posts may change what is published too.
  if (show === 'editable' && reader.drafts === 'all') return sql.lit(true);
  return where.and([where('status', '<>', 'published'), mayBeSeen(where, reader)]);
}

function mayBeSeen(where: Posts, { drafts, accountId }: Reader) {
  if (drafts === 'all') return sql.lit(true);
  return drafts === 'own' ? where('authorAccountId', '=', accountId) : sql.lit(false);
}

function isBookmarked({ accountId }: Reader) {
  return sql<number>`(select count(*) from blog_bookmarks where post_id = blog_posts.id and account_id = ${accountId})`;
}

/** How many published posts there are about what, and how many in all, how many of the caller's bookmarks and drafts. */
export async function countShelves(database: Database, reader: Reader) {
  const published = await filtered(database, { words: [], show: 'published' }, reader)
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.sum<number | null>(isBookmarked(reader)).as('bookmarked')])
    .executeTakeFirstOrThrow();
  const drafts = await countPosts(database, { words: [], show: 'drafts' }, reader);
  return { published: published.all, bookmarked: published.bookmarked ?? 0, drafts };
}

export function countTags(database: Database) {
  return database
    .selectFrom('blogPostTags')
    .innerJoin('blogPosts', 'blogPosts.id', 'postId')
    .select(['tag', ({ fn }) => fn.countAll<number>().as('posts')])
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .groupBy('tag')
    .execute();
}

/** Who has published the most, by what they are called; whoever has closed their account is called nothing. */
export function countAuthors(database: Database, limit: number) {
  return database
    .selectFrom('blogPosts')
    .select([liveAuthor.as('name'), ({ fn }) => fn.countAll<number>().as('posts')])
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .where(liveAuthor, '<>', '')
    .groupBy('name')
    .orderBy('posts', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute();
}

/** By its id or its slug, with all that its page shows. */
export function findPostPage(database: Database, post: string, reader: Reader) {
  const key = /^\d{1,15}$/.test(post) ? (['id', Number(post)] as const) : (['slug', post] as const);
  return database
    .selectFrom('blogPosts')
    .select([...shownColumns, 'content'])
    .select([liveAuthor.as('authorName'), liveAuthorAvatar.as('authorAvatar')])
    .select([tagNames.as('tags'), commentCount.as('comments'), isBookmarked(reader).as('isBookmarked')])
    .select([bookmarkCount.as('bookmarks'), postsOfAuthor.as('postsOfAuthor')])
    .where(key[0], '=', key[1])
    .where('deletedAt', 'is', null)
    .where((where) => where.or([where('status', '=', 'published'), mayBeSeen(where, reader)]))
    .executeTakeFirst();
}

const bookmarkCount = sql<number>`(select count(*) from blog_bookmarks where post_id = blog_posts.id)`;
const postsOfAuthor = sql<number>`(
  select count(*) from blog_posts as others
  where others.status = 'published' and others.deleted_at is null and ${liveAuthorOf('others')} = ${liveAuthor})`;

/** The one that was published before a post, and the one after it. */
export async function findNeighbours(database: Database, { id, publishedAt }: Pick<BlogPostRow, 'id' | 'publishedAt'>) {
  if (publishedAt === null) return { previous: undefined, next: undefined };
  const published = database
    .selectFrom('blogPosts')
    .select(['slug', 'title'])
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null);
  const previous = await published
    .where(sql<boolean>`(published_at, id) < (${publishedAt}, ${id})`)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const next = await published
    .where(sql<boolean>`(published_at, id) > (${publishedAt}, ${id})`)
    .orderBy('publishedAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return { previous, next };
}

/** One that is not deleted, whatever its status. */
export function findPostRow(database: Database, id: number) {
  return database
    .selectFrom('blogPosts')
    .selectAll()
    .select(tagNames.as('tags'))
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** Whether a post other than `exceptId` has this slug. */
export async function isSlugTaken(database: Database, slug: string, exceptId: number): Promise<boolean> {
  const row = await database
    .selectFrom('blogPosts')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertPost(transaction: Transaction, row: BlogPostRow): Promise<void> {
  await transaction.insertInto('blogPosts').values(row).execute();
}

export async function changePostRow(transaction: Transaction, id: number, row: Partial<BlogPostRow>): Promise<void> {
  await transaction.updateTable('blogPosts').set(row).where('id', '=', id).execute();
}

export async function replaceTags(
  transaction: Transaction,
  postId: number,
  tags: readonly Schema['blogPostTags']['tag'][],
): Promise<void> {
  await transaction.deleteFrom('blogPostTags').where('postId', '=', postId).execute();
  const rows = tags.map((tag) => ({ postId, tag }));
  if (rows.length > 0) await transaction.insertInto('blogPostTags').values(rows).execute();
}

/** The caller's avatar, for what they write. */
export function findWriter(database: Database, accountId: number) {
  return database
    .selectFrom('accounts')
    .select(['fullName', 'username', 'avatar'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}
