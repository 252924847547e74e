import * as z from 'zod/mini';
import { route } from './route.ts';
import { id, text } from './text.ts';

const isWebAddress = (value: string) =>
  value === '' || (URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol));

/** An address that a page may link to: anything but http and https could run in it. */
const webAddress = () =>
  text(300).check(z.refine(isWebAddress, 'Give an address that begins with https:// or http://, or nothing.'));

const phone = () =>
  text(40).check(
    z.refine((value) => value === '' || /^\+?[\d\s().\-/]+$/.test(value), 'Give a phone number, or nothing.'),
  );

const info = {
  bio: text(1_000),
  /** The day of birth. */
  dob: z.nullable(z.iso.date('Give a day such as 1990-12-31, or nothing.')),
  country: text(80),
  website: webAddress(),
  phone: phone(),
};

export const AccountInfo = z.object(info);
export type AccountInfo = z.infer<typeof AccountInfo>;

const links = {
  twitter: webAddress(),
  facebook: webAddress(),
  google: webAddress(),
  linkedIn: webAddress(),
  instagram: webAddress(),
  quora: webAddress(),
};

export const SocialLinks = z.object(links);
export type SocialLinks = z.infer<typeof SocialLinks>;

const flags = {
  commentOnArticle: z.boolean(),
  answerOnForm: z.boolean(),
  followMe: z.boolean(),
  newAnnouncements: z.boolean(),
  productUpdates: z.boolean(),
  blogDigest: z.boolean(),
};

export const NotificationFlags = z.object(flags);
export type NotificationFlags = z.infer<typeof NotificationFlags>;

/** Empty where there is no connection. */
const SocialConnection = z.object({ profileImg: z.optional(z.string()), id: z.optional(z.string()) });

export const AccountSettings = z.object({
  /** `company` is that of the user whom the account was made from. */
  general: z.object({
    avatar: z.string(),
    username: z.string(),
    fullName: z.string(),
    email: z.string(),
    company: z.string(),
  }),
  info: AccountInfo,
  social: z.object({
    socialLinks: SocialLinks,
    connections: z.object({
      twitter: SocialConnection,
      google: SocialConnection,
      facebook: SocialConnection,
      github: SocialConnection,
    }),
  }),
  notification: NotificationFlags,
});
export type AccountSettings = z.infer<typeof AccountSettings>;

const ownAccount = { action: 'read', subject: 'Auth' } as const;
const changeId = z.nullable(id());

export const readAccountSettings = route({
  name: 'readAccountSettings',
  method: 'GET',
  path: '/account-setting/data',
  summary: "The settings of one's own account.",
  access: ownAccount,
  status: 200,
  response: AccountSettings,
});

export const setAccountInfo = route({
  name: 'setAccountInfo',
  method: 'PUT',
  path: '/api/v1/account-settings/info',
  summary: "What one's own account says of its person. Fields that are left out stay as they are.",
  access: ownAccount,
  body: z.partial(AccountInfo),
  status: 200,
  response: z.object({ info: AccountInfo, changeId }),
});

export const setSocialLinks = route({
  name: 'setSocialLinks',
  method: 'PUT',
  path: '/api/v1/account-settings/social-links',
  summary: "The social profiles of one's own account. Those that are left out stay as they are.",
  access: ownAccount,
  body: z.partial(SocialLinks),
  status: 200,
  response: z.object({ socialLinks: SocialLinks, changeId }),
});

export const setNotificationFlags = route({
  name: 'setNotificationFlags',
  method: 'PUT',
  path: '/api/v1/account-settings/notifications',
  summary: "What one's own account is told of. Flags that are left out stay as they are.",
  access: ownAccount,
  body: z.partial(NotificationFlags),
  status: 200,
  response: z.object({ notification: NotificationFlags, changeId }),
});
