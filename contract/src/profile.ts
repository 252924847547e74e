import * as z from 'zod/mini';
import { listParameters } from './lists.ts';
import { route } from './route.ts';
import { id, idempotencyKey, idParameter, moment, requiredText } from './text.ts';

const Person = z.object({ avatar: z.string(), username: z.string() });

export const ProfileComment = z.object({
  ...Person.shape,
  id: id(),
  comment: z.string(),
  commentsLikes: z.int(),
  youLiked: z.boolean(),
  isOwn: z.boolean(),
  commentedAt: moment(),
});
export type ProfileComment = z.infer<typeof ProfileComment>;

export const ProfilePost = z.object({
  ...Person.shape,
  id: id(),
  isOwn: z.boolean(),
  postTime: moment(),
  postText: z.string(),
  postImg: z.optional(z.string()),
  postVid: z.optional(z.string()),
  likes: z.string(),
  youLiked: z.boolean(),
  comments: z.string(),
  share: z.string(),
  youShared: z.boolean(),
  /** The first five, and how many there are beyond them. */
  likedUsers: z.array(Person),
  likedCount: z.int(),
  /** The latest hundred, the first of them first. */
  detailedComments: z.array(ProfileComment),
});
export type ProfilePost = z.infer<typeof ProfilePost>;

const Voter = z.object({ img: z.string(), username: z.string() });

/** `result` is the share of the votes: `'40%'`. Those of one poll sum to 100, once there are votes. */
export const PollOption = z.object({
  id: id(),
  name: z.string(),
  result: z.string(),
  votes: z.int(),
  isChosen: z.boolean(),
  votedUser: z.array(Voter),
});
export type PollOption = z.infer<typeof PollOption>;

/**
 * `name` is the question, `result` the share of the option that leads, `votedUser` a few of all who voted. `postId` is the post that it is
 * part of; `endsOn` the last day on which one can vote.
 */
export const Poll = z.object({
  id: id(),
  postId: z.nullable(id()),
  endsOn: z.nullable(z.iso.date()),
  isOver: z.boolean(),
  votes: z.int(),
  name: z.string(),
  result: z.string(),
  votedUser: z.array(Voter),
  options: z.array(PollOption),
});
export type Poll = z.infer<typeof Poll>;

export const Profile = z.object({
  header: z.object({ avatar: z.string(), username: z.string(), designation: z.string(), coverImg: z.string() }),
  userAbout: z.object({
    about: z.string(),
    joined: z.iso.date(),
    lives: z.string(),
    email: z.string(),
    website: z.string(),
  }),
  suggestedPages: z.array(z.object({ ...Person.shape, id: id(), subtitle: z.string(), favorite: z.boolean() })),
  /** `id` is the name of the feed; `feedId` is what its star is set by. */
  twitterFeeds: z.array(
    z.object({
      feedId: id(),
      imgUrl: z.string(),
      title: z.string(),
      id: z.string(),
      tags: z.string(),
      desc: z.string(),
      favorite: z.boolean(),
    }),
  ),
  posts: z.array(ProfilePost),
  /** The same once more: what the calls of others name them. */
  post: z.array(ProfilePost),
  latestPhotos: z.array(z.object({ img: z.string() })),
  suggestions: z.array(
    z.object({ id: id(), avatar: z.string(), name: z.string(), mutualFriend: z.string(), mutualFriends: z.int() }),
  ),
  polls: z.array(Poll),
});
export type Profile = z.infer<typeof Profile>;

const profileAccess = { action: 'read', subject: 'Profile' } as const;
const one = { parameters: z.object({ id: idParameter() }) };

export const readProfile = route({
  name: 'readProfile',
  method: 'GET',
  path: '/profile/data',
  summary: "One's own profile page. The posts come ten to a page, the newest first.",
  access: profileAccess,
  query: z.object({ page: listParameters.page }),
  status: 200,
  response: Profile,
});

export const deleteProfilePost = route({
  name: 'deleteProfilePost',
  method: 'DELETE',
  path: '/api/v1/profile/posts/{id}',
  summary: "Delete one of one's own posts, with what others said of it.",
  access: profileAccess,
  ...one,
  status: 200,
  response: z.object({ changeId: id() }),
});

export const ProfileCommentText = z.object({ text: requiredText(2_000) });

export const addProfileComment = route({
  name: 'addProfileComment',
  method: 'POST',
  path: '/api/v1/profile/posts/{id}/comments',
  summary: 'Comment on a post. The same idempotency key answers the same comment and never makes a second.',
  access: profileAccess,
  ...one,
  body: z.object({ ...ProfileCommentText.shape, ...idempotencyKey }),
  status: 201,
  response: z.object({ comment: ProfileComment, changeId: id() }),
});

export const deleteProfileComment = route({
  name: 'deleteProfileComment',
  method: 'DELETE',
  path: '/api/v1/profile/comments/{id}',
  summary: "Delete one's own comment, or any below one's own post; those who may delete posts of the blog delete any.",
  access: profileAccess,
  ...one,
  status: 200,
  response: z.object({ changeId: id() }),
});
