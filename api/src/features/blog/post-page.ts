import type { BlogListQuery, PostPage } from '@atrium/contract/blog-posts';
import type { SignedInContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { plainText } from '../../rich-text/plain-text.ts';
import { findRecent } from './blog.queries.ts';
import { blogCategories, recentPost } from './blog.shapes.ts';
import {
  countAuthors,
  countPosts,
  countShelves,
  countTags,
  findNeighbours,
  findPostPage,
  findShownPosts,
  searchedWords,
} from './posts.queries.ts';
import { mayChange, mayDelete, readerOf } from './posts.rights.ts';
import { shownPost } from './posts.rows.ts';

const wordsReadInAMinute = 200;
const recentPosts = 4;
const authorsShown = 8;

export async function listPosts(context: SignedInContext, query: BlogListQuery) {
  const { read } = context.services.engine;
  const reader = readerOf(context);
  const slice = { limit: query.perPage, offset: (query.page - 1) * query.perPage };
  const filter = { ...query, words: await searchedWords(read, query.q) };
  const total = await countPosts(read, filter, reader);
  return { total, posts: (await findShownPosts(read, filter, reader, slice)).map(shownPost) };
}

export async function readIndex(context: SignedInContext) {
  const { read } = context.services.engine;
  const recent = await findRecent(read, recentPosts);
  const counts = new Map((await countTags(read)).map(({ tag, posts }) => [tag, posts]));
  const categories = blogCategories.map(({ category }) => ({ category, posts: counts.get(category) ?? 0 }));
  const authors = await countAuthors(read, authorsShown);
  const shelves = await countShelves(read, readerOf(context));
  return {
    recentPosts: recent.map((post) => ({ ...recentPost(post), slug: post.slug })),
    categories,
    authors,
    ...shelves,
  };
}

export async function readPostPage(context: SignedInContext, post: string): Promise<PostPage> {
  const { read } = context.services.engine;
  const row = await findPostPage(read, post, readerOf(context));
  if (!row) throw notFound('post');
  const { previous, next } = await findNeighbours(read, row);
  return {
    ...shownPost(row),
    content: row.content,
    minutes: minutesOf(row.content),
    bookmarks: row.bookmarks,
    postsOfAuthor: row.postsOfAuthor,
    isOwn: row.authorAccountId === context.caller.accountId,
    mayChange: mayChange(context, row),
    mayDelete: mayDelete(context, row),
    previous: previous ?? null,
    next: next ?? null,
  };
}

function minutesOf(content: string): number {
  return Math.max(1, Math.ceil(plainText(content).split(' ').length / wordsReadInAMinute));
}
