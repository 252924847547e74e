import type { Transaction } from '../../database/engine.ts';
import type { ProfileReactionRow } from '../../database/profile-schema.ts';
import { reserveIds } from '../../database/sequences.ts';
import { insertPerson } from '../../people/insert-person.ts';
import { samplePortrait } from '../../people/sample-portraits.ts';
import { insertComments } from './comments.queries.ts';
import { insertPictures } from './pictures.queries.ts';
import { insertPosts } from './posts.queries.ts';
import {
  sampleFeeds,
  sampleFriends,
  samplePeople,
  samplePolls,
  sampleProfile,
  sampleProfilePages,
  sampleProfilePosts,
} from './profile.sample-rows.ts';
import { insertReactions } from './reactions.queries.ts';

type Reaction = Omit<ProfileReactionRow, 'id'>;

export async function loadSampleProfile(
  transaction: Transaction,
  owner: { id: number; fullName: string },
  now: string,
): Promise<void> {
  await addPeople(transaction, owner);
  await addOthers(transaction, owner.id);
  await addPosts(transaction, now);
  await addSurroundings(transaction);
  await addPolls(transaction);
  const rows = reactions().map((reaction, index) => ({ ...reaction, id: index + 1 }));
  await insertReactions(transaction, rows);
  await reserveIds(transaction, 'profile_reactions', rows.length);
}

async function addPeople(transaction: Transaction, owner: { id: number; fullName: string }): Promise<void> {
  const others = samplePeople.map((name, index) => ({
    id: index + 2,
    accountId: null,
    name,
    avatar: samplePortrait(name),
  }));
  const first = { id: 1, accountId: owner.id, name: owner.fullName, avatar: '' };
  await transaction
    .insertInto('profilePeople')
    .values([first, ...others])
    .execute();
  await transaction
    .insertInto('profiles')
    .values({ ...sampleProfile, accountId: owner.id })
    .execute();
  await reserveIds(transaction, 'profile_people', others.length + 1);
}

/** Who has an account, and no part in the story yet. */
async function addOthers(transaction: Transaction, ownerId: number): Promise<void> {
  const accounts = await transaction
    .selectFrom('accounts')
    .select(['id', 'fullName'])
    .where('id', '<>', ownerId)
    .orderBy('id')
    .execute();
  for (const { id, fullName } of accounts) await insertPerson(transaction, { accountId: id, name: fullName });
}

const hour = 3_600_000;

async function addPosts(transaction: Transaction, now: string): Promise<void> {
  const before = (hours: number) => new Date(Date.parse(now) - hours * hour).toISOString();
  const posts = sampleProfilePosts.map(({ by, hoursAgo, text }, index) => {
    const never = { editedAt: null, deletedAt: null };
    return { id: index + 1, personId: by, text, video: '', createdAt: before(hoursAgo), ...never };
  });
  const pictures = sampleProfilePosts.flatMap((post, index) =>
    post.pictures.map((picture, position) => ({ postId: index + 1, position, picture })),
  );
  const comments = sampleProfilePosts.flatMap((post, index) =>
    post.comments.map(({ by, text }, place) => {
      const createdAt = before(post.hoursAgo - 1 - place);
      return { postId: index + 1, personId: by, text, createdAt, editedAt: null, deletedAt: null };
    }),
  );
  await insertPosts(transaction, posts);
  await insertPictures(
    transaction,
    pictures.map((picture, index) => ({ ...picture, id: index + 1 })),
  );
  await insertComments(
    transaction,
    comments.map((comment, index) => ({ ...comment, id: index + 1 })),
  );
  await reserveIds(transaction, 'profile_posts', posts.length);
  await reserveIds(transaction, 'profile_post_pictures', pictures.length);
  await reserveIds(transaction, 'profile_comments', comments.length);
}

async function addSurroundings(transaction: Transaction): Promise<void> {
  const pages = sampleProfilePages.map(([name, subtitle, avatar], index) => ({
    id: index + 1,
    name,
    subtitle,
    avatar,
  }));
  const feeds = sampleFeeds.map(([name, handle, avatar, tags, text], index) => {
    return { id: index + 1, name, handle, avatar, tags, text };
  });
  await transaction.insertInto('profilePages').values(pages).execute();
  await transaction.insertInto('profileFeeds').values(feeds).execute();
}

async function addPolls(transaction: Transaction): Promise<void> {
  const polls = samplePolls.map(([question], index) => ({
    id: index + 1,
    question,
    postId: null,
    endsOn: null,
    timeZone: 'UTC',
  }));
  const options = pollOptions().map(({ pollId, name }, index) => ({ id: index + 1, pollId, name }));
  await transaction.insertInto('profilePolls').values(polls).execute();
  await transaction.insertInto('profilePollOptions').values(options).execute();
  await reserveIds(transaction, 'profile_polls', polls.length);
  await reserveIds(transaction, 'profile_poll_options', options.length);
}

function pollOptions() {
  return samplePolls.flatMap(([, options], index) =>
    options.map(([name, voters]) => ({ pollId: index + 1, name, voters })),
  );
}

function reactions(): Reaction[] {
  const comments = sampleProfilePosts.flatMap((post) => post.comments);
  return [
    ...sampleProfilePosts.flatMap(({ likedBy }, index) => reactionsOf('like', index + 1, likedBy)),
    ...sampleProfilePosts.flatMap(({ sharedBy }, index) => reactionsOf('share', index + 1, sharedBy)),
    ...comments.flatMap(({ likedBy }, index) => reactionsOf('comment-like', index + 1, likedBy)),
    ...sampleProfilePages.flatMap(([, , , followers], index) => reactionsOf('follow', index + 1, followers)),
    ...sampleFeeds.flatMap(([, , , , , admirers], index) => reactionsOf('favorite', index + 1, admirers)),
    ...sampleFriends.flatMap(([one, other]) => [
      ...reactionsOf('friend', one, [other]),
      ...reactionsOf('friend', other, [one]),
    ]),
    ...pollOptions().flatMap(({ pollId, voters }, index) => reactionsOf('vote', pollId, voters, index + 1)),
  ];
}

function reactionsOf(
  kind: Reaction['kind'],
  targetId: number,
  people: readonly number[],
  optionId: number | null = null,
): Reaction[] {
  return people.map((personId) => ({ kind, targetId, personId, optionId }));
}
