import type {
  AccountDetails,
  AccountInfo,
  AccountSettings,
  BillingDetails,
  NotificationFlags,
  SocialLinks,
} from '@atrium/contract/account-settings';
import { isKnownLanguage } from '@atrium/contract/account-settings';
import type { NewsTopic, NotificationChoice } from '@atrium/contract/notification-choices';
import type { AccountSettingsRow } from '../../database/profile-schema.ts';

type Billing = {
  [Name in keyof BillingDetails as `billing${Capitalize<Name>}`]: BillingDetails[Name];
};

/** What an account may change of its settings, all in one. */
export type KeptSettings = AccountInfo & SocialLinks & AccountDetails & Billing;

/** What an account has until it says otherwise. */
export const defaultSettings: KeptSettings = {
  bio: '',
  dob: null,
  country: '',
  website: '',
  phone: '',
  twitter: '',
  facebook: '',
  google: '',
  linkedIn: '',
  instagram: '',
  quora: '',
  firstName: '',
  lastName: '',
  avatar: '',
  company: '',
  address: '',
  state: '',
  zip: '',
  language: '',
  timeZone: '',
  billingCompany: '',
  billingEmail: '',
  billingTaxId: '',
  billingVatNumber: '',
  billingPhone: '',
  billingCountry: '',
  billingAddress: '',
  billingState: '',
  billingZip: '',
};

/** What the account itself has of them: others see its name and its picture. */
export interface OwnFields {
  fullName: string;
  avatar: string | null;
}

export function keptSettings(row: AccountSettingsRow | undefined, own: OwnFields): KeptSettings {
  const kept = row ? settingsOf(row) : defaultSettings;
  return { ...kept, ...namesOf(kept, own.fullName), avatar: own.avatar ?? '' };
}

/** An account that has said nothing of its names has them in one: the last word is the family's. */
function namesOf({ firstName, lastName }: KeptSettings, fullName: string) {
  if (firstName !== '' || lastName !== '') return { firstName, lastName };
  const words = fullName.split(' ');
  return {
    firstName: words.slice(0, -1).join(' ') || fullName,
    lastName: words.length > 1 ? (words.at(-1) ?? '') : '',
  };
}

function settingsOf({ accountId: _, ...row }: AccountSettingsRow): KeptSettings {
  return {
    ...row,
    avatar: '',
    language: isKnownLanguage(row.language) ? row.language : '',
  };
}

export function settingsRow(accountId: number, settings: KeptSettings): AccountSettingsRow {
  const { avatar: _, ...kept } = settings;
  return { ...kept, accountId };
}

export function infoOf({ bio, dob, country, website, phone }: KeptSettings): AccountInfo {
  return { bio, dob, country, website, phone };
}

export function linksOf({ twitter, facebook, google, linkedIn, instagram, quora }: KeptSettings): SocialLinks {
  return { twitter, facebook, google, linkedIn, instagram, quora };
}

/** The bell's part of what one is told of, under the names that these have on this call; of what nobody sends nobody is told. */
export function flagsOf(choices: readonly NotificationChoice[]): NotificationFlags {
  const isTold = (topic: NewsTopic) => choices.some(({ kind, app }) => kind === topic && app);
  return {
    commentOnArticle: isTold('blog-comments'),
    answerOnForm: isTold('blog-replies'),
    followMe: isTold('friends'),
    newAnnouncements: false,
    productUpdates: false,
    blogDigest: false,
  };
}

type Connections = AccountSettings['social']['connections'];

export function connectionsOf(connected: readonly { service: string; handle: string }[]): Connections {
  const of = (service: keyof Connections) => {
    const connection = connected.find((candidate) => candidate.service === service);
    return connection ? { id: connection.handle } : {};
  };
  return { twitter: of('twitter'), google: of('google'), facebook: of('facebook'), github: of('github') };
}

export function detailsOf(settings: KeptSettings): AccountDetails {
  const { firstName, lastName, avatar, company, phone, address, state, zip, country, language, timeZone } = settings;
  return { firstName, lastName, avatar, company, phone, address, state, zip, country, language, timeZone };
}

export function billingOf(settings: KeptSettings): BillingDetails {
  return {
    company: settings.billingCompany,
    email: settings.billingEmail,
    taxId: settings.billingTaxId,
    vatNumber: settings.billingVatNumber,
    phone: settings.billingPhone,
    country: settings.billingCountry,
    address: settings.billingAddress,
    state: settings.billingState,
    zip: settings.billingZip,
  };
}

/** The fields as they are kept, beside the account's own. */
export function keptBilling(given: { [Name in keyof BillingDetails]?: BillingDetails[Name] | undefined }) {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.map(([name, value]) => [`billing${name.charAt(0).toUpperCase()}${name.slice(1)}`, value]),
  );
}
