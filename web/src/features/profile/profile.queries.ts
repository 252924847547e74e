import { readProfile } from '@atrium/contract/profile';
import { getProfilePost, listFeed, listPostLikers, listProfilePhotos } from '@atrium/contract/profile-feed';
import { listFriends, readPerson } from '@atrium/contract/profile-people';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ifThere } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { type AskForPosts, type Feed, type FeedPage, readFirstPage, readNextPage } from './feed-pages.ts';
import { keepOwnAvatar } from './own-avatar.ts';

/** Whose page it is; null for one's own. */
export type Whose = { id: number } | { account: number } | null;

/** Null where there is nobody. */
export function personQuery(whose: Whose) {
  return queryOptions({
    queryKey: ['profile', 'person', whose],
    queryFn: async ({ signal }) => {
      const person = (await ifThere(call(readPerson, { query: whose ?? {} }, { signal })))?.person ?? null;
      if (person) keepOwnAvatar(person);
      return person;
    },
    meta: { follows: ['profile-reaction', 'profile-post', 'account-settings', 'account'] },
  });
}

/**
 * Posts of all, or of one person, as far as they were asked for. Asked again, they begin with the post that they began with: what came
 * since is told beside them. `begunAnew` has it among them.
 */
export function feedQuery(person?: number) {
  return infiniteQueryOptions({
    queryKey: ['profile-post', 'list', String(person ?? 'all')],
    queryFn: ({ pageParam, signal, client, queryKey }): Promise<FeedPage> => {
      const ask: AskForPosts = (part) => call(listFeed, { query: { person, ...part } }, { signal });
      if (pageParam !== undefined) return readNextPage(ask, pageParam);
      return readFirstPage(ask, client.getQueryData<Feed>(queryKey));
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { follows: ['profile-comment', 'profile-reaction', 'profile'] },
  });
}

/** Null for an id that no post has. */
export function postQuery(id: number) {
  return queryOptions({
    queryKey: ['profile-post', 'one', id],
    queryFn: async ({ signal }) =>
      (await ifThere(call(getProfilePost, { parameters: { id } }, { signal })))?.post ?? null,
    meta: { follows: ['profile-comment', 'profile-reaction', 'profile'] },
  });
}

export function likersQuery(id: number) {
  return queryOptions({
    queryKey: ['profile-reaction', 'likers', String(id)],
    queryFn: ({ signal }) => call(listPostLikers, { parameters: { id } }, { signal }),
  });
}

export function photosQuery(person: number) {
  return infiniteQueryOptions({
    queryKey: ['profile-post', 'photos', String(person)],
    queryFn: ({ pageParam, signal }) =>
      call(listProfilePhotos, { query: { person, before: pageParam, limit: 24 } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

export function friendsQuery(person?: number) {
  return queryOptions({
    queryKey: ['profile-reaction', 'friends', person === undefined ? 'own' : String(person)],
    queryFn: ({ signal }) => call(listFriends, { query: { person } }, { signal }),
    meta: { follows: ['profile'] },
  });
}

/** Pages, suggestions and polls that stand beside the posts. */
export const surroundingsQuery = queryOptions({
  queryKey: ['profile-reaction', 'surroundings'],
  queryFn: ({ signal }) => call(readProfile, { query: {} }, { signal }),
  meta: { follows: ['profile', 'profile-post'] },
});
