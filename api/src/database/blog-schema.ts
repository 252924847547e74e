import type { BlogTag } from '@atrium/contract/blog';

/** The tables of the blog. */
export interface BlogSchema {
  blogPosts: BlogPostRow;
  blogPostTags: { postId: number; tag: BlogTag };
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
  createdAt: string;
  publishedAt: string | null;
}

export interface BlogCommentRow {
  id: number;
  postId: number;
  authorName: string;
  authorAvatar: string;
  text: string;
  createdAt: string;
}
