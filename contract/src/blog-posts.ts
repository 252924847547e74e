import * as z from 'zod/mini';
import { BlogListItem, BlogStatus, BlogTag } from './blog.ts';
import { mostFileBytes, pictureTypes, StoredFile } from './files.ts';
import { listParameters } from './lists.ts';
import { route } from './route.ts';
import {
  givenMoment,
  id,
  idempotencyKey,
  idParameter,
  line,
  moment,
  numberParameter,
  requiredLine,
  requiredText,
  text,
} from './text.ts';

const readBlog = { action: 'read', subject: 'Blog' } as const;
const createBlog = { action: 'create', subject: 'Blog' } as const;
const changeId = z.nullable(id());
const onePost = z.object({ id: idParameter() });

/** What is published; what is not yet, for those who write; what one has bookmarked; what one may change. */
export const blogShelves = ['published', 'drafts', 'bookmarked', 'editable'] as const;
export const BlogShelf = z.enum(blogShelves);
export type BlogShelf = z.infer<typeof BlogShelf>;

export const BlogListQuery = z.object({
  q: listParameters.q,
  tag: z.optional(BlogTag),
  /** What the author is called. */
  author: z.optional(requiredLine(200)),
  show: z._default(BlogShelf, 'published'),
  page: listParameters.page,
  perPage: z._default(numberParameter(z.gte(1, 'Ask for 1 to 100 posts.'), z.lte(100, 'Ask for 1 to 100 posts.')), 6),
});
export type BlogListQuery = z.infer<typeof BlogListQuery>;

/** A post among others. */
export const ShownPost = z.object({
  ...BlogListItem.shape,
  slug: z.string(),
  imageAlt: z.string(),
  status: BlogStatus,
  /** When it is published by itself. */
  publishAt: z.nullable(moment()),
  isBookmarked: z.boolean(),
});
export type ShownPost = z.infer<typeof ShownPost>;

export const listPosts = route({
  name: 'listPosts',
  method: 'GET',
  path: '/api/v1/blog/posts',
  summary:
    'A page of posts, the newest first. `q` searches title, excerpt, text and author. Of what is not published, those who may change posts see all, and those who may write them their own. `editable` is what the caller may change.',
  access: readBlog,
  query: BlogListQuery,
  status: 200,
  response: z.object({ total: z.int(), posts: z.array(ShownPost) }),
});

const RecentPost = z.object({ id: id(), slug: z.string(), img: z.string(), title: z.string(), createdTime: moment() });

export const readBlogIndex = route({
  name: 'readBlogIndex',
  method: 'GET',
  path: '/api/v1/blog/index',
  summary:
    'The four newest posts, how many there are about what, who has written the most of them, and how many are not published that one may see.',
  access: readBlog,
  status: 200,
  response: z.object({
    recentPosts: z.array(RecentPost),
    categories: z.array(z.object({ category: BlogTag, posts: z.int() })),
    authors: z.array(z.object({ name: z.string(), posts: z.int() })),
    published: z.int(),
    drafts: z.int(),
    bookmarked: z.int(),
  }),
});

const Neighbour = z.nullable(z.object({ slug: z.string(), title: z.string() }));

export const PostPage = z.object({
  ...ShownPost.shape,
  /** HTML. */
  content: z.string(),
  minutes: z.int(),
  bookmarks: z.int(),
  /** How many posts of the same author are published. */
  postsOfAuthor: z.int(),
  /** Whether the caller wrote it. */
  isOwn: z.boolean(),
  mayChange: z.boolean(),
  mayDelete: z.boolean(),
  /** Those that were published before and after it. */
  previous: Neighbour,
  next: Neighbour,
});
export type PostPage = z.infer<typeof PostPage>;

export const readPost = route({
  name: 'readPost',
  method: 'GET',
  path: '/api/v1/blog/posts/{post}',
  summary: 'A post, by its id or by its slug.',
  access: readBlog,
  parameters: z.object({ post: requiredLine(140) }),
  status: 200,
  response: z.object({ post: PostPage }),
});

const slugWords = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+)*$/u;
const slug = () =>
  requiredLine(120).check(
    z.regex(slugWords, 'Use small letters and digits, with hyphens between words.'),
    z.refine((value) => !/^\d+$/.test(value), 'Use a letter too: a number alone is the number of a post.'),
  );

/** A picture of ours or an uploaded one: the page loads nothing from elsewhere. */
const picture = () =>
  text(300).check(
    z.refine(
      (value) => /^$|^\/pictures\/blog\/[\w-]+\.svg$|^\/api\/v1\/files\/[1-9]\d{0,14}$/.test(value),
      'Upload a picture.',
    ),
  );

const writtenPost = {
  title: requiredLine(200),
  slug: slug(),
  tags: z.array(BlogTag),
  status: BlogStatus,
  publishAt: z.nullable(givenMoment()),
  excerpt: text(500),
  /** HTML. */
  content: text(300_000),
  featuredImage: picture(),
  imageAlt: line(200),
};

export const NewPost = z.object({
  ...writtenPost,
  tags: z._default(writtenPost.tags, []),
  status: z._default(BlogStatus, 'Draft'),
  publishAt: z._default(writtenPost.publishAt, null),
  excerpt: z._default(writtenPost.excerpt, ''),
  content: z._default(writtenPost.content, ''),
  featuredImage: z._default(writtenPost.featuredImage, ''),
  imageAlt: z._default(writtenPost.imageAlt, ''),
});
export type NewPost = z.infer<typeof NewPost>;

export const PostChanges = z.partial(z.object(writtenPost));
export type PostChanges = z.infer<typeof PostChanges>;

const example = {
  title: 'Low tide',
  slug: 'low-tide',
  tags: ['Food'],
  status: 'Draft',
  publishAt: null,
  excerpt: 'Mud and boots',
  content: '<p>Mud</p>',
  featuredImage: '/pictures/blog/rye-salt-and-patience.svg',
  imageAlt: 'A loaf on a board',
};

/** A post as its editor sees it. */
export const EditedPost = z.object({
  ...writtenPost,
  id: id(),
  slug: z.string(),
  featuredImage: z.string(),
  author: z.string(),
  avatar: z.string(),
  createdAt: moment(),
  updatedAt: z.nullable(moment()),
  publishedAt: z.nullable(moment()),
  mayDelete: z.boolean(),
});
export type EditedPost = z.infer<typeof EditedPost>;

const edited = z.object({ post: EditedPost, changeId });

export const readEditedPost = route({
  name: 'readEditedPost',
  method: 'GET',
  path: '/api/v1/blog/posts/{id}/edit',
  summary:
    'A post as its editor sees it: for those who may change posts, and for its author while it is not published.',
  access: readBlog,
  parameters: onePost,
  status: 200,
  response: z.object({ post: EditedPost }),
});

export const addPost = route({
  name: 'addPost',
  method: 'POST',
  path: '/api/v1/blog/posts',
  summary:
    'Write a post. Who may not change posts leaves it pending or a draft, for somebody else to publish; `publishAt` is when it is published by itself. The same idempotency key answers the same post and never makes a second.',
  access: createBlog,
  body: z.object({ ...NewPost.shape, ...idempotencyKey }),
  example,
  status: 201,
  response: edited,
});

export const updatePost = route({
  name: 'updatePost',
  method: 'PATCH',
  path: '/api/v1/blog/posts/{id}',
  summary: 'Change a post. Fields that are left out stay as they are.',
  access: readBlog,
  parameters: onePost,
  body: PostChanges,
  example,
  status: 200,
  response: edited,
});

export const deletePost = route({
  name: 'deletePost',
  method: 'DELETE',
  path: '/api/v1/blog/posts/{id}',
  summary: 'Delete a post. Its comments come back with it when that is undone.',
  access: readBlog,
  parameters: onePost,
  status: 200,
  response: z.object({ changeId: id() }),
});

export const PostVersion = z.object({
  id: id(),
  savedAt: moment(),
  person: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** HTML. */
  content: z.string(),
});
export type PostVersion = z.infer<typeof PostVersion>;

export const listPostVersions = route({
  name: 'listPostVersions',
  method: 'GET',
  path: '/api/v1/blog/posts/{id}/versions',
  summary: 'The latest 30 texts that were saved of a post, the latest first, for those who may change it.',
  access: readBlog,
  parameters: onePost,
  status: 200,
  response: z.object({ versions: z.array(PostVersion) }),
});

export const uploadPostPicture = route({
  name: 'uploadPostPicture',
  method: 'POST',
  path: '/api/v1/blog/pictures',
  summary:
    'Upload a picture for a post: its bytes are the body, PNG, JPEG, WebP or GIF of 5 MB at most. What no post shows within a day is removed.',
  access: readBlog,
  query: z.object({ name: requiredText(120) }),
  upload: { media: pictureTypes, mostBytes: mostFileBytes },
  status: 201,
  response: z.object({ file: StoredFile, changeId: id() }),
});

const bookmark = z.object({ bookmarks: z.int(), changeId });

export const bookmarkPost = route({
  name: 'bookmarkPost',
  method: 'PUT',
  path: '/api/v1/blog/posts/{id}/bookmark',
  summary: 'Bookmark a post for oneself.',
  access: readBlog,
  parameters: onePost,
  status: 200,
  response: bookmark,
});

export const forgetPost = route({
  name: 'forgetPost',
  method: 'DELETE',
  path: '/api/v1/blog/posts/{id}/bookmark',
  summary: "Take one's own bookmark off a post.",
  access: readBlog,
  parameters: onePost,
  status: 200,
  response: bookmark,
});
