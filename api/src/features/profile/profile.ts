import type { Profile } from '@atrium/contract/profile';
import type { Database } from '../../database/engine.ts';
import { notFound } from '../../errors.ts';
import { findComments } from './comments.queries.ts';
import { findPersonId } from './people.queries.ts';
import { findPollOptions, findVoters } from './polls.queries.ts';
import { findLikers, findPosts } from './posts.queries.ts';
import {
  findFeeds,
  findFriendsOfFriends,
  findPages,
  findPhotos,
  findProfile,
  findStrangers,
} from './profile.queries.ts';
import { headerAndAbout, shownFeed, shownPage, shownPolls, shownPost, suggestion } from './profile.shapes.ts';

const postsOnPage = 10;
const suggestionsShown = 6;

export async function readProfile(database: Database, accountId: number, page: number): Promise<Profile> {
  const account = await findProfile(database, accountId);
  if (!account) throw notFound('account');
  const personId = await findPersonId(database, accountId);
  return {
    ...headerAndAbout(account),
    suggestedPages: (await findPages(database, personId)).map(shownPage),
    twitterFeeds: (await findFeeds(database, personId)).map(shownFeed),
    post: await posts(database, personId, page),
    latestPhotos: (await findPhotos(database)).map(({ image }) => ({ img: image })),
    suggestions: await suggestions(database, personId),
    polls: await polls(database, personId),
  };
}

async function posts(database: Database, personId: number, page: number): Promise<Profile['post']> {
  const rows = await findPosts(database, personId, postsOnPage, (page - 1) * postsOnPage);
  const ids = rows.map(({ id }) => id);
  const likers = await findLikers(database, ids);
  const comments = await findComments(database, personId, ids);
  return rows.map((row) => shownPost(row, personId, likers, comments));
}

/** Friends of friends first; who else there is when they are too few. */
async function suggestions(database: Database, personId: number): Promise<Profile['suggestions']> {
  const known = await findFriendsOfFriends(database, personId, suggestionsShown);
  const ids = known.map(({ id }) => id);
  const others = await findStrangers(database, personId, ids, suggestionsShown);
  return [...known, ...others].slice(0, suggestionsShown).map(suggestion);
}

async function polls(database: Database, personId: number): Promise<Profile['polls']> {
  const options = await findPollOptions(database, personId);
  const voters = await findVoters(
    database,
    options.map(({ id }) => id),
  );
  return shownPolls(options, voters);
}
