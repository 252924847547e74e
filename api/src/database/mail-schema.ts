import type { MailDelivery, MailFolder } from '@atrium/contract/mail';
import type { MailLabelColor } from '@atrium/contract/mail-labels';
import type { MailRule } from '@atrium/contract/mail-rules';

/** The tables of the mail. */
export interface MailSchema {
  mailMessages: MailMessageRow;
  mails: MailRow;
  mailWritings: MailWritingRow;
  mailAttachments: MailAttachmentRow;
  deletedMailMessages: { messageId: number; deletedAt: string };
  mailCorrespondents: MailCorrespondentRow;
  contacts: ContactRow;
  trustedSenders: TrustedSenderRow;
  mailLabels: MailLabelRow;
  mailRules: MailRuleRow;
  readMailboxes: { mailbox: string; uidValidity: string; lastUid: number };
}

export interface MailWritingRow {
  accountId: number;
  writingKey: string;
  mailId: number;
  /** What keeping or sending it did last. */
  changeId: number;
}

export interface MailMessageRow {
  id: number;
  /** The message that its thread began with. */
  threadId: number;
  inReplyTo: number | null;
  /** The account that wrote it; null for what came from elsewhere. */
  fromAccountId: number | null;
  fromName: string;
  fromEmail: string;
  fromAvatar: string;
  /** A JSON list of names and addresses. */
  toPeople: string;
  /** JSON lists of addresses. */
  cc: string;
  bcc: string;
  subject: string;
  body: string;
  /** The beginning of the body without its tags. */
  excerpt: string;
  sentAt: string;
  /** Whether it was never sent: one account has it then, and may write on. */
  isDraft: number;
  /** Its Message-ID without the angle brackets; null for what never left and for what is older than that. */
  messageKey: string | null;
  /** The keys of the messages before it in its thread, the oldest first, with spaces between them. */
  referenceKeys: string;
  /** A JSON list of names and addresses; empty for whoever wrote it. */
  replyTo: string;
  /** How it goes with those who are on other servers; null when there are none. */
  delivery: MailDelivery['state'] | null;
  /** A JSON list of the addresses that it has not reached. */
  undelivered: string;
  deliveryAttempts: number;
}

export interface MailRow {
  id: number;
  accountId: number;
  messageId: number;
  threadId: number;
  folder: MailFolder;
  isRead: number;
  isStarred: number;
  /** In the way that the facet has them. */
  labels: string;
  /** Whether it is the newest of its thread in its folder. */
  isLatest: number;
  hasAttachments: number;
  sentAt: string;
  /** When it is to leave; null for what has left, and for what is not to. */
  sendAt: string | null;
  /** Until when it is put away; null for what is not. */
  snoozedUntil: string | null;
  /** When it came back from that by itself; null for what was not put away since it came. */
  returnedAt: string | null;
  facet: string;
  search: string;
  place: number;
}

export interface MailAttachmentRow {
  messageId: number;
  position: number;
  fileName: string;
  thumbnail: string;
  url: string;
  sizeBytes: number;
  /** Null when its bytes were not kept. */
  fileId: number | null;
  mediaType: string;
  isInline: number;
}

interface MailCorrespondentRow {
  accountId: number;
  emailKey: string;
  email: string;
  name: string;
  search: string;
  /** 0 for those who have only written to the account. */
  timesWritten: number;
  lastAt: string;
}

export interface ContactRow {
  id: number;
  accountId: number;
  name: string;
  nameKey: string;
  email: string;
  emailKey: string;
  phone: string;
  company: string;
  note: string;
  search: string;
}

export interface MailLabelRow {
  id: number;
  accountId: number;
  name: string;
  nameKey: string;
  color: MailLabelColor;
}

export interface MailRuleRow {
  id: number;
  accountId: number;
  /** Parts that are looked for; empty for what does not matter. */
  fromPart: string;
  toPart: string;
  subjectPart: string;
  words: string;
  hasAttachments: number;
  folder: MailRule['folder'];
  /** In the way that the facet has them. */
  labels: string;
  isStarred: number;
  isRead: number;
  isOn: number;
  /** Its place in the order of the account's rules (src/hand-order.ts). */
  positionKey: string;
}

export interface TrustedSenderRow {
  id: number;
  accountId: number;
  email: string;
  emailKey: string;
  trustedAt: string;
}
