import type { BlogStatus, BlogTag } from '@atrium/contract/blog';
import { blogTags } from '@atrium/contract/blog';
import type { EditedPost, ShownPost } from '@atrium/contract/blog-posts';
import type { BlogPostRow } from '../../database/blog-schema.ts';
import { tagsOf } from './blog.queries.ts';
import { blogListItem, statusWords } from './blog.shapes.ts';

/** What people decide of a post, and when it was published: all that a record of a change holds. */
export interface KeptPost {
  id: number;
  title: string;
  slug: string;
  tags: BlogTag[];
  status: BlogStatus;
  publishedAt: string | null;
  publishAt: string | null;
  excerpt: string;
  content: string;
  featuredImage: string;
  imageAlt: string;
}

type Row = BlogPostRow & { tags: string | null };

const wordOfStatus: Readonly<Record<BlogStatus, BlogPostRow['status']>> = {
  Published: 'published',
  Pending: 'pending',
  Draft: 'draft',
};

export function keptPost(row: Row): KeptPost {
  const { id, title, slug, status, publishedAt, publishAt, excerpt, content, featuredImage, imageAlt, tags } = row;
  const said = { status: statusWords[status], tags: tagsOf(tags) };
  return { id, title, slug, ...said, publishedAt, publishAt, excerpt, content, featuredImage, imageAlt };
}

/** The columns of what is kept. */
export function postColumns({ tags: _, status, ...kept }: KeptPost) {
  return { ...kept, status: wordOfStatus[status] };
}

/** Each tag once, in one order. */
export function inTagOrder(tags: readonly BlogTag[]): BlogTag[] {
  return blogTags.filter((tag) => tags.includes(tag));
}

export function editedPost(row: Row, mayDelete: boolean): EditedPost {
  const { authorName, authorAvatar, createdAt, updatedAt } = row;
  return { ...keptPost(row), author: authorName, avatar: authorAvatar, createdAt, updatedAt, mayDelete };
}

type ShownRow = Parameters<typeof blogListItem>[0] &
  Pick<BlogPostRow, 'slug' | 'imageAlt' | 'status' | 'publishAt'> & { isBookmarked: number };

export function shownPost(row: ShownRow): ShownPost {
  const { slug, imageAlt, status, publishAt, isBookmarked } = row;
  const more = { slug, imageAlt, status: statusWords[status], publishAt, isBookmarked: isBookmarked > 0 };
  return { ...blogListItem(row), ...more };
}
