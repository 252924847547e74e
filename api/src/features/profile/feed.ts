import type { FeedPhoto, FeedPost } from '@atrium/contract/profile-feed';
import type { SignedInContext } from '../../context.ts';
import type { Database } from '../../database/engine.ts';
import { notFound } from '../../errors.ts';
import { findComments } from './comments.queries.ts';
import { feedPost } from './feed.shapes.ts';
import { findPhotos, findPictures } from './pictures.queries.ts';
import { findPollOptionsOf } from './polls.queries.ts';
import { type FeedPart, findFeed, findShownPost } from './posts.queries.ts';
import { shownPolls } from './profile.shapes.ts';
import { findReactors } from './reactors.queries.ts';
import { type Viewer, viewerOf } from './viewer.ts';

type Asker = Pick<SignedInContext, 'ability' | 'caller' | 'now'>;

export async function readFeed(
  database: Database,
  asker: Asker,
  part: FeedPart,
  limit: number,
): Promise<{ posts: FeedPost[]; next: number | null }> {
  const viewer = await viewerOf(database, asker);
  const rows = await findFeed(database, viewer.personId, part, limit + 1);
  const posts = await withAll(database, asker, viewer, rows.slice(0, limit));
  return { posts, next: rows.length > limit ? (posts.at(-1)?.id ?? null) : null };
}

export async function readPost(database: Database, asker: Asker, id: number): Promise<FeedPost> {
  const viewer = await viewerOf(database, asker);
  const row = await findShownPost(database, viewer.personId, id);
  const [post] = row ? await withAll(database, asker, viewer, [row]) : [];
  if (!post) throw notFound('post');
  return post;
}

async function withAll(
  database: Database,
  { now }: Asker,
  viewer: Viewer,
  rows: Awaited<ReturnType<typeof findFeed>>,
): Promise<FeedPost[]> {
  const { personId } = viewer;
  const postIds = rows.map(({ id }) => id);
  const options = await findPollOptionsOf(database, personId, postIds);
  const { likers, voters } = await findReactors(database, postIds, [...new Set(options.map(({ pollId }) => pollId))]);
  const parts = {
    likers,
    polls: shownPolls(options, voters, now),
    comments: await findComments(database, personId, postIds),
    pictures: await findPictures(database, postIds),
  };
  return rows.map((row) => feedPost(row, viewer, parts));
}

export async function readPhotos(
  database: Database,
  part: FeedPart,
  limit: number,
): Promise<{ photos: FeedPhoto[]; next: number | null }> {
  const rows = await findPhotos(database, part, limit + 1);
  const photos = rows.slice(0, limit);
  return { photos, next: rows.length > limit ? (photos.at(-1)?.id ?? null) : null };
}
