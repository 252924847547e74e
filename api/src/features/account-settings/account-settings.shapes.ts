import type { AccountInfo, AccountSettings, NotificationFlags, SocialLinks } from '@atrium/contract/account-settings';
import type { AccountSettingsRow } from '../../database/profile-schema.ts';

/** What an account may change of its settings, all in one. */
export type KeptSettings = AccountInfo & SocialLinks & NotificationFlags;

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
  commentOnArticle: true,
  answerOnForm: true,
  followMe: false,
  newAnnouncements: true,
  productUpdates: true,
  blogDigest: false,
};

export function keptSettings({ accountId: _, ...row }: AccountSettingsRow): KeptSettings {
  return {
    ...row,
    commentOnArticle: row.commentOnArticle === 1,
    answerOnForm: row.answerOnForm === 1,
    followMe: row.followMe === 1,
    newAnnouncements: row.newAnnouncements === 1,
    productUpdates: row.productUpdates === 1,
    blogDigest: row.blogDigest === 1,
  };
}

export function settingsRow(accountId: number, settings: KeptSettings): AccountSettingsRow {
  const flag = (value: boolean) => (value ? 1 : 0);
  return {
    ...settings,
    accountId,
    commentOnArticle: flag(settings.commentOnArticle),
    answerOnForm: flag(settings.answerOnForm),
    followMe: flag(settings.followMe),
    newAnnouncements: flag(settings.newAnnouncements),
    productUpdates: flag(settings.productUpdates),
    blogDigest: flag(settings.blogDigest),
  };
}

export function infoOf({ bio, dob, country, website, phone }: KeptSettings): AccountInfo {
  return { bio, dob, country, website, phone };
}

export function linksOf({ twitter, facebook, google, linkedIn, instagram, quora }: KeptSettings): SocialLinks {
  return { twitter, facebook, google, linkedIn, instagram, quora };
}

export function flagsOf(settings: KeptSettings): NotificationFlags {
  const { commentOnArticle, answerOnForm, followMe, newAnnouncements, productUpdates, blogDigest } = settings;
  return { commentOnArticle, answerOnForm, followMe, newAnnouncements, productUpdates, blogDigest };
}

type Connections = AccountSettings['social']['connections'];

export function connectionsOf(connected: readonly { service: string; handle: string }[]): Connections {
  const of = (service: keyof Connections) => {
    const connection = connected.find((candidate) => candidate.service === service);
    return connection ? { id: connection.handle } : {};
  };
  return { twitter: of('twitter'), google: of('google'), facebook: of('facebook'), github: of('github') };
}
