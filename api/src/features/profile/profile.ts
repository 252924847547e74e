import type { Profile } from '@atrium/contract/profile';
import type { SignedInContext } from '../../context.ts';
import type { Database } from '../../database/engine.ts';
import { notFound } from '../../errors.ts';
import { findComments } from './comments.queries.ts';
import { findPhotos } from './pictures.queries.ts';
import { findPollOptions } from './polls.queries.ts';
import { findPosts } from './posts.queries.ts';
import { findPagesAndFeeds, findProfile, findSuggestions } from './profile.queries.ts';
import { headerAndAbout, shownFeed, shownPage, shownPolls, shownPost, suggestion } from './profile.shapes.ts';
import { findReactors } from './reactors.queries.ts';

const postsOnPage = 10;
const suggestionsShown = 6;
const photosShown = 9;
const allPosts = { author: undefined, before: undefined };

export async function readProfile(
  database: Database,
  { caller, now }: Pick<SignedInContext, 'caller' | 'now'>,
  page: number,
): Promise<Profile> {
  const account = await findProfile(database, caller.accountId);
  if (!account) throw notFound('account');
  // Nobody while the account has done nothing yet.
  const personId = account.personId ?? 0;
  const shown = await findPagesAndFeeds(database, personId);
  return {
    ...headerAndAbout(account),
    suggestedPages: shown.filter(({ reaction }) => reaction === 'follow').map(shownPage),
    twitterFeeds: shown.filter(({ reaction }) => reaction === 'favorite').map(shownFeed),
    ...(await postsAndPolls(database, personId, page, now)),
    latestPhotos: (await findPhotos(database, allPosts, photosShown)).map(({ picture }) => ({ img: picture })),
    suggestions: await suggestions(database, personId),
  };
}

async function postsAndPolls(
  database: Database,
  personId: number,
  page: number,
  now: string,
): Promise<Pick<Profile, 'posts' | 'post' | 'polls'>> {
  const posts = await findPosts(database, personId, postsOnPage, (page - 1) * postsOnPage);
  const options = await findPollOptions(database, personId);
  const postIds = posts.map(({ id }) => id);
  const pollIds = new Set(options.map(({ pollId }) => pollId));
  const comments = await findComments(database, personId, postIds);
  const { likers, voters } = await findReactors(database, postIds, [...pollIds]);
  const shown = posts.map((post) => shownPost(post, personId, likers, comments));
  return {
    posts: shown,
    post: shown,
    polls: shownPolls(options, voters, now),
  };
}

/** Friends of friends first; who else there is when they are too few. */
async function suggestions(database: Database, personId: number): Promise<Profile['suggestions']> {
  const found = await findSuggestions(database, personId, suggestionsShown);
  const firstOf = (wanted: number) => found.findIndex(({ id }) => id === wanted);
  return found
    .filter(({ id }, place) => firstOf(id) === place)
    .slice(0, suggestionsShown)
    .map(suggestion);
}
