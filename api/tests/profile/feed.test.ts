import { setAccountDetails } from '@atrium/contract/account-settings';
import { undoChange } from '@atrium/contract/changes';
import { changeContact } from '@atrium/contract/chat-contacts';
import { listNotifications, readNotifications } from '@atrium/contract/notifications';
import { addProfileComment, deleteProfileComment, deleteProfilePost } from '@atrium/contract/profile';
import {
  addProfilePost,
  getProfilePost,
  listFeed,
  updateProfileComment,
  updateProfilePost,
} from '@atrium/contract/profile-feed';
import { listFriends, readPerson, updateOwnProfile } from '@atrium/contract/profile-people';
import { addFriend, likePost, removeFriend, unlikePost, voteInPoll } from '@atrium/contract/profile-reactions';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { personWith } from '../roles/roles.ts';
import { addAComment, addAPost, personIdOf } from './profile.ts';

const app = await openApp();
const admin = await app.signIn('admin');

const undo = (person: Person, id: number | null) => person.call(undoChange, { parameters: { id: id ?? 0 } });
const toldOf = async (person: Person) =>
  (await person.call(listNotifications, { query: {} })).notifications.map(({ kind, person: who }) => `${kind} ${who}`);

test('The feed agrees with a plain look at what was done, whatever was done', async () => {
  const people = [await newcomer(app), await newcomer(app), await newcomer(app)];
  const ids = await Promise.all(people.map(personIdOf));
  const plain: { id: number; by: number; text: string; likes: Set<number>; comments: number }[] = [];
  let seed = 7;
  const any = (count: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % count;
  };
  for (let step = 0; step < 60; step += 1) {
    const by = any(people.length);
    const [person, post] = [people[by] ?? admin, plain[any(Math.max(1, plain.length))]];
    const act = any(6);
    if (act < 2 || !post) {
      const { id } = await addAPost(person, `Post ${step}`);
      plain.push({ id, by, text: `Post ${step}`, likes: new Set(), comments: 0 });
    } else if (act === 2) {
      await person.call(post.likes.has(by) ? unlikePost : likePost, { parameters: { id: post.id } });
      if (!post.likes.delete(by)) post.likes.add(by);
    } else if (act === 3) {
      await person.call(addProfileComment, { parameters: { id: post.id }, body: { text: `Word ${step}` } });
      post.comments += 1;
    } else if (act === 4) {
      const author = people[post.by] ?? admin;
      await author.call(updateProfilePost, { parameters: { id: post.id }, body: { text: `Changed ${step}` } });
      post.text = `Changed ${step}`;
    } else {
      await (people[post.by] ?? admin).call(deleteProfilePost, { parameters: { id: post.id } });
      plain.splice(plain.indexOf(post), 1);
    }
  }
  for (const [by, person] of [...ids.entries(), [null, undefined] as const]) {
    const expected = plain.filter((post) => by === null || post.by === by).toReversed();
    const found = [];
    let before: number | undefined;
    do {
      const { posts, next } = await (people[0] ?? admin).call(listFeed, { query: { person, before, limit: 3 } });
      found.push(...posts);
      before = next ?? undefined;
    } while (before !== undefined && found.length < expected.length);
    const shown = found
      .slice(0, expected.length)
      .map((post) => [post.id, post.postText, post.likes, post.comments, post.youLiked]);
    expect(shown).toEqual(
      expected.map((post) => [post.id, post.text, String(post.likes.size), String(post.comments), post.likes.has(0)]),
    );
  }
});

test('A change of a post and of a comment can be undone and done again', async () => {
  const person = await newcomer(app);
  const { post, comment } = await addAComment(person);
  const parameters = { id: post.id };
  const read = async () => (await person.call(getProfilePost, { parameters })).post;
  const deeds = [
    () => person.call(updateProfilePost, { parameters, body: { text: 'Otherwise.' } }),
    () => person.call(updateProfileComment, { parameters: { id: comment.id }, body: { text: 'Rather.' } }),
  ];
  for (const deed of deeds) {
    const before = await read();
    const { changeId } = await deed();
    const after = await read();
    expect(after).not.toEqual(before);
    const { changes } = await undo(person, changeId);
    expect(await read()).toEqual(before);
    await undo(person, changes[0]?.id ?? 0);
    expect(await read()).toEqual(after);
  }
});

test('What somebody said below a post is taken away by them, by the author of the post and by who moderates, and brought back by who did it', async () => {
  const workspace = ['workspace:read', 'workspace:write', 'workspace:create'] as const;
  const { person: author } = await personWith(app, admin, workspace);
  const { person: guest } = await personWith(app, admin, workspace);
  const { person: moderator } = await personWith(app, admin, ['workspace:read', 'content:read', 'content:write']);
  const { person: bystander } = await personWith(app, admin, workspace);
  const parameters = { id: (await addAPost(author)).id };
  const { comment } = await guest.call(addProfileComment, { parameters, body: { text: 'Rubbish.' } });
  const asSeenBy = async (person: Person) => (await person.call(getProfilePost, { parameters })).post.detailedComments;
  const mayDelete = async (person: Person) => (await asSeenBy(person)).map((one) => one.mayDelete);
  expect(await mayDelete(bystander)).toEqual([false]);
  for (const person of [guest, author, moderator]) {
    expect(await mayDelete(person)).toEqual([true]);
    const { changeId } = await person.call(deleteProfileComment, { parameters: { id: comment.id } });
    expect(await asSeenBy(bystander)).toEqual([]);
    if (person !== guest) await guest.refused(404, undoChange, { parameters: { id: changeId } });
    await undo(person, changeId);
    expect(await asSeenBy(guest)).toMatchObject([{ comment: 'Rubbish.', isOwn: true }]);
  }
  await author.refused(404, updateProfileComment, { parameters: { id: comment.id }, body: { text: 'Splendid.' } });
});

test('A poll comes with its post, goes with it, and takes votes until its last day is over', async () => {
  const today = app.services.now().toISOString().slice(0, 10);
  const poll = { question: 'When?', options: ['At four', 'At five'], endsOn: today };
  const { post, changeId } = await admin.call(addProfilePost, { body: { text: '', poll } });
  const { id = 0, options = [] } = post.poll ?? {};
  const vote = { parameters: { id }, body: { option: options[1]?.id ?? 0 } };
  await admin.call(voteInPoll, vote);
  const read = await admin.call(getProfilePost, { parameters: { id: post.id } });
  expect(read.post.poll).toMatchObject({ name: 'When?', votes: 1, isOver: false, postId: post.id });
  expect(read.post.poll?.options.map(({ result, isChosen }) => [result, isChosen])).toEqual([
    ['0%', false],
    ['100%', true],
  ]);
  await undo(admin, changeId);
  await admin.refused(404, voteInPoll, vote);
});

test('The last day of a poll is over by the clocks of whoever made it', async () => {
  const own = await openApp({ settings: { accessTokenSeconds: 86_400, refreshTokenSeconds: 86_400 } });
  const person = await own.signIn('admin');
  const ask = (endsOn: string, timeZone: string) => {
    const poll = { question: 'When?', options: ['At four', 'At five'], endsOn, timeZone };
    return { body: { text: '', poll } };
  };
  await person.refused(400, addProfilePost, ask('2026-03-01', 'UTC'));
  const west = await person.call(addProfilePost, ask('2026-03-01', 'Pacific/Honolulu'));
  const east = await person.call(addProfilePost, ask('2026-03-02', 'Pacific/Kiritimati'));
  const polls = [west, east].map(({ post }) => post.poll);
  expect(polls.map((poll) => poll?.isOver)).toEqual([false, false]);
  const votes = polls.map((poll) => {
    return { parameters: { id: poll?.id ?? 0 }, body: { option: poll?.options[0]?.id ?? 0 } };
  });
  own.moveClock(3_599);
  for (const vote of votes) await person.call(voteInPoll, vote);
  own.moveClock(1);
  for (const vote of votes) await person.refused(409, voteInPoll, vote);
  for (const { post } of [west, east]) {
    const read = await person.call(getProfilePost, { parameters: { id: post.id } });
    expect(read.post.poll?.isOver).toBe(true);
  }
});

test('Whoever wrote a post hears of comments and likes, of one person once', async () => {
  const [author, one, other] = [await newcomer(app), await newcomer(app), await newcomer(app)];
  const parameters = { id: (await addAPost(author)).id };
  for (const person of [one, one, other]) {
    await person.call(addProfileComment, { parameters, body: { text: 'Yes.' } });
    await person.call(likePost, { parameters });
    await person.call(unlikePost, { parameters });
  }
  await author.call(addProfileComment, { parameters, body: { text: 'Thank you.' } });
  const expected = [one, other].flatMap(({ username }) => [`post-commented ${username}`, `post-liked ${username}`]);
  const mine = async () => (await toldOf(author)).filter((told) => told.startsWith('post-')).sort();
  expect(await mine()).toEqual(expected.sort());
  const { notifications } = await author.call(listNotifications, { query: {} });
  await author.call(readNotifications, { body: { upTo: notifications[0]?.id ?? 0 } });
  await one.call(likePost, { parameters });
  expect(await mine()).toEqual(expected.sort());
});

test('Two who are called the same are told of like any two', async () => {
  const [author, one, other] = [await newcomer(app), await newcomer(app), await newcomer(app)];
  const parameters = { id: (await addAPost(author)).id };
  for (const person of [one, other]) {
    await person.call(setAccountDetails, { body: { firstName: 'Jo', lastName: 'Quay' } });
    await person.call(addProfileComment, { parameters, body: { text: 'Yes.' } });
    await person.call(likePost, { parameters });
  }
  const told = (await toldOf(author)).filter((news) => news.endsWith('Jo Quay')).sort();
  expect(told).toEqual([
    'post-commented Jo Quay',
    'post-commented Jo Quay',
    'post-liked Jo Quay',
    'post-liked Jo Quay',
  ]);
});

test('Friends are asked, say yes, and part; both hear of it, and each step can be undone', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const [oneId, otherId] = [await personIdOf(one), await personIdOf(other)];
  const states = async () => {
    const seen = [
      await one.call(readPerson, { query: { id: otherId } }),
      await other.call(readPerson, { query: { id: oneId } }),
    ];
    return seen.map(({ person }) => person.friendState);
  };
  const asked = await one.call(addFriend, { parameters: { id: otherId } });
  expect(await states()).toEqual(['asked', 'asking']);
  expect(await toldOf(other)).toContain(`friend-asked ${one.username}`);
  await undo(one, asked.changeId);
  expect(await states()).toEqual(['none', 'none']);
  await one.call(addFriend, { parameters: { id: otherId } });
  await other.call(addFriend, { parameters: { id: oneId } });
  expect(await states()).toEqual(['friends', 'friends']);
  expect(await toldOf(one)).toContain(`friend-accepted ${other.username}`);
  const parted = await one.call(removeFriend, { parameters: { id: otherId } });
  expect(await states()).toEqual(['none', 'none']);
  await undo(one, parted.changeId);
  expect(await states()).toEqual(['friends', 'friends']);
});

test('A request that is taken back is told to nobody, and told again when it comes back; so is a yes', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const [oneId, otherId] = [await personIdOf(one), await personIdOf(other)];
  const told = async (person: Person) => (await toldOf(person)).filter((news) => news.startsWith('friend-'));
  const asked = [`friend-asked ${one.username}`];
  await one.call(addFriend, { parameters: { id: otherId } });
  const { changeId } = await one.call(removeFriend, { parameters: { id: otherId } });
  expect(await told(other)).toEqual([]);
  await undo(one, changeId);
  expect(await told(other)).toEqual(asked);
  const answered = await other.call(addFriend, { parameters: { id: oneId } });
  const { changes } = await undo(other, answered.changeId);
  expect(await told(one)).toEqual([]);
  await undo(other, changes[0]?.id ?? 0);
  expect(await told(one)).toEqual([`friend-accepted ${other.username}`]);
  const parted = await one.call(removeFriend, { parameters: { id: otherId } });
  await undo(one, parted.changeId);
  expect([await told(one), await told(other)]).toEqual([[], []]);
});

test('Who cannot sign in is a friend at once', async () => {
  const person = await newcomer(app);
  await person.call(addFriend, { parameters: { id: 3 } });
  const { friends } = await person.call(listFriends, { query: {} });
  expect(friends.map(({ id, friendState }) => [id, friendState])).toEqual([[3, 'friends']]);
});

test('All that was changed of a profile at once is undone at once', async () => {
  const person = await newcomer(app);
  const before = await person.call(readPerson, { query: {} });
  const { changeId } = await person.call(updateOwnProfile, { body: { lives: 'Northquay', about: 'Ropes.' } });
  await undo(person, changeId);
  expect(await person.call(readPerson, { query: {} })).toEqual(before);
});

test('Once a poll is over no vote is taken back, moved or given again by undo', async () => {
  const own = await openApp({ settings: { accessTokenSeconds: 400_000 } });
  const voter = await own.signIn('admin');
  const endsOn = own.services.now().toISOString().slice(0, 10);
  const poll = { question: 'When?', options: ['At four', 'At five'], endsOn };
  const { post } = await voter.call(addProfilePost, { body: { text: '', poll } });
  const { id = 0, options = [] } = post.poll ?? {};
  const voteFor = (place: number) =>
    voter.call(voteInPoll, { parameters: { id }, body: { option: options[place]?.id ?? 0 } });
  const votes = [await voteFor(0), await voteFor(1)];
  own.moveClock(86_400);
  await voter.refused(409, undoChange, { parameters: { id: votes[1]?.changeId } });
  const read = await voter.call(getProfilePost, { parameters: { id: post.id } });
  expect(read.post.poll?.options.map(({ votes: count }) => count)).toEqual([0, 1]);
});

test('Whoever has asked does not take that back once they are friends; parting is undone and done again', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const [oneId, otherId] = [await personIdOf(one), await personIdOf(other)];
  const asked = await one.call(addFriend, { parameters: { id: otherId } });
  const answered = await other.call(addFriend, { parameters: { id: oneId } });
  await one.refused(409, undoChange, { parameters: { id: asked.changeId } });
  const { changeId } = await one.call(removeFriend, { parameters: { id: otherId } });
  const { changes } = await undo(one, changeId);
  await undo(one, changes.at(-1)?.id ?? 0);
  await one.refused(409, undoChange, { parameters: { id: asked.changeId } });
  await undo(one, (await one.call(addFriend, { parameters: { id: otherId } })).changeId);
  await other.refused(409, undoChange, { parameters: { id: answered.changeId } });
});

test('Two who ask each other at once are friends', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const [oneId, otherId] = [await personIdOf(one), await personIdOf(other)];
  await Promise.all([
    one.call(addFriend, { parameters: { id: otherId } }),
    other.call(addFriend, { parameters: { id: oneId } }),
  ]);
  for (const person of [one, other])
    expect((await person.call(listFriends, { query: {} })).friends.map(({ friendState }) => friendState)).toEqual([
      'friends',
    ]);
});

test('A friendship that somebody ended does not come back by undoing while one of the two has blocked the other', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const [oneId, otherId] = [await personIdOf(one), await personIdOf(other)];
  await one.call(addFriend, { parameters: { id: otherId } });
  await other.call(addFriend, { parameters: { id: oneId } });
  const { changeId } = await one.call(removeFriend, { parameters: { id: otherId } });
  const back = { parameters: { id: changeId ?? 0 } };
  for (const [blocker, blocked] of [
    [one, other],
    [other, one],
  ] as const) {
    await blocker.call(changeContact, { parameters: { id: blocked.accountId }, body: { isBlocked: true } });
    await one.refused(409, undoChange, back);
    await blocker.call(changeContact, { parameters: { id: blocked.accountId }, body: { isBlocked: false } });
  }
  await one.call(undoChange, back);
  expect((await other.call(listFriends, { query: {} })).friends).toMatchObject([{ friendState: 'friends' }]);
});

test('Whoever is blocked in the chat asks in vain to be a friend, and whoever has blocked them does not ask', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  await one.call(changeContact, { parameters: { id: other.accountId }, body: { isBlocked: true } });
  await other.refused(409, addFriend, { parameters: { id: await personIdOf(one) } });
  await one.refused(409, addFriend, { parameters: { id: await personIdOf(other) } });
  await one.call(changeContact, { parameters: { id: other.accountId }, body: { isBlocked: false } });
  await other.call(addFriend, { parameters: { id: await personIdOf(one) } });
});
