import * as z from 'zod/mini';
import { AccountInfo, SocialLinks } from './account-settings.ts';
import { fileIdIn } from './files.ts';
import { FeedPerson } from './profile-feed.ts';
import { route } from './route.ts';
import { id, idParameter, line, text } from './text.ts';

const profileAccess = { action: 'read', subject: 'Profile' } as const;

/** `asked`: the caller waits for an answer; `asking`: the other one does; `closed`: there is nobody any more to be friends with. */
export const friendStates = ['self', 'none', 'asked', 'asking', 'friends', 'closed'] as const;
export const FriendState = z.enum(friendStates);
export type FriendState = z.infer<typeof FriendState>;

/** What a page about somebody begins with. The e-mail address is there for oneself alone. */
export const PersonPage = z.object({
  ...FeedPerson.shape,
  friendState: FriendState,
  cover: z.string(),
  designation: z.string(),
  lives: z.string(),
  about: z.string(),
  website: z.string(),
  socialLinks: SocialLinks,
  joined: z.nullable(z.iso.date()),
  email: z.nullable(z.string()),
  posts: z.int(),
  photos: z.int(),
  friends: z.int(),
});
export type PersonPage = z.infer<typeof PersonPage>;

export const readPerson = route({
  name: 'readPerson',
  method: 'GET',
  path: '/api/v1/profile/person',
  summary: 'The page of somebody: by their id, or by their account; without either, of oneself.',
  access: profileAccess,
  query: z.object({ id: z.optional(idParameter()), account: z.optional(idParameter()) }),
  status: 200,
  response: z.object({ person: PersonPage }),
});

/** Empty, or a picture that was uploaded. */
const picture = () =>
  text(300).check(
    z.refine((value) => value === '' || fileIdIn(value) !== null, 'There is no such picture. Upload it again.'),
  );

export const OwnProfile = z.object({
  designation: line(80),
  lives: line(120),
  about: AccountInfo.shape.bio,
  website: AccountInfo.shape.website,
  socialLinks: z.partial(SocialLinks),
  avatar: picture(),
  cover: picture(),
});

export const updateOwnProfile = route({
  name: 'updateOwnProfile',
  method: 'PUT',
  path: '/api/v1/profile/person',
  summary:
    "What one's own profile says. What is left out stays as it is; the pictures are to be uploaded as attachments first.",
  access: profileAccess,
  body: z.partial(OwnProfile),
  status: 200,
  response: z.object({ person: PersonPage, changeId: z.nullable(id()) }),
});

const Acquaintance = z.object({ ...FeedPerson.shape, designation: z.string(), friendState: FriendState });
export type Acquaintance = z.infer<typeof Acquaintance>;

export const listFriends = route({
  name: 'listFriends',
  method: 'GET',
  path: '/api/v1/profile/friends',
  summary:
    'The friends of oneself or of somebody, by name; and, of oneself, who asks and whom one has asked. A thousand of each.',
  access: profileAccess,
  query: z.object({ person: z.optional(idParameter()) }),
  status: 200,
  response: z.object({
    friends: z.array(Acquaintance),
    asking: z.array(Acquaintance),
    asked: z.array(Acquaintance),
  }),
});

export const declineFriend = route({
  name: 'declineFriend',
  method: 'DELETE',
  path: '/api/v1/profile/friends/{id}/request',
  summary: 'Decline to be the friend of somebody who has asked.',
  access: profileAccess,
  parameters: z.object({ id: idParameter() }),
  status: 200,
  response: z.object({ changeId: id() }),
});
