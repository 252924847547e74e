import * as z from 'zod/mini';
import { route } from './route.ts';
import { SecretAddress } from './secret-addresses.ts';

const readBlog = { action: 'read', subject: 'Blog' } as const;

export const readBlogFeed = route({
  name: 'readBlogFeed',
  method: 'GET',
  path: '/api/v1/blog/feed.xml',
  summary: 'The latest 30 published posts as an Atom feed. With `If-None-Match` it is sent only when it has changed.',
  access: readBlog,
  isConditional: true,
  status: 200,
  response: { media: 'application/atom+xml' },
});

export const getBlogFeed = route({
  name: 'getBlogFeed',
  method: 'GET',
  path: '/api/v1/blog/feed',
  summary: 'Whether there is a secret address under which feed readers follow the blog for oneself, and since when.',
  access: readBlog,
  isInPerson: true,
  status: 200,
  response: z.object({ feed: z.nullable(SecretAddress) }),
});

export const renewBlogFeed = route({
  name: 'renewBlogFeed',
  method: 'POST',
  path: '/api/v1/blog/feed',
  summary:
    'Make a secret address of the blog for feed readers. An earlier one stops working. `address` is told this once: only a hash of it is kept.',
  access: readBlog,
  isInPerson: true,
  status: 201,
  response: z.object({ feed: SecretAddress, address: z.string() }),
});

export const revokeBlogFeed = route({
  name: 'revokeBlogFeed',
  method: 'DELETE',
  path: '/api/v1/blog/feed',
  summary: 'Make the secret address stop working.',
  access: readBlog,
  status: 200,
  response: z.object({}),
});

export const followBlog = route({
  name: 'followBlog',
  method: 'GET',
  path: '/api/v1/blog/feeds/{token}',
  summary:
    'The Atom feed by its secret address (`{token}.xml` or without the ending), as long as its account may read the blog.',
  access: 'public',
  parameters: z.object({ token: z.string().check(z.maxLength(100)) }),
  isConditional: true,
  status: 200,
  response: { media: 'application/atom+xml' },
});
