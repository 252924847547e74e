import { setAccountDetails } from '@atrium/contract/account-settings';
import { listChanges, undoChange } from '@atrium/contract/changes';
import { addProfileComment, deleteProfileComment, deleteProfilePost } from '@atrium/contract/profile';
import { addProfilePost, listPostLikers } from '@atrium/contract/profile-feed';
import {
  addFriend,
  likeComment,
  likePost,
  sharePost,
  unlikePost,
  voteInPoll,
} from '@atrium/contract/profile-reactions';
import { expect, test } from 'vitest';
import { percentages } from '../../src/features/profile/poll-results.ts';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addAComment, addAPost, pollOf, postOf, profileOf } from './profile.ts';
import { reactionCases } from './reactions.ts';

const app = await openApp();
const admin = await app.signIn('admin');

async function undo(person: Person, id: number | null): Promise<number> {
  const { changes } = await person.call(undoChange, { parameters: { id } });
  return changes[0]?.id ?? 0;
}

const changeOf = (body: unknown) => Number(Object(body).changeId);

test('The sample tells its story: three posts, with counts that follow from who liked and commented', async () => {
  const own = await openApp();
  const { post, suggestions, polls } = await profileOf(await own.signIn('admin'));
  expect(post.map(({ username }) => username)).toEqual(['Ida Lindqvist', 'Amara Okafor', 'Rosalind Achterberg']);
  expect(post.map(({ likes, likedUsers, likedCount }) => [likes, likedUsers.length, likedCount])).toEqual([
    ['5', 5, 0],
    ['9', 5, 4],
    ['7', 5, 2],
  ]);
  expect(post.map(({ comments, detailedComments }) => [comments, detailedComments.length])).toEqual([
    ['2', 2],
    ['3', 3],
    ['2', 2],
  ]);
  expect(post.map(({ share, youLiked, youShared }) => [share, youLiked, youShared])).toEqual([
    ['1', false, false],
    ['3', true, true],
    ['2', true, false],
  ]);
  expect(post[0]?.postTime).toBe('2026-03-02T04:00:00.000Z');
  expect(post[1]?.detailedComments.map(({ commentsLikes, youLiked }) => [commentsLikes, youLiked])).toEqual([
    [3, true],
    [1, false],
    [2, false],
  ]);
  expect(suggestions.map(({ mutualFriend }) => mutualFriend)).toEqual([
    '3 mutual friends',
    '2 mutual friends',
    '2 mutual friends',
    ...['1 mutual friend', '1 mutual friend', '1 mutual friend'],
  ]);
  expect(polls.map(({ options }) => options.map(({ result }) => result))).toEqual([
    ['50%', '38%', '12%'],
    ['43%', '57%'],
  ]);
  expect(polls.map(({ result, votedUser }) => [result, votedUser.length])).toEqual([
    ['50%', 5],
    ['57%', 5],
  ]);
});

test('Somebody counts once, however often and however fast they like', async () => {
  const { id } = await addAPost(admin);
  const people = [await newcomer(app), await newcomer(app), await newcomer(app)];
  const likes = people.flatMap((person) => [0, 1, 2].map(() => person.send(likePost, { parameters: { id } })));
  expect((await Promise.all(likes)).every(({ status }) => status === 201)).toBe(true);
  expect(await postOf(admin, id)).toMatchObject({ likes: '3', youLiked: false, likedCount: 0 });
  await people[0]?.call(unlikePost, { parameters: { id } });
  const { likes: left, likedUsers = [] } = (await postOf(admin, id)) ?? {};
  expect(left).toBe('2');
  expect(likedUsers.map(({ username }) => username).sort()).toEqual(people.slice(1).map(({ username }) => username));
});

test('Who likes a post is in the order of the alphabet, wherever capitals and accents are', async () => {
  const { id } = await addAPost(admin);
  for (const firstName of ['Zoe', 'Ödön', 'oscar', 'Émile']) {
    const person = await newcomer(app);
    await person.call(setAccountDetails, { body: { firstName, lastName: 'Quay' } });
    await person.call(likePost, { parameters: { id } });
  }
  const { people } = await admin.call(listPostLikers, { parameters: { id } });
  expect(people.map(({ name }) => name)).toEqual(['Émile Quay', 'Ödön Quay', 'oscar Quay', 'Zoe Quay']);
});

test('Five who like are shown, and how many there are beyond', async () => {
  const { id } = await addAPost(admin);
  for (let count = 0; count < 7; count += 1) await (await newcomer(app)).call(likePost, { parameters: { id } });
  const post = await postOf(admin, id);
  expect([post?.likes, post?.likedUsers.length, post?.likedCount]).toEqual(['7', 5, 2]);
});

test('Everything that is done to posts and comments can be undone, with all that belongs to it, and done again', async () => {
  const person = await newcomer(app);
  const { post, comment } = await addAComment(person);
  await admin.call(likePost, { parameters: { id: post.id } });
  await admin.call(likeComment, { parameters: { id: comment.id } });
  const deeds = [
    () => person.call(deleteProfilePost, { parameters: { id: post.id } }),
    () => person.call(deleteProfileComment, { parameters: { id: comment.id } }),
    () => person.call(addProfileComment, { parameters: { id: post.id }, body: { text: 'More.' } }),
    () => person.call(addProfilePost, { body: { text: 'More.' } }),
  ];
  for (const deed of deeds) {
    const before = (await profileOf(person)).post;
    const { changeId } = await deed();
    const after = (await profileOf(person)).post;
    expect(after).not.toEqual(before);
    const undone = await undo(person, changeId);
    expect((await profileOf(person)).post).toEqual(before);
    const redone = await undo(person, undone);
    expect((await profileOf(person)).post).toEqual(after);
    await undo(person, redone);
  }
});

test('Every reaction can be undone and done again, by its owner alone', async () => {
  for (const [kind, { set, target, isSet }] of Object.entries(reactionCases)) {
    const person = await newcomer(app);
    const id = await target(admin);
    const changeId = changeOf((await person.send(set, { parameters: { id } })).body);
    await admin.refused(404, undoChange, { parameters: { id: changeId } });
    const undone = await undo(person, changeId);
    expect(await isSet(person, id), `${kind}, undone`).toBe(false);
    await undo(person, undone);
    expect(await isSet(person, id), `${kind}, done again`).toBe(true);
  }
});

test('Others read of a post, and are not told that they could take it back', async () => {
  const person = await newcomer(app);
  const { changeId } = await person.call(addProfilePost, { body: { text: 'A boat came in.' } });
  const asReadBy = async (reader: Person) => {
    const { changes } = await reader.call(listChanges, { query: { entity: 'profile-post' } });
    return changes.find(({ id }) => id === changeId)?.isUndoable;
  };
  expect([await asReadBy(person), await asReadBy(admin)]).toEqual([true, false]);
});

test('What was done again since, or belongs to what is gone, is a conflict', async () => {
  const person = await newcomer(app);
  const { post, comment } = await addAComment(person);
  const parameters = { id: post.id };
  await person.call(likePost, { parameters });
  const unliked = await person.call(unlikePost, { parameters });
  const again = await person.call(likePost, { parameters });
  await person.refused(409, undoChange, { parameters: { id: unliked.changeId } });
  await undo(person, again.changeId);
  const removed = await person.call(deleteProfileComment, { parameters: { id: comment.id } });
  await person.call(deleteProfilePost, { parameters });
  for (const { changeId } of [unliked, removed]) {
    await person.refused(409, undoChange, { parameters: { id: changeId } });
  }
});

test('What is deleted takes no likes and no comments', async () => {
  const person = await newcomer(app);
  const { post, comment } = await addAComment(person);
  await person.call(deleteProfilePost, { parameters: { id: post.id } });
  await admin.refused(404, likePost, { parameters: { id: post.id } });
  await admin.refused(404, sharePost, { parameters: { id: post.id } });
  await admin.refused(404, likeComment, { parameters: { id: comment.id } });
  await admin.refused(404, addProfileComment, { parameters: { id: post.id }, body: { text: 'Yes.' } });
  await person.refused(404, deleteProfileComment, { parameters: { id: comment.id } });
});

test('A vote that moves can be undone, and the shares of a poll sum to 100', async () => {
  const person = await newcomer(app);
  const [first, second] = (await pollOf(person, 1)).options.map(({ id }) => id);
  const vote = (option: number | undefined) =>
    person.call(voteInPoll, { parameters: { id: 1 }, body: { option: option ?? 0 } });
  await vote(first);
  const before = await pollOf(person, 1);
  const { changeId } = await vote(second);
  expect(await vote(second)).toEqual({ changeId: null });
  const { options } = await pollOf(person, 1);
  expect(options.reduce((sum, { result }) => sum + Number.parseInt(result, 10), 0)).toBe(100);
  expect(options.map(({ isChosen }) => isChosen)).toEqual([false, true, false]);
  await undo(person, changeId);
  expect(await pollOf(person, 1)).toEqual(before);
});

test('Percentages sum to 100, and no option gets more than it has', () => {
  for (const votes of [[1], [1, 1, 1], [1, 2, 4, 8], [999, 1], [2, 2, 2, 2, 2, 2, 2], [0, 3, 0], [1_000_000, 1, 1]]) {
    const shares = percentages(votes);
    const total = votes.reduce((sum, count) => sum + count, 0);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
    shares.forEach((share, index) => {
      expect(Math.abs(share - ((votes[index] ?? 0) * 100) / total)).toBeLessThan(1);
    });
  }
  expect(percentages([0, 0])).toEqual([0, 0]);
  expect(percentages([])).toEqual([]);
});

test('A new friend is no longer suggested, and brings friends of theirs; nobody is suggested to themselves', async () => {
  const person = await newcomer(app);
  await addAPost(person);
  const namesOf = async () => (await profileOf(person)).suggestions.map(({ name }) => name);
  expect(await namesOf()).not.toContain(person.username);
  await person.call(addFriend, { parameters: { id: 7 } });
  const { suggestions } = await profileOf(person);
  expect(suggestions.map(({ id }) => id)).not.toContain(7);
  expect(suggestions[0]).toMatchObject({ name: 'Amara Okafor', mutualFriend: '1 mutual friend', mutualFriends: 1 });
  expect(suggestions).toHaveLength(6);
});

test('Nobody is their own friend', async () => {
  await admin.refused(409, addFriend, { parameters: { id: 1 } });
});

test('What is recorded is called by how it begins', async () => {
  const person = await newcomer(app);
  const { changeId } = await person.call(addProfilePost, { body: { text: '🐟'.repeat(100) } });
  const { changes } = await person.call(listChanges, { query: { entity: 'profile-post' } });
  expect(changes[0]).toMatchObject({ id: changeId, entityName: `${'🐟'.repeat(79)}…`, actorId: person.accountId });
});

test('Without sample data a profile is empty, and posts can be made', async () => {
  const own = await openApp({ settings: { sampleData: false } });
  const person = await newcomer(own);
  const { post, polls, suggestions, suggestedPages, twitterFeeds, latestPhotos } = await profileOf(person);
  expect([post, polls, suggestions, suggestedPages, twitterFeeds, latestPhotos]).toEqual([[], [], [], [], [], []]);
  expect((await addAPost(person)).id).toBe(1);
});
