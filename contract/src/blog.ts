import * as z from 'zod/mini';
import { listParameters } from './lists.ts';
import { route } from './route.ts';
import { id, idParameter, moment, numberParameter } from './text.ts';

export const blogTags = ['Quote', 'Fashion', 'Gaming', 'Video', 'Food'] as const;
export const BlogTag = z.enum(blogTags);
export type BlogTag = z.infer<typeof BlogTag>;

export const blogStatuses = ['Published', 'Pending', 'Draft'] as const;
export const BlogStatus = z.enum(blogStatuses);
export type BlogStatus = z.infer<typeof BlogStatus>;

export const BlogListItem = z.object({
  id: id(),
  img: z.string(),
  title: z.string(),
  avatar: z.string(),
  userFullName: z.string(),
  blogPosted: moment(),
  tags: z.array(BlogTag),
  excerpt: z.string(),
  comment: z.int(),
});
export type BlogListItem = z.infer<typeof BlogListItem>;

export const BlogSidebar = z.object({
  recentPosts: z.array(z.object({ id: id(), img: z.string(), title: z.string(), createdTime: moment() })),
  categories: z.array(z.object({ category: BlogTag, icon: z.string() })),
});
export type BlogSidebar = z.infer<typeof BlogSidebar>;

export const BlogComment = z.object({
  avatar: z.string(),
  userFullName: z.string(),
  commentedAt: moment(),
  commentText: z.string(),
});
export type BlogComment = z.infer<typeof BlogComment>;

export const BlogPost = z.object({
  img: z.string(),
  title: z.string(),
  avatar: z.string(),
  userFullName: z.string(),
  createdTime: moment(),
  tags: z.array(BlogTag),
  /** HTML. */
  content: z.string(),
  comments: z.int(),
  bookmarked: z.int(),
});
export type BlogPost = z.infer<typeof BlogPost>;

export const EditableBlogPost = z.object({
  id: id(),
  avatar: z.string(),
  userFullName: z.string(),
  createdTime: moment(),
  blogTitle: z.string(),
  blogCategories: z.array(z.object({ value: z.string(), label: BlogTag })),
  slug: z.string(),
  status: BlogStatus,
  excerpt: z.string(),
  /** HTML. */
  content: z.string(),
  featuredImage: z.string(),
});
export type EditableBlogPost = z.infer<typeof EditableBlogPost>;

const readBlog = { action: 'read', subject: 'Blog' } as const;
const onePost = { query: z.object({ id: z.optional(idParameter()) }) };
const pageSize = 'Ask for 1 to 100 posts.';

export const listBlogPosts = route({
  name: 'listBlogPosts',
  method: 'GET',
  path: '/blog/list/data',
  summary: 'A page of what is published, the newest first.',
  access: readBlog,
  query: z.object({
    page: listParameters.page,
    perPage: z._default(numberParameter(z.gte(1, pageSize), z.lte(100, pageSize)), 6),
  }),
  status: 200,
  response: z.array(BlogListItem),
});

export const readBlogSidebar = route({
  name: 'readBlogSidebar',
  method: 'GET',
  path: '/blog/list/data/sidebar',
  summary: 'The four newest posts, and what posts are about.',
  access: readBlog,
  status: 200,
  response: BlogSidebar,
});

export const readBlogPost = route({
  name: 'readBlogPost',
  method: 'GET',
  path: '/blog/list/data/detail',
  summary: 'A published post with its latest 100 comments, the first of them first. Without `id`, the newest post.',
  access: readBlog,
  ...onePost,
  status: 200,
  response: z.object({ blog: BlogPost, comments: z.array(BlogComment) }),
});

export const readEditableBlogPost = route({
  name: 'readEditableBlogPost',
  method: 'GET',
  path: '/blog/list/data/edit',
  summary: 'A post as its editor sees it, published or not. Without `id`, the one that was made last.',
  access: { action: 'update', subject: 'Blog' },
  ...onePost,
  status: 200,
  response: EditableBlogPost,
});
