import { setAccountDetails } from '@atrium/contract/account-settings';
import { blogTags } from '@atrium/contract/blog';
import { addComment, deleteComment, listComments } from '@atrium/contract/blog-comments';
import {
  addPost,
  deletePost,
  listPosts,
  listPostVersions,
  readBlogIndex,
  readPost,
  updatePost,
  uploadPostPicture,
} from '@atrium/contract/blog-posts';
import { undoChange } from '@atrium/contract/changes';
import type { Grant } from '@atrium/contract/grants';
import { listNotifications } from '@atrium/contract/notifications';
import { addRole } from '@atrium/contract/roles';
import { updateUser } from '@atrium/contract/users';
import { expect, test } from 'vitest';
import { openApp, type TestApp } from '../helper.ts';
import { invitedUser, newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { picture } from '../shop/pictures.ts';
import { addAPost, newPost } from './posts.ts';

const day = 86_400;

function longSessions() {
  return openApp({ settings: { accessTokenSeconds: 400 * day, refreshTokenSeconds: 400 * day } });
}

async function pageOf(person: Person, slug: string) {
  return (await person.call(readPost, { parameters: { post: slug } })).post;
}

test('A post is published by itself at its moment, once, and its author is told', async () => {
  const app = await longSessions();
  const admin = await app.signIn('admin');
  const { post } = await addAPost(admin, { status: 'Pending', publishAt: '2026-03-03T09:00:00.000Z' });
  app.moveClock(day - 60);
  await app.app.runDueJobs();
  expect((await pageOf(admin, post.slug)).status).toBe('Pending');
  app.moveClock(120);
  await app.app.runDueJobs();
  const page = await pageOf(admin, post.slug);
  expect(page).toMatchObject({ status: 'Published', publishAt: null, blogPosted: '2026-03-03T09:00:00.000Z' });
  const { notifications } = await admin.call(listNotifications, { query: {} });
  expect(notifications[0]).toMatchObject({ kind: 'blog-published', entity: 'blog-post', entityId: post.id });
});

test('What was to be published by itself is not, once that is undone', async () => {
  const app = await longSessions();
  const admin = await app.signIn('admin');
  const { post } = await addAPost(admin);
  const body = { publishAt: '2026-03-03T09:00:00.000Z' };
  const { changeId } = await admin.call(updatePost, { parameters: { id: post.id }, body });
  await admin.call(undoChange, { parameters: { id: changeId ?? 0 } });
  app.moveClock(3 * day);
  await app.app.runDueJobs();
  expect((await pageOf(admin, post.slug)).status).toBe('Draft');
});

test('Undo of publishing makes it a draft again, and nobody reads it then but who writes', async () => {
  const app = await openApp();
  const admin = await app.signIn('admin');
  const { post } = await addAPost(admin);
  const before = (await admin.call(listPosts, { query: {} })).total;
  const { changeId } = await admin.call(updatePost, { parameters: { id: post.id }, body: { status: 'Published' } });
  expect((await admin.call(listPosts, { query: {} })).total).toBe(before + 1);
  await admin.call(undoChange, { parameters: { id: changeId ?? 0 } });
  expect((await admin.call(listPosts, { query: {} })).total).toBe(before);
});

test('A comment that is deleted comes back with undo, and counts again', async () => {
  const app = await openApp();
  const admin = await app.signIn('admin');
  const { post } = await addAPost(admin, { status: 'Published' });
  const parameters = { id: post.id };
  const { commentId } = await admin.call(addComment, { parameters, body: { text: 'Boots.' } });
  const { changeId } = await admin.call(deleteComment, { parameters: { id: commentId } });
  expect(await admin.call(listComments, { parameters })).toEqual({ total: 0, comments: [] });
  await admin.call(undoChange, { parameters: { id: changeId } });
  expect((await admin.call(listComments, { parameters })).total).toBe(1);
  expect((await pageOf(admin, post.slug)).comment).toBe(1);
});

/** Somebody whose access role gives these rights. */
async function personWith(app: TestApp, admin: Person, grants: readonly Grant[]): Promise<Person> {
  const { role } = await admin.call(addRole, { body: { name: `Writers ${grants.join(' ')}`, grants: [...grants] } });
  const { user, person } = await invitedUser(app, admin);
  await admin.call(updateUser, { parameters: { id: user.id }, body: { accessRoleId: role.id } });
  return person;
}

test('Who may write and not change leaves a post pending, and changes it until somebody has published it', async () => {
  const app = await openApp();
  const admin = await app.signIn('admin');
  const writer = await personWith(app, admin, ['content:read', 'content:create']);
  const { post } = await addAPost(writer, { status: 'Pending' });
  const parameters = { id: post.id };
  await writer.refused(403, addPost, { body: newPost({ status: 'Published' }) });
  await writer.refused(403, addPost, { body: newPost({ publishAt: '2027-01-01T00:00:00.000Z' }) });
  await writer.refused(403, updatePost, { parameters, body: { status: 'Published' } });
  await writer.refused(403, updatePost, { parameters: { id: 8 }, body: { title: 'Mine' } });
  await writer.refused(403, deletePost, { parameters: { id: 8 } });
  await writer.refused(404, readPost, { parameters: { post: '8' } });
  const drafts = await writer.call(listPosts, { query: { show: 'drafts' } });
  expect(drafts.posts.map(({ id }) => id)).toEqual([post.id]);
  const editable = await writer.call(listPosts, { query: { show: 'editable' } });
  expect(editable.posts.map(({ id }) => id)).toEqual([post.id]);
  await writer.call(updatePost, { parameters, body: { title: 'Spring tide' } });
  await admin.call(updatePost, { parameters, body: { status: 'Published' } });
  await writer.refused(403, updatePost, { parameters, body: { title: 'Neap tide' } });
  await writer.refused(403, listPostVersions, { parameters });
});

test('Who only reads sees no draft, writes nothing, and comments', async () => {
  const app = await openApp();
  const admin = await app.signIn('admin');
  const reader = await personWith(app, admin, ['content:read']);
  for (const show of ['drafts', 'editable'] as const)
    expect(await reader.call(listPosts, { query: { show } })).toEqual({ total: 0, posts: [] });
  await reader.refused(403, addPost, { body: newPost() });
  await reader.refused(403, uploadPostPicture, { query: { name: 'tide.png' }, upload: picture() });
  const { commentId } = await reader.call(addComment, { parameters: { id: 1 }, body: { text: 'Boots.' } });
  const { changeId } = await reader.call(deleteComment, { parameters: { id: commentId } });
  await reader.call(undoChange, { parameters: { id: changeId } });
});

test('Whatever is asked of the list, its pages together are what a plain look finds', async () => {
  const app = await openApp();
  const admin = await app.signIn('admin');
  for (const tags of [['Food'], ['Food', 'Video'], ['Quote'], []] as const)
    for (const status of ['Published', 'Draft'] as const)
      await addAPost(admin, { tags: [...tags], status, excerpt: `Ebbe über ${tags.length} Knoten` });
  const all = await Promise.all(
    (['published', 'drafts', 'editable'] as const).map(async (show) => ({
      show,
      posts: (await admin.call(listPosts, { query: { show, perPage: 100 } })).posts,
    })),
  );
  // Who may change posts may change them all.
  const [published, drafts, editable] = all.map(({ posts }) => posts.length);
  expect(editable).toBe((published ?? 0) + (drafts ?? 0));
  for (const { show, posts } of all)
    for (const tag of [undefined, ...blogTags])
      for (const q of ['', 'uber', 'tide', 'EBBE knoten', 'zzz', '%', '_']) {
        const found: number[] = [];
        const { total } = await admin.call(listPosts, { query: { show, tag, q } });
        for (let page = 1; page <= Math.ceil(total / 3) + 1; page += 1)
          found.push(
            ...(await admin.call(listPosts, { query: { show, tag, q, page, perPage: 3 } })).posts.map(({ id }) => id),
          );
        const texts = await app.engine.read.selectFrom('blogPosts').select(['id', 'search']).execute();
        const textOf = new Map(texts.map(({ id, search }) => [id, search]));
        const words = q.toLowerCase().split(' ');
        const expected = posts.filter(
          ({ id, tags }) => (!tag || tags.includes(tag)) && words.every((word) => textOf.get(id)?.includes(word)),
        );
        expect(found, `${show} ${tag} ${q}`).toEqual(expected.map(({ id }) => id));
        expect(total).toBe(expected.length);
      }
});

test('Posts are found by what their author is called now, and counted with the authors', async () => {
  const app = await openApp();
  const admin = await app.signIn('admin');
  const writer = await newcomer(app);
  const rename = (firstName: string) => writer.call(setAccountDetails, { body: { firstName, lastName: 'Okafor' } });
  await rename('Ada');
  const one = await addAPost(writer, { status: 'Published' });
  const other = await addAPost(writer, { status: 'Published', tags: ['Food'] });
  await addAPost(writer);
  const idsOf = async (query: object) =>
    (await admin.call(listPosts, { query: { perPage: 100, ...query } })).posts.map(({ id }) => id);
  const author = 'Ada Okafor';
  expect(await idsOf({ author })).toEqual([other.post.id, one.post.id]);
  expect(await idsOf({ author, tag: 'Food' })).toEqual([other.post.id]);
  expect((await admin.call(readBlogIndex)).authors).toContainEqual({ name: author, posts: 2 });
  expect((await pageOf(admin, one.post.slug)).postsOfAuthor).toBe(2);
  await rename('Adaeze');
  expect(await idsOf({ author })).toEqual([]);
  expect(await idsOf({ author: 'Adaeze Okafor' })).toEqual([other.post.id, one.post.id]);
  const { authors, published } = await admin.call(readBlogIndex);
  for (const { name, posts } of authors) expect(await idsOf({ author: name })).toHaveLength(posts);
  expect(authors.reduce((sum, { posts }) => sum + posts, 0)).toBeLessThanOrEqual(published);
});
