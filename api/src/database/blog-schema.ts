import type { BlogTag } from '@atrium/contract/blog';

/** The tables of the blog. */
export interface BlogSchema {
  blogPosts: BlogPostRow;
  blogPostTags: { postId: number; tag: BlogTag };
  blogVersions: BlogVersionRow;
  blogComments: BlogCommentRow;
  blogBookmarks: { postId: number; accountId: number };
}

export interface BlogPostRow {
  id: number;
  slug: string;
  title: string;
  content: string;
  excerpt: string;
  status: 'published' | 'pending' | 'draft';
  authorAccountId: number | null;
  authorName: string;
  authorAvatar: string;
  featuredImage: string;
  imageAlt: string;
  createdAt: string;
  updatedAt: string | null;
  publishedAt: string | null;
  /** When it is published by itself. */
  publishAt: string | null;
  deletedAt: string | null;
  search: string;
}

export interface BlogVersionRow {
  id: number;
  postId: number;
  savedAt: string;
  person: string;
  /** The account that is called so; null when it is none, or is not known. */
  accountId: number | null;
  title: string;
  excerpt: string;
  content: string;
}

export interface BlogCommentRow {
  id: number;
  postId: number;
  accountId: number | null;
  /** What it answers. */
  parentId: number | null;
  authorName: string;
  authorAvatar: string;
  text: string;
  createdAt: string;
  editedAt: string | null;
  deletedAt: string | null;
}
