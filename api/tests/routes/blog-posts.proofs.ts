import * as routes from '@atrium/contract/blog-posts';
import { undoChange } from '@atrium/contract/changes';
import { pathOfFile } from '@atrium/contract/files';
import type { Route } from '@atrium/contract/route';
import { expect } from 'vitest';
import { addAPost, newPost } from '../blog/posts.ts';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import { picture } from '../shop/pictures.ts';
import type { ProofTable, Scenarios } from './proofs.ts';

function noSuchPost(route: Route, body?: object): Scenarios {
  return {
    'a post that there is not': async ({ admin }) => {
      await admin.refused(404, route, { parameters: { id: 999_999 }, body });
    },
    'whoever may not read the blog': async ({ client }) => {
      await client.refused(403, route, { parameters: { id: 1 }, body });
    },
  };
}

const hostile =
  '<h2>Tide</h2><p onclick="x()">Water <script>alert(1)</script><img src=x onerror=alert(1)></p><a href="javascript:alert(1)">in</a>';

export const blogPostProofs: ProofTable = {
  listPosts: {
    works: {
      'what is published, the newest first, a page at a time': async ({ admin }) => {
        const { total, posts } = await admin.call(routes.listPosts, { query: { perPage: 4 } });
        expect(total).toBeGreaterThanOrEqual(6);
        const dates = posts.map(({ blogPosted }) => blogPosted);
        expect(dates).toEqual(dates.toSorted().toReversed());
        expect(new Set(posts.map(({ status }) => status))).toEqual(new Set(['Published']));
      },
      'what a word is in: title, excerpt and text, whatever its case and accents': async ({ admin }) => {
        const slugsOf = async (q: string) =>
          (await admin.call(routes.listPosts, { query: { q } })).posts.map(({ slug }) => slug);
        expect(await slugsOf('WHEELHOUSE five')).toEqual(['five-minutes-in-the-wheelhouse']);
        expect(await slugsOf('gúlls')).toEqual(['five-minutes-in-the-wheelhouse']);
        expect(await slugsOf('thirty hours')).toEqual(['rye-salt-and-patience']);
        expect(await slugsOf('100%')).toEqual([]);
      },
      'drafts for those who write, bookmarks for whose they are': async ({ admin, app }) => {
        const drafts = await admin.call(routes.listPosts, { query: { show: 'drafts' } });
        expect(drafts.posts.map(({ status }) => status)).not.toContain('Published');
        expect(drafts.total).toBeGreaterThanOrEqual(2);
        const person = await newcomer(app);
        expect((await person.call(routes.listPosts, { query: { show: 'bookmarked' } })).total).toBe(0);
      },
    },
    refuses: {
      'what is no tag, no shelf and no page': async ({ admin }) => {
        const query = { tag: 'Rope', show: 'burnt', page: 0, perPage: 101 };
        const problem = await admin.refused(400, routes.listPosts, { query });
        expect(fieldsOf(problem)).toEqual(['tag', 'show', 'page', 'perPage']);
      },
    },
  },
  readBlogIndex: {
    works: {
      'counts that are those of the lists': async ({ admin }) => {
        const index = await admin.call(routes.readBlogIndex);
        const totalOf = async (query: object) => (await admin.call(routes.listPosts, { query })).total;
        expect(index.published).toBe(await totalOf({}));
        expect(index.drafts).toBe(await totalOf({ show: 'drafts' }));
        expect(index.bookmarked).toBe(await totalOf({ show: 'bookmarked' }));
        for (const { category, posts } of index.categories) expect(posts).toBe(await totalOf({ tag: category }));
        expect(index.recentPosts).toHaveLength(4);
      },
    },
  },
  readPost: {
    works: {
      'by its id and by its slug, with what stands before and after it': async ({ admin }) => {
        const { post } = await admin.call(routes.readPost, { parameters: { post: '3' } });
        expect(post).toMatchObject({ slug: 'a-treasure-hunt-with-a-real-map', minutes: 1, comment: 4, bookmarks: 2 });
        expect(post.previous?.slug).toBe('rye-salt-and-patience');
        expect(post.next?.slug).toBe('what-the-harbour-master-used-to-say');
        expect((await admin.call(routes.readPost, { parameters: { post: post.slug } })).post).toEqual(post);
      },
      'a draft, for those who may change it': async ({ admin }) => {
        const { post } = await admin.call(routes.readPost, { parameters: { post: '8' } });
        expect(post).toMatchObject({ status: 'Draft', mayChange: true, previous: null, next: null });
      },
    },
    refuses: {
      'a post that there is not': async ({ admin }) => {
        for (const post of ['999999', 'no-such-post', '0', '-1'])
          await admin.refused(404, routes.readPost, { parameters: { post } });
      },
    },
  },
  readEditedPost: {
    works: {
      'as it was written': async ({ admin }) => {
        const { post } = await addAPost(admin, { tags: ['Video', 'Food', 'Food'] });
        const read = await admin.call(routes.readEditedPost, { parameters: { id: post.id } });
        expect(read).toEqual({ post });
        expect(post.tags).toEqual(['Video', 'Food']);
      },
    },
    refuses: noSuchPost(routes.readEditedPost),
  },
  addPost: {
    works: {
      'once, however often it is sent with the same key': async ({ admin }) => {
        const body = { title: 'Slack water', slug: 'slack-water', idempotencyKey: crypto.randomUUID() };
        const add = () => admin.call(routes.addPost, { body });
        const answers = await Promise.all([add(), add()]);
        expect(answers[1]).toEqual(answers[0]);
        await admin.call(routes.deletePost, { parameters: { id: answers[0].post.id } });
        await admin.refused(409, routes.addPost, { body });
      },
      'with what is harmless of its text': async ({ admin }) => {
        const { post } = await addAPost(admin, { content: hostile });
        expect(post.content).toBe('<h2>Tide</h2><p>Water </p>in');
        expect(post).toMatchObject({ status: 'Draft', author: 'Ida Lindqvist', publishedAt: null });
      },
      'published at once': async ({ admin }) => {
        const { post } = await addAPost(admin, { status: 'Published' });
        expect(post.publishedAt).toMatch(/^2026-03-02T/);
      },
    },
    refuses: {
      'an address that another post has': async ({ admin }) => {
        const body = newPost({ slug: 'rye-salt-and-patience' });
        expect(fieldsOf(await admin.refused(409, routes.addPost, { body }))).toEqual(['slug']);
      },
      'what is no address, no title, a past moment and a picture of elsewhere': async ({ admin }) => {
        for (const slug of ['Rye', 'rye salt', '-rye', '../rye', '12', ''])
          expect(fieldsOf(await admin.refused(400, routes.addPost, { body: newPost({ slug }) })), slug).toEqual([
            'slug',
          ]);
        const body = newPost({ title: ' ', featuredImage: 'https://elsewhere.example/x.png' });
        const fields = fieldsOf(await admin.refused(400, routes.addPost, { body }));
        expect(fields).toEqual(['title', 'featuredImage']);
        const late = newPost({ publishAt: '2026-03-02T08:59:00.000Z' });
        expect(fieldsOf(await admin.refused(400, routes.addPost, { body: late }))).toEqual(['publishAt']);
      },
    },
  },
  updatePost: {
    works: {
      'what is given, and leaves the rest': async ({ admin }) => {
        const { post } = await addAPost(admin);
        const { post: changed } = await admin.call(routes.updatePost, {
          parameters: { id: post.id },
          body: { title: 'Ebb', status: 'Published' },
        });
        expect(changed).toEqual({
          ...post,
          title: 'Ebb',
          status: 'Published',
          publishedAt: changed.updatedAt,
          updatedAt: expect.stringMatching(/^2026-03-02T/),
        });
      },
      'nothing when it is so already': async ({ admin }) => {
        const { post } = await addAPost(admin);
        const { changeId } = await admin.call(routes.updatePost, {
          parameters: { id: post.id },
          body: { title: post.title, tags: post.tags },
        });
        expect(changeId).toBeNull();
      },
    },
    refuses: noSuchPost(routes.updatePost, { title: 'Ebb' }),
  },
  deletePost: {
    works: {
      'and gives its address away; undo asks for it back': async ({ admin }) => {
        const { post } = await addAPost(admin);
        const { changeId } = await admin.call(routes.deletePost, { parameters: { id: post.id } });
        await admin.refused(404, routes.readPost, { parameters: { post: String(post.id) } });
        const { post: heir } = await addAPost(admin, { slug: post.slug });
        await admin.refused(409, undoChange, { parameters: { id: changeId } });
        await admin.call(routes.updatePost, { parameters: { id: heir.id }, body: { slug: `${post.slug}-2` } });
        await admin.call(undoChange, { parameters: { id: changeId } });
        const { post: back } = await admin.call(routes.readEditedPost, { parameters: { id: post.id } });
        expect(back).toEqual(post);
      },
    },
    refuses: noSuchPost(routes.deletePost),
  },
  listPostVersions: {
    works: {
      'each text that was saved, the latest first': async ({ admin }) => {
        const { post } = await addAPost(admin, { title: 'One' });
        const parameters = { id: post.id };
        await admin.call(routes.updatePost, { parameters, body: { title: 'Two' } });
        await admin.call(routes.updatePost, { parameters, body: { tags: ['Food'] } });
        const { versions } = await admin.call(routes.listPostVersions, { parameters });
        expect(versions.map(({ title, person }) => [title, person])).toEqual([
          ['Two', 'Ida Lindqvist'],
          ['One', 'Ida Lindqvist'],
        ]);
      },
    },
    refuses: noSuchPost(routes.listPostVersions),
  },
  uploadPostPicture: {
    works: {
      'which belongs to who may read posts once a post shows it': async ({ admin }) => {
        const upload = picture();
        const { file } = await admin.call(routes.uploadPostPicture, { query: { name: 'tide.png' }, upload });
        const featuredImage = pathOfFile(file.id);
        const { post } = await addAPost(admin, {
          featuredImage,
          imageAlt: 'The quay at low tide',
          status: 'Published',
        });
        const { post: page } = await admin.call(routes.readPost, { parameters: { post: post.slug } });
        expect(page).toMatchObject({ img: featuredImage, imageAlt: 'The quay at low tide' });
      },
    },
    refuses: {
      'what is no picture': async ({ admin }) => {
        const upload = new Blob(['tide'], { type: 'text/plain' });
        await admin.refused(400, routes.uploadPostPicture, { query: { name: 'tide.txt' }, upload });
      },
    },
  },
  bookmarkPost: {
    works: {
      'for oneself, once': async ({ admin, app }) => {
        const { post } = await addAPost(admin, { status: 'Published' });
        const parameters = { id: post.id };
        const person = await newcomer(app);
        expect((await person.call(routes.bookmarkPost, { parameters })).bookmarks).toBe(1);
        expect(await person.call(routes.bookmarkPost, { parameters })).toEqual({ bookmarks: 1, changeId: null });
        const { post: page } = await admin.call(routes.readPost, { parameters: { post: post.slug } });
        expect(page).toMatchObject({ bookmarks: 1, isBookmarked: false });
      },
    },
    refuses: noSuchPost(routes.bookmarkPost),
  },
  forgetPost: {
    works: {
      "one's own bookmark alone": async ({ admin, app }) => {
        const { post } = await addAPost(admin, { status: 'Published' });
        const parameters = { id: post.id };
        const person = await newcomer(app);
        await admin.call(routes.bookmarkPost, { parameters });
        await person.call(routes.bookmarkPost, { parameters });
        expect((await person.call(routes.forgetPost, { parameters })).bookmarks).toBe(1);
        expect((await person.call(routes.forgetPost, { parameters })).changeId).toBeNull();
      },
    },
    refuses: noSuchPost(routes.forgetPost),
  },
};
