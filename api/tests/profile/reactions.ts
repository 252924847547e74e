import * as routes from '@atrium/contract/profile-reactions';
import type { Route } from '@atrium/contract/route';
import type { Person } from '../person.ts';
import { addAComment, addAPost, postOf, profileOf } from './profile.ts';

/** One kind of reaction: something to react to, and whether somebody has reacted to it. */
export interface ReactionCase {
  readonly set: Route;
  readonly clear: Route | null;
  target(author: Person): Promise<number>;
  isSet(person: Person, id: number): Promise<boolean>;
}

export const reactionCases: Readonly<Record<string, ReactionCase>> = {
  'liking a post': {
    set: routes.likePost,
    clear: routes.unlikePost,
    target: async (author) => (await addAPost(author)).id,
    isSet: async (person, id) => (await postOf(person, id))?.youLiked === true,
  },
  'sharing a post': {
    set: routes.sharePost,
    clear: null,
    target: async (author) => (await addAPost(author)).id,
    isSet: async (person, id) => (await postOf(person, id))?.youShared === true,
  },
  'liking a comment': {
    set: routes.likeComment,
    clear: routes.unlikeComment,
    target: async (author) => (await addAComment(author)).comment.id,
    async isSet(person, id) {
      const comments = (await profileOf(person)).post.flatMap(({ detailedComments }) => detailedComments);
      return comments.some((comment) => comment.id === id && comment.youLiked);
    },
  },
  'following a page': {
    set: routes.followPage,
    clear: routes.unfollowPage,
    target: async () => 2,
    isSet: async (person, id) =>
      (await profileOf(person)).suggestedPages.some((page) => page.id === id && page.favorite),
  },
  'the star of a feed': {
    set: routes.favorFeed,
    clear: routes.unfavorFeed,
    target: async () => 2,
    isSet: async (person, id) =>
      (await profileOf(person)).twitterFeeds.some((feed) => feed.feedId === id && feed.favorite),
  },
  'being friends': {
    set: routes.addFriend,
    clear: routes.removeFriend,
    target: async () => 3,
    isSet: async (person, id) => !(await profileOf(person)).suggestions.some((suggestion) => suggestion.id === id),
  },
};
