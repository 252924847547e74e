import * as z from 'zod/mini';
import { route } from './route.ts';
import { id, idParameter } from './text.ts';

const both = {
  access: { action: 'read', subject: 'Profile' },
  parameters: z.object({ id: idParameter() }),
  /** `changeId` is null when it is so already. */
  response: z.object({ changeId: z.nullable(id()) }),
} as const;

const setting = { ...both, status: 201 } as const;
const clearing = { ...both, status: 200 } as const;

const likePath = '/api/v1/profile/posts/{id}/like';
const commentLikePath = '/api/v1/profile/comments/{id}/like';
const followPath = '/api/v1/profile/pages/{id}/follow';
const favoritePath = '/api/v1/profile/feeds/{id}/favorite';
const friendPath = '/api/v1/profile/friends/{id}';

export const likePost = route({
  ...setting,
  method: 'POST',
  name: 'likePost',
  path: likePath,
  summary: 'Like a post.',
});
export const unlikePost = route({
  ...clearing,
  method: 'DELETE',
  name: 'unlikePost',
  path: likePath,
  summary: 'No longer like a post.',
});

export const sharePost = route({
  ...setting,
  method: 'POST',
  name: 'sharePost',
  path: '/api/v1/profile/posts/{id}/share',
  summary: 'Note that one has shared a post. It counts once.',
});

export const likeComment = route({
  ...setting,
  method: 'POST',
  name: 'likeComment',
  path: commentLikePath,
  summary: 'Like a comment.',
});
export const unlikeComment = route({
  ...clearing,
  method: 'DELETE',
  name: 'unlikeComment',
  path: commentLikePath,
  summary: 'No longer like a comment.',
});

export const followPage = route({
  ...setting,
  method: 'POST',
  name: 'followPage',
  path: followPath,
  summary: 'Follow a suggested page.',
});
export const unfollowPage = route({
  ...clearing,
  method: 'DELETE',
  name: 'unfollowPage',
  path: followPath,
  summary: 'No longer follow a page.',
});

export const favorFeed = route({
  ...setting,
  method: 'POST',
  name: 'favorFeed',
  path: favoritePath,
  summary: 'Set the star of a feed.',
});
export const unfavorFeed = route({
  ...clearing,
  method: 'DELETE',
  name: 'unfavorFeed',
  path: favoritePath,
  summary: 'Take away the star of a feed.',
});

export const addFriend = route({
  ...setting,
  method: 'POST',
  name: 'addFriend',
  path: friendPath,
  summary:
    'Ask somebody to be a friend, or say yes to who has asked. Who cannot sign in, and so cannot answer, is one at once.',
});
export const removeFriend = route({
  ...clearing,
  method: 'DELETE',
  name: 'removeFriend',
  path: friendPath,
  summary: 'No longer be the friend of somebody, or no longer ask.',
});

export const voteInPoll = route({
  ...setting,
  method: 'POST',
  name: 'voteInPoll',
  path: '/api/v1/profile/polls/{id}/votes',
  summary: 'Vote for an option of a poll; a vote that was given before moves to it.',
  body: z.object({ option: id() }),
});
