/** The tables of the profile page and of the account settings. Flags are 0 or 1. */
export interface ProfileSchema {
  profiles: ProfileRow;
  accountSettings: AccountSettingsRow;
  profilePeople: ProfilePersonRow;
  profilePosts: ProfilePostRow;
  profileComments: ProfileCommentRow;
  profileReactions: ProfileReactionRow;
  profilePages: { id: number; name: string; subtitle: string; avatar: string };
  profileFeeds: { id: number; name: string; handle: string; avatar: string; tags: string; text: string };
  profilePostPictures: ProfilePostPictureRow;
  profilePolls: ProfilePollRow;
  profilePollOptions: { id: number; pollId: number; name: string };
}

export interface ProfileRow {
  accountId: number;
  designation: string;
  cover: string;
  lives: string;
}

export interface AccountSettingsRow {
  accountId: number;
  bio: string;
  /** A day: YYYY-MM-DD. */
  dob: string | null;
  country: string;
  website: string;
  phone: string;
  twitter: string;
  facebook: string;
  google: string;
  linkedIn: string;
  instagram: string;
  quora: string;
  firstName: string;
  lastName: string;
  company: string;
  address: string;
  state: string;
  zip: string;
  language: string;
  timeZone: string;
  billingCompany: string;
  billingEmail: string;
  billingTaxId: string;
  billingVatNumber: string;
  billingPhone: string;
  billingCountry: string;
  billingAddress: string;
  billingState: string;
  billingZip: string;
}

/** Who posts, comments and reacts. The name is for when there is no account, or no more. */
interface ProfilePersonRow {
  id: number;
  accountId: number | null;
  name: string;
  avatar: string;
}

export interface ProfilePostRow {
  id: number;
  personId: number;
  text: string;
  video: string;
  createdAt: string;
  editedAt: string | null;
  deletedAt: string | null;
}

export interface ProfileCommentRow {
  id: number;
  postId: number;
  personId: number;
  text: string;
  createdAt: string;
  editedAt: string | null;
  deletedAt: string | null;
}

/** `position` counts from 0. */
export interface ProfilePostPictureRow {
  id: number;
  postId: number;
  position: number;
  picture: string;
}

export interface ProfilePollRow {
  id: number;
  question: string;
  /** The post that it is part of; null for one that stands for itself. */
  postId: number | null;
  /** A day: YYYY-MM-DD, and by whose clocks it ends. */
  endsOn: string | null;
  timeZone: string;
}

/** What a person did to one thing. */
export type ReactionKind = 'like' | 'share' | 'comment-like' | 'follow' | 'favorite' | 'friend' | 'vote';

export interface ProfileReactionRow {
  id: number;
  kind: ReactionKind;
  targetId: number;
  personId: number;
  /** Of a vote alone. */
  optionId: number | null;
}
