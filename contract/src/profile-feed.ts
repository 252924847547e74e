import * as z from 'zod/mini';
import { fileIdIn } from './files.ts';
import { timeZone } from './given-zone.ts';
import { Poll, ProfileComment, ProfileCommentText, ProfilePost } from './profile.ts';
import { route } from './route.ts';
import { day, id, idempotencyKey, idParameter, moment, numberParameter, requiredLine, text } from './text.ts';

export const mostPostPictures = 4;
export const mostPollOptions = 6;
const mostPostLetters = 5_000;

const profileAccess = { action: 'read', subject: 'Profile' } as const;
const one = { parameters: z.object({ id: idParameter() }) };

/** Somebody of the profile pages; `accountId` is null for who has no account here, or no more. Who has closed theirs has no name and no picture. */
export const FeedPerson = z.object({ id: id(), accountId: z.nullable(id()), name: z.string(), avatar: z.string() });
export type FeedPerson = z.infer<typeof FeedPerson>;

export const FeedComment = z.object({
  ...ProfileComment.shape,
  personId: id(),
  isEdited: z.boolean(),
  mayDelete: z.boolean(),
});
export type FeedComment = z.infer<typeof FeedComment>;

/** A post with all that stands with it. `postId` of its poll is the post. */
export const FeedPost = z.object({
  ...ProfilePost.shape,
  personId: id(),
  isEdited: z.boolean(),
  pictures: z.array(z.string()),
  poll: z.nullable(Poll),
  detailedComments: z.array(FeedComment),
});
export type FeedPost = z.infer<typeof FeedPost>;

/** Asked for with the `next` of the page before. */
const fromNewest = {
  person: z.optional(idParameter()),
  before: z.optional(idParameter()),
  limit: z._default(numberParameter(z.gte(1), z.lte(30, 'Ask for at most 30 at once.')), 10),
};

export const listFeed = route({
  name: 'listFeed',
  method: 'GET',
  path: '/api/v1/profile/posts',
  summary:
    'Posts of all, or of one person, the newest first; with `after`, those alone that came after that post. `next` is what `before` is to be for those that follow; null at the end.',
  access: profileAccess,
  query: z.object({ ...fromNewest, after: z.optional(numberParameter(z.gte(0))) }),
  status: 200,
  response: z.object({ posts: z.array(FeedPost), next: z.nullable(id()) }),
});

export const getProfilePost = route({
  name: 'getProfilePost',
  method: 'GET',
  path: '/api/v1/profile/posts/{id}',
  summary: 'One post.',
  access: profileAccess,
  ...one,
  status: 200,
  response: z.object({ post: FeedPost }),
});

export const listPostLikers = route({
  name: 'listPostLikers',
  method: 'GET',
  path: '/api/v1/profile/posts/{id}/likers',
  summary: 'Who likes a post: the first thousand, by name.',
  access: profileAccess,
  ...one,
  status: 200,
  response: z.object({ people: z.array(FeedPerson) }),
});

/** A picture that was uploaded. */
const uploadedPicture = () =>
  text(300).check(z.refine((value) => fileIdIn(value) !== null, 'There is no such picture. Upload it again.'));

const isDistinct = (options: readonly string[]) =>
  new Set(options.map((option) => option.toLocaleLowerCase('en'))).size === options.length;

/** `endsOn` is the last day on which one can vote, by the clocks of `timeZone`; null for one that does not end. */
export const NewPoll = z.object({
  question: requiredLine(200),
  options: z
    .array(requiredLine(80))
    .check(
      z.minLength(2, 'Give at least two options.'),
      z.maxLength(mostPollOptions, `Give at most ${mostPollOptions} options.`),
      z.refine(isDistinct, 'Two options are the same.'),
    ),
  endsOn: z._default(z.nullable(day()), null),
  timeZone: z._default(timeZone(), 'UTC'),
});
export type NewPoll = z.infer<typeof NewPoll>;

const pictures = () =>
  z.array(uploadedPicture()).check(z.maxLength(mostPostPictures, `Add at most ${mostPostPictures} pictures.`));

const saysSomething = (post: { text: string; pictures: readonly string[]; poll?: NewPoll | null }) =>
  post.text !== '' || post.pictures.length > 0 || Boolean(post.poll);

export const NewPost = z
  .object({
    text: text(mostPostLetters),
    pictures: z._default(pictures(), []),
    poll: z._default(z.nullable(NewPoll), null),
    ...idempotencyKey,
  })
  .check(z.refine(saysSomething, { message: 'Fill this in.', path: ['text'] }));
export type NewPost = z.input<typeof NewPost>;

/** Pictures that the post has already stay as they are. */
export const PostChanges = z.object({
  text: text(mostPostLetters),
  pictures: z.optional(
    z.array(text(300)).check(z.maxLength(mostPostPictures, `Add at most ${mostPostPictures} pictures.`)),
  ),
});

const written = z.object({ post: FeedPost, changeId: id() });
const rewritten = z.object({ post: FeedPost, changeId: z.nullable(id()) });

export const addProfilePost = route({
  name: 'addProfilePost',
  method: 'POST',
  path: '/api/v1/profile/posts',
  summary:
    'Post a text, up to four pictures that one has uploaded as attachments, and a poll; one of them at least. The same idempotency key answers the same post and never makes a second.',
  access: profileAccess,
  body: NewPost,
  status: 201,
  response: written,
});

export const updateProfilePost = route({
  name: 'updateProfilePost',
  method: 'PUT',
  path: '/api/v1/profile/posts/{id}',
  summary: "Change the text of one of one's own posts, and its pictures when they are given. A poll stays as it is.",
  access: profileAccess,
  ...one,
  body: PostChanges,
  status: 200,
  response: rewritten,
});

export const updateProfileComment = route({
  name: 'updateProfileComment',
  method: 'PUT',
  path: '/api/v1/profile/comments/{id}',
  summary: "Change the text of one of one's own comments.",
  access: profileAccess,
  ...one,
  body: ProfileCommentText,
  status: 200,
  response: z.object({ comment: FeedComment, changeId: z.nullable(id()) }),
});

/** One picture of a post. */
export const FeedPhoto = z.object({
  id: id(),
  picture: z.string(),
  postId: id(),
  personId: id(),
  name: z.string(),
  text: z.string(),
  postedAt: moment(),
});
export type FeedPhoto = z.infer<typeof FeedPhoto>;

export const listProfilePhotos = route({
  name: 'listProfilePhotos',
  method: 'GET',
  path: '/api/v1/profile/photos',
  summary: 'The pictures of the posts of all, or of one person, the newest first.',
  access: profileAccess,
  query: z.object(fromNewest),
  status: 200,
  response: z.object({ photos: z.array(FeedPhoto), next: z.nullable(id()) }),
});
