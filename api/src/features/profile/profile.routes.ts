import * as routes from '@atrium/contract/profile';
import * as feed from '@atrium/contract/profile-feed';
import * as people from '@atrium/contract/profile-people';
import { handle } from '../../handle.ts';
import { addComment, deleteComment, updateComment } from './comments.ts';
import { readFeed, readPhotos, readPost } from './feed.ts';
import { declineFriend } from './friends.ts';
import { type ChangeSettings, readFriends, readLikers, readPerson, updateOwnProfile } from './people.ts';
import { addPost, deletePost, updatePost } from './posts.ts';
import { readProfile } from './profile.ts';

/** What one's page says of oneself is among the settings of one's account. */
export const profileEndpoints = (changeSettings: ChangeSettings) => [
  handle(routes.readProfile, (context, { query }) => readProfile(context.services.engine.read, context, query.page)),

  handle(people.readPerson, async (context, { query }) => ({
    person: await readPerson(context.services.engine.read, context, query),
  })),

  handle(people.updateOwnProfile, (context, { body }) => updateOwnProfile(context, body, changeSettings)),

  handle(feed.listFeed, (context, { query: { person, before, after, limit } }) =>
    readFeed(context.services.engine.read, context, { author: person, before, after }, limit),
  ),

  handle(feed.getProfilePost, async (context, { parameters }) => ({
    post: await readPost(context.services.engine.read, context, parameters.id),
  })),

  handle(feed.listPostLikers, async ({ services }, { parameters }) => ({
    people: await readLikers(services.engine.read, parameters.id),
  })),

  handle(feed.listProfilePhotos, ({ services }, { query: { person, before, limit } }) =>
    readPhotos(services.engine.read, { author: person, before }, limit),
  ),

  handle(feed.addProfilePost, (context, { body }) => addPost(context, body)),

  handle(feed.updateProfilePost, (context, { parameters, body }) => updatePost(context, parameters.id, body)),

  handle(feed.updateProfileComment, (context, { parameters, body }) =>
    updateComment(context, parameters.id, body.text),
  ),

  handle(people.listFriends, (context, { query }) => readFriends(context.services.engine.read, context, query.person)),

  handle(people.declineFriend, async (context, { parameters }) => ({
    changeId: await declineFriend(context, parameters.id),
  })),

  handle(routes.deleteProfilePost, async (context, { parameters }) => ({
    changeId: await deletePost(context, parameters.id),
  })),

  handle(routes.addProfileComment, (context, { parameters, body }) => addComment(context, parameters.id, body)),

  handle(routes.deleteProfileComment, async (context, { parameters }) => ({
    changeId: await deleteComment(context, parameters.id),
  })),
];
