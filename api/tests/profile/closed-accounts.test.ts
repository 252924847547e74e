import { closeAccount } from '@atrium/contract/accounts';
import { readBlogPost } from '@atrium/contract/blog';
import { addComment, listComments } from '@atrium/contract/blog-comments';
import { listPosts, listPostVersions, readPost } from '@atrium/contract/blog-posts';
import { undoChange } from '@atrium/contract/changes';
import { listNotifications } from '@atrium/contract/notifications';
import { addProfileComment, readProfile } from '@atrium/contract/profile';
import { addProfilePost, getProfilePost, listFeed, listPostLikers } from '@atrium/contract/profile-feed';
import { declineFriend, listFriends, readPerson, updateOwnProfile } from '@atrium/contract/profile-people';
import { addFriend, likePost } from '@atrium/contract/profile-reactions';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { addAPost } from '../blog/posts.ts';
import { openApp } from '../helper.ts';
import { newcomer, password } from '../people.ts';
import type { Person } from '../person.ts';

const app = await openApp();
const admin = await app.signIn('admin');

async function personOf({ accountId }: Person) {
  return (await admin.call(readPerson, { query: { account: accountId } })).person;
}

/** Somebody who has done here whatever there is to do, and has closed their account. */
async function whoHasLeft() {
  const person = await newcomer(app, { username: `leaving.soon.${crypto.randomUUID()}` });
  await person.call(updateOwnProfile, { body: { designation: 'Harbour pilot', lives: 'Eelport' } });
  const { post } = await person.call(addProfilePost, { body: { text: 'Ebb at noon.' } });
  const parameters = { id: post.id };
  await person.call(addProfileComment, { parameters, body: { text: 'Bring boots.' } });
  await person.call(likePost, { parameters });
  const { id } = await personOf(person);
  await admin.call(addFriend, { parameters: { id } });
  await person.call(addFriend, { parameters: { id: (await personOf(admin)).id } });
  const blog = (await addAPost(person, { status: 'Published' })).post;
  await person.call(addComment, { parameters: { id: blog.id }, body: { text: 'Tall boots.' } });
  await person.call(closeAccount, { body: { currentPassword: password } });
  return { person, id, postId: post.id, blog };
}

test('Whoever has closed their account is called nothing any more, and what they said stays', async () => {
  const { person, id, postId, blog } = await whoHasLeft();
  const parameters = { id: postId };
  const answers = {
    post: await admin.call(getProfilePost, { parameters }),
    feed: await admin.call(listFeed, { query: { person: id } }),
    likers: await admin.call(listPostLikers, { parameters }),
    page: await admin.call(readPerson, { query: { account: person.accountId } }),
    profile: await admin.call(readProfile, { query: {} }),
    friends: await admin.call(listFriends, { query: {} }),
    blogPost: await admin.call(readPost, { parameters: { post: blog.slug } }),
    blogList: await admin.call(listPosts, { query: {} }),
    specPost: await admin.call(readBlogPost, { query: { id: blog.id } }),
    comments: await admin.call(listComments, { parameters: { id: blog.id } }),
  };
  for (const [where, answer] of Object.entries(answers))
    for (const secret of [person.username, `closed-${person.accountId}`, 'Harbour pilot'])
      expect(JSON.stringify(answer), where).not.toContain(secret);
  expect(answers.post.post).toMatchObject({ username: '', avatar: '', postText: 'Ebb at noon.' });
  expect(answers.post.post.detailedComments).toMatchObject([{ username: '', comment: 'Bring boots.' }]);
  expect(answers.likers.people).toMatchObject([{ id, accountId: null, name: '' }]);
  expect(answers.page.person).toMatchObject({
    name: '',
    friendState: 'closed',
    accountId: null,
    joined: null,
    posts: 1,
  });
  expect(answers.blogPost.post.userFullName).toBe('');
  expect(answers.comments.comments).toMatchObject([{ name: '', text: 'Tall boots.' }]);
});

test('What others were told, and the versions of a post, name nobody who has closed their account', async () => {
  const [person, author] = [await newcomer(app), await newcomer(app)];
  const parameters = { id: (await author.call(addProfilePost, { body: { text: 'Low water.' } })).post.id };
  await person.call(likePost, { parameters });
  await person.call(addProfileComment, { parameters, body: { text: 'Bring boots.' } });
  await person.call(addFriend, { parameters: { id: (await personOf(author)).id } });
  const blog = (await addAPost(person, { status: 'Published' })).post;
  const told = async () => (await author.call(listNotifications, { query: {} })).notifications;
  const versions = () => admin.call(listPostVersions, { parameters: { id: blog.id } });
  expect((await told()).map((one) => one.person)).toEqual([person.username, person.username, person.username]);
  expect(JSON.stringify(await versions())).toContain(person.username);
  await person.call(closeAccount, { body: { currentPassword: password } });
  expect((await told()).map(({ kind, title, person: name }) => [kind, title, name])).toEqual([
    ['friend-asked', '', ''],
    ['post-commented', 'Low water.', ''],
    ['post-liked', 'Low water.', ''],
  ]);
  expect(JSON.stringify(await versions())).not.toContain(person.username);
});

test('Names that were there before it was kept whose they are go too', async () => {
  const [person, author] = [await newcomer(app), await newcomer(app)];
  const { post } = await author.call(addProfilePost, { body: { text: 'Slack water.' } });
  await person.call(likePost, { parameters: { id: post.id } });
  await app.engine.write(async (transaction) => {
    for (const statement of [
      'drop index notifications_by_person',
      'drop index blog_versions_by_account',
      'alter table notifications drop column person_account_id',
      'alter table blog_versions drop column account_id',
      "delete from migrations where name = '0049-whose-names-stand-where'",
    ])
      await sql.raw(statement).execute(transaction);
  });
  expect(await migrate(app.engine)).toEqual(['0049-whose-names-stand-where']);
  const told = async () => (await author.call(listNotifications, { query: {} })).notifications.map((one) => one.person);
  expect(await told()).toEqual([person.username]);
  await person.call(closeAccount, { body: { currentPassword: password } });
  expect(await told()).toEqual(['']);
});

test('Whoever has closed their account is nobody’s friend, is not suggested as one, and cannot be asked', async () => {
  const { id } = await whoHasLeft();
  const { friends, asking, asked } = await admin.call(listFriends, { query: {} });
  expect([...friends, ...asking, ...asked].map((one) => one.id)).not.toContain(id);
  const { suggestions } = await admin.call(readProfile, { query: {} });
  expect(suggestions.map((one) => one.id)).not.toContain(id);
  await admin.refused(404, addFriend, { parameters: { id } });
});

test('Who was told no and has left does not come back to ask', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  await other.call(addFriend, { parameters: { id: (await personOf(one)).id } });
  const { changeId } = await one.call(declineFriend, { parameters: { id: (await personOf(other)).id } });
  await other.call(closeAccount, { body: { currentPassword: password } });
  const { detail } = await one.refused(409, undoChange, { parameters: { id: changeId ?? 0 } });
  expect(detail).toBe('This person has closed their account.');
  expect((await one.call(listFriends, { query: {} })).asking).toEqual([]);
});
