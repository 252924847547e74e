import * as routes from '@atrium/contract/profile';
import * as reactions from '@atrium/contract/profile-reactions';
import { handle } from '../../handle.ts';
import { addComment, addPost, deleteComment, deletePost } from './posts.ts';
import { readProfile } from './profile.ts';
import { react, takeBack, vote } from './reactions.ts';

export const profileEndpoints = [
  handle(routes.readProfile, ({ services, caller }, { query }) =>
    readProfile(services.engine.read, caller.accountId, query.page),
  ),

  handle(routes.addProfilePost, (context, { body }) => addPost(context, body.text)),

  handle(routes.deleteProfilePost, async (context, { parameters }) => ({
    changeId: await deletePost(context, parameters.id),
  })),

  handle(routes.addProfileComment, (context, { parameters, body }) => addComment(context, parameters.id, body.text)),

  handle(routes.deleteProfileComment, async (context, { parameters }) => ({
    changeId: await deleteComment(context, parameters.id),
  })),

  handle(reactions.likePost, async (context, { parameters }) => ({
    changeId: await react(context, 'like', parameters.id),
  })),

  handle(reactions.unlikePost, async (context, { parameters }) => ({
    changeId: await takeBack(context, 'like', parameters.id),
  })),

  handle(reactions.sharePost, async (context, { parameters }) => ({
    changeId: await react(context, 'share', parameters.id),
  })),

  handle(reactions.likeComment, async (context, { parameters }) => ({
    changeId: await react(context, 'comment-like', parameters.id),
  })),

  handle(reactions.unlikeComment, async (context, { parameters }) => ({
    changeId: await takeBack(context, 'comment-like', parameters.id),
  })),

  handle(reactions.followPage, async (context, { parameters }) => ({
    changeId: await react(context, 'follow', parameters.id),
  })),

  handle(reactions.unfollowPage, async (context, { parameters }) => ({
    changeId: await takeBack(context, 'follow', parameters.id),
  })),

  handle(reactions.favorFeed, async (context, { parameters }) => ({
    changeId: await react(context, 'favorite', parameters.id),
  })),

  handle(reactions.unfavorFeed, async (context, { parameters }) => ({
    changeId: await takeBack(context, 'favorite', parameters.id),
  })),

  handle(reactions.addFriend, async (context, { parameters }) => ({
    changeId: await react(context, 'friend', parameters.id),
  })),

  handle(reactions.removeFriend, async (context, { parameters }) => ({
    changeId: await takeBack(context, 'friend', parameters.id),
  })),

  handle(reactions.voteInPoll, async (context, { parameters, body }) => ({
    changeId: await vote(context, parameters.id, body.option),
  })),
];
