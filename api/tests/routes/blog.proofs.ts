import * as routes from '@atrium/contract/blog';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import type { ProofTable } from './proofs.ts';

export const blogProofs: ProofTable = {
  listBlogPosts: {
    works: {
      'what is published, the newest first': async ({ admin }) => {
        const posts = await admin.call(routes.listBlogPosts, { query: {} });
        expect(posts.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2, 1]);
        expect(posts[1]).toEqual({
          id: 5,
          img: '/pictures/blog/five-minutes-in-the-wheelhouse.svg',
          title: 'Five minutes in the wheelhouse',
          avatar: '/avatars/amara.okafor.svg',
          userFullName: 'Amara Okafor',
          blogPosted: '2026-02-19T09:00:00.000Z',
          tags: ['Quote', 'Video'],
          excerpt: expect.stringMatching(/^A short film/),
          comment: 2,
        });
      },
      'a page at a time, and nothing past the end': async ({ admin }) => {
        const idsOf = async (page: number) =>
          (await admin.call(routes.listBlogPosts, { query: { page, perPage: 4 } })).map(({ id }) => id);
        expect([await idsOf(1), await idsOf(2), await idsOf(3)]).toEqual([[6, 5, 4, 3], [2, 1], []]);
      },
    },
    refuses: {
      'what is no page': async ({ admin }) => {
        const problem = await admin.refused(400, routes.listBlogPosts, { query: { page: 0, perPage: 101 } });
        expect(fieldsOf(problem)).toEqual(['page', 'perPage']);
      },
    },
  },
  readBlogSidebar: {
    works: {
      'the four newest posts, and all tags': async ({ admin }) => {
        const { recentPosts, categories } = await admin.call(routes.readBlogSidebar);
        expect(recentPosts.map(({ id }) => id)).toEqual([6, 5, 4, 3]);
        expect(recentPosts[0]).toMatchObject({
          img: '/pictures/blog/coats-for-people-who-stand-still.svg',
          createdTime: '2026-02-26T09:00:00.000Z',
        });
        expect(categories.map(({ category }) => category).sort()).toEqual(routes.blogTags.toSorted());
      },
    },
  },
  readBlogPost: {
    works: {
      'the post with its comments and counts': async ({ admin }) => {
        const { blog, comments } = await admin.call(routes.readBlogPost, { query: { id: 3 } });
        expect(blog).toMatchObject({
          title: 'A treasure hunt with a real map',
          userFullName: 'Priya Raghunathan',
          tags: ['Gaming'],
          comments: 4,
          bookmarked: 2,
        });
        expect(blog.content.match(/<p>/g)).toHaveLength(4);
        expect(comments).toHaveLength(4);
        const avatar = '/avatars/temirlan.abenov.svg';
        expect(comments[0]).toMatchObject({ avatar, userFullName: 'Temirlan Abenov' });
        expect(comments.map(({ commentedAt }) => commentedAt)).toEqual(
          comments.map(({ commentedAt }) => commentedAt).sort(),
        );
      },
      'the newest when none is named': async ({ admin }) => {
        const newest = await admin.call(routes.readBlogPost, { query: {} });
        expect(newest).toEqual(await admin.call(routes.readBlogPost, { query: { id: 6 } }));
      },
    },
    refuses: {
      'a post that there is not, or that is not published': async ({ admin }) => {
        for (const id of [999_999, 7, 8]) await admin.refused(404, routes.readBlogPost, { query: { id } });
      },
      'what is no id': async ({ admin }) => {
        expect(fieldsOf(await admin.refused(400, routes.readBlogPost, { query: { id: 'first' } }))).toEqual(['id']);
      },
    },
  },
  readEditableBlogPost: {
    works: {
      'a post that is not published yet': async ({ admin }) => {
        expect(await admin.call(routes.readEditableBlogPost, { query: { id: 7 } })).toMatchObject({
          id: 7,
          blogTitle: 'The soup for the harbour fair',
          blogCategories: [{ value: 'food', label: 'Food' }],
          slug: 'the-soup-for-the-harbour-fair',
          status: 'Pending',
          featuredImage: '/pictures/blog/the-soup-for-the-harbour-fair.svg',
          createdTime: '2026-02-26T09:00:00.000Z',
        });
      },
      'the one that was made last when none is named': async ({ admin }) => {
        const { id, status } = await admin.call(routes.readEditableBlogPost, { query: {} });
        expect([id, status]).toEqual([8, 'Draft']);
      },
    },
    refuses: {
      'a post that there is not': async ({ admin }) => {
        await admin.refused(404, routes.readEditableBlogPost, { query: { id: 999_999 } });
      },
    },
  },
};
