import * as z from 'zod/mini';
import { route } from './route.ts';
import { emailAddress, id, line, requiredLine, text } from './text.ts';
import { isTimeZone } from './time-zone.ts';

export const settingLanguages = ['', 'en', 'de', 'fr', 'pt', 'ar'] as const;

export function isKnownLanguage(value: string): value is (typeof settingLanguages)[number] {
  return settingLanguages.some((language) => language === value);
}

const isWebAddress = (value: string) =>
  value === '' || (URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol));

/** An address that a page may link to: anything but http and https could run in it. */
const webAddress = () =>
  text(300).check(z.refine(isWebAddress, 'Give an address that begins with https:// or http://, or nothing.'));

const phone = () =>
  line(40).check(
    z.refine((value) => value === '' || /^\+?[\d\s().\-/]+$/.test(value), 'Give a phone number, or nothing.'),
  );

const info = {
  bio: text(1_000),
  /** The day of birth. */
  dob: z.nullable(z.iso.date('Give a day such as 1990-12-31, or nothing.')),
  country: line(80),
  website: webAddress(),
  phone: phone(),
};

/** So much text a picture of a person may be: some hundred pixels, which is as large as it is ever shown. */
export const mostAvatarLength = 60_000;
const isPicture = (value: string) =>
  value === '' || /^(?:\/(?!\/)|data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$)/.test(value);

const details = {
  firstName: requiredLine(60),
  lastName: line(60),
  /** A small picture as a data address, or empty. */
  avatar: z
    .string()
    .check(
      z.maxLength(mostAvatarLength, 'This picture is too large.'),
      z.refine(isPicture, 'This is no PNG, JPEG or WebP picture.'),
    ),
  company: line(120),
  phone: phone(),
  address: text(200),
  state: line(80),
  zip: line(12),
  country: line(80),
  /** Empty for what the browser prefers. */
  language: z.enum(settingLanguages),
  /** Empty for that of the browser. */
  timeZone: line(60).check(z.refine((value) => value === '' || isTimeZone(value), 'There is no such time zone.')),
};

/** What is written; nobody goes without a name. */
export const NewAccountDetails = z.object(details);

/** What is shown: an account may have no name yet. */
export const AccountDetails = z.object({ ...details, firstName: z.string() });
export type AccountDetails = z.infer<typeof AccountDetails>;

const isEmailOrNothing = (value: string) => value === '' || z.safeParse(emailAddress(), value).success;

const billing = {
  company: line(120),
  email: text(254).check(z.refine(isEmailOrNothing, 'Give an e-mail address such as name@example.com.')),
  taxId: line(40),
  vatNumber: line(40),
  phone: phone(),
  country: line(80),
  address: text(200),
  state: line(80),
  zip: line(12),
};

export const BillingDetails = z.object(billing);
export type BillingDetails = z.infer<typeof BillingDetails>;

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

/** Some of what one is told of (notification-choices.ts); nobody sends the last three. */
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
  /** The phone is the digits of it as a number, or null; `details` has it as it was written. */
  info: z.object({ ...info, phone: z.nullable(z.number()) }),
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
  details: AccountDetails,
  billing: BillingDetails,
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

export const setAccountDetails = route({
  name: 'setAccountDetails',
  method: 'PUT',
  path: '/api/v1/account-settings/details',
  summary:
    "Name, picture, address, language and time zone of one's own account. Fields that are left out stay as they are.",
  access: ownAccount,
  body: z.partial(NewAccountDetails),
  status: 200,
  response: z.object({ details: AccountDetails, changeId }),
});

export const setBillingDetails = route({
  name: 'setBillingDetails',
  method: 'PUT',
  path: '/api/v1/account-settings/billing',
  summary: "Where invoices to one's own account go. Fields that are left out stay as they are.",
  access: ownAccount,
  body: z.partial(BillingDetails),
  status: 200,
  response: z.object({ billing: BillingDetails, changeId }),
});
