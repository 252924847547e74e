import * as routes from '@atrium/contract/profile-reactions';
import { handle } from '../../handle.ts';
import { askFriend, leaveFriend } from './friends.ts';
import { react, takeBack, vote } from './reactions.ts';

/** What one says by pressing a button: that one likes, shares or follows something, is a friend, or has a choice in a poll. */
export const reactionEndpoints = [
  handle(routes.likePost, async (context, { parameters }) => ({
    changeId: await react(context, 'like', parameters.id),
  })),

  handle(routes.unlikePost, async (context, { parameters }) => ({
    changeId: await takeBack(context, 'like', parameters.id),
  })),

  handle(routes.sharePost, async (context, { parameters }) => ({
    changeId: await react(context, 'share', parameters.id),
  })),

  handle(routes.likeComment, async (context, { parameters }) => ({
    changeId: await react(context, 'comment-like', parameters.id),
  })),

  handle(routes.unlikeComment, async (context, { parameters }) => ({
    changeId: await takeBack(context, 'comment-like', parameters.id),
  })),

  handle(routes.followPage, async (context, { parameters }) => ({
    changeId: await react(context, 'follow', parameters.id),
  })),

  handle(routes.unfollowPage, async (context, { parameters }) => ({
    changeId: await takeBack(context, 'follow', parameters.id),
  })),

  handle(routes.favorFeed, async (context, { parameters }) => ({
    changeId: await react(context, 'favorite', parameters.id),
  })),

  handle(routes.unfavorFeed, async (context, { parameters }) => ({
    changeId: await takeBack(context, 'favorite', parameters.id),
  })),

  handle(routes.addFriend, async (context, { parameters }) => ({
    changeId: await askFriend(context, parameters.id),
  })),

  handle(routes.removeFriend, async (context, { parameters }) => ({
    changeId: await leaveFriend(context, parameters.id),
  })),

  handle(routes.voteInPoll, async (context, { parameters, body }) => ({
    changeId: await vote(context, parameters.id, body.option),
  })),
];
